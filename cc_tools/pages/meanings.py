"""What terms mean: the explanations that a page shows where a keyword is pointed at, touched or focused."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cc_tools.model.term import Term
from cc_tools.model.text import Text
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition

_DESCRIBED = re.compile(r' aria-describedby="m-([a-z0-9-]+)"')


def meaning(edition: Edition, term: Term) -> Text | None:
    """What a term means; that of a kind of operation or a flag stands with the kind."""
    if term.meaning is not None:
        return term.meaning
    for word in term.words:
        kind = edition.game.kinds.get(word)
        if kind is not None:
            return kind.description
        if word in edition.game.flags:
            return edition.game.flags[word]
    return None


def described(edition: Edition, term: str) -> str:
    """The attribute that ties a link to the explanation of its term; empty where there is none."""
    found = edition.index.terms.get(term)
    return f' aria-describedby="m-{term}"' if found is not None and meaning(edition, found) is not None else ""


def with_meanings(edition: Edition, *blocks: str) -> Iterator[str]:
    """The blocks of a page, and behind them the explanations that they refer to, each once."""
    yield from blocks
    used = sorted({term for block in blocks for term in _DESCRIBED.findall(block)})
    if used:
        inside = "".join(_meaning(edition, one) for one in used)
        yield f'<div class="cc-meanings" hidden{markup.UNSEARCHED}>\n{inside}</div>'

def _meaning(edition: Edition, name: str) -> str:
    term = edition.index.terms[name]
    found = meaning(edition, term)
    title = markup.text(edition.term_title(term))
    return f'<p id="m-{name}"><b>{title}</b> {edition.text(found)}</p>\n' if found is not None else ""
