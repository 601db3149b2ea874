"""Queries of what is compulsory and what is safe: who has to be picked, who has to come along, whose counters stay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.binding import bound
from cc_tools.games.star_trek_tcg.play.forbidding import forbids, protects
from cc_tools.games.star_trek_tcg.play.queries.episode import eligible, party_size


def drafted(game: Game, frame: Frame) -> list[Copy]:
    """The crew that has to be picked, as far as there is room (tcg.party.size)."""
    return bound(game, frame.actor, "pick", eligible(game, frame))[: party_size(game, frame)]


def volunteers(game: Game, frame: Frame) -> list[Copy]:
    """The crew that may be picked and need not be."""
    drafts = drafted(game, frame)
    return [copy for copy in eligible(game, frame) if copy not in drafts]


def least_party(game: Game, frame: Frame) -> int:
    """How many have to be picked besides those who are compelled: somebody has to go (tcg.party.minimum)."""
    return int(not drafted(game, frame))


def party_room(game: Game, frame: Frame) -> int:
    """How many may be picked besides those who are compelled."""
    return party_size(game, frame) - len(drafted(game, frame))


def compelled(game: Game, frame: Frame) -> list[Copy]:
    """Who has to join the landing party and does not stand in it: of the bridge and the own complement."""
    home = [*game.cards("bridge"), *game.cards("complement", frame.actor)]
    return [copy for copy in bound(game, frame.actor, "join", home) if not forbids(game, frame.actor, "join", copy)]


def exposed(game: Game, frame: Frame, things: Any) -> list[int]:
    """Those holders of which this operation takes counters off (`protect xc on … from remove`)."""
    return [one for one in things or () if one < 0 or not protects(game, frame.player, one)]


QUERIES: Mapping[str, Callable[..., Any]] = {
    "drafted": drafted,
    "volunteers": volunteers,
    "least-party": least_party,
    "party-room": party_room,
    "compelled": compelled,
    "exposed": exposed,
}
