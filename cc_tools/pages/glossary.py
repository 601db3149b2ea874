"""The page of all terms of a game: each in the four languages, and what the kinds of operation mean."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.model.term import Term
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.pages import index as places, markup
from cc_tools.pages.collation import key as order
from cc_tools.pages.edition import TAGS, Edition
from cc_tools.pages.index import WORDS
from cc_tools.pages.page import Page, page, relative


def glossary_page(edition: Edition) -> Page:
    """All terms. Its table is written as HTML, since it has an anchor in every row and hundreds of rows."""
    path = places.list_path(edition.game.id, WORDS)
    others = [language for language in LANGUAGES if language != edition.language]
    terms = sorted(edition.catalog.terms, key=lambda term: _order(edition, term))
    head = "".join(_head(edition, one) for one in (edition.language, *others))
    rows = "\n".join(_row(edition, term, others) for term in terms)
    return page(
        path,
        edition.say("words"),
        edition.crumbs(path),
        f'<h1 id="list">{markup.text(edition.say("words"))}{markup.count(len(terms))}</h1>',
        *_kinds(edition),
        markup.heading(2, markup.text(edition.say("terms")), "terms") if edition.game.kinds else "",
        f'<div class="cc-words"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>',
    )


def _head(edition: Edition, language: Language) -> str:
    return f'<th lang="{TAGS[language]}">{markup.text(edition.wording.say("language", language))}</th>'


def _kinds(edition: Edition) -> Iterator[str]:
    described = [*((name, kind.description) for name, kind in edition.game.kinds.items()), *edition.game.flags.items()]
    if described:
        yield markup.heading(2, markup.text(edition.say("kinds")), "kinds")
        pairs = []
        for name, text in described:
            term = next(iter(edition.index.by_word.get(name, ())), None)
            title = edition.term_title(term) if term else name
            code = "" if title == name else f' {markup.code(name)}'
            pairs.append((f"{markup.text(title)}{code}", edition.text(text)))
        yield markup.block("cc-kinds", markup.definitions(pairs))


def _order(edition: Edition, term: Term) -> tuple[str, str]:
    return order(edition.language, _title(term, edition.language), term.ja.reading)


def _row(edition: Edition, term: Term, others: list[Language]) -> str:
    shown = markup.text(_title(term, edition.language))
    target = edition.word_pages.get(term.id) or (
        places.term_path(edition.game.id, term.id) if term.id in edition.index.has_page else ""
    )
    linked = markup.link(shown, relative(target, places.list_path(edition.game.id, WORDS))) if target else shown
    first = f'<th id="{term.id}" scope="row">{linked}</th>'
    cells = "".join(f'<td lang="{TAGS[one]}"><bdi>{markup.text(_title(term, one))}</bdi></td>' for one in others)
    return f"<tr>{first}{cells}</tr>"


def _title(term: Term, language: Language) -> str:
    """The heading of a term among all: it says which of several meanings is meant."""
    forms = {"en": term.en, "pt": term.pt, "es": term.es, "ja": term.ja}[language]
    return forms.title or forms.text
