"""Why a verb cannot act on a card: where it lies, what it is, what lies on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import words
from cc_tools.engine.game import Game
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.captains_chair.play.marks import markable
from cc_tools.games.captains_chair.play.usable.tokens import send

LEADING = ("captain", "status")
"""Areas that no verb empties unless the card says so itself (kw.dismiss.3)."""
HAND_AND_DECKS = ("hand", "deck", "held", "reserve", "supplement-deck", "encounter-deck", "development")

Usable = Callable[[Game, Frame, Any], Reason | None]


def with_property(game: Game, copy: Copy, name: str) -> bool:
    """Whether one of the card's suits or traits carries a property of the vocabulary."""
    known = game.rules.data.words["suit"]
    if any(suit in known and name in known[suit].properties for suit in words.suits(game, copy)):
        return True
    bearing = game.pool.with_property(name)
    return any(trait in bearing for trait in words.traits(game, copy))


def _is(game: Game, copy: Copy, suit: str) -> bool:
    return suit in words.suits(game, copy)


def _because(code: str, copy: Copy) -> Reason:
    return Reason(code, {"card": copy})


def discard(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """Cards of hand and decks; in play only what says so itself (kw.discard.1, kw.discard.2)."""
    if game.is_in_play(copy):
        return None if copy == frame.card else _because("in-play", copy)
    return None if game.area(copy) in HAND_AND_DECKS else _because("elsewhere", copy)


def dismiss(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """In play, but not in the Staging Area; Locations, Captain and Status by their own text (kw.dismiss.1 to .3)."""
    if not game.is_in_play(copy):
        return _because("not-in-play", copy)
    if copy != frame.card and game.area(copy) == "staging":
        return _because("staging", copy)
    return _steady(game, frame, copy)


def recall(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """In play; Locations, Captain and Status by their own text (kw.recall.1, kw.recall.3)."""
    return _steady(game, frame, copy) if game.is_in_play(copy) else _because("not-in-play", copy)


def _steady(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    if copy == frame.card:
        return None
    if game.area(copy) in LEADING:
        return _because("leading", copy)
    return _because("location", copy) if _is(game, copy, "location") else None


def log(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """Anything that is not logged yet, except the Captain, under whom the Log lies (kw.log.1)."""
    if game.area(copy) in ("log", "box"):
        return _because("elsewhere", copy)
    return _because("leading", copy) if game.area(copy) == "captain" else None


def beam(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """Any card but a Location (kw.beam.4, loc.4); Captain and Status keep their places."""
    if _is(game, copy, "location"):
        return _because("location", copy)
    return _because("leading", copy) if game.area(copy) in LEADING else None


def host(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """In a table position, the Staging Area is none (ship.8)."""
    return host_named(game, frame, copy) if game.area_rules[game.state.place[copy]].table else _because("no-host", copy)


def host_named(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """In play and not beamed, where the operation names the very card; an officer wears one Helmet (kw.beam.2,
    kw.helmet.2)."""
    if not game.is_in_play(copy) or copy in game.state.hosts:
        return _because("no-host", copy)
    if game.area(copy) == "duty" and any(with_property(game, one, "one-per-officer") for one in game.beamed_to(copy)):
        return _because("worn", copy)
    return None


def promote(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """A Person that is no Duty Officer yet (kw.promote.1, kw.promote.3)."""
    if not _is(game, copy, "person"):
        return _because("no-person", copy)
    return _because("elsewhere", copy) if game.area(copy) in ("duty", "log", "box", *LEADING) else None


def deploy(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """Out of the Staging Area, Ships and what is deployable (kw.deploy.1, kw.deploy.4)."""
    if game.area(copy) != "staging":
        return _because("elsewhere", copy)
    able = with_property(game, copy, "deploys-with-token") or with_property(game, copy, "deployable")
    return None if able else _because("not-deployable", copy)


def exhaust(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """A refreshed card of Fleet Area, Location Area, Duty slot, or the Captain (kw.exhaust.1, kw.exhaust.4)."""
    if game.area(copy) not in ("fleet", "territory", "duty", "captain"):
        return _because("elsewhere", copy)
    return _because("exhausted", copy) if game.status(copy, "exhausted") else None


def refresh(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """An exhausted card (kw.refresh.1)."""
    return None if game.status(copy, "exhausted") else _because("refreshed", copy)


def junk(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """No card with tokens on it, no neutral Location (kw.junk.2, kw.junk.3)."""
    if game.area(copy) in ("junk", "neutral-zone"):
        return _because("elsewhere", copy)
    tokens = any(holder == copy for holder, _ in game.state.amounts)
    return _because("tokens", copy) if tokens else None


def return_(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """An Incident that is not in its deck (kw.return.1)."""
    if game.area(copy) == "incident-deck":
        return _because("elsewhere", copy)
    return None if _is(game, copy, "incident") else _because("no-incident", copy)


def swap(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """A card of the Junk pile needs a face-up one of its suit."""
    shown = game.cards("market")
    mine = words.suits(game, copy)
    return None if any(mine & words.suits(game, one) for one in shown) else _because("no-match", copy)


def mark(game: Game, frame: Frame, trait: str) -> Reason | None:
    """A trait that the board has room for (crew.khan.6, crew.khan.7)."""
    return None if markable(game, frame.actor, [trait]) else Reason("marked", {"trait": trait})


USABLE: Mapping[str, Usable] = {
    "discard": discard,
    "dismiss": dismiss,
    "recall": recall,
    "log": log,
    "beam": beam,
    "host": host,
    "host-named": host_named,
    "beam to": host,
    "send to": send,
    "promote": promote,
    "deploy": deploy,
    "exhaust": exhaust,
    "refresh": refresh,
    "junk": junk,
    "return": return_,
    "swap": swap,
    "mark": mark,
}
