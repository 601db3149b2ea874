"""The read API: finding, searching, and what hangs on a card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings, strategies as st

from cc_tools.database import CardId, Database, to_bytes
from cc_tools.model.text import LANGUAGES, Language
from tests.database import sample

CONTENT = to_bytes(sample.catalog(), data_hash=sample.DATA_HASH)


@pytest.fixture(scope="module")
def db() -> Iterator[Database]:
    with Database(CONTENT) as opened:
        yield opened


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("bynars", ["bynars"]),
        ("Bynars", ["bynars"]),
        (" BYNARS ", ["bynars"]),
        ("1ALL03", ["bynars"]),
        ("1all03/13", ["bynars"]),
        ("2KHA02/36", ["mekleth"]),
        ("Su'Kal", ["sukal"]),
        ("su’kal", ["sukal"]),
        ("ス・カル", ["sukal"]),
        ("uss discovery a", ["uss-discovery-a"]),
        ("U.S.S. Discovery–A", ["uss-discovery-a"]),
        ("USSDiscoveryA", ["uss-discovery-a"]),
        ("chateau picard", ["chateau"]),
        ("Earth", ["earth-core", "earth-khan"]),
        ("Terra", ["earth-core", "earth-khan"]),
        ("earth-khan", ["earth-khan"]),
        ("wrathful-khan", ["khan"]),
        ("Wrathful Khan", ["khan"]),
        ("b4", ["b-4", "b-4"]),
        ("夜騎士", ["nightrider"]),
    ],
)
def test_find(db: Database, text: str, ids: list[str]) -> None:
    found = db.find(text)
    assert [card.id for card in found.cards] == ids
    assert found.suggestions == ()
    assert (found.only is None) == (len(ids) != 1)


def test_find_in_one_game(db: Database) -> None:
    only = db.find("B-4", sample.CHESS).only
    assert only is not None
    assert (only.game, only.data["royal"]) == (sample.CHESS, True)
    assert db.find("Bynars", sample.CHESS).cards == ()


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("bynar", "Bynars"),
        ("mekelth", "Mek'leth"),
        ("dkyr", "D'Kyr Cruiser"),
        ("edosean", "Edosians"),
        ("nightridr", "Nightrider"),
    ],
)
def test_find_suggests_what_comes_near(db: Database, text: str, suggestion: str) -> None:
    found = db.find(text)
    assert found.cards == ()
    assert found.suggestions[0] == suggestion


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Su'Kal", {"sukal"}),
        ("sukal", {"sukal"}),
        ("SU KAL", {"sukal"}),
        ("U.S.S.", {"uss-discovery-a"}),
        ("uss", {"uss-discovery-a"}),
        ("discoverya", {"uss-discovery-a"}),
        ("B-4", {"b-4"}),
        ("b4", {"b-4"}),
        ("mekleth", {"mekleth"}),
        ("mek'leth", {"mekleth"}),
        ("D'Kyr", {"dkyr-cruiser"}),
        ("dkyr", {"dkyr-cruiser"}),
        ("cruis", {"dkyr-cruiser"}),
        ("château", {"chateau"}),
        ("CHATEAU", {"chateau"}),
        ("Wrathful", {"khan"}),
        ("augment", {"khan"}),
        ("time-travel", {"sukal"}),
        ("time travel", {"sukal"}),
        ("timetravel", {"sukal"}),
        ("alienígena", {"bynars", "edosians"}),
        ("ship vulcan", {"dkyr-cruiser"}),
        ("log this card", {"bynars"}),
        ("both resources", {"bynars"}),
        ("研究", {"bynars"}),
        ("航海日誌", {"bynars"}),
        ("日誌", {"bynars"}),
        ("地球", {"earth-core", "earth-khan"}),
        ("球", {"earth-core", "earth-khan"}),
        ("スカル", {"sukal"}),
        ("異星", {"bynars", "edosians"}),
        ("scan カーゴ", set()),
        ("U.S.S.ディスカバリー", {"uss-discovery-a"}),
        ("no such thing", set()),
    ],
)
def test_search(db: Database, text: str, ids: set[str]) -> None:
    assert {card.id for card in db.search(text)} == ids


def test_a_card_of_that_name_comes_first_and_names_before_the_rest(db: Database) -> None:
    assert [card.id for card in db.search("航海")] == ["ceti-alpha-v", "bynars"]
    assert db.search("b-4", sample.CHESS) == [CardId(sample.CHESS, "b-4")]
    assert len(db.search("alien", limit=1)) == 1
    assert db.search("alien", limit=0) == db.search("alien", limit=-1) == []


@pytest.mark.parametrize(
    ("language", "text", "ids"),
    [
        ("pt", "escaneie", ["bynars"]),
        ("es", "escaneie", []),
        ("es", "tierra", ["earth-core"]),
        ("pt", "Earth", ["earth-core", "earth-khan"]),
        ("ja", "資源", ["bynars"]),
        ("en", "資源", []),
    ],
)
def test_search_in_one_language(db: Database, language: Language, text: str, ids: list[str]) -> None:
    assert [card.id for card in db.search(text, language=language)] == ids


SYNTAX = st.sampled_from(
    ['"', "*", "(", ")", "AND", "OR", "NOT", "NEAR(", "-", "+", ":", "names:", "^", "{", "}", "\0", "'"]
)


@settings(max_examples=200)
@given(
    text=st.lists(SYNTAX | st.text() | st.characters(), max_size=6).map(" ".join), language=st.sampled_from(LANGUAGES)
)
def test_no_question_is_an_error(text: str, language: Language) -> None:
    with Database(CONTENT) as opened:
        opened.search(text, language=language)
        opened.search(text, text, limit=10**20)
        opened.find(text, text)
        opened.find(text)
        opened.card(text)
        opened.operations_using(text)


def test_long_and_broken_questions(db: Database) -> None:
    assert db.search("word " * 100_000) == []
    assert db.search("あ" * 100_000) == []
    assert db.search("\ud800") == []
    assert db.find("\ud800").cards == ()


def test_card_and_cards(db: Database) -> None:
    card = db.card("sukal")
    assert card is not None
    assert (card.name, card.kind, card.set, card.line) == ("Su'Kal", "person", "core", 21)
    assert card.data["names"]["ja"] == "ス・カル"
    assert db.card("nobody") is None
    assert db.card("b-4", sample.CHESS) != db.card("b-4")
    assert [card.id for card in db.cards(sample.CHESS)] == ["pawn", "b-4", "nightrider"]
    assert [card.id for card in db.cards(trait="augment")] == ["khan"]
    assert [card.id for card in db.cards(crew="khan")] == ["mekleth", "khan"]
    assert [card.id for card in db.cards(set_id="to-boldly-go")] == ["mekleth", "khan"]
    assert [card.id for card in db.cards(kind="cargo")] == ["mekleth", "chateau"]
    assert len(list(db.cards())) == 15


def test_games_and_meta(db: Database) -> None:
    assert db.meta().data_hash == sample.DATA_HASH
    assert [(game.id, game.cards, game.printings, game.operations) for game in db.games()] == [
        (sample.CHAIR, 12, 5, 9),
        (sample.CHESS, 3, 0, 1),
    ]


def test_operations(db: Database) -> None:
    gain, scan = db.operations_of("bynars")
    assert (gain.address, gain.kind, gain.flags, gain.slot) == ("bynars#play.1", "PLAY", ("ACTION",), "play.1")
    assert scan.tree == sample.TREES[sample.SCAN]
    assert set(scan.sentences) == {"en", "pt", "ja"}
    cost, special = db.operations_of("khan")
    assert (cost.slot, cost.kind, cost.tree, cost.flags) == ("cost", "COST", None, ())
    assert (special.address, special.part) == ("khan/wrathful-khan#passive.1", "wrathful-khan")
    assert db.operations_of("nobody") == []


def test_operations_using(db: Database) -> None:
    assert [operation.address for operation in db.operations_using("scan")] == ["bynars#play.2"]
    assert [o.record for o in db.operations_using("gain", "verb")] == ["bynars", "dkyr-cruiser", "b-4"]
    assert [o.record for o in db.operations_using("gain", "verb", sample.CHESS)] == ["b-4"]
    assert db.operations_using("gain", "noun") == []
    assert [o.record for o in db.operations_using("earth", "reference")] == ["dkyr-cruiser"]


def test_referring_to(db: Database) -> None:
    earth = db.card("earth-core")
    assert earth is not None
    assert [(r.record, r.via, r.address) for r in db.referring_to(earth)] == [
        ("earth-khan", "replaced_by", None),
        ("dkyr-cruiser", "operation", "dkyr-cruiser#reaction.1"),
    ]
    assert [(r.collection, r.record, r.via) for r in db.referring_to("mekleth")] == [
        ("crew", "khan", "deck.card"),
        ("printings", "mekleth 2CAR01/9", "card"),
    ]
    assert [r.record for r in db.referring_to(CardId(sample.CHESS, "b-4"))] == ["pawn"]
    assert db.referring_to("nobody") == []


def test_printings(db: Database) -> None:
    assert [(p.set_name, p.number, p.marker, p.crew) for p in db.printings_of("mekleth")] == [
        ("To Boldly Go", "2KHA02/36", None, "khan"),
        ("To Boldly Go", "2CAR01/9", "*", None),
    ]
