"""How the faces of a game look: which fields stand where, colours, and symbols; data of the game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Literal

from pydantic import Field

from cc_tools import games
from cc_tools.model.text import Closed

FILE = "face.toml"
SYMBOLS = "icons.svg"
_SYMBOL = re.compile(r'<symbol id="([a-z0-9-]+)" viewBox="0 0 24 24">(.*?)</symbol>', re.DOTALL)
Colour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
PLAIN = "#5b6472"


class Mark(Closed):
    """A field that is drawn as a symbol, one for each word, or with its number."""

    field: str = Field(description="The field; `ratings.combat` for one inside another.")
    place: Literal["corner", "left", "right", "foot"] = Field(description="Where it stands on the face.")
    symbol: str = Field("", description="The symbol, `{}` being the word of the field; none where it is empty.")
    value: bool = Field(False, description="Whether the value of the field is written in it.")


class Layout(Closed):
    """What the faces of one collection show."""

    colours: str = Field("", description="The field whose word gives colour and symbol.")
    colour: Colour = Field(PLAIN, description="The colour where no word gives one.")
    symbol: str = Field("", description="The symbol where no word gives one.")
    subtitle: tuple[str, ...] = Field((), description="Fields written below the name.")
    words: tuple[str, ...] = Field((), description="Fields whose words stand in the strip of words.")
    marks: tuple[Mark, ...] = Field((), description="Fields drawn as symbols.")
    height: int = Field(420, description="How high the face is at least, its width being 300.", ge=150, le=600)


class Kind(Closed):
    """How cards of one kind look."""

    colour: Colour = Field(description="The colour of the head.")
    symbol: str = Field("", description="The symbol in the head.")


class Design(Closed):
    """`face.toml` of a game."""

    layouts: dict[str, Layout] = Field({}, description="By collection, or by the field that holds the parts.")
    kinds: dict[str, dict[str, Kind]] = Field({}, description="By sense and word: colours and symbols.")
    strips: dict[str, Colour] = Field({}, description="By kind of operation: the colour of its strip.")
    flags: dict[str, str] = Field({}, description="By flag of an operation: the symbol at its strip.")
    inline: dict[str, str] = Field({}, description="By term: the symbol that stands for it in a sentence.")
    tracks: dict[str, Kind] = Field({}, description="By word: colour and symbol of a track.")
    counts: dict[str, str] = Field({}, description="By field of a board's side: the symbol drawn so many times.")


@dataclass(frozen=True)
class Look:
    """A design and its symbols by name, each the inside of a `symbol` of 24 by 24."""

    design: Design
    symbols: Mapping[str, str]

    def has(self, symbol: str) -> bool:
        """Whether there is such a symbol."""
        return symbol in self.symbols


@cache
def look(game: str) -> Look:
    """How the faces of an installed game look; plain where the game says nothing."""
    folder = resources.files(games) / game.replace("-", "_")
    file, drawn = folder / FILE, folder / SYMBOLS
    design = Design.model_validate(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})
    return Look(design, dict(_SYMBOL.findall(drawn.read_text("utf-8"))) if drawn.is_file() else {})
