"""Why a verb cannot act on a card: gaining, placing, playing for free, warping, taking control."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import words
from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Frame
from cc_tools.games.captains_chair.play.moves import playable
from cc_tools.games.captains_chair.play.queries.tokens import AWAY_TEAM, can_land, courses, is_ship


def gain(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Directives cannot be gained (deck.gain.3)."""
    if isinstance(thing, int) and not game.is_in_play(thing) and "directive" in words.suits(game, thing):
        return Reason("directive", {"card": thing})
    return None


def place(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Resources lie on cards in play or in the middle of the table (kw.place.1)."""
    if isinstance(thing, int) and not game.is_in_play(thing) and game.owner(thing) != SHARED:
        return Reason("not-in-play", {"card": thing})
    return None


def free_play(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """A card needs a PLAY operation that can be resolved now (kw.free-play.1, step.action.play.2)."""
    if isinstance(thing, int) and not playable(game, frame, thing, free=True):
        return Reason("unplayable", {"card": thing})
    return None


def send(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Away Teams go to Locations of one's own and neutral ones, where no opponent's ships are in the way (away.3)."""
    if isinstance(thing, int) and not can_land(game, frame, AWAY_TEAM, thing, None):
        return Reason("no-landing", {"card": thing})
    return None


def warp(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Only deployed ships warp, and only to another Location (kw.warp.1, kw.warp.2)."""
    if not isinstance(thing, int):
        return None
    if game.area(thing) != "fleet" or not is_ship(game, thing):
        return Reason("not-deployed", {"card": thing})
    return None if courses(game, frame, [thing]) else Reason("no-course", {"card": thing})


def take_control(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Control is taken of Locations that nobody controls (kw.take-control.1)."""
    if not isinstance(thing, int):
        return None
    if "location" not in words.suits(game, thing):
        return Reason("no-location", {"card": thing})
    return Reason("controlled", {"card": thing}) if game.area(thing) == "territory" else None


USABLE: Mapping[str, Callable[[Game, Frame, Any], Reason | None]] = {
    "gain": gain,
    "place": place,
    "free-play": free_play,
    "send": send,
    "send to": send,
    "warp": warp,
    "take-control": take_control,
}
