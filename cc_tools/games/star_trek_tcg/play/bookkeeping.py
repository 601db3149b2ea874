"""What the rules keep in order at once: counters of cards that leave play, the counters that the stores gave out."""

from __future__ import annotations

from cc_tools.engine import knowledge
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Event, Holder
from cc_tools.games.star_trek_tcg.play.bearing import silent
from cc_tools.games.star_trek_tcg.play.cards import AT_HAND, CORE, XC, key, owner_of, type_of
from cc_tools.games.star_trek_tcg.play.effects import ELSEWHERE, is_at_work, names_place
from cc_tools.games.star_trek_tcg.play.forbidding import forbids, forbids_ability
from cc_tools.language import phrases
from cc_tools.model.tree import During, NounPhrase, Operation, Trigger

ICON_DRAW, FINAL = "icon-draw", "final-resolve-segment"
ABLE = frozenset(
    {
        "mission-segment", "party-segment", "initial-xc-segment", "initial-challenge-segment", "resolve-segment",
        "plot-segment", "second-challenge-segment", "discovery-segment", ICON_DRAW,
    }
)  # fmt: skip
"""The segments of the episode phase, in which abilities may be used."""

TIMES = ("-phase", "-segment")
"""How the words for times of a turn end that an ability may name instead of the episode phase."""

AWAY = frozenset({"landing-party", "sidelined"})
"""Where crew remembers its home (tcg.zone.return)."""

KEEPING = frozenset({"sidelined"})
"""Areas out of play whose cards keep what lies on them."""

RETURNING = frozenset({"hand", "held", "deck", "discard"})
"""Areas from which cards come into play again; core crew that leaves play is out instead (tcg.core.death)."""


def moved(game: Game, copy: Copy, before: int, after: int, verb: str) -> None:
    """A copy has gone from one area to another; out of play its counters go to the stores (tcg.xc.leave)."""
    if game.area_names[before][0] in ELSEWHERE and game.area_names[after][0] in AWAY:
        game.turn(copy, "home", game.area_names[before][0])
    area, player = game.area_names[after]
    if game.area_rules[after].in_play or area in KEEPING:
        return
    if area == "hand" and player in game.state.notes.get("open-hands", ()):
        knowledge.show(game, [copy], knowledge.BOTH)
    for one in game.beamed_to(copy) if game.state.hosts else ():
        game.relocate(one, game.number("discard", owner_of(game, one)), verb="discard")
    game.change(copy, XC, -game.amount(copy, XC))
    game.state.turned.pop(copy, None)
    if area in RETURNING and type_of(game, copy) == CORE:
        game.relocate(copy, game.number("removed", player), verb=verb)


def changed(game: Game, holder: Holder, counter: str, by: int) -> None:
    """Counts what the stores have given out: every counter is on a card or in a power base (tcg.xc.stores)."""
    if counter == XC:
        game.state.lasting["issued"] = game.state.lasting.get("issued", 0) + by


def follows(game: Game, copies: list[Copy], verb: str) -> list[Copy]:
    """Nothing shares the fate of a card in this game."""
    return copies


def works(game: Game, copy: Copy, tree: Operation, event: Event | None) -> bool:
    """Whether an operation works on a copy now: by where it lies, and the time (tcg.ability.who)."""
    area, step, kind = game.area(copy), game.state.step, tree.kind
    if silent(game, copy, tree):
        return False
    if kind == "ABILITY":
        due = area in ("landing-party", "permanents") and (_able(game) or _names_time(tree, event))
        return due and not forbids_ability(game, game.controller(copy), copy)
    if kind == "WILD":
        player = game.owner(copy)
        return (
            area in AT_HAND
            and step != ICON_DRAW
            and player >= 0
            and key(game, copy) not in game.state.notes.get("played", [])
            and not forbids(game, player, "play", copy)
        )
    if kind == "EFFECT":
        due = step == ICON_DRAW or event is not None
        return area == "hand" and due and not forbids(game, game.owner(copy), "play", copy)
    if kind == "PASSIVE" and (names_place(game, tree) or _about_itself(tree)):
        return True
    return kind in ("PASSIVE", "REWARD") and is_at_work(game, copy)


def _able(game: Game) -> bool:
    """Whether it is the time of abilities: the episode phase (tcg.ability.who, tcg.final-resolve.abilities)."""
    if game.state.notes.get("final"):
        return game.state.step in (FINAL, ICON_DRAW) and game.option("abilities-in-final-resolve") == "yes"
    return game.state.step in ABLE


def _names_time(tree: Operation, event: Event | None) -> bool:
    """Whether an operation names another time, a phase or segment that is now (tcg.pwild.abilities)."""
    if event is not None and event.verb.endswith(TIMES):
        return True
    return any(isinstance(one, During) and phrases.first_word(one.time).endswith(TIMES) for one in tree.clauses)


def _about_itself(tree: Operation) -> bool:
    """Whether an operation waits for what befalls its own card, wherever that lies."""
    return any(
        isinstance(event.object, NounPhrase) and phrases.says(event.object, "this")
        for clause in tree.clauses
        if isinstance(clause, Trigger)
        for event in clause.events
    )
