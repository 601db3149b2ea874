"""How a table of the game is laid out for people: which areas are piles, what they are called, what to add."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.engine.game import Game
from cc_tools.engine.rules import Definition
from cc_tools.engine.state import Player
from cc_tools.games.star_trek_tcg.play.cards import RATINGS, XC, limits, scored
from cc_tools.games.star_trek_tcg.records import Card

SKIPPED = frozenset({"box"})
"""The areas that are not shown."""

PILES = frozenset({"discard", "removed"})
"""The areas of which the number of cards and the top one are shown."""

CALLED: Mapping[str, str] = {"defaults": "default", "challenges": "challenge", "permanents": "permanent"}
"""The words that an area is called by where its own name is none."""

SILENT = frozenset({"party-segment", "final-xc-segment", "lose"})
"""Events that are not told, besides those of every game."""

UNCOUNTED = frozenset({"win", "lose", "complete", "abandon"})
"""Events of which there is only one at a time, besides those of every game."""

PLACES: Mapping[str, tuple[str, str]] = {
    "target": ("by {place}", "on {place}"),
    **dict.fromkeys(("kill", "neutralize", "convert", "flip", "win"), ("by {place}", "with {place}")),
}
"""By event how its source and its target are told, where not as where it comes from and goes to."""

QUESTIONS: Mapping[str, str] = {
    "play": "Which card do you play?",
    "action-name": "Which action is attempted?",
    "target": "Whom does the action target?",
    "pick": "Who goes with the landing party?",
    "assign": "Who gets an experience counter?",
    "cover": "Which card covers the default?",
    "find": "Which card do you look for?",
    "flip": "For whom is a card turned over?",
    "join": "Who joins the landing party?",
    "host": "Under which card do you put it?",
    "source": "Where does the experience counter come from?",
    "lose-xc": "Which card loses an experience counter?",
}
"""By question what the player is asked."""


def additions(game: Game, player: Player) -> Mapping[str, str]:
    """By counter what stands behind its number: whose counters it counts, and how far the player is from the goal."""
    return {XC: f"in the power base, {scored(game, player)} of {limits(game)[0]} on crew"}


def figures(definition: Definition) -> Mapping[str, int | str]:
    """The numbers that a card prints, by the word for each: its ratings, its cost, its value as part of an episode."""
    card = definition.record
    if not isinstance(card, Card):
        return {}
    found = {} if card.ratings is None else {name: getattr(card.ratings, name) for name in RATINGS}
    found |= {"cost": card.cost_xc} if card.cost_xc else {}
    return found if card.reward_xc is None else {**found, "value": card.reward_xc}
