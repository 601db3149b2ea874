"""How much of what a mission asks for a player owns, wherever it lies: for agents that mean to complete it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cc_tools.engine import nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.captains_chair.play.goals import goal_frame
from cc_tools.games.captains_chair.play.sources import readiness
from cc_tools.language import phrases
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Group, Have, NounPhrase, Qualifier, Word

NEARNESS = {"hand": 0.8, "staging": 0.6, "discard": 0.6, "deck": 0.5, "reserve": 0.2, "development": 0.15}
"""How near to being of use a card is by its area; 1 in play."""

SOURCE = 0.45
"""How near a card is that another one in play brings as soon as somebody wants it."""


def prepared(game: Game, player: Player, mission: Copy) -> float:
    """From 0 (no card for the goal is owned) to 1 (all are in play), roughly."""
    frame = goal_frame(game, player, mission)
    found = [
        _owned(game, frame, item)
        for condition in game.pool.program(frame.program).requires
        for node in nodes(condition)
        if isinstance(node, Have)
        for item in node.items
        if phrases.kind_of(item) == "card"
    ]
    return sum(found) / len(found) if found else 0.0


def _owned(game: Game, frame: Frame, item: NounPhrase) -> float:
    """The share of an item that is owned, of more cards than it asks for the nearest."""
    wanted = (item.quantity.low if item.quantity is not None else None) or 1
    bare = game.pool.once("anywhere", item, _anywhere)
    near = [1.0 for copy in game.in_play(frame.actor) if nouns.matches(game, frame, bare, copy)]
    for area, weight in NEARNESS.items():
        near += [weight for copy in game.cards(area, frame.actor) if nouns.matches(game, frame, bare, copy)]
    near += _brought(game, frame, bare)
    return sum(sorted(near, reverse=True)[:wanted]) / wanted


def _brought(game: Game, frame: Frame, item: NounPhrase) -> Iterator[float]:
    """For each time that a card may bring such cards how near they are because of it."""
    places = [(copy, 1.0) for copy in game.in_play(frame.actor)]
    places += [(copy, weight) for area, weight in NEARNESS.items() for copy in game.cards(area, frame.actor)]
    for copy, weight in places:
        for ready in readiness(game, frame, copy, item):
            yield SOURCE * (weight + 2 * ready) / 3


def _anywhere(pool: Pool, item: NounPhrase) -> NounPhrase:
    """An item without where it has to be and in which state."""
    groups = (replace(group, atoms=tuple(atom for atom in group.atoms if not _state(atom))) for group in item.groups)
    kept: tuple[Group, ...] = tuple(group for group in groups if group.atoms)
    attached = tuple(one for one in item.attached if not isinstance(one, Qualifier))
    return replace(item, groups=kept or item.groups, attached=attached, where=None)


def _state(atom: object) -> bool:
    return isinstance(atom, Word) and atom.sense == "state"
