"""Games do not mix: a query that names a game answers with cards of that game alone, and loses none of them."""

from __future__ import annotations

import json

import pytest

from tests.search.pool import SUITE, search

GAMES = ("captains-chair", "star-trek-tcg")
QUERIES = [
    "type:challenge action:ambush",
    "combat>=5",
    "episode:cage",
    "crew:picard",
    "suit:ship or type:crew",
    "vp>=3",
]
SUITED = [
    one["query"]
    for one in json.loads(SUITE.read_text(encoding="utf-8"))
    if one["group"] == "answered" and one["language"] == "en" and "\n" not in one["query"]
]


def test_the_pool_has_both_games() -> None:
    assert {card.game for card in search().cards} == set(GAMES)


@pytest.mark.parametrize("query", [*QUERIES, *SUITED[::25]])
def test_a_query_splits_into_those_of_the_games(query: str) -> None:
    whole = search().ask(query)
    assert whole.ok
    parts: set[int] = set()
    for game in GAMES:
        found = search().ask(f"game:{game} ({query})").positions
        assert {search().cards[position].game for position in found} <= {game}
        parts.update(found)
    assert parts == set(whole.positions)
