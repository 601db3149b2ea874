"""Operations on a page: in words with links on what they name, and as the string that authors write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cc_tools.database.trees import walk
from cc_tools.model import tree
from cc_tools.model.catalog import Linked
from cc_tools.pages import index as places, markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.index import Key
from cc_tools.pages.page import relative
from cc_tools.render.tokens import Token

_UNLINKED = ("pronoun", "bare", "count", "explicit", "noun", "adjective")


class Piece(NamedTuple):
    """A piece of a sentence. `target` is the address of what it names, or empty; `label` marks the kind before it."""

    text: str
    target: str = ""
    label: bool = False


def operation(edition: Edition, linked: Linked, start: str) -> str:
    """One operation as a block: its sentence, or as long as there is none its string."""
    sentence = edition.catalog.sentences.get(linked.text, {}).get(edition.language)
    shown = (
        "".join(_piece(piece, start) for piece in pieces(edition, linked.text, sentence))
        if sentence
        else string(edition, linked.text, start)
    )
    return markup.block("cc-operation", shown, anchor=places.anchor(linked))


def authors(edition: Edition, keys: Iterable[Key]) -> str:
    """What an author wants: where records are written, and the strings at their addresses."""
    blocks = [block for key in keys for block in _written(edition, key)]
    return markup.fold_out("cc-authors", markup.text(edition.say("for-authors")), *blocks)


def _written(edition: Edition, key: Key) -> Iterator[str]:
    entry = edition.index.entries[key]
    yield f'<p class="cc-place" lang="en"><code dir="ltr">{markup.text(entry.file)}:{entry.line}</code></p>'
    listed = "".join(
        f"<dt>{markup.code(one.address)}</dt><dd>{markup.code(one.text)}</dd>"
        for one in edition.index.operations.get(key, ())
    )
    yield f'<dl class="cc-strings" lang="en">{listed}</dl>' if listed else ""


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
    return f'<code class="cc-string" lang="en">{"".join(parts)}</code>'


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


def pieces(edition: Edition, text: str, sentence: str) -> list[Piece]:
    """A sentence in pieces, from the tokens that rendering makes; whole where a language or a phrase is lacking."""
    found = edition.catalog.trees.get(text)
    if found is None:
        return [Piece(sentence)]
    try:
        spoken = edition.index.renderer.render(found, edition.language)
    except LookupError:
        return [Piece(sentence)]
    return [
        Piece(token.text, _target(edition, token), number < spoken.label and token.kind == "kind")
        for number, token in enumerate(spoken.tokens)
    ]


def _target(edition: Edition, token: Token) -> str:
    """The address of what a token names; words that every sentence has are left alone."""
    if token.target is None or token.kind in _UNLINKED:
        return ""
    if token.kind == "card":
        return _card(edition, token.target)
    term = edition.index.terms.get(token.target)
    return edition.term_target(term) if term is not None else ""


def _piece(piece: Piece, start: str) -> str:
    shown = markup.text(piece.text)
    linked = markup.link(shown, relative(piece.target, start)) if piece.target else shown
    return f"<b>{linked}</b>" if piece.label else linked
