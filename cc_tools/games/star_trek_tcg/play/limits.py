"""How many counters lie where: on one card, given to one card in a segment, kept in a power base."""

from __future__ import annotations

from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Player
from cc_tools.games.star_trek_tcg.play.allowing import allows_assign
from cc_tools.games.star_trek_tcg.play.cards import is_ship, limits, members, xc
from cc_tools.games.star_trek_tcg.play.effects import of_card, of_game
from cc_tools.games.star_trek_tcg.play.forbidding import counts_as, forbids
from cc_tools.language.lowering.code import MANY

INITIAL, HURT, KEPT = 1, 1, 1
"""What one card is given in the Initial XC segment, a neutralized one in the final one; what a power base keeps."""


def cap(game: Game, copy: Copy) -> int:
    """The most counters a card may hold (tcg.xc.cap)."""
    return of_card(game, "xc-cap", copy, limits(game)[1])


def room(game: Game, copy: Copy) -> int:
    """How many counters more a card may take."""
    return max(0, cap(game, copy) - xc(game, copy))


def kept(game: Game, player: Player) -> int:
    """How many counters a power base keeps when it is purged (tcg.xc.purge)."""
    return of_game(game, "base-limit", KEPT, player)


def supply(game: Game, player: Player, copy: Copy) -> int:
    """How many counters a card may be given in the Initial XC segment (tcg.xc.assign-initial)."""
    here = copy in members(game) or is_ship(game, copy)
    return _given_at_most(game, player, copy, INITIAL if here else 0)


def share(game: Game, player: Player, copy: Copy) -> int:
    """How many counters a card may still be given in the Final XC segment (tcg.xc.assign-final)."""
    given: dict[str, int] = game.state.notes.get("given", {})
    return _given_at_most(game, player, copy, _final(game, player, copy), given.get(str(copy), 0))


def _final(game: Game, player: Player, copy: Copy) -> int:
    """As many as fit for members and the own permanents, one for neutralized crew, none for converted and at home."""
    area = game.area(copy)
    if area == "sidelined" and not _took_part(game, copy):
        return 0
    if area in ("landing-party", "permanents") or (area == "sidelined" and counts_as(game, copy, "normal")):
        return MANY
    if area == "sidelined":
        return HURT if game.status(copy, "state") == "neutralized" else 0
    return MANY if allows_assign(game, player, copy) else 0


def _took_part(game: Game, copy: Copy) -> bool:
    """Whether crew was in the landing party when it had to leave, and not at home (tcg.ship.xc)."""
    stood: dict[str, Any] = game.state.notes.get("stands", {}).get(str(copy), {})
    return bool(stood.get("area") == "landing-party")


def _given_at_most(game: Game, player: Player, copy: Copy, number: int, given: int = 0) -> int:
    """A number as effects leave it, less what was given; never more than fits."""
    if forbids(game, player, "assign", copy):
        return 0
    return max(0, min(of_card(game, "assign-limit", copy, number) - given, room(game, copy)))
