"""The games of a batch: who plays what against whom, from which seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType

from cc_tools.engine.pool import Pool
from cc_tools.engine.state import State
from cc_tools.simulate.dice import Dice, derived

CAP = 20_000
"""So many decisions a game may take before it counts as one that never ends."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """One game to be played: what decides everything about it.

    `sides` and `agents` belong to the crews in their order; `boxes` and `options` are as the game's tables take them.
    """

    number: int
    crews: tuple[str, str]
    sides: tuple[str, str]
    seed: int
    agents: tuple[str, str] = ("greedy", "greedy")
    boxes: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    check: bool = False
    cap: int = CAP

    def begun(self, pool: Pool, play: ModuleType) -> State:
        """The game set up, ready to be run. Raises the game's SetupError."""
        first, second = (play.Seat(crew, side) for crew, side in zip(self.crews, self.sides, strict=True))
        table = play.Table((first, second), self.seed, self.boxes, options=dict(self.options))
        state: State = play.new_game(pool, table)
        return state


@dataclass(frozen=True, slots=True)
class Batch:
    """What a batch is made of. `crews` are all that may meet; `sides` are played by chance where there are two."""

    crews: tuple[str, ...]
    games: int
    seed: int
    agents: tuple[str, str] = ("greedy", "greedy")
    sides: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    check: bool = False
    cap: int = CAP


def pairs(crews: Sequence[str]) -> list[tuple[str, str]]:
    """Every pair of crews once, in rounds in which nobody plays twice; then every pair with seats changed.

    The first crew keeps its place while the others move on by one after each round (the circle method); with an odd
    number of crews one of them rests.
    """
    circle: list[str | None] = [*crews, *([None] if len(crews) % 2 else [])]
    once = []
    for _ in range(len(circle) - 1):
        for at in range(len(circle) // 2):
            first, second = circle[at], circle[-1 - at]
            if first is not None and second is not None:
                once.append((first, second))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return [*once, *((second, first) for first, second in once)]


def assignments(batch: Batch, play: ModuleType, pool: Pool) -> Iterator[Assignment]:
    """The games of a batch: pairs in turn, the first game from the batch's own seed, the others from ones derived.

    Each game follows from the batch and its number alone, so that it does not matter where and when it is played.
    """
    meetings = pairs(batch.crews)
    for number in range(batch.games):
        crews = meetings[number % len(meetings)]
        seed = batch.seed if number == 0 else derived("game", batch.seed, number)
        dice = Dice(derived("sides", seed))
        first, second = (dice.one(_sides(batch, play, pool, crew)) for crew in crews)
        yield Assignment(
            number, crews, (first, second), seed, batch.agents, batch.boxes, batch.options, batch.check, batch.cap
        )


def _sides(batch: Batch, play: ModuleType, pool: Pool, crew: str) -> Sequence[str]:
    """The sides that a crew may play with; all it has where none of those wanted is among them."""
    known: Sequence[str] = play.sides(pool, crew)
    return [side for side in known if side in batch.sides] or known
