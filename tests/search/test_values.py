"""Values from a database: each field says what SQL over the documented views says, on the shipped cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cc_tools import pipeline
from cc_tools.database import Database
from cc_tools.database.card_search import CardSearch, over
from cc_tools.model.text import Language
from tests.search.pool import spec
from tests.work import calls

OPERATIONS = "SELECT DISTINCT game, id FROM operations WHERE collection = 'cards' AND"
WORDS = "SELECT DISTINCT game, id FROM operation_words WHERE collection = 'cards' AND"
PRINTINGS = "SELECT game, card FROM printings"
CAPTAINS = "SELECT game, id FROM captains_chair_card WHERE"
TREK = "SELECT game, id FROM star_trek_tcg_card WHERE"
SAME = [
    ("trait:klingon", "SELECT DISTINCT game, card FROM traits WHERE trait = 'klingon'"),
    ("kind:reaction", f"{OPERATIONS} kind = 'REACTION'"),
    ("flag:attack", f"{OPERATIONS} ' '||flags||' ' LIKE '% ATTACK %'"),
    ("set:core", f"{PRINTINGS} WHERE set_id = 'core' UNION SELECT game, id FROM cards WHERE set_id = 'core'"),
    ("crew:picard", f"{PRINTINGS} WHERE crew = 'picard'"),
    ("position:reserve", f"{PRINTINGS} WHERE position = 'reserve'"),
    ("printing-count>1", f"{PRINTINGS} WHERE number <> '' GROUP BY game, card HAVING count(DISTINCT number) > 1"),
    ("suit:person", f"{CAPTAINS} suit = 'person'"),
    ("vp>=3", f"{CAPTAINS} vp >= 3"),
    ("vp:-3..-1", f"{CAPTAINS} vp BETWEEN -3 AND -1"),
    ("ship-token:yes", f"{CAPTAINS} ship_token"),
    ("focus:best", f"{CAPTAINS} focus = 'best'"),
    ("has:cost", f"{CAPTAINS} cost IS NOT NULL"),
    ("has:replaced-by", f"{CAPTAINS} replaced_by IS NOT NULL"),
    ("face-count>1", f"{CAPTAINS} json_array_length(faces) > 0"),
    ("has:ruling", "SELECT DISTINCT game, id FROM rulings WHERE collection = 'cards'"),
    ("mentions:earth", f"{WORDS} role = 'reference' AND word = 'earth'"),
    ("uses:staging", f"{WORDS} role <> 'reference' AND word = 'staging'"),
    ("does:scan or on:scan", f"{WORDS} role = 'verb' AND word = 'scan'"),
    ('op:"-> draw"', f"{OPERATIONS} text LIKE '%-> draw%'"),
    ("combat>=5", f"{TREK} typeof(data->>'$.ratings.combat') = 'integer' AND data->>'$.ratings.combat' >= 5"),
    ("type:challenge", f"{TREK} type = 'challenge'"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with pipeline.open_database() as opened:
        yield opened


@pytest.fixture(scope="module")
def search(database: Database) -> CardSearch:
    return over(database.connection, spec())


@pytest.mark.parametrize(("query", "sql"), SAME, ids=[query for query, _ in SAME])
def test_a_query_answers_as_sql_does(query: str, sql: str, search: CardSearch, database: Database) -> None:
    answer = search.ask(query)
    assert not answer.findings
    found = {(search.cards[position].game, search.cards[position].id) for position in answer.positions}
    assert found == set(database.connection.execute(sql))


def test_what_is_paid_and_what_is_gained(search: CardSearch, database: Database) -> None:
    """Each is a part of what the words of the operations say, and no more than that."""
    for field, verb in (("costs", "spend"), ("gains", "gain")):
        column = search.values.column(field, "en")
        used = search.values.column("uses", "en")
        assert any(column)
        assert all(set(words) <= set(used[position]) for position, words in enumerate(column))
        does = search.values.column("does", "en")
        assert all(words or verb not in does[position] for position, words in enumerate(column))


def test_the_same_question_in_four_languages(search: CardSearch) -> None:
    asked: list[tuple[str, Language]] = [
        ("trait:klingon does:scan-for or (suit:ship vp>=3)", "en"),
        ("traço:klingon faz:scan-for ou (naipe:nave pv>=3)", "pt"),
        ("rasgo:klingon hace:scan-for o (palo:nave pv>=3)", "es"),
        ("特性：クリンゴン 行動：scan-for または （スート：艦船 勝利点＞＝３）", "ja"),
    ]
    answers = [search.ask(query, language) for query, language in asked]
    assert all(answer.ok for answer in answers)
    assert len({frozenset(answer.positions) for answer in answers}) == 1
    assert answers[0].positions


def test_names_are_found_in_every_language(search: CardSearch) -> None:
    for position, card in enumerate(search.cards):
        for name in (card.name, *card.names.values()):
            assert position in search.ask(f'name="{name.replace(chr(34), " ")}"').positions, name


def test_answers_come_by_name_in_the_order_of_the_language(search: CardSearch) -> None:
    names = [search.cards[position].name for position in search.ask("suit:ship").positions]
    assert names == sorted(names, key=spec().folding.fold)
    readings = [search.cards[p].names.get("reading", "") for p in search.ask("suit:ship", "ja").positions]
    assert readings == sorted(readings)


def test_a_query_takes_work_in_proportion_to_the_cards(search: CardSearch) -> None:
    for example in spec().examples:
        search.ask(example.query, example.language)
        assert calls(search.ask, example.query, example.language) < 20 * len(search.cards), example.query
