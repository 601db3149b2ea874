"""The numbers of the set-up as a table, drawn from the data of the game: those that its pages have a name for."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.model.section import Section
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition

_RESOURCE = "resource"


def numbers(edition: Edition, section: Section) -> str:
    """The table on the page about the set-up; nothing on other pages, or without numbers."""
    if section.purpose != "set-up":
        return ""
    named = [(key, value) for key, value in edition.game.setup.items() if key in edition.own.labels]
    pairs = [(edition.label(key), _value(edition, key, value)) for key, value in named]
    return markup.section(edition.say("rules-numbers"), "numbers", _table(pairs)) if pairs else ""


def _table(pairs: list[tuple[str, str]]) -> str:
    return markup.block("cc-facts cc-setup-numbers", markup.definitions(pairs))


def _value(edition: Edition, name: str, value: object) -> str:
    if isinstance(value, Mapping):
        return edition.joined([f"{_part(edition, str(key))} {number}" for key, number in value.items()])
    return markup.text(edition.word_title(name, value) if isinstance(value, str) else str(value))


def _part(edition: Edition, key: str) -> str:
    of_game = key in edition.game.words.get(_RESOURCE, {})
    return markup.text(edition.word_title(_RESOURCE, key)) if of_game else edition.label(key)
