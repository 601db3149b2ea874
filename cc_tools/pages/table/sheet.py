"""What a game's package says for the table: `table.toml`, in four languages, with the rules it follows."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal

from pydantic import Field

from cc_tools import games
from cc_tools.model.text import Closed, Text

FILE = "table.toml"


class Step(Closed):
    """A step of a turn or of the set-up. `{name}` in its text is a number of the game or of the table."""

    id: str
    term: str = Field("", description="The term that is its title.")
    title: Text | None = None
    text: Text
    rules: tuple[str, ...] = Field((), description="The rules it follows.")
    when: str = Field("", description="The state of the table in which it is needed; always where empty.")
    each: bool = Field(False, description="Whether every player does it.")


class Line(Closed):
    """A line of the score sheet.

    `count`: so many, `points` each. `points`: as entered. `tracks`: a line for each track of the seat, the number of
    icons times the multiplier that is reached, and one for the best of them. `parts`: what is completed, with its
    printed points. `capped`: numbers of which none counts beyond a limit.
    """

    id: str
    kind: Literal["count", "points", "tracks", "parts", "capped"]
    term: str = ""
    label: Text | None = None
    hint: Text | None = None
    points: int = 1
    sense: str = Field("", description="Of `tracks`: the sense of the words that are tracks.")
    icon: str = Field("", description="Of `tracks`: the id of the term of an icon, `{}` being the track.")
    best: str = Field("", description="Of `tracks`: the term of the icon that takes the highest multiplier.")
    needs: str = Field("", description="A line of kind `parts` without which this one is worth nothing.")
    limit: str = Field("", description="Of `capped`: the number of the game that is the limit.")
    rules: tuple[str, ...] = ()


class Place(Closed):
    """A place in the drawn table: its name, and what the number in it is called."""

    term: str
    count: str = Field("", description="The number that stands in it.")
    unit: str = Field("", description="The term of what is counted, where it is not cards.")
    cards: str = Field("", description="The cards of the seat whose names stand in it.")
    style: Literal["deck", "open", "area", "space"] = "area"


class Drawn(Closed):
    """A part of the table: rows of places, a place over several columns being repeated, `.` an empty one."""

    rows: tuple[tuple[str, ...], ...]
    places: dict[str, Place]


class Opening(Closed):
    """The ids of the rules that help to choose before a game begins."""

    crews: tuple[str, ...] = Field((), description="Which crews or decks to take, and which not together.")
    sides: tuple[str, ...] = Field((), description="Which side of a board.")


class Sheet(Closed):
    """Everything a game says for the table; what it leaves out has no page."""

    opening: Opening = Opening()
    turn: tuple[Step, ...] = ()
    setup: tuple[Step, ...] = ()
    score: tuple[Line, ...] = ()
    target: str = Field("", description="The number of the game at which the sum wins; the higher sum where empty.")
    center: Drawn | None = None
    seat: Drawn | None = None


def sheet(game: str) -> Sheet:
    """What an installed game says; nothing where it has no such file."""
    file = resources.files(games) / game.replace("-", "_") / FILE
    return Sheet.model_validate(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})
