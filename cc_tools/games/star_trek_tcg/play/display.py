"""How a table of the game is laid out for people: which areas are piles, what to add."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cc_tools.engine.game import Game
from cc_tools.engine.rules import Definition
from cc_tools.engine.state import Copy, Player, Question
from cc_tools.games.situation import Line
from cc_tools.games.star_trek_tcg.play import situation as moment
from cc_tools.games.star_trek_tcg.play.cards import RATINGS, XC, limits, scored
from cc_tools.games.star_trek_tcg.play.effects import rating, value
from cc_tools.games.star_trek_tcg.records import Card

SKIPPED = frozenset({"box"})
"""The areas that are not shown."""

STATES = frozenset({"state"})
"""What is noted of a card of which the table shows the word: how crew have left the landing party."""

TWICE = True
"""Whether both players may have the same deck."""

PILES = frozenset({"discard", "removed"})
"""The areas of which the number of cards and the top one are shown."""


SUBJECTS: Mapping[str, int] = {}
"""By query that gives options which of its arguments is the card that the question is about."""

PURSE = (XC,)
"""The counters that moves are paid with."""


def additions(game: Game, player: Player) -> Mapping[str, Mapping[str, str]]:
    """By counter the slots of what stands behind its number: how far the player is from the goal."""
    return {XC: {"scored": str(scored(game, player)), "goal": str(limits(game)[0])}}


def situation(game: Game, question: Question) -> Iterator[Line]:
    """What there is to know at a question besides."""
    return moment.situation(game, question)


def weight(definition: Definition, face: int) -> int:
    """For how many a card counts where it stands: for one."""
    return 1


def parts(game: Game, player: Player) -> Mapping[str, Sequence[tuple[str, int, int]]]:
    """By line of the score what it is the sum of: of nothing that is told."""
    return {}


def figures(definition: Definition) -> Mapping[str, int | str]:
    """The numbers that a card prints, by the word for each: its ratings, its cost, its value as part of an episode."""
    card = definition.record
    if not isinstance(card, Card):
        return {}
    found = {} if card.ratings is None else {name: getattr(card.ratings, name) for name in RATINGS}
    found |= {"cost": card.cost_xc} if card.cost_xc else {}
    return found if card.reward_xc is None else {**found, "value": card.reward_xc}


def present(game: Game, copy: Copy) -> Mapping[str, int]:
    """The numbers that a card in play has now."""
    card = game.definition(copy).record
    if not isinstance(card, Card):
        return {}
    found = {name: rating(game, copy, name) for name in RATINGS if card.ratings is not None}
    return found if card.reward_xc is None else {**found, "value": value(game, copy)}


def tables(definition: Definition) -> Mapping[str, Mapping[str, str]]:
    """By the words of a heading what a board prints: there are no boards."""
    return {}
