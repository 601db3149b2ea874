"""How far a mission is from being completed: for agents, who have to know what leads there."""

from __future__ import annotations

from cc_tools.engine import counting, nouns
from cc_tools.engine.conditions import holds
from cc_tools.engine.game import Game
from cc_tools.engine.possession import placed
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.engine.together import gathered, shared_place
from cc_tools.games.captains_chair.play.goals import goal_frame
from cc_tools.model.tree import AllOf, AnyOf, Compare, Condition, Have, NounPhrase


def progress(game: Game, player: Player, mission: Copy) -> float:
    """From 0 (nothing of the goal is there) to 1 (all of it), roughly."""
    frame = goal_frame(game, player, mission)
    return _mean([degree(game, frame, condition) for condition in game.pool.program(frame.program).requires])


def _mean(found: list[float]) -> float:
    return sum(found) / len(found) if found else 1.0


def degree(game: Game, frame: Frame, condition: Condition) -> float:
    """From 0 to 1 how much of what a condition asks for is there; 1 only where it holds."""
    match condition:
        case AllOf():
            return _mean([degree(game, frame, part) for part in condition.parts])
        case AnyOf():
            return max(degree(game, frame, part) for part in condition.parts)
        case Have(who=None):
            return _there(game, frame, condition.items)
        case Compare(operator=">=" | ">"):
            wanted = counting.count(game, frame, condition.right)
            return min(1.0, counting.count(game, frame, condition.left) / wanted) if wanted else 1.0
        case _:
            return float(holds(game, frame, condition))


def _there(game: Game, frame: Frame, items: tuple[NounPhrase, ...]) -> float:
    """The share of each item that is there; of a list at one place, at the best place there is."""
    place = shared_place(items)
    if place is None:
        listed = game.pool.once("placed", items, lambda pool, items: placed(items))
        return _mean([_share(item, counting.count(game, frame, item)) for item in listed])
    best = 0.0
    for host in nouns.things(game, frame, place):
        there = gathered(game, frame, host)
        found = [_share(item, _number(game, frame, item, there)) for item in items]
        best = max(best, _mean(found))
    return best


def _number(game: Game, frame: Frame, item: NounPhrase, there: list[Copy]) -> int:
    bare = counting.plain(game, item)
    return sum(1 for copy in there if nouns.matches(game, frame, bare, copy))


def _share(item: NounPhrase, number: int) -> float:
    wanted = (item.quantity.low if item.quantity is not None else None) or 1
    return min(1.0, number / wanted)
