"""The page of a term: what it means, in the four languages, how authors write it, and the cards that say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from cc_tools.games.package import installed
from cc_tools.language.registry import registry
from cc_tools.language.signature import Signature
from cc_tools.model.catalog import Linked
from cc_tools.model.section import Statement
from cc_tools.model.term import Term
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.pages import index as places, markup, operations
from cc_tools.pages.docs.verbs import anchor, form
from cc_tools.pages.edition import TAGS, Edition
from cc_tools.pages.faces.icons import kind_icon
from cc_tools.pages.index import DOCS, WORDS, Key
from cc_tools.pages.meanings import meaning, with_meanings
from cc_tools.pages.page import Page, page, relative
from cc_tools.pages.references import slots
from cc_tools.pages.rule_links import beginning, plain, rule_link, topic_of

_EXAMPLES = 6
_FORMS = ("plural", "noun", "participle", "reading")


def term_page(edition: Edition, term: Term) -> Page:
    """The page of one term."""
    path = places.term_path(edition.game.id, term.id)
    title = edition.term_heading(term)
    told = meaning(edition, term)
    english = term.en.title or term.en.text
    said = edition.index.said_by.get(term.id, [])
    blocks = [
        edition.crumbs(path, edition.way(WORDS, path)),
        f'<h1 id="term">{markup.bdi(title)}</h1>',
        markup.paragraph(markup.bdi(english, "en", "cc-english"), "cc-printed")
        if english.casefold() != title.casefold()
        else "",
        markup.paragraph(edition.text(told), "cc-lead") if told is not None else "",
        *_rules(edition, term, path),
        *_written(edition, term, path),
        *_examples(edition, said, path),
        *_sayers(edition, said, path),
        markup.section(markup.text(edition.say("four-languages")), "languages", _languages(edition, term)),
    ]
    described = f"{title}: {getattr(told, edition.language) or told.en}" if told is not None else title
    return page(path, title, *with_meanings(edition, path, *blocks), description=described, kind="term")


def _rules(edition: Edition, term: Term, start: str) -> Iterator[str]:
    """The rules that define the term, each with its first sentences."""
    found = topic_of(edition, term.id)
    if found is None:
        return
    lines = (f"{_first(edition, one)} {rule_link(edition, one.id, start)}" for one in found[1].statements)
    yield markup.section(markup.text(edition.say("rules")), "rules", markup.block("cc-term-rules", markup.items(lines)))


def _first(edition: Edition, one: Statement) -> str:
    shown = markup.text(beginning(plain(edition, one.text)))
    return shown if getattr(one.text, edition.language) else f'<span lang="en">{shown}</span>'


def _languages(edition: Edition, term: Term) -> str:
    rows = [
        [
            f'<span lang="{TAGS[one]}">{markup.text(edition.wording.say("language", one))}</span>',
            f'<span lang="{TAGS[one]}">{_forms(term, one)}</span>',
        ]
        for one in LANGUAGES
    ]
    body = "".join(f'<tr><th scope="row">{name}</th><td>{forms}</td></tr>' for name, forms in rows)
    return f'<div class="cc-words"><table><tbody>{body}</tbody></table></div>'


def _forms(term: Term, language: Language) -> str:
    forms: Any = {"en": term.en, "pt": term.pt, "es": term.es, "ja": term.ja}[language]
    found = [forms.title or forms.text, *(getattr(forms, one, None) for one in _FORMS)]
    shown = [markup.bdi(one) for one in dict.fromkeys(found) if one]
    return shown[0] + (f" <small>{', '.join(shown[1:])}</small>" if shown[1:] else "")


# --- how authors write it -----------------------------------------------------------------------------------------


@cache
def _verbs(game: str) -> Mapping[str, Signature]:
    found = installed().get(game)
    return registry() if found is None else found.verbs


def _written(edition: Edition, term: Term, start: str) -> Iterator[str]:
    """The words of the operation language that the term renders; of verbs their form, and the way to the reference."""
    lines = []
    for word in term.words:
        verb = _verbs(edition.game.id).get(word)
        if verb is None:
            lines.append(markup.code(word))
            continue
        reference = f"../{DOCS}/reference/{edition.game.id}/verbs.html#{anchor(word)}"
        linked = f'<a href="{relative(reference, start)}" hreflang="en">{markup.code(word)}</a>'
        lines.append(f"{linked} {markup.code(form(verb))}" if verb.step else linked)
    yield markup.section(markup.text(edition.say("language-word")), "written", markup.items(lines))


def _examples(edition: Edition, said: Sequence[Linked], start: str) -> Iterator[str]:
    """Real operations from the shortest to the longest, in words, each with its card and its string."""
    known = sorted(said, key=lambda one: (len(one.text), one.text))
    chosen = dict.fromkeys(known[len(known) * part // _EXAMPLES] for part in range(_EXAMPLES)) if known else {}
    blocks = [
        f'<div class="cc-example">{operations.operation(edition, one, start, anchored=False)}'
        f'<p class="cc-source">{_source(edition, one, start)} {markup.code(one.text)}</p></div>'
        for one in chosen
    ]
    yield markup.section(markup.text(edition.say("examples")), "examples", *blocks)


def _source(edition: Edition, linked: Linked, start: str) -> str:
    by = places.owner(edition.index, (linked.collection, linked.record))
    return edition.record(by, start, places.anchor(linked))


def _sayers(edition: Edition, said: Sequence[Linked], start: str) -> Iterator[str]:
    """The records whose operations say it."""
    texts = {one.text for one in said}
    by_record: dict[Key, list[str]] = {}
    for one in edition.catalog.operations if texts else ():
        if one.text in texts:
            by = places.owner(edition.index, (one.collection, one.record))
            by_record.setdefault(by, []).append(places.anchor(one))
    records: dict[Key, Any] = {by: edition.index.record(by) for by in by_record}
    lines = []
    for by in sorted(records, key=lambda by: edition.order(records[by])):
        card = edition.catalog.cards.get(by[1]) if by[0] == "cards" else None
        icon = kind_icon(edition, card) if card is not None else ""
        lines.append(f'{icon}{edition.record(by, start)} <span class="cc-meta">{slots(by_record[by])}</span>')
    label = f"{markup.text(edition.say('named-by'))}{markup.count(len(records))}"
    yield markup.section(label, "named-by", markup.listed(lines, "cc-columns"))
