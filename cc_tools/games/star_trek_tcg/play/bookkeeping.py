"""What the rules keep in order at once: counters of cards that leave play, the counters that the stores gave out."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Event, Holder
from cc_tools.games.star_trek_tcg.play.cards import XC, key
from cc_tools.games.star_trek_tcg.play.effects import AT_WORK, ELSEWHERE
from cc_tools.games.star_trek_tcg.play.forbidding import forbids
from cc_tools.model.game import Game as GameData

ICON_DRAW, FINAL = "icon-draw", "final-resolve-segment"
ABLE = frozenset(
    {
        "mission-segment", "party-segment", "initial-xc-segment", "initial-challenge-segment", "resolve-segment",
        "plot-segment", "second-challenge-segment", "discovery-segment", ICON_DRAW,
    }
)  # fmt: skip
"""The segments of the episode phase, in which abilities may be used."""

AWAY = frozenset({"landing-party", "sidelined"})
"""Where crew remembers its home (tcg.zone.return)."""

KEEPING = frozenset({"sidelined"})
"""Areas out of play whose cards keep what lies on them."""

PLACES = {"MISSION": "episode", "PLOT": "episode", "DISCOVERY": "episode", "EFFECT": "effects"}
"""By kind of operation where its card lies as long as what it says holds."""


def moved(game: Game, copy: Copy, before: int, after: int, verb: str) -> None:
    """A copy has gone from one area to another; out of play its counters go to the stores (tcg.xc.leave)."""
    if game.area_names[before][0] in ELSEWHERE and game.area_names[after][0] in AWAY:
        game.turn(copy, "home", game.area_names[before][0])
    if game.area_rules[after].in_play or game.area_names[after][0] in KEEPING:
        return
    game.change(copy, XC, -game.amount(copy, XC))
    game.state.turned.pop(copy, None)


def changed(game: Game, holder: Holder, counter: str, by: int) -> None:
    """Counts what the stores have given out: every counter is on a card or in a power base (tcg.xc.stores)."""
    if counter == XC:
        game.state.lasting["issued"] = game.state.lasting.get("issued", 0) + by


def follows(game: Game, copies: list[Copy], verb: str) -> list[Copy]:
    """Nothing shares the fate of a card in this game."""
    return copies


def works(game: Game, copy: Copy, kind: str, event: Event | None) -> bool:
    """Whether operations of a kind work on a copy now: by where it lies, and the time (tcg.ability.who)."""
    area, step = game.area(copy), game.state.step
    if kind == "ABILITY":
        timely = step in ABLE or (step == FINAL and game.option("abilities-in-final-resolve") == "yes")
        return timely and area in ("landing-party", "permanents")
    if kind == "WILD":
        player = game.owner(copy)
        return (
            area == "hand"
            and step != ICON_DRAW
            and player >= 0
            and key(game, copy) not in game.state.notes.get("played", [])
            and not forbids(game, player, "play", copy)
        )
    if kind == "EFFECT":
        return area == "hand" and step == ICON_DRAW and not forbids(game, game.owner(copy), "play", copy)
    return kind in ("PASSIVE", "REWARD") and area in AT_WORK


def holds_in(data: GameData, kind: str, area: str) -> bool:
    """Whether the continuous effects of a kind may hold for cards in an area; `effects.standing` looks closer."""
    if kind == "PASSIVE":
        return area in AT_WORK or area in ELSEWHERE or area == "hand"
    return data.kinds[kind].holds and area == PLACES.get(kind)
