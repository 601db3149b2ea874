"""Drawn faces: well formed whatever the data holds, titled for those who do not see them, by the game's design."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from cc_tools import shipped
from cc_tools.games.captains_chair.records import Card
from cc_tools.games.star_trek_tcg.records import Card as OtherCard, Ratings
from cc_tools.model.catalog import Catalog, Linked
from cc_tools.model.text import LANGUAGES, Names
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.board import boards
from cc_tools.pages.faces.design import Design, look
from cc_tools.pages.faces.face import face
from cc_tools.pages.faces.icons import word_icon
from cc_tools.pages.markup import UNSEARCHED
from cc_tools.pages.site import editions, indexes
from cc_tools.pages.wording import wording
from tests.database.sample import CHAIR, catalog

WORDS = wording(shipped.site())
HOSTILE = (
    "<script>alert(1)</script>",
    "[x](javascript:alert(1)) **b** `c`",
    "\"quotes\" & 'more' &amp; &#60;",
    "left \u202eright\u202c to \u2066left\u2069",
    "w" * 200,
    "語" * 200,
    "]]>--><!--",
    "\u0000\u0007\uffff\u200b",
)


def edition(language: Any = "en", of: Catalog | None = None) -> Edition:
    return editions(indexes(of or catalog()), WORDS, language)[0]


def drawn(card: Any, *operations: str, language: Any = "en") -> ElementTree.Element:
    linked = [Linked(f"{card.id}#play.{n}", "cards", card.id, text) for n, text in enumerate(operations, 1)]
    found = face(edition(language), card, "cards", linked, "1ALL03/13")
    return ElementTree.fromstring(found)


def text(of: ElementTree.Element) -> str:
    return " ".join("".join(part.itertext()) for part in of.iter() if part.tag.endswith("text"))


def test_a_face_shows_name_words_points_and_operations() -> None:
    card = catalog().games[CHAIR].cards["bynars"]
    found = drawn(card, *card.operations)
    assert found.get("role") == "img"
    assert text(found).startswith("Bynars")
    assert "1ALL03/13" in text(found)
    title = next(part for part in found if part.tag.endswith("title"))
    assert str(title.text).startswith("Bynars; ")


def test_another_language_shows_the_printed_english_name_too() -> None:
    card = catalog().games[CHAIR].cards["uss-discovery-a"]
    found = drawn(card, language="ja")
    assert "U.S.S.ディスカバリーA" in text(found)
    assert "U.S.S. Discovery-A" in text(found)
    assert found.get("lang") == "ja"


@pytest.mark.parametrize("hostile", HOSTILE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_says_is_text(hostile: str, language: str) -> None:
    names = Names(pt=hostile, es=hostile, ja=hostile)
    card = Card(id="x", name=hostile, names=names, suit="ally", traits=(hostile, *["klingon"] * 3), vp=3)
    found = drawn(card, hostile, language=language)
    tags = {part.tag.rpartition("}")[2] for part in found.iter()}
    assert tags <= {"svg", "title", "g", "rect", "path", "use", "text", "tspan", "ellipse", "circle"}
    assert not any(name.startswith("on") for part in found.iter() for name in part.attrib)
    assert "\u202e" not in text(found)


def test_three_hundred_traits_make_a_longer_face() -> None:
    few = Card(id="x", name="X", suit="ally", traits=("klingon",))
    many = Card(id="x", name="X", suit="ally", traits=tuple(f"trait-{n}" for n in range(300)))
    high = [float(str(drawn(card).get("viewBox")).split()[3]) for card in (few, many)]
    assert high[0] == 420
    assert high[1] > 900


def test_no_line_is_wider_than_the_face() -> None:
    card = Card(id="x", name="w" * 180, suit="ally", traits=("m" * 150,))
    for part in drawn(card, "W" * 300).iter():
        if part.tag.endswith("text") and part.get("textLength"):
            assert float(str(part.get("x"))) + float(str(part.get("textLength"))) <= 300


def test_the_other_game_shows_its_ratings() -> None:
    card = OtherCard(
        id="x", name="X", type="challenge", rarity="rare",
        ratings=Ratings(combat=5, humanity="special", logic=3), cost_xc=2, icon="logic",
    )  # fmt: skip
    game = catalog().games[CHAIR].game.model_copy(update={"id": "star-trek-tcg"})
    of = Catalog({"star-trek-tcg": replace(catalog().games[CHAIR], game=game)})
    found = ElementTree.fromstring(face(edition("en", of), card, "cards", []))
    assert {"5", "✱", "3", "2"} <= set(text(found).split())
    used = {str(part.get("href")) for part in found.iter() if part.tag.endswith("use")}
    assert {"#i-rating-combat", "#i-rating-humanity", "#i-rating-logic", "#i-icon-logic", "#i-xc"} <= used


def test_a_game_without_a_design_has_no_faces() -> None:
    game = catalog().games[CHAIR].game.model_copy(update={"id": "no-such-game"})
    of = edition("en", Catalog({"no-such-game": replace(catalog().games[CHAIR], game=game)}))
    assert face(of, of.catalog.cards["bynars"], "cards", []) == ""
    assert word_icon(of, "suit", "ally") == ""


def test_a_board_is_drawn_with_its_tracks() -> None:
    of = edition()
    board = next(entry.record for entry in of.catalog.entries["board"])
    block = boards(of, board)[0]
    found = ElementTree.fromstring(block.replace(UNSEARCHED, "", 1))
    assert all("×" in str(one[0].text) for one in found if one.tag.endswith("svg"))
    assert boards(of, of.catalog.cards["bynars"]) == []


@pytest.mark.parametrize("game", ["captains-chair", "star-trek-tcg"])
def test_every_symbol_of_a_design_is_drawn_and_every_kind_has_a_look(game: str) -> None:
    at = look(game)
    for name, inside in at.symbols.items():
        ElementTree.fromstring(f"<svg>{inside}</svg>")
        assert "href" not in inside, name
    assert _symbols(at.design) <= set(at.symbols)


def _symbols(design: Design) -> set[str]:
    kinds = [kind.symbol for ones in design.kinds.values() for kind in ones.values()]
    marks = [mark.symbol for layout in design.layouts.values() for mark in layout.marks if "{}" not in mark.symbol]
    rails = [rail.symbol for rail in design.tracks.values()]
    layouts = [layout.symbol for layout in design.layouts.values()]
    found = {*kinds, *marks, *rails, *layouts, *design.flags.values(), *design.inline.values(), *design.counts.values()}
    return found - {""}
