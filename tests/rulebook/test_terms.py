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
from tests.rulebook.term_words import WORDS
from tests.rulebook.terms import Terms, looked_for

FOREIGN: tuple[Language, ...] = ("pt", "es", "ja")
CHAIR, TCG = "captains-chair", "star-trek-tcg"


@cache
def _game(name: str) -> GameCatalog:
    return pipeline.check([shipped.cardsets() / name]).catalog.games[name]


@cache
def _terms(name: str) -> Terms:
    return looked_for(_game(name))


def _texts(name: str) -> Iterator[tuple[str, Text]]:
    for section in Rulebook.of(_game(name)).sections:
        for _, text in section.texts():
            yield section.id, text


def _translated(text: Text, language: Language) -> str:
    return str(getattr(text, language) or "")


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", sorted(WORDS))
def test_a_translated_rule_names_the_terms_that_english_names(game: str, language: Language) -> None:
    terms = _terms(game)
    found = [
        f"{section}: {one.word!r} ({', '.join(one.terms)}) of {text.en!r} is not in {_translated(text, language)!r}"
        for section, text in _texts(game)
        for one in terms.missing(text.en, _translated(text, language), language)
        if not terms.is_excused(one, text.en, language)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "language", "english", "right", "wrong"),
    [
        (CHAIR, "pt", "dismissed", "dispensad", "descartad"),
        (CHAIR, "pt", "Draw deck", "baralho de Compra", "baralho de Reserva"),
        (CHAIR, "pt", "Glory", "Glória", "Latinum"),
        (CHAIR, "es", "Duty Officer", "Oficial de Servicio", "Capitán"),
        (CHAIR, "es", "Encounter", "Encuentro", "Incidente"),
        (CHAIR, "es", "exhausted", "agotad", "restaurad"),
        (CHAIR, "ja", "Staging Area", "準備エリア", "艦隊エリア"),
        (CHAIR, "ja", "recalled", "呼び戻", "退場"),
        (CHAIR, "ja", "Incident", "事件", "遭遇"),
        (TCG, "pt", "landing party", "grupo de desembarque", "grupo"),
        (TCG, "pt", "neutralized", "neutralizad", "convertid"),
        (TCG, "es", "icon flip", "volteo", "robo"),
        (TCG, "es", "default episodes", "por defecto", "normal"),
        (TCG, "ja", "converted", "離反", "無力化"),
        (TCG, "ja", "discovery", "ディスカバリー", "ミッション"),
    ],
)
def test_a_term_exchanged_for_another_is_found(
    game: str, language: Language, english: str, right: str, wrong: str
) -> None:
    exchanged, terms = 0, _terms(game)
    for _, text in _texts(game):
        translated = _translated(text, language)
        before = {one.word for one in terms.missing(text.en, translated, language)}
        changed = re.sub(right, wrong, translated, flags=re.IGNORECASE)
        if changed != translated and english in text.en and english not in before:
            after = {one.word for one in terms.missing(text.en, changed, language)}
            exchanged += english in after
    assert exchanged, f"no text shows {english!r} exchanged"


def test_one_exchanged_word_of_a_sentence_is_named() -> None:
    english = "The Ship is dismissed, with everything beamed to it."
    right = "A Nave é dispensada, com tudo o que foi teletransportado para ela."
    assert not [*_terms(CHAIR).missing(english, right, "pt")]
    (missing,) = _terms(CHAIR).missing(english, right.replace("dispensada", "descartada"), "pt")
    assert (missing.word, missing.terms) == ("dismissed", ("kw-dismiss",))


@pytest.mark.parametrize("game", sorted(WORDS))
def test_what_the_check_lets_pass_is_still_there(game: str) -> None:
    texts, terms, words = [text for _, text in _texts(game)], _terms(game), WORDS[game]
    assert [phrase for phrase in words.everyday if not any(re.search(phrase, text.en) for text in texts)] == []
    for language, word, part in words.excused:
        said = [text for text in texts if part in text.en]
        missing = {one.word for text in said for one in terms.missing(text.en, _translated(text, language), language)}
        assert word in missing, f"{language}: {word!r} in {part!r} needs no excuse"
    ids = {term.id for term in terms.terms}
    assert not [term for known in words.also.values() for term in known if term not in ids]
