"""The words of the pages themselves, and what a game calls its fields, in four languages as data."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from pydantic import Field

from cc_tools import games
from cc_tools.model.text import Closed, Language, Text

FILE = "words.toml"
PARTS = "words"
GAME_FILE = "pages.toml"


class Label(Closed):
    """What something is called: by a term of the vocabulary, or in words of its own."""

    term: str | None = Field(None, description="The id of the term.")
    plural: bool = Field(False, description="Whether the plural of the term is meant.")
    en: str | None = Field(None, description="English.")
    pt: str | None = Field(None, description="Portuguese of Brazil.")
    es: str | None = Field(None, description="Spanish of Latin America.")
    ja: str | None = Field(None, description="Japanese.")

    def own(self, language: Language) -> str | None:
        """The label's own words, English where the language has none."""
        found: str | None = getattr(self, language)
        return found or self.en


class Grouping(Closed):
    """A page that shows cards grouped by what stands in a field of theirs."""

    label: Label = Field(description="Its heading.")
    kinds: tuple[str, ...] = Field((), description="The kinds of card it shows; all where it names none.")
    by: tuple[str, ...] = Field(
        (), description="For each field a part: cards ordered by its number, or below a heading for each of its words."
    )
    shows: tuple[str, ...] = Field((), description="The fields beside the name of a card.")
    rows: str = Field("", description="For a table of cards in place of parts: the field with a row for each value.")
    columns: str = Field("", description="The field with a column for each word.")
    cells: str = Field("", description="The field that the link to a card shows.")


class GameWording(Closed):
    """What pages call the fields of one game: `pages.toml` in the game's package."""

    labels: dict[str, Label] = Field({}, description="By name of the field or collection.")
    lists: dict[str, Label] = Field({}, description="Headings of lists, by sense of the word or by collection.")
    terms: dict[str, str] = Field({}, description="By sense: the id of the term of a word, `{}` being the word.")
    meanings: dict[str, str] = Field(
        {}, description="By category or sense: the id of the term whose meaning stands for words without one."
    )
    values: dict[str, dict[str, Label]] = Field({}, description="By sense and word: labels of words without a term.")
    groupings: dict[str, Grouping] = Field({}, description="Further lists of cards, by the name of their page.")
    rows: dict[str, Label] = Field({}, description="By field: what the first column of its table holds.")
    cells: dict[str, str] = Field({}, description="By field: how a number in its table is written, `{}` being it.")


class Wording(Closed):
    """The words of the pages: `words.toml` of the site. `{name}` stands for what a page puts there.

    `parts` are the files in `words/`, by their names: the words that a script of the site says itself.
    """

    words: dict[str, Text]
    parts: dict[str, dict[str, Text]] = Field({}, description="The files of `words/` by name.")

    def say(self, key: str, language: Language, **values: object) -> str:
        """A word or sentence of the pages; KeyError where there is none."""
        found = self.words[key]
        chosen: str = getattr(found, language) or found.en
        return chosen.format(**values) if values else chosen

    def part(self, name: str, language: Language) -> dict[str, str]:
        """All words of a part in a language, English where it has none; KeyError where there is no such part."""
        return {key: str(getattr(text, language) or text.en) for key, text in self.parts[name].items()}


def wording(site: Path) -> Wording:
    """The words of the pages, from the folder of the site. Raises OSError."""
    parts = {file.stem: _read(file.read_text("utf-8")) for file in sorted((site / PARTS).glob("*.toml"))}
    return Wording.model_validate({"words": _read((site / FILE).read_text("utf-8")), "parts": parts})


def game_wording(game: str) -> GameWording:
    """What pages call the fields of an installed game; empty where the game says nothing."""
    file = resources.files(games) / game.replace("-", "_") / GAME_FILE
    return GameWording.model_validate(_read(file.read_text("utf-8")) if file.is_file() else {})


def _read(text: str) -> dict[str, Any]:
    return tomllib.loads(text)
