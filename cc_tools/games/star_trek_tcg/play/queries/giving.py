"""Queries of counters that are handed out: to whom, how many, and from where (tcg.xc.assign-when)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, holder_of
from cc_tools.games.star_trek_tcg.play.allowing import givers
from cc_tools.games.star_trek_tcg.play.cards import base, is_ship, members
from cc_tools.games.star_trek_tcg.play.limits import kept, share, supply

BASE = "power-base"
"""The source of counters that are handed out, where no card gives its own."""


def assignable(game: Game, frame: Frame) -> list[list[Any]]:
    """The moves that put one counter on a card in the Final XC segment (tcg.xc.assign-final)."""
    player = frame.actor
    own = [copy for area in ("sidelined", "complement") for copy in game.cards(area, player)]
    found = [*members(game), *game.cards("permanents", player), *own]
    return [["assign", copy] for copy in found if sources(game, player, copy) and share(game, player, copy)]


def sources(game: Game, player: int, copy: Copy) -> list[str | Copy]:
    """Where a counter for a card may come from: the power base, or cards that give theirs."""
    return [*([BASE] if base(game, player) else []), *givers(game, player, copy)]


def sources_for(game: Game, frame: Frame, things: list[Copy]) -> list[str | Copy]:
    """Where a counter for these cards may come from."""
    return [source for copy in things for source in sources(game, frame.actor, copy)]


def payer(game: Game, frame: Frame, source: Any) -> int:
    """Whose counters those of a source are."""
    return holder_of(frame.actor) if source == [BASE] else int(source[0])


def given_with(game: Game, frame: Frame, things: list[Copy]) -> dict[str, int]:
    """How many counters cards were given in this segment, with one more for these."""
    given: dict[str, int] = game.state.notes.get("given", {})
    return {**given, **{str(copy): given.get(str(copy), 0) + 1 for copy in things}}


def supplied(game: Game, frame: Frame) -> list[Copy]:
    """Who may get a counter in the Initial XC segment, once for each that it may get (tcg.xc.assign-initial).

    That is the ship too, whether it is in the landing party, at home, or neutralized.
    """
    elsewhere = (*game.cards("bridge"), *game.cards("sidelined", frame.actor))
    found = [*members(game), *(copy for copy in elsewhere if is_ship(game, copy))]
    return [copy for copy in found for _ in range(supply(game, frame.actor, copy))]


def base_of(game: Game, frame: Frame) -> int:
    """How many counters the power base of who acts holds."""
    return base(game, frame.actor)


def purged(game: Game, frame: Frame) -> int:
    """How many counters the power base loses (tcg.xc.purge)."""
    return max(0, base(game, frame.actor) - kept(game, frame.actor))


QUERIES: Mapping[str, Callable[..., Any]] = {
    "assignable": assignable,
    "sources-for": sources_for,
    "payer": payer,
    "given-with": given_with,
    "supplied": supplied,
    "base-of": base_of,
    "purged": purged,
}
