"""Lists of decks: what is read from text and XML, what is refused, and that a list brings its deck back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from cc_tools import pipeline, shipped
from cc_tools.decks import formats, importing
from cc_tools.decks.names import CardNames
from cc_tools.games.deck_building import decks
from cc_tools.games.star_trek_tcg.decks import BUILDING
from cc_tools.games.star_trek_tcg.records import Deck, DeckLine
from cc_tools.load import load_text
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.text import Names, Text

FORMATS = formats.names()


@cache
def game() -> GameCatalog:
    return pipeline.open_catalog(shipped.cardsets()).games["star-trek-tcg"]


@cache
def names() -> CardNames:
    return CardNames(game())


def imported(text: str, file: str = "list.txt") -> dict[str, Any]:
    found = importing.of_text(file, text, names())
    assert found.deck is not None, found.findings
    return dict(found.deck)


def codes(text: str) -> list[tuple[str, int]]:
    found = importing.of_text("list.txt", text, names())
    assert (found.deck is None) == bool(found.findings)
    return [(one.code.id, one.span.start.line) for one in found.findings]


def counts(text: str) -> dict[str, int]:
    return {line["card"]: line.get("count", 1) for line in imported(text)["cards"]}


@pytest.mark.parametrize(
    "line",
    ["4 Talosians", "4x Talosians", "4 x talosians", "4X TALOSIANS", "4\tTalosians", "Talosians x4", "- 4 Talosians",
     "  4 Talosians  # comment", "4 タロス人", "4枚 タロス人", "4 talosians [talosians]", "4 Talosians (challenge)"],
)  # fmt: skip
def test_a_line_is_read_in_many_ways(line: str) -> None:
    assert counts(line) == {"talosians": 4}


def test_headings_and_brackets_tell_cards_of_one_name_apart() -> None:
    text = "Missions (2)\n2 The Cage\n== Plots ==\n3 The Cage\n\nThe Cage (discovery)\nEffects:\n2 Medikit (combat)"
    assert counts(text) == {
        "the-cage-mission": 2, "the-cage-plot": 3, "the-cage-discovery": 1, "medikit-combat": 2,
    }  # fmt: skip


def test_lines_of_one_card_add_up_and_what_begins_in_place_is_added() -> None:
    deck = imported("2 Talosians\nCaptain James T. Kirk\n1 Talosians")
    assert deck["cards"] == [{"card": "talosians", "count": 3}]
    assert deck["starting"][0] == "captain-james-t-kirk"
    assert set(deck["starting"]) == set(BUILDING.starting(game()))
    assert len(deck["starting"]) == 7


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 Talosians\n1 Talosiens", [("D001", 2)]),
        ("1 The Cage", [("D002", 1)]),
        ("1 Medikit [medikid]", [("D001", 1)]),
        ("0 Talosians\n100 Vina", [("D003", 1), ("D003", 2)]),
        ("60 Talosians\n60 Talosians", [("D003", 1)]),
        ("2 Talosians\nSideboard:\n1 Vina", [("D004", 3)]),
        ("", [("D003", 1)]),
        ("# nothing\n", [("D003", 1)]),
        ("<deck><card>", [("D003", 1)]),
        ("<!DOCTYPE deck><deck/>", [("D003", 1)]),
        ('<!DOCTYPE d [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>\n<deck>&c;</deck>', [("D003", 1)]),
        ('<!DOCTYPE d SYSTEM "file:///etc/passwd"><deck/>', [("D003", 1)]),
        ("<deck>&undefined;</deck>", [("D003", 1)]),
        ("<a>" * 50 + "</a>" * 50, [("D003", 1)]),
        ("<deck><card><name>Talosiens</name></card></deck>", [("D001", 1)]),
        ('<deck><superzone name="Sideboard"><card><name>Vina</name></card></superzone></deck>', [("D004", 1)]),
    ],
)
def test_what_is_not_clear_is_a_finding_at_its_line(text: str, expected: list[tuple[str, int]]) -> None:
    assert codes(text) == expected


def test_unknown_names_come_with_a_suggestion() -> None:
    found = importing.of_text("list.txt", "1 Talosiens\n1 The Cage\n", names())
    assert [one.suggestion for one in found.findings] == ["Talosians", "The Cage (discovery)"]


def test_large_files_and_other_encodings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes(b"1 Talosians\n" * 100_000)
    assert [one.code.id for one in importing.read(file, names()).findings] == ["D003"]
    file.write_bytes(b"1 Caf\xe9\n")
    assert [one.code.id for one in importing.read(file, names()).findings] == ["D003"]


def test_a_deck_of_lackey_without_our_ids_is_read_by_name_and_set() -> None:
    card = "<card><name id='00123'>{}</name><set>{}</set></card>"
    named = [("Vina", "basic"), ("Vina", "basic"), ("Norman", "maneuvers"), ("Ensign Pavel A. Chekov", "promo")]
    body = "".join(card.format(*one) for one in named)
    text = f'<?xml version="1.0"?><deck version="0.8"><superzone name="Deck">{body}</superzone></deck>'
    assert counts(text) == {"vina": 2, "norman": 1, "ensign-pavel-a-chekov-promo": 1}


@pytest.mark.parametrize("to", FORMATS)
@pytest.mark.parametrize("deck", decks(game()), ids=lambda deck: deck.id)
def test_a_shipped_deck_comes_back(deck: Deck, to: str) -> None:
    assert returned(deck, to) == deck


def returned(deck: Deck, to: str) -> Deck:
    return Deck.model_validate(imported(formats.find(to).write(deck, names())))


PLAIN = st.text(st.characters(blacklist_categories=("Cs", "Cc")), min_size=1, max_size=40)


@st.composite
def built(draw: Callable[..., Any]) -> Deck:
    cards = sorted(set(game().cards) - set(BUILDING.starting(game())))
    chosen = draw(st.lists(st.sampled_from(cards), min_size=1, max_size=30, unique=True))
    lines = tuple(DeckLine(card=card, count=draw(st.integers(1, 99))) for card in chosen)
    starting = tuple(draw(st.permutations(BUILDING.starting(game()))))
    strategy = Text(en=draw(PLAIN), ja=draw(st.none() | PLAIN)) if draw(st.booleans()) else None
    called = Names(pt=draw(st.none() | PLAIN))
    own = draw(st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True))
    return Deck(id=own, name=draw(PLAIN), names=called, strategy=strategy, starting=starting, cards=lines)


@pytest.mark.parametrize("to", FORMATS)
@settings(max_examples=60)
@given(deck=built())
def test_any_deck_comes_back(to: str, deck: Deck) -> None:
    assert returned(deck, to) == deck


@settings(max_examples=100)
@given(text=st.text(max_size=300))
def test_any_text_gives_a_deck_or_findings(text: str) -> None:
    found = importing.of_text("list.txt", text, names())
    assert (found.deck is None) == bool(found.findings)


@pytest.mark.parametrize("deck", decks(game()), ids=lambda deck: deck.id)
def test_the_file_of_an_imported_deck_holds_that_deck(deck: Deck) -> None:
    plain = imported(formats.find("text").write(deck, names()))
    document, findings = load_text("deck.yaml", importing.as_yaml(plain))
    assert document is not None
    assert not findings
