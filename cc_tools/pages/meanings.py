"""What terms mean: the explanations that a page shows where a keyword is pointed at, touched or focused."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cc_tools.model.term import Term
from cc_tools.model.text import Text
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.rule_links import MARK, preview, topic_target

_DESCRIBED = re.compile(r' aria-describedby="m-([a-z0-9-]+)"')
_RULES = re.compile(rf' aria-describedby="{re.escape(MARK)}([a-z0-9.-]+)"')


def meaning(edition: Edition, term: Term) -> Text | None:
    """What a term means; that of a kind of operation or a flag stands with the kind.

    A word without a meaning of its own has that of its category or sense, if `pages.toml` names one.
    """
    if term.meaning is not None:
        return term.meaning
    if general := _general(edition, term):
        return edition.index.terms[general].meaning
    for word in term.words:
        kind = edition.game.kinds.get(word)
        if kind is not None:
            return kind.description
        if word in edition.game.flags:
            return edition.game.flags[word]
    return None


def _general(edition: Edition, term: Term) -> str:
    """The id of the term whose meaning is told for all terms like this one; empty where there is none."""
    own = edition.own.meanings
    for kind, general in own.items():
        words = [word for word in term.words if word in edition.game.words.get(kind, {})]
        if kind == term.category or any(edition.term_of(kind, word) is term for word in words):
            return general
    return ""


def described(edition: Edition, term: str) -> str:
    """The attribute that ties a link to the explanation of its term; empty where there is none."""
    found = edition.index.terms.get(term)
    return f' aria-describedby="m-{term}"' if found is not None and meaning(edition, found) is not None else ""


def with_meanings(edition: Edition, start: str, *blocks: str) -> Iterator[str]:
    """The blocks of the page at `start`, and behind them the explanations that they refer to, each once."""
    yield from blocks
    terms = sorted({term for block in blocks for term in _DESCRIBED.findall(block)})
    rules = sorted({rule for block in blocks for rule in _RULES.findall(block)})
    inside = "".join(_meaning(edition, one, start) for one in terms)
    inside += "".join(preview(edition, one) for one in rules)
    if inside:
        yield f'<div class="cc-meanings" hidden{markup.UNSEARCHED}>\n{inside}</div>'


def _meaning(edition: Edition, name: str, start: str) -> str:
    term = edition.index.terms[name]
    found = meaning(edition, term)
    title = markup.text(edition.term_title(term))
    if found is None:
        return ""
    target = topic_target(edition, name, start)
    rules = f' <a href="{target}">{edition.say("rules")}</a>' if target else ""
    return f'<p id="m-{name}"><b>{title}</b> {edition.text(found)}{rules}</p>\n'
