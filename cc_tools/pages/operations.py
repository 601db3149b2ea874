"""Operations on a page: in words with links on what they name, and as the string that authors write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cc_tools.database.trees import walk
from cc_tools.model import tree
from cc_tools.model.catalog import Linked
from cc_tools.pages import index as places, markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.design import PLAIN, look
from cc_tools.pages.index import Key
from cc_tools.pages.meanings import described
from cc_tools.pages.page import relative
from cc_tools.render.tokens import Token

_UNLINKED = ("pronoun", "bare", "count", "explicit", "noun", "adjective")
"""Senses of words of the language that every operation has."""


class Piece(NamedTuple):
    """A piece of a sentence. `target` is the address of what it names, or empty; `label` marks the kind before it;
    `term` is the term that explains it, or empty."""

    text: str
    target: str = ""
    label: bool = False
    term: str = ""


def operation(edition: Edition, linked: Linked, start: str, *, anchored: bool = True) -> str:
    """One operation as a block: its sentence, or where the language has none the English one or its string."""
    found = edition.catalog.trees.get(linked.text)
    design = look(edition.game.id).design
    colour = design.strips.get(found.kind, PLAIN) if found is not None else PLAIN
    mark = f' id="{markup.text(places.anchor(linked))}"' if anchored else ""
    return f'<div class="cc-operation" style="--strip:{colour}"{mark}><p>{sentence(edition, linked, start)}</p></div>'


def sentence(edition: Edition, linked: Linked, start: str) -> str:
    """The sentence of an operation as HTML, as long as there is none in any language its string."""
    said = edition.catalog.sentences.get(linked.text, {})
    if own := said.get(edition.language):
        return "".join(_piece(edition, piece, start) for piece in pieces(edition, linked.text, own))
    if english := said.get("en"):
        return edition.still_english(markup.text(english))
    return string(edition, linked.text, start)


def authors(edition: Edition, keys: Iterable[Key], *more: str) -> str:
    """What an author wants: where records are written, and the strings at their addresses."""
    blocks = [block for key in keys for block in _written(edition, key)]
    return markup.fold_out("cc-authors", markup.text(edition.say("for-authors")), *blocks, *more)


def _written(edition: Edition, key: Key) -> Iterator[str]:
    entry = edition.index.entries[key]
    yield markup.paragraph(markup.code(f"{entry.file}:{entry.line}"), "cc-place")
    pairs = [(markup.code(one.address), markup.code(one.text)) for one in edition.index.operations.get(key, ())]
    yield markup.block("cc-strings", markup.definitions(pairs)) if pairs else ""


# --- the string -------------------------------------------------------------------------------------------------


def string(edition: Edition, text: str, start: str) -> str:
    """An operation string with links on its words, found by their places in the tree."""
    found = edition.catalog.trees.get(text)
    parts, done = [], 0
    for (first, last), target in sorted(_places(edition, text, found)) if found is not None else ():
        if first >= done:
            linked = markup.link(markup.text(text[first:last]), relative(target, start))
            parts += [markup.text(text[done:first]), linked]
            done = last
    parts.append(markup.text(text[done:]))
    return f'<code class="cc-string" lang="en" dir="ltr">{"".join(parts)}</code>'


def _places(edition: Edition, text: str, operation: tree.Operation) -> Iterator[tuple[tree.Place, str]]:
    """Where in a string something is named that has an address, and the address."""
    for node in walk(operation):
        for word, target in _words(edition, node):
            begin = text.find(word, *getattr(node, "span", (0, 0))) if target else -1
            if begin >= 0:
                yield (begin, begin + len(word)), target


def _words(edition: Edition, node: object) -> Iterator[tuple[str, str]]:
    match node:
        case tree.Reference():
            yield f"@{node.slug}", _card(edition, node.slug)
        case tree.Word() if node.sense not in _UNLINKED:
            yield node.name, edition.word_target(node.sense, node.name)
        case tree.Effect() | tree.Event() | tree.VerbPhrase():
            for verb in node.verbs if isinstance(node, tree.VerbPhrase) else (node.verb,):
                term = edition.term_of("deed", verb)
                yield verb, edition.term_target(term) if term else ""


def _card(edition: Edition, slug: str) -> str:
    """The page of the only card of a name; empty where several bear it, or none."""
    found = edition.catalog.by_slug.get(slug, ())
    return edition.record_target(("cards", found[0])) if len(found) == 1 else ""


# --- the sentence -----------------------------------------------------------------------------------------------


def pieces(edition: Edition, text: str, said: str) -> list[Piece]:
    """A sentence in pieces, from the tokens that rendering makes; whole where there are none."""
    spoken = edition.spoken(text)
    if spoken is None:
        return [Piece(said)]
    return [
        Piece(token.text, *_target(edition, token, number < spoken.label and token.kind == "kind"))
        for number, token in enumerate(spoken.tokens)
    ]


def _target(edition: Edition, token: Token, label: bool) -> tuple[str, bool, str]:
    """The address of what a token names, and its term; words that every sentence has are left alone."""
    if token.target is not None and token.kind == "card":
        return _card(edition, token.target), label, ""
    if token.target is None or token.kind not in edition.index.linked:
        return "", label, ""
    term = edition.index.terms.get(token.target)
    return (edition.term_target(term), label, term.id) if term is not None else ("", label, "")


def _piece(edition: Edition, piece: Piece, start: str) -> str:
    shown = markup.text(piece.text)
    if piece.target and piece.target.partition("#")[0] != start:
        mark = described(edition, piece.term)
        shown = f'<a href="{relative(piece.target, start)}"{mark}>{shown}</a>'
    return f"<b>{shown}</b>" if piece.label else shown
