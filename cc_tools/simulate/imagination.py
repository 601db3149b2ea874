"""A position as a player may imagine it: everything that player cannot know is dealt anew.

Two positions that look the same to a player become the same imagined position, so what an agent finds out by trying
moves in it can rest on nothing that is hidden from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import BOTH, places
from cc_tools.engine.state import Copy, Option, Player, Question, State
from cc_tools.model.instructions import Ask, Let, Program, Query
from cc_tools.simulate.dice import Dice

_COUNTED = frozenset({"range", "numbers", "exchanges"})
"""Queries whose answers are lists of numbers and no copies."""

Slot = tuple[int, int]
"""A place in an area: the area's number, the index in it."""


class Imagination:
    """Deals what a player cannot know anew. `MIXED` of the evaluation are areas of an opponent that count as one."""

    def __init__(self, evaluation: ModuleType, dice: Dice) -> None:
        self._mixed: frozenset[str] = evaluation.MIXED
        self._dice = dice
        self._numbers: dict[str, frozenset[str]] = {}

    def of(self, game: Game, player: Player) -> State:
        """A copy of the state in which all that is hidden from the player lies by chance; chance itself is another."""
        state = game.state.copied()
        state.chance = self._dice.seed()
        dealt: dict[Copy, Copy] = {}
        cards = state.cards
        for slots in self._hidden(game, player).values():
            here = [state.areas[area][index] for area, index in slots]
            new = self._dice.sample(sorted(here, key=lambda copy: (cards[copy], copy)), len(here))
            for (area, index), before, after in zip(slots, here, new, strict=True):
                state.areas[area][index] = after
                state.place[after] = area
                dealt[before] = after
        if dealt:
            self._rename(game, state, dealt)
        return state

    def _hidden(self, game: Game, player: Player) -> Mapping[object, list[Slot]]:
        """The places whose cards the player cannot tell apart, in groups within which any order is as good."""
        groups: dict[object, list[Slot]] = {}
        for number, (name, owner) in enumerate(game.area_names):
            if game.pool.seen[number] == BOTH:
                continue
            group = (owner, "mixed" if owner != player and name in self._mixed else name)
            for index, copy in enumerate(game.state.areas[number]):
                if not places(game, player, copy):
                    groups.setdefault(group, []).append((number, index))
        return groups

    def _rename(self, game: Game, state: State, dealt: Mapping[Copy, Copy]) -> None:
        """Copies under way in programs and offered in the question become those that now lie in their places."""
        for frame in state.stack:
            numbers = self._counting(game.pool.program(frame.program))
            for name, found in frame.names.items():
                if found.__class__ is list and name not in numbers:
                    frame.names[name] = [dealt.get(one, one) if one.__class__ is int else one for one in found]
        if state.question is not None:
            state.question = _offered(state.question, dealt)

    def _counting(self, program: Program) -> frozenset[str]:
        """The names of a program that hold numbers and no copies: branches, ranges, amounts."""
        if program.name not in self._numbers:
            self._numbers[program.name] = frozenset(_numbers(program))
        return self._numbers[program.name]


def _numbers(program: Program) -> Iterator[str]:
    for one in program.code:
        if isinstance(one, Let):
            if _counts(one.value):
                yield one.into
        elif isinstance(one, Ask) and (one.branches or _counts(one.options)):
            yield one.into


def _counts(value: object) -> bool:
    return isinstance(value, Query) and value.name in _COUNTED


def _offered(question: Question, dealt: Mapping[Copy, Copy]) -> Question:
    options = tuple(Option(one.id, _replaced(one, dealt)) for one in question.options)
    return Question(
        question.player, question.kind, options, question.low, question.high, question.optional, question.about
    )


def _replaced(option: Option, dealt: Mapping[Copy, Copy]) -> Any:
    """What an option stands for; a number whose id is the number itself is no copy."""
    value = option.value
    if value.__class__ is list:
        return [dealt.get(one, one) if one.__class__ is int else one for one in value]
    return dealt.get(value, value) if value.__class__ is int and str(value) != option.id else value
