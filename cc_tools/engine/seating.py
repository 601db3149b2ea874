"""Who sits at a table before a game is set up: the same for every game, each game reads it in its own way."""

from __future__ import annotations

from dataclasses import dataclass, field

from cc_tools.engine.state import Player


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player plays: a crew and a side of its board, or a deck and its only side."""

    crew: str
    side: str


@dataclass(frozen=True, slots=True)
class Table:
    """A game to set up.

    `boxes` and `promos` are the sets of the common cards where a game has them, `options` the rules options chosen;
    the starting player is left to the game's own chance where there is none.
    """

    seats: tuple[Seat, Seat]
    seed: int = 1
    boxes: tuple[str, ...] = ()
    promos: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    starting: Player | None = None


class SetupError(ValueError):
    """A table that cannot be set up: something unknown, or against the rules of the game."""
