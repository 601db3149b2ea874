"""The translated rules name the game's terms by the vocabulary's words, and a term exchanged for another is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from cc_tools import pipeline, shipped
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.text import Language, Text
from tests.rulebook.term_words import ALSO, EVERYDAY, EXCUSED
from tests.rulebook.terms import Terms, is_excused, looked_for

FOREIGN: tuple[Language, ...] = ("pt", "es", "ja")


@cache
def _game() -> GameCatalog:
    return pipeline.check([shipped.cardsets() / "captains-chair"]).catalog.games["captains-chair"]


@cache
def _terms() -> Terms:
    return looked_for(_game())


def _texts() -> Iterator[tuple[str, Text]]:
    for section in Rulebook.of(_game()).sections:
        for _, text in section.texts():
            yield section.id, text


def _translated(text: Text, language: Language) -> str:
    return str(getattr(text, language) or "")


@pytest.mark.parametrize("language", FOREIGN)
def test_a_translated_rule_names_the_terms_that_english_names(language: Language) -> None:
    found = [
        f"{section}: {one.word!r} ({', '.join(one.terms)}) of {text.en!r} is not in {_translated(text, language)!r}"
        for section, text in _texts()
        for one in _terms().missing(text.en, _translated(text, language), language)
        if not is_excused(one, text.en, language)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "english", "right", "wrong"),
    [
        ("pt", "dismissed", "dispensad", "descartad"),
        ("pt", "Draw deck", "baralho de Compra", "baralho de Reserva"),
        ("pt", "Glory", "Glória", "Latinum"),
        ("es", "Duty Officer", "Oficial de Servicio", "Capitán"),
        ("es", "Encounter", "Encuentro", "Incidente"),
        ("es", "exhausted", "agotad", "restaurad"),
        ("ja", "Staging Area", "準備エリア", "艦隊エリア"),
        ("ja", "recalled", "呼び戻", "退場"),
        ("ja", "Incident", "事件", "遭遇"),
    ],
)
def test_a_term_exchanged_for_another_is_found(language: Language, english: str, right: str, wrong: str) -> None:
    exchanged = 0
    for _, text in _texts():
        translated = _translated(text, language)
        before = {one.word for one in _terms().missing(text.en, translated, language)}
        changed = re.sub(right, wrong, translated, flags=re.IGNORECASE)
        if changed != translated and english in text.en and english not in before:
            after = {one.word for one in _terms().missing(text.en, changed, language)}
            exchanged += english in after
    assert exchanged, f"no text shows {english!r} exchanged"


def test_one_exchanged_word_of_a_sentence_is_named() -> None:
    english = "The Ship is dismissed, with everything beamed to it."
    right = "A Nave é dispensada, com tudo o que foi teletransportado para ela."
    assert not [*_terms().missing(english, right, "pt")]
    (missing,) = _terms().missing(english, right.replace("dispensada", "descartada"), "pt")
    assert (missing.word, missing.terms) == ("dismissed", ("kw-dismiss",))


def test_what_the_check_lets_pass_is_still_there() -> None:
    texts = [text for _, text in _texts()]
    assert [phrase for phrase in EVERYDAY if not any(re.search(phrase, text.en) for text in texts)] == []
    for language, excuses in EXCUSED.items():
        for word, part in excuses:
            said = [text for text in texts if part in text.en]
            missing = {
                one.word for text in said for one in _terms().missing(text.en, _translated(text, language), language)
            }
            assert word in missing, f"{language}: {word!r} in {part!r} needs no excuse"
    ids = {term.id for term in _terms().terms}
    assert not [term for words in ALSO.values() for term in words if term not in ids]
