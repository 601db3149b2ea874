"""Cards that bring what a player lacks, and how near they are to doing so: for agents with a goal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.engine import nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.captains_chair.play.progress import degree
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Condition, Effect, Have, Node, NounPhrase, Operation, Word

BRINGS = frozenset({"gain", "look", "scan", "take"})
"""Verbs through which a player comes by cards; `look` since what was looked at can be taken."""


@dataclass(frozen=True, slots=True)
class Source:
    """An operation that brings cards: what it picks under a name beforehand, and all that has to be there."""

    picks: tuple[tuple[str, NounPhrase], ...]
    conditions: tuple[Condition, ...]


def readiness(game: Game, owner: Frame, copy: Copy, item: NounPhrase) -> Iterator[float]:
    """For each time that a copy may bring such cards, from 0 to 1 how much of what it needs for that is there."""
    sources = game.pool.once("sources", item, _sources)
    for programs in game.face(copy).programs.values():
        for address in programs:
            if address in sources:
                yield from _degrees(game, Frame(address, owner.player, owner.actor, copy), sources[address])


def _degrees(game: Game, frame: Frame, source: Source) -> Iterator[float]:
    for names in _picked(game, frame, source.picks):
        frame.names = names
        degrees = [degree(game, frame, condition) for condition in source.conditions]
        yield sum(degrees) / len(degrees) if degrees else 1.0


def _picked(game: Game, frame: Frame, picks: tuple[tuple[str, NounPhrase], ...]) -> Iterator[dict[str, list[Copy]]]:
    """What may have been picked by the first pick, one after another; what comes later is left open."""
    if not picks:
        yield {}
    for name, noun in picks[:1]:
        for copy in nouns.things(game, frame, noun):
            yield {name: [copy]}


def _sources(pool: Pool, item: NounPhrase) -> dict[str, Source]:
    """The operations of the pool that bring cards of an item, by address."""
    wanted = _words(item)
    return {address: _source(tree) for address, tree in pool.trees.items() if _brings(tree, wanted)}


def _brings(tree: Operation, wanted: frozenset[str]) -> bool:
    effects = (node for node in nodes(tree) if isinstance(node, Effect) and node.verb in BRINGS)
    return any(wanted & _words(one.object) for one in effects if isinstance(one.object, NounPhrase))


def _words(node: Node) -> frozenset[str]:
    found = (one for one in nodes(node) if isinstance(one, Word))
    return frozenset(word.name for word in found if word.sense in ("suit", "trait") and not word.negated)


def _source(tree: Operation) -> Source:
    inside = list(nodes(tree))
    picks = tuple(
        (f"${one.bind.name}", one.object)
        for one in inside
        if isinstance(one, Effect) and one.verb == "select" and one.bind and isinstance(one.object, NounPhrase)
    )
    return Source(picks, tuple(one for one in inside if isinstance(one, Have) and one.who is None))
