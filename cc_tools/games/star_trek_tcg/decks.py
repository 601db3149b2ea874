"""Decks of Star Trek: The Card Game in numbers: what a player looks at before the first game with a deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cc_tools.games.deck_building import Bar, Deck, Distribution
from cc_tools.games.star_trek_tcg.records import Card, Ratings
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.properties import words_with

IN_PLACE = "starts-in-place"
"""The property of types of card that begin the game in place and so have another back."""
CREW = "crew"
CHALLENGE = "challenge"
Values = Callable[[Card], Sequence[str]]


@dataclass(frozen=True, slots=True)
class _Copies:
    """A card of the deck and the number of its copies."""

    card: Card
    count: int


class _Building:
    """What tools for decks ask of this game."""

    def starting(self, game: GameCatalog) -> tuple[str, ...]:
        """The cards that begin in place, in the order of their files."""
        types = words_with(game, "type", IN_PLACE)
        return tuple(card.id for card in game.cards.values() if card.kind in types)

    def distributions(self, game: GameCatalog, deck: Deck) -> tuple[Distribution, ...]:
        """Types, icons, actions and costs of challenges, posts and ratings of crew, XC values and episodes."""
        copies = [
            _Copies(card, line.count) for line in deck.cards if isinstance(card := game.cards.get(line.card), Card)
        ]
        crew = [one for one in copies if one.card.type == CREW]
        challenges = [one for one in copies if one.card.type == CHALLENGE]
        parts = [one for one in copies if one.card.episode is not None]
        words = game.game.words
        found = [
            _words(copies, "type", "type", words.get("type", {}), lambda card: [card.type]),
            _words(copies, "icon", "rating-icon", words.get("rating-icon", {}), lambda card: [card.icon or ""]),
            _words(challenges, "actions", "action", words.get("action", {}), lambda card: card.actions),
            _numbers(challenges, "cost_xc", lambda card: [str(card.cost_xc)]),
            _words(crew, "role", "", sorted({one.card.role or "" for one in crew}), lambda card: [card.role or ""]),
            *(_ratings(crew, rating) for rating in Ratings.model_fields),
            _numbers(parts, "reward_xc", lambda card: [str(card.reward_xc or 0)]),
            _episodes(game, parts),
        ]
        return tuple(one for one in found if one.bars)


BUILDING = _Building()


def _bar(value: str, copies: Iterable[_Copies], whole: bool | None = None) -> Bar:
    ones = list(copies)
    return Bar(value, sum(one.count for one in ones), tuple(one.card.id for one in ones), whole)


def _words(copies: list[_Copies], field: str, sense: str, order: Iterable[str], values: Values) -> Distribution:
    bars = (_bar(word, (one for one in copies if word in values(one.card))) for word in order if word)
    return Distribution(field, sense, tuple(bar for bar in bars if bar.count))


def _numbers(copies: list[_Copies], field: str, values: Values) -> Distribution:
    numbers = sorted({value for one in copies for value in values(one.card)}, key=int)
    return _words(copies, field, "", numbers, values)


def _ratings(crew: list[_Copies], rating: str) -> Distribution:
    """The crew by one of its ratings, the highest first; a rating that an operation sets comes last."""
    printed = {str(getattr(one.card.ratings, rating)) for one in crew if one.card.ratings is not None}
    order = sorted(printed, key=lambda value: (value.isdigit(), int(value) if value.isdigit() else 0), reverse=True)
    return _words(crew, rating, "", order, lambda card: [str(getattr(card.ratings, rating, ""))])


def _episodes(game: GameCatalog, parts: list[_Copies]) -> Distribution:
    """The episodes, complete ones first: those of which each type of episode card is in the deck."""
    needed = words_with(game, "type", "episode") - words_with(game, "type", IN_PLACE)
    bars = []
    for title in sorted({one.card.episode or "" for one in parts}):
        own = [one for one in parts if one.card.episode == title]
        bars.append(_bar(title, own, needed <= {one.card.type for one in own}))
    return Distribution("episode", "", tuple(sorted(bars, key=lambda bar: not bar.whole)))
