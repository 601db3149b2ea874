"""Queries of where cards stood: crew that left for a time, that was killed, what an action befell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.cards import RATINGS, is_crew, members, xc
from cc_tools.games.star_trek_tcg.play.forbidding import forbids
from cc_tools.games.star_trek_tcg.play.limits import room
from cc_tools.games.star_trek_tcg.play.transforming import STATUSES as TRANSFORMED
from cc_tools.language.lowering.code import MANY

STATUSES = ("state", "home", "on", "value", *TRANSFORMED, *(f"rating {name}" for name in RATINGS))
"""The statuses of a card that come back with it."""

Stand = dict[str, Any]
"""Where and how a card stood: its area and whose, the challenges behind it, its counters, its statuses."""


def stands_with(game: Game, frame: Frame, things: Any) -> dict[str, Stand]:
    """Where cards stood when that was last noted in this turn, with these as they stand now.

    Of those that are set aside it is where they stood before.
    """
    known: dict[str, Stand] = game.state.notes.get("stands", {})
    moved = [copy for copy in things or () if str(copy) not in known or game.area(copy) != "sidelined"]
    return {**known, **{str(copy): _stand(game, copy) for copy in moved}}


def _stand(game: Game, copy: Copy) -> Stand:
    area, owner = game.area_names[game.state.place[copy]]
    statuses = dict(game.state.turned.get(copy, {}))
    there = game.cards(area, owner)
    behind = there[there.index(copy) + 1 :] if area == "challenges" else []
    return {"area": area, "owner": owner, "behind": behind, "xc": xc(game, copy), "as": statuses}


def _stood(game: Game, copy: Copy) -> Stand:
    found: Stand = game.state.notes.get("stands", {}).get(str(copy)) or _stand(game, copy)
    return found


def stood_in(game: Game, frame: Frame, copy: Copy) -> str:
    """The area where a card stood, if it lies elsewhere now."""
    area = str(_stood(game, copy)["area"])
    return "" if area == game.area(copy) else area


def stood_with(game: Game, frame: Frame, copy: Copy) -> int:
    """Whose area that was."""
    return int(_stood(game, copy)["owner"])


def stood_before(game: Game, frame: Frame, copy: Copy) -> list[Copy]:
    """The challenges in play that came after a card that was one itself (tcg.action.order)."""
    return [one for one in _stood(game, copy)["behind"] if game.area(one) == "challenges"]


def stood_as(game: Game, frame: Frame, copy: Copy, status: str) -> Any:
    """A status that the card had."""
    return _stood(game, copy)["as"].get(status)


# --- counters -----------------------------------------------------------------------------------------------------


def brought_back(game: Game, frame: Frame, copy: Copy) -> int:
    """How many counters come back with a card: those that it had, as far as it may hold them (tcg.xc.cap)."""
    return min(int(_stood(game, copy)["xc"]), room(game, copy))


def taken_with(game: Game, frame: Frame, things: list[Copy], most: int = MANY) -> dict[str, int]:
    """What the result of the action under way has taken, by card, with so many counters of these, or all of them."""
    found: dict[str, int] = game.state.notes.get("taken", {})
    return {**found, **{str(copy): found.get(str(copy), 0) + min(most, xc(game, copy)) for copy in things}}


def bereft(game: Game, frame: Frame) -> list[Copy]:
    """The cards from which it has taken counters."""
    return [int(copy) for copy in game.state.notes.get("taken", {})]


def given_back(game: Game, frame: Frame, copy: Copy) -> int:
    """How many of them the card gets back: all, as far as it may hold them (tcg.xc.cap)."""
    return min(int(game.state.notes["taken"][str(copy)]), room(game, copy))


def lost_without(game: Game, frame: Frame) -> dict[str, int]:
    """How many counters cards have lost in this turn, without those."""
    taken: dict[str, int] = game.state.notes.get("taken", {})
    lost: dict[str, int] = game.state.notes.get("lost", {})
    return {copy: max(0, number - taken.get(copy, 0)) for copy, number in lost.items()}


# --- who is away for a time -----------------------------------------------------------------------------------------


def without(game: Game, frame: Frame, name: str, things: Any) -> list[Copy]:
    """What this turn has noted under a name, without these cards."""
    return [copy for copy in game.state.notes.get(name, []) if copy not in (things or ())]


def of_party(game: Game, frame: Frame, things: Any) -> list[Copy]:
    """Those of the cards that are in the landing party."""
    return [copy for copy in things or () if copy in members(game)]


def guests_back(game: Game, frame: Frame, things: Any) -> list[Copy]:
    """The guests among cards that leave the landing party for a time: they have no home to wait in (tcg.wild.guest)."""
    gone: list[Copy] = game.state.notes.get("returning") or []
    return [copy for copy in things or () if copy in gone and not is_crew(game, copy)]


def returning(game: Game, frame: Frame) -> list[Copy]:
    """Who left the landing party for a time, is at home or set aside, and may join it."""
    player = game.state.active
    home = (game.number("bridge", SHARED), game.number("complement", player))
    gone: list[Copy] = game.state.notes.get("returning") or []
    there = [copy for copy in gone if game.state.place[copy] in home or _waits(game, copy)]
    return [copy for copy in there if not forbids(game, player, "join", copy)]


def _waits(game: Game, copy: Copy) -> bool:
    """Whether a card was set aside although nothing has befallen it."""
    return game.area(copy) == "sidelined" and game.status(copy, "state") is None


def flip_choices(game: Game, frame: Frame) -> list[Copy]:
    """The cards among which the target of the icon flip that comes is picked, unless that is put off already."""
    return [] if game.state.notes.get("deferred") else list(game.state.notes.get("flip-choices") or ())


def deferred(game: Game, frame: Frame, choices: Any) -> bool:
    """Whether the target of the icon flip under way is picked only now, among several that it could have had."""
    return bool(game.state.notes.get("deferred")) and bool(choices)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "stands-with": stands_with,
    "stood-in": stood_in,
    "stood-with": stood_with,
    "stood-before": stood_before,
    "stood-as": stood_as,
    "brought-back": brought_back,
    "taken-with": taken_with,
    "bereft": bereft,
    "given-back": given_back,
    "lost-without": lost_without,
    "guests-back": guests_back,
    "flip-choices": flip_choices,
    "without": without,
    "of-party": of_party,
    "returning": returning,
    "deferred": deferred,
}
