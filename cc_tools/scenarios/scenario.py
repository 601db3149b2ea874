"""A scenario that has been read: its position, its moves and its expectations as values, each with its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cc_tools.diagnostics import Span
from cc_tools.model.moves import Move
from cc_tools.model.scenario import Player, Position
from cc_tools.model.tree import Condition


@dataclass(frozen=True, slots=True)
class Holds:
    """`p1: CONDITION`: the condition holds in this player's eyes."""

    player: Player
    condition: Condition


@dataclass(frozen=True, slots=True)
class Legal:
    """`legal: MOVE`: the move is offered now."""

    move: Move


@dataclass(frozen=True, slots=True)
class Illegal:
    """`illegal: MOVE`: the move is not offered now."""

    move: Move


@dataclass(frozen=True, slots=True)
class Asks:
    """`asks: p1 CARD`: a question about one of these records, or one that offers this word, waits for the player."""

    player: Player
    records: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """`score: {p1: 24}`: final scoring, run on this position, gives these points."""

    points: Mapping[Player, int]


@dataclass(frozen=True, slots=True)
class Winner:
    """`winner: p1`: the game is over and this player is a winner; with two such lines it is tied."""

    player: Player


@dataclass(frozen=True, slots=True)
class Over:
    """`over: burn`: the game is over in this way."""

    reason: str


@dataclass(frozen=True, slots=True)
class Logged:
    """`log: EVENT`: the log has a line of that event."""

    event: str


@dataclass(frozen=True, slots=True)
class Hidden:
    """`hidden: p2 p1.hand`: that zone, of a player or (None) shared, is hidden from `player`."""

    player: Player
    owner: Player | None
    zone: str


Expectation = Holds | Legal | Illegal | Asks | Score | Winner | Over | Logged | Hidden


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One line of `when`: the move, the text, and the place of the text."""

    move: Move
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class ExpectationLine:
    """One line of `then`: what has to hold, the text with its key (`p1: glory = 1`), and its place."""

    expectation: Expectation
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario. `given` is the game's own position, in which cards stand by id; `span` is where it begins."""

    name: str
    rule: str | None
    given: Position
    when: tuple[MoveLine, ...]
    then: tuple[ExpectationLine, ...]
    span: Span
