"""Goals of missions: whether they are met, and with which cards (section 20)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

from cc_tools.engine import counting, nouns, words
from cc_tools.engine.game import Game
from cc_tools.engine.legality import needs
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.engine.together import gathered, places_met, shared_place, unplaced
from cc_tools.language import phrases
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Have, NounPhrase, Word


def goal_met(game: Game, player: Player, mission: Copy) -> bool:
    """Whether the goal of a mission is met now (mission.3)."""
    frame = goal_frame(game, player, mission)
    met = _met(game, frame) and _met_with_wildcards(game, player, frame)
    if met and game.pool.coverage is not None:
        game.pool.coverage.hold(frame.program)
    return met


MOST_WILD = 3
"""So many wildcards are tried out with every trait that a goal names."""


def _met_with_wildcards(game: Game, player: Player, frame: Frame) -> bool:
    """Whether a goal that is met is so with each wildcard serving for one trait (mission.5)."""
    wild = [copy for copy in game.in_play(player) if words.is_wild(game, copy, player) and copy not in game.ignored]
    if not wild:
        return True
    try:
        for traits in product(_traits_named(game, frame), repeat=min(len(wild), MOST_WILD)):
            game.assumed = dict(zip(wild, traits, strict=False))
            if _met(game, frame):
                return True
    finally:
        game.assumed = {}
    return False


def _met(game: Game, frame: Frame) -> bool:
    return all(met(game, frame) for _, met in needs(game, frame).requirements)


def _traits_named(game: Game, frame: Frame) -> list[str]:
    """The traits that a goal names, and one more of whatever it counts."""
    named = [
        node.name
        for condition in game.pool.program(frame.program).requires
        for node in nodes(condition)
        if isinstance(node, Word) and node.sense == "trait" and not node.negated
    ]
    return [*dict.fromkeys(named), counting.ANY]


def goal_frame(game: Game, player: Player, mission: Copy) -> Frame:
    """The frame in which the goal of a player's mission is judged."""
    return Frame(game.face(mission).programs["GOAL"][0], player, player, mission)


def contributions(game: Game, player: Player, mission: Copy) -> list[list[Copy]]:
    """The sets of cards with which the goal can be met, each as small as it can be (mission.complete.1).

    They hold only cards whose choice costs something: beamed ones, or any where the reward asks what contributed.
    """
    costly = _costly(game, mission, _candidates(game, player, mission))
    found: list[list[Copy]] = []
    for size in range(len(costly) + 1):
        for chosen in combinations(costly, size):
            smaller = any(set(known) <= set(chosen) for known in found)
            if not smaller and _met_without(game, player, mission, set(costly) - set(chosen)):
                found.append(list(chosen))
    return found


def _costly(game: Game, mission: Copy, candidates: list[Copy]) -> list[Copy]:
    reward = game.pool.trees[game.face(mission).programs["REWARD"][0]]
    asked = any(getattr(node, "name", None) == "contributing" for node in nodes(reward))
    return [copy for copy in candidates if asked or copy in game.state.hosts]


def completed(game: Game, player: Player, mission: Copy, chosen: list[Copy]) -> list[Copy]:
    """A set with those other cards that it cannot do without."""
    candidates = _candidates(game, player, mission)
    free = [copy for copy in candidates if copy not in _costly(game, mission, candidates)]
    left = set(candidates) - set(chosen) - set(free)
    needed = list(free)
    for copy in free:
        if _met_without(game, player, mission, left | (set(free) - set(needed)) | {copy}):
            needed.remove(copy)
    return [*chosen, *needed]


def _met_without(game: Game, player: Player, mission: Copy, left: set[Copy]) -> bool:
    before = game.ignored
    game.ignored = frozenset(left)
    try:
        return goal_met(game, player, mission)
    finally:
        game.ignored = before


def _candidates(game: Game, player: Player, mission: Copy) -> list[Copy]:
    """The cards that may count for some part of the goal, each once."""
    frame = goal_frame(game, player, mission)
    found: list[Copy] = []
    for condition in game.pool.program(frame.program).requires:
        for node in nodes(condition):
            if isinstance(node, Have):
                found += _fitting(game, frame, node.items)
    return list(dict.fromkeys(copy for copy in found if game.owner(copy) == player))


def _fitting(game: Game, frame: Frame, items: tuple[NounPhrase, ...]) -> Iterable[Copy]:
    if shared_place(items) is None:
        for item in items:
            if phrases.kind_of(item) in ("card", "attribute") and not phrases.says(item, *game.rules.marked):
                yield from nouns.things(game, frame, counting.plain(game, item))
        return
    for host in places_met(game, frame, items):
        for copy in gathered(game, frame, host):
            if any(nouns.matches(game, frame, unplaced(game, item), copy) for item in items):
                yield copy
