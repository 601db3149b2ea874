"""The state of a game: plain data that can be copied in microseconds and written as JSON.

Copies of cards are numbered 0, 1, 2, …; players are 0 and 1, and as holders of counters -1 and -2. An area is a list
of copies, of which the last lies on top.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Copy = int
Player = int
Holder = int
"""A copy of a card, or a player as `holder_of` numbers it."""

Value = Any
"""What a name of a frame stands for: a number, a word, or a list of copies, numbers or words."""


def holder_of(player: Player) -> Holder:
    """The player as a holder of counters."""
    return -1 - player


@dataclass(slots=True)
class Event:
    """Something that happened, or is about to: to `it` (a copy, or None), by `who`; `words` and `amount` for amounts.

    `cause` tells of what operation it was part: its kind, its card, whether it is an attack.
    """

    verb: str
    who: Player
    it: Copy | None = None
    words: tuple[str, ...] = ()
    amount: int = 1
    source: str | int | None = None
    target: str | int | None = None
    cause: tuple[str, int, bool] | None = None
    cancelled: bool = False

    def copied(self) -> Event:
        return Event(
            self.verb, self.who, self.it, self.words, self.amount, self.source, self.target, self.cause, self.cancelled
        )


@dataclass(slots=True)
class Frame:
    """One program under way: where it stands, whose it is, and its names.

    `player` is the player whose operation it is, `actor` who acts at the moment, `card` the copy that `this` means.
    `answers` is the event that the operation answers; `shielded` says that the harm of this attack is ignored.
    """

    program: str
    player: Player
    actor: Player
    card: Copy | None
    at: int = 0
    names: dict[str, Value] = field(default_factory=dict)
    done: bool = True
    answers: Event | None = None
    shielded: bool = False
    back: tuple[tuple[str, str], ...] = ()

    def seen_by(self, player: Player) -> Frame:
        """The same in the eyes of a player, with the same names."""
        return Frame(self.program, player, player, self.card, names=self.names, answers=self.answers)

    def copied(self) -> Frame:
        return Frame(
            self.program, self.player, self.actor, self.card, self.at,
            {name: _own(value) for name, value in self.names.items()},
            self.done, self.answers.copied() if self.answers else None, self.shielded, self.back,
        )  # fmt: skip


def _own(value: Value) -> Value:
    """A value that can be changed without changing the one it was made from."""
    kind = value.__class__
    if kind is list:
        return value[:]
    return value.copied() if kind is Event else value.copy() if kind is dict else value


@dataclass(slots=True)
class Option:
    """A legal answer: its stable id, and what it stands for."""

    id: str
    value: Value


@dataclass(slots=True)
class Question:
    """What a player is asked: which question, the legal answers, how many to pick, and whether it may be declined."""

    player: Player
    kind: str
    options: tuple[Option, ...]
    low: int = 1
    high: int = 1
    optional: bool = False
    about: Copy | None = None


@dataclass(slots=True)
class State:
    """Everything about a game in progress.

    `cards` says of each copy which card of the pool it is; `areas` where the copies lie, `place` in which area each
    one is; `hosts` under which copy one is tucked. `amounts` holds counters by holder and word, `tokens` a player's
    tokens by place, word and player. `effects` are continuous effects with an end: index of the program's effect,
    names, player, card. `given` are the answers that gave
    themselves since the last question. `notes` are facts that the rules remember until the turn ends, `lasting` those
    that they remember for good. `known` is explained in `knowledge`; `revealed` counts how often somebody came to know
    a card.
    """

    cards: list[int]
    areas: list[list[Copy]]
    place: list[int]
    faces: dict[Copy, int] = field(default_factory=dict)
    hosts: dict[Copy, Copy] = field(default_factory=dict)
    turned: dict[Copy, dict[str, Value]] = field(default_factory=dict)
    amounts: dict[tuple[Holder, str], int] = field(default_factory=dict)
    tokens: dict[tuple[Copy, str, Player], int] = field(default_factory=dict)
    effects: list[tuple[Value, ...]] = field(default_factory=list)
    known: dict[Copy, int] = field(default_factory=dict)
    notes: dict[str, Value] = field(default_factory=dict)
    lasting: dict[str, Value] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    chance: int = 1
    turn: int = 0
    active: Player = 0
    step: str = ""
    stack: list[Frame] = field(default_factory=list)
    question: Question | None = None
    given: list[Value] = field(default_factory=list)
    log: list[tuple[Value, ...]] = field(default_factory=list)
    over: str | None = None
    revealed: int = 0

    def copied(self) -> State:
        """A state of its own with the same content; what never changes is shared."""
        return State(
            self.cards,
            [area[:] for area in self.areas],
            self.place[:],
            self.faces.copy(),
            self.hosts.copy(),
            {copy: statuses.copy() for copy, statuses in self.turned.items()},
            self.amounts.copy(),
            self.tokens.copy(),
            self.effects[:],
            self.known.copy(),
            self.notes.copy(),
            self.lasting.copy(),
            self.options,
            self.chance,
            self.turn,
            self.active,
            self.step,
            [frame.copied() for frame in self.stack],
            self.question,
            self.given[:],
            self.log[:],
            self.over,
            self.revealed,
        )
