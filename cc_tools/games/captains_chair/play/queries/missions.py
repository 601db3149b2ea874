"""Queries of missions: which sets of cards contribute."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.captains_chair.play import goals

Sets = list[list[Copy]]


def contributions(game: Game, frame: Frame) -> Sets:
    """The sets of cards with which the goal of the mission under way can be met."""
    return goals.contributions(game, frame.player, frame.card) if frame.card is not None else []


def several(game: Game, frame: Frame, sets: Sets) -> bool:
    """Whether there is a choice."""
    return len(sets) > 1


def any_of(game: Game, frame: Frame, sets: Sets) -> list[Copy]:
    """The cards of all sets, each once."""
    return list(dict.fromkeys(copy for found in sets for copy in found))


def least(game: Game, frame: Frame, sets: Sets) -> int:
    """The size of the smallest set."""
    return min(len(found) for found in sets)


def most(game: Game, frame: Frame, sets: Sets) -> int:
    """How many cards there are in all sets together."""
    return len(any_of(game, frame, sets))


def suffice(game: Game, frame: Frame, picked: list[Copy], sets: Sets) -> bool:
    """Whether the cards picked meet the goal."""
    return any(set(found) <= set(picked) for found in sets)


def with_needed(game: Game, frame: Frame, chosen: list[Copy]) -> list[Copy]:
    """The cards chosen, and what else the goal cannot do without."""
    return goals.completed(game, frame.player, frame.card, chosen or []) if frame.card is not None else []


def still_beamed(game: Game, frame: Frame, cards: list[Copy]) -> list[Copy]:
    """Those of the cards that are beamed (mission.complete.3, mission.complete.4)."""
    return [copy for copy in cards or [] if copy in game.state.hosts]


QUERIES: Mapping[str, Callable[..., Any]] = {
    "contributions": contributions,
    "several": several,
    "any-of": any_of,
    "least": least,
    "most": most,
    "suffice": suffice,
    "with-needed": with_needed,
    "still-beamed": still_beamed,
}
