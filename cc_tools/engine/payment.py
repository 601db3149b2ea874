"""Whether something can be paid: counters with what may stand for them, cards that several steps want, all at once."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.matching import matching
from cc_tools.engine.state import Holder, Player
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase


def priced(noun: NounPhrase) -> dict[str, int]:
    """The price that a phrase names: `2 dilithium`."""
    return {phrases.first_word(noun): noun.quantity.low or 1 if noun.quantity else 1}


def affordable(game: Game, player: Player, prices: dict[str, int], holder: Holder | None = None) -> bool:
    """Whether a player can pay all these counters at once, from the pool or from what lies on a card (res.sub)."""
    return bool(ways(game, player, prices, holder))


def ways(
    game: Game, player: Player, prices: dict[str, int], holder: Holder | None = None
) -> list[dict[str, int]]:
    """All ways to pay several counters at once: how many substitutes each takes.

    None overpays where an exact way exists (res.sub.2, res.sub.3). Empty: it cannot be paid.
    """
    source = -1 - player if holder is None else holder
    found: list[tuple[int, dict[str, int]]] = [(0, {})]
    have = {kind: game.amount(source, kind) for kind in prices}
    for kind, price in prices.items():
        found = [
            (waste + more, {**way, kind: used})
            for waste, way in found
            for used, more in _exchanges(game, player, kind, price, have[kind], source)
        ]
    substitutes = game.rules.substitutes(game, player)
    usable = [
        (waste, way)
        for waste, way in found
        if all(
            sum(way[kind] for kind in way if substitutes.get(kind, ("", 0))[0] == other) + prices.get(other, 0)
            <= game.amount(source, other)
            for other in {name for name, _ in substitutes.values()}
        )
    ]
    least = min((waste for waste, _ in usable), default=0)
    return [way for waste, way in usable if waste == least]


def _exchanges(
    game: Game, player: Player, kind: str, price: int, have: int, source: Holder
) -> list[tuple[int, int]]:
    """Numbers of substitutes that can pay a price together with what one has, each with what it wastes."""
    substitute = game.rules.substitutes(game, player).get(kind)
    if substitute is None:
        return [(0, 0)] if have >= price else []
    other, worth = substitute
    found = []
    for used in range(game.amount(source, other) + 1):
        rest = price - used * worth
        if rest > have:
            continue
        if rest <= -worth:
            break
        found.append((used, max(0, -rest)))
    return found


def distinct(wanted: list[tuple[list[int], int]]) -> bool:
    """Whether several steps can each have so many of their candidates without using one twice."""
    slots = [candidates for candidates, number in wanted for _ in range(number)]
    return matching([list(candidates) for candidates in slots]) == len(slots)
