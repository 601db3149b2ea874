"""Whether something can be paid: counters with what may stand for them, cards that several steps want, all at once."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.engine.game import Game
from cc_tools.engine.matching import matching
from cc_tools.engine.state import Holder, Player
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase

Substitutes = Mapping[str, tuple[str, int]]
"""By counter what may be paid instead, and how much of it one is worth."""


def priced(noun: NounPhrase) -> dict[str, int]:
    """The price that a phrase names: `2 dilithium`."""
    return {phrases.first_word(noun): noun.quantity.low or 1 if noun.quantity else 1}


def affordable(game: Game, player: Player, prices: dict[str, int], holder: Holder | None = None) -> bool:
    """Whether a player can pay all these counters at once, from the pool or from what lies on a card (res.sub)."""
    return bool(ways(game, player, prices, holder))


def ways(game: Game, player: Player, prices: dict[str, int], holder: Holder | None = None) -> list[dict[str, int]]:
    """All ways to pay several counters at once: how many substitutes each takes, which is up to the payer (res.sub.9).

    What the last substitute is worth beyond the price is lost (res.sub.2), but none is spent on top of a whole price.
    Empty: it cannot be paid.
    """
    source = -1 - player if holder is None else holder
    if len(prices) == 1:
        return [{kind: used} for kind, price in prices.items() for used in uses(game, player, kind, price, source)]
    substitutes = game.rules.substitutes(game, player)
    found: list[dict[str, int]] = [{}]
    for kind, price in prices.items():
        have = game.amount(source, kind)
        exchanges = _exchanges(game, substitutes.get(kind), price, have, source)
        found = [{**way, kind: used} for way in found for used in exchanges]
    return [way for way in found if _enough_left(game, substitutes, prices, way, source)]


def uses(game: Game, player: Player, kind: str, price: int, holder: Holder) -> list[int]:
    """The numbers of substitutes that may pay for one counter, in ascending order. Empty: it cannot be paid."""
    return _exchanges(game, game.rules.substitutes(game, player).get(kind), price, game.amount(holder, kind), holder)


def _enough_left(
    game: Game, substitutes: Substitutes, prices: Mapping[str, int], way: Mapping[str, int], source: Holder
) -> bool:
    """Whether there is as much of each substitute as all prices take of it, its own price included."""
    taken = {other: prices.get(other, 0) for other, _ in substitutes.values()}
    for kind, used in way.items():
        if kind in substitutes:
            taken[substitutes[kind][0]] += used
    return all(number <= game.amount(source, other) for other, number in taken.items())


def _exchanges(game: Game, substitute: tuple[str, int] | None, price: int, have: int, source: Holder) -> list[int]:
    """Numbers of substitutes that can pay a price together with what one has, up to those that pay all of it."""
    if substitute is None:
        return [0] if have >= price else []
    other, worth = substitute
    whole = -(-price // worth)
    return [used for used in range(min(whole, game.amount(source, other)) + 1) if price - used * worth <= have]


def distinct(wanted: list[tuple[list[int], int]]) -> bool:
    """Whether several steps can each have so many of their candidates without using one twice."""
    if len(wanted) == 1 and wanted[0][1] == 1:
        return bool(wanted[0][0])
    slots = [candidates for candidates, number in wanted for _ in range(number)]
    return matching([list(candidates) for candidates in slots]) == len(slots)
