"""The order of answers: by fields, then by name as the language sorts it, then by game and id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cc_tools.database.card_search.specification import Specification
from cc_tools.database.card_search.values import Value, Values
from cc_tools.model.text import Language


@dataclass(frozen=True, slots=True)
class SortKey:
    """A field to sort by; `turned` the other way round."""

    field: str
    turned: bool = False


_Key = tuple[int | str, ...]


class Ordering:
    """Sorts answers. The order by name is made once for each language and kept."""

    def __init__(self, values: Values, spec: Specification) -> None:
        self._values = values
        self._spec = spec
        self._ranks: dict[Language, list[int]] = {}

    def sorted(self, positions: Iterable[int], keys: Sequence[SortKey], language: Language) -> list[int]:
        """The positions in the order of the keys. Cards without a value of a field come last, whichever way round.

        Of several values the smallest counts, and the greatest where the order is turned.
        """
        ranks = self.by_name(language)
        found = sorted(positions, key=ranks.__getitem__)
        for key in reversed(keys):
            chosen = self._chosen(found, key, language)
            without = [position for position in found if position not in chosen]
            found = sorted(chosen, key=chosen.__getitem__, reverse=key.turned) + without
        return found

    def _chosen(self, positions: Sequence[int], key: SortKey, language: Language) -> dict[int, _Key]:
        """What each card with a value of the field is sorted by."""
        if key.field == "name":
            return {position: (self.by_name(language)[position],) for position in positions}
        column = self._values.column(key.field, language)
        made = self._key_of(key.field, language)
        choose = max if key.turned else min
        return {
            position: choose(made(value) for value in column[position]) for position in positions if column[position]
        }

    def by_name(self, language: Language) -> list[int]:
        """The rank of each card by name: Japanese by the reading, other languages without case and accents."""
        if language not in self._ranks:
            cards, fold = self._values.cards, self._spec.folding.fold
            keys: list[tuple[str, ...]] = []
            for card in cards:
                name = card.named(language)
                spoken = card.names.get("reading", name) if language == "ja" else name
                keys.append((fold(spoken), name, card.game, card.id))
            ranks = [0] * len(cards)
            for rank, position in enumerate(sorted(range(len(cards)), key=keys.__getitem__)):
                ranks[position] = rank
            self._ranks[language] = ranks
        return self._ranks[language]

    def _key_of(self, field: str, language: Language) -> Callable[[Value], _Key]:
        """How one value of a field is sorted: words with an order by it, other words as the language calls them."""
        fold = self._spec.folding.fold
        kind = self._spec.type_of(field)
        if kind == "number":
            return lambda value: (value,)
        if kind != "word":
            return lambda value: (fold(str(value)), str(value))
        known = self._values.vocabulary(field)
        ranks = {word: rank for order in known.orders for rank, word in enumerate(order)}
        return lambda value: (
            ranks.get(str(value), len(ranks)),
            fold(known.label(str(value), language)),
            str(value),
        )
