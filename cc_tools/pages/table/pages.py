"""The pages of one game for the table; each is filled by a script of its own and works without a network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from cc_tools.games.at_table import facts
from cc_tools.model.text import Text
from cc_tools.pages import markup
from cc_tools.pages.application import application
from cc_tools.pages.edition import Edition
from cc_tools.pages.page import Page
from cc_tools.pages.table.sheet import Drawn, Line, Sheet, Step, sheet

TOOLS = ("setup", "turn", "score")
"""The pages, in the order in which a table needs them."""


def tools(edition: Edition) -> list[tuple[str, str]]:
    """Name and path of each page that the game has."""
    of_game = sheet(edition.game.id)
    return [(name, path(edition, name)) for name in TOOLS if getattr(of_game, name)]


def titled(edition: Edition) -> list[tuple[str, str]]:
    """Title, as raw text, and path of each page."""
    return [(edition.wording.part(name, edition.language)["title"], place) for name, place in tools(edition)]


def path(edition: Edition, name: str) -> str:
    """Where a page lies."""
    return f"{edition.game.id}/{name}.html"


def table_pages(edition: Edition) -> Iterator[tuple[str, Callable[[], Page]]]:
    """Path and maker of each page."""
    for name, place in tools(edition):
        yield place, partial(_page, edition, name)


def _page(edition: Edition, name: str) -> Page:
    of_game = sheet(edition.game.id)
    told = facts(edition.catalog, edition.name, edition.word_title)
    given: dict[str, Any] = {
        "game": {"id": edition.game.id, "name": edition.name(edition.game)},
        "facts": {"numbers": _numbers(edition), **told},
        "steps": [_step(edition, one) for one in _steps(of_game, name)],
    }
    if name == "score":
        given |= {"lines": [_line(edition, one) for one in of_game.score], "target": of_game.target}
    elif name == "setup":
        given["drawn"] = _drawn(edition, of_game)
    crumbs = edition.crumbs(path(edition, name))
    before = _read_without_script(given["steps"], given["facts"]["numbers"])
    return application(name, edition.wording, edition.language, given, crumbs, edition.game.id, before)


def _read_without_script(steps: Sequence[Mapping[str, Any]], numbers: Mapping[str, int]) -> str:
    """The steps as a plain list; numbers that depend on what is chosen are left open."""

    def filled(text: str) -> str:
        return re.sub(r"\{([^}]*)\}", lambda hit: str(numbers.get(hit[1], "…")), text)

    lines = (f"<strong>{markup.text(one['title'])}</strong> {markup.text(filled(one['text']))}" for one in steps)
    inside = "".join(f"<li>{line}</li>" for line in lines)
    return f'<ol class="cc-plain-steps">{inside}</ol>' if inside else ""


def _steps(of_game: Sheet, name: str) -> tuple[Step, ...]:
    found: tuple[Step, ...] = {"turn": of_game.turn, "setup": of_game.setup}.get(name, ())
    return found


def _numbers(edition: Edition) -> Mapping[str, int]:
    """The plain numbers of the game's set-up."""
    return {key: value for key, value in edition.game.setup.items() if isinstance(value, int)}


def _step(edition: Edition, step: Step) -> Mapping[str, Any]:
    title = _term(edition, step.term) or (_said(edition, step.title) if step.title else "")
    return {
        "id": step.id, "title": title, "text": _said(edition, step.text), "rules": step.rules,
        "when": step.when, "each": step.each,
    }  # fmt: skip


def _line(edition: Edition, line: Line) -> Mapping[str, Any]:
    label = _term(edition, line.term) or (_said(edition, line.label) if line.label else "")
    icons = {}
    if line.icon:
        icons = {word: _term(edition, line.icon.format(word)) for word in edition.game.words.get(line.sense, {})}
    return {
        **line.model_dump(include={"id", "kind", "points", "needs", "limit", "rules"}),
        "label": label,
        "hint": _said(edition, line.hint) if line.hint else "",
        "icons": {word: label for word, label in icons.items() if label},
        "best": _term(edition, line.best),
    }


def _drawn(edition: Edition, of_game: Sheet) -> Mapping[str, Any]:
    parts = {"center": of_game.center, "seat": of_game.seat}
    return {name: _part(edition, part) for name, part in parts.items() if part is not None}


def _part(edition: Edition, part: Drawn) -> Mapping[str, Any]:
    places = {
        name: {
            **place.model_dump(exclude={"term", "unit"}),
            "label": _term(edition, place.term),
            "unit": _term(edition, place.unit, plural=True),
        }
        for name, place in part.places.items()
    }
    return {"rows": part.rows, "places": places}


def _term(edition: Edition, term: str, *, plural: bool = False) -> str:
    found = edition.index.terms.get(term) if term else None
    return edition.term_title(found, plural=plural) if found is not None else ""


def _said(edition: Edition, text: Text) -> str:
    return markup.visible(getattr(text, edition.language) or text.en)
