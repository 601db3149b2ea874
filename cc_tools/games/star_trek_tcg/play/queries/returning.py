"""Queries of where cards stood: crew that left for a time, that was killed, what an action befell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.cards import RATINGS, members, xc
from cc_tools.games.star_trek_tcg.play.forbidding import forbids

STATUSES = ("state", "home", "on", "value", *(f"rating {name}" for name in RATINGS))
"""The statuses of a card that come back with it."""

Stand = dict[str, Any]
"""Where and how a card stood: its area and whose, its counters, those it had lost, its statuses."""


def stands_with(game: Game, frame: Frame, things: Any) -> dict[str, Stand]:
    """Where cards stood when that was last noted in this turn, with these as they stand now."""
    known: dict[str, Stand] = game.state.notes.get("stands", {})
    return {**known, **{str(copy): _stand(game, copy) for copy in things or ()}}


def _stand(game: Game, copy: Copy) -> Stand:
    area, owner = game.area_names[game.state.place[copy]]
    statuses = dict(game.state.turned.get(copy, {}))
    return {"area": area, "owner": owner, "xc": xc(game, copy), "lost": _lost(game, copy), "as": statuses}


def _lost(game: Game, copy: Copy) -> int:
    return int(game.state.notes.get("lost", {}).get(str(copy), 0))


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


def stood_as(game: Game, frame: Frame, copy: Copy, status: str) -> Any:
    """A status that the card had."""
    return _stood(game, copy)["as"].get(status)


def lost_since(game: Game, frame: Frame, copy: Copy) -> int:
    """How many counters a card has lost since: all that it had, where it left play."""
    stood = _stood(game, copy)
    if game.is_in_play(copy) or game.area(copy) == "sidelined":
        return max(0, _lost(game, copy) - int(stood["lost"]))
    return max(0, int(stood["xc"]) - xc(game, copy))


def without(game: Game, frame: Frame, name: str, things: Any) -> list[Copy]:
    """What this turn has noted under a name, without these cards."""
    return [copy for copy in game.state.notes.get(name, []) if copy not in (things or ())]


def of_party(game: Game, frame: Frame, things: Any) -> list[Copy]:
    """Those of the cards that are in the landing party."""
    return [copy for copy in things or () if copy in members(game)]


def returning(game: Game, frame: Frame) -> list[Copy]:
    """Who left the landing party for a time, is at home and may join it."""
    player = game.state.active
    home = (game.number("bridge", SHARED), game.number("complement", player))
    gone: list[Copy] = game.state.notes.get("returning") or []
    return [copy for copy in gone if game.state.place[copy] in home and not forbids(game, player, "join", copy)]


def deferred(game: Game, frame: Frame, choices: Any) -> bool:
    """Whether the target of the icon flip under way is picked only now, among several that it could have had."""
    return bool(game.state.notes.get("deferred")) and bool(choices)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "stands-with": stands_with,
    "stood-in": stood_in,
    "stood-with": stood_with,
    "stood-as": stood_as,
    "lost-since": lost_since,
    "without": without,
    "of-party": of_party,
    "returning": returning,
    "deferred": deferred,
}
