"""Formats of deck lists: one module each, found by its name. To add a format, add a module.

`write(deck, names)` gives the text of a list. `read(file, text, names)` reads one; `reads(text)` says whether a text
looks like the format, and the first module that says so is asked, in the order of their names.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cc_tools.decks.listing import Listing
    from cc_tools.decks.names import CardNames
    from cc_tools.games.deck_building import Deck


class Format(Protocol):
    """A module of this package."""

    def write(self, deck: Deck, names: CardNames, /) -> str:
        """The list of a deck, ended by a newline."""

    def reads(self, text: str, /) -> bool:
        """Whether a text looks like a list of this format."""

    def read(self, file: str, text: str, names: CardNames, /) -> Listing:
        """The entries of a list; `file` is what findings call it."""


def names() -> tuple[str, ...]:
    """The formats there are, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def find(name: str) -> Format:
    """The format of a name out of `names()`."""
    module: Format = importlib.import_module(f"{__name__}.{name}")
    return module


def of(text: str) -> Format:
    """The format that a text looks like."""
    return next(one for one in map(find, names()) if one.reads(text))
