"""How long a query takes over the shipped cards, and over ten times as many."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from cc_tools import pipeline
from cc_tools.database.card_search import CardSearch, FrozenValues, over, specification
from cc_tools.games.search_fields import search_fields
from cc_tools.model.text import Language

TIMES = 9


def searching(factor: int = 10) -> Iterator[str]:
    """One line for each example of the search language: the first answer, and later ones over both pools."""
    spec = specification(search_fields())
    with pipeline.open_database() as database:
        search = over(database.connection, spec)
        firsts = {example.query: _once(search, example.query, example.language) for example in spec.examples}
        larger = CardSearch(FrozenValues(_times(search.published()["pool"], factor)), spec)
        for example in spec.examples:
            small, large = (_best(one, example.query, example.language) for one in (search, larger))
            first = f"first {1000 * firsts[example.query]:6.1f} ms"
            yield f"{first}, then {1000 * small:5.2f} ms; x{factor}: {1000 * large:5.2f} ms   {example.query}"


def _times(data: dict[str, Any], factor: int) -> dict[str, Any]:
    """The same values for so many times the cards."""
    cards = [{**card, "id": f"{card['id']}-{i}"} for i in range(factor) for card in data["cards"]]
    columns = {
        name: {language: values * factor for language, values in column.items()}
        if isinstance(column, dict)
        else column * factor
        for name, column in data["columns"].items()
    }
    return {"cards": cards, "columns": columns, "words": data["words"]}


def _once(search: CardSearch, query: str, language: Language) -> float:
    start = time.perf_counter()
    search.ask(query, language)
    return time.perf_counter() - start


def _best(search: CardSearch, query: str, language: Language) -> float:
    return min(_once(search, query, language) for _ in range(TIMES))


if __name__ == "__main__":
    print("\n".join(searching()))
