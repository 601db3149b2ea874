"""The second game: all operations of its shipped cards in four languages, and what has to hold of every text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cc_tools.games.package import installed
from cc_tools.language.dialect import Dialect, dialect
from cc_tools.language.printer import print_operation
from cc_tools.language.reading import read
from cc_tools.model.game import Game, WordEntry
from cc_tools.model.names import slug
from cc_tools.model.phrases import PhraseBook, gather
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.model.tree import Operation
from cc_tools.pipeline.wording import phrase_book
from cc_tools.render import Renderer
from cc_tools.render.bindings import annotate, resolve
from cc_tools.render.check import check_phrases
from cc_tools.render.readback import ReadBack, english
from tests.golden import Golden
from tests.render.shipped import ROOT, raw

GAME = "star-trek-tcg"
PARTS = 8
FOLDER = ROOT / "cardsets" / GAME
GOLDEN = Path(__file__).parent / "golden" / f"{GAME}.txt"
NOT_JAPANESE = re.compile(r"\b(the|of|card|your|opponent|with|from|and|or|crew|challenge|icon)\b")
UNJOINED = {"pt": re.compile(r"\b(?:em|a) (?:o|a|os|as) "), "es": re.compile(r"\b(?:de|a) el ")}


@cache
def records() -> tuple[Mapping[str, Any], ...]:
    """Everything with an id in the card sets: cards, keywords, actions."""
    files = sorted(path for path in FOLDER.glob("*/*.yaml") if path.parent.name != "vocabulary")
    entries = (value for path in files for value in raw(path).values() if isinstance(value, list))
    return tuple(one for value in entries for one in value if isinstance(one, Mapping) and "id" in one)


@cache
def game() -> Game:
    return Game.model_validate(raw(FOLDER / "game.yaml")["game"])


@cache
def terms() -> tuple[Mapping[str, Any], ...]:
    return tuple(term for path in sorted((FOLDER / "vocabulary").glob("*.yaml")) for term in raw(path)["terms"])


def traits() -> list[str]:
    return [word for term in terms() if "category" in term for word in term.get("words", ())]


@cache
def book() -> PhraseBook:
    return phrase_book(installed()[GAME])


@cache
def speech() -> Dialect:
    return dialect(game(), installed()[GAME].verbs, {name: WordEntry() for name in traits()})


@cache
def names() -> Mapping[str, str]:
    """The printed name of every card, by its slug: this game's sentences keep it in every language."""
    assert game().printed_names
    return {slug(one["name"]): one["name"] for one in records() if "name" in one}


@cache
def renderer() -> Renderer:
    return Renderer.of(game(), terms(), book(), traits(), lambda slug, _: names().get(slug))


@cache
def pool() -> tuple[str, ...]:
    """Every distinct operation of the shipped cards and keywords."""
    return tuple(sorted({text for one in records() for text in one.get("operations", ())}))


def said(text: str, language: Language) -> str:
    reading = read(text, speech())
    assert reading.sound and reading.operation is not None, (text, reading.findings)
    return renderer().render(reading.operation, language).text


def test_every_operation_of_the_shipped_cards(golden: Golden) -> None:
    lines = (f"{text}\n" + "".join(f"    {lang}: {said(text, lang)}\n" for lang in LANGUAGES) for text in pool())
    golden.check(GOLDEN, "".join(lines))


@cache
def back() -> ReadBack:
    return english(renderer().writers, speech(), names())


def canonical(operation: Operation) -> str:
    """The operation's string with names given anew, so that only the meaning of names counts."""
    return print_operation(resolve(annotate(operation)))


@pytest.mark.parametrize("part", range(PARTS))
def test_every_english_text_is_read_back(part: int) -> None:
    for text in pool()[part::PARTS]:
        operation = read(text, speech()).operation
        assert operation is not None
        written = renderer().render(operation, "en").text
        assert [canonical(found) for found in back().operations(written)] == [canonical(operation)], written


def test_every_shipped_operation_is_canonical() -> None:
    for text in pool():
        operation = read(text, speech()).operation
        assert operation is not None and print_operation(operation) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_operations_are_told_apart(language: Language) -> None:
    assert len({said(text, language) for text in pool()}) == len(pool())


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_names_and_icons_are_those_of_the_english_text(language: Language) -> None:
    kept = {"number", "card", "resource", "icon", "ability", "action", "trait"}
    for text in pool():
        operation = read(text, speech()).operation
        assert operation is not None
        found = [
            sorted(
                (token.kind, token.target or "")
                for token in renderer().render(operation, spoken).tokens
                if token.kind in kept
            )
            for spoken in ("en", language)
        ]
        assert found[0] == found[1], text


def test_no_english_word_is_left_in_japanese() -> None:
    assert not [text for text in pool() if NOT_JAPANESE.search(re.sub("《[^》]*》", "", said(text, "ja")))]


def test_japanese_speaks_of_crew_as_of_persons() -> None:
    wooden = re.compile("クルーが(?:1枚も)?(?:ある|あり|ない|なく)|(?:他の|[A-Z]の)上陸班の|「|対戦相手")
    assert not [text for text in pool() if wooden.search(said(text, "ja"))]


@pytest.mark.parametrize("language", ["pt", "es"])
def test_prepositions_flow_together_with_articles(language: Language) -> None:
    assert not [text for text in pool() if UNJOINED[language].search(said(text, language))]


def test_every_phrase_is_there_and_has_its_parts() -> None:
    assert not list(check_phrases(book(), renderer().lexicon, installed()[GAME].verbs))


@pytest.mark.parametrize(
    ("text", "english", "japanese"),
    [
        (
            "PLOT: neutralize all member where combat <= 4",
            "PLOT: Neutralize all members of the landing party with combat of at most 4.",
            "【プロット】戦闘値が4以下の上陸班のクルーをすべて無力化する。",
        ),
        (
            "REWARD after party-segment: gain 1 xc",
            "REWARD, after the Landing Party segment: Gain 1 XC.",
            "【REWARD】上陸班セグメントの後：XCを1個獲得する。",
        ),
        (
            "WILD: current-player { discard crew from complement }",
            "WILD: The current player discards a crew card from their complement.",
            "【ワイルド】ターンプレイヤーは自分の待機所からクルー1枚を捨てる。",
        ),
        (
            "CHALLENGE: transform member to outwit challenge as $c { neutralize $c }",
            "CHALLENGE: Turn a member of the landing party into an OUTWIT challenge, and when it is beaten, "
            "instead of discarding it: (neutralize the transformed card).",
            "【チャレンジ】上陸班のクルー1枚をOUTWITのチャレンジに変え、そのチャレンジが撃破されたときは、"
            "捨て札にする代わりに（変えたカードを無力化する）を行う。",
        ),
        (
            "PASSIVE after kill crew: combat +2 for klingon challenge for episode",
            "PASSIVE, after a crew card is killed: Apply +2 to the combat of KLINGON challenges for this episode.",
            "【常時】クルーが死亡した後：この調査任務の間、KLINGONのチャレンジの戦闘値を＋2する。",
        ),
    ],
)
def test_what_this_game_says_in_its_own_way(text: str, english: str, japanese: str) -> None:
    assert (said(text, "en"), said(text, "ja")) == (english, japanese)


def test_a_game_adds_variants_to_a_construction() -> None:
    general = {"phrases": {"act": {"en": {"default": "a", "third": "b"}, "ja": "c"}}}
    both = gather([general, {"phrases": {"act": {"en": {"third": "d"}}}}])
    assert both.phrases["act"].wording("en") == {"default": "a", "third": "d"}
    assert both.phrases["act"].wording("ja") == {"default": "c"}
