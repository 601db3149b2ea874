"""The rules of each game are complete: kinds of sections, four languages, answers that lead to every ruling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from cc_tools import pipeline, shipped
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.section import Purpose, Question, Section
from cc_tools.model.text import LANGUAGES

GAMES = ("captains-chair", "star-trek-tcg")
OF_BOTH = pytest.mark.parametrize("game", GAMES)
ONE_PLAYER = "solo"
"""The only kind of section that a game may lack."""


@cache
def _sections(name: str) -> tuple[Section, ...]:
    return tuple(Rulebook.of(pipeline.check([shipped.cardsets() / name]).catalog.games[name]).sections)


def _questions(name: str) -> Iterator[Question]:
    for section in _sections(name):
        for topic in section.topics:
            yield from topic.questions


@OF_BOTH
def test_every_kind_of_section_is_there_in_the_order_in_which_one_learns(game: str) -> None:
    purposes = [section.purpose for section in sorted(_sections(game), key=lambda one: one.order)]
    assert set(get_args(Purpose)) - set(purposes) <= {ONE_PLAYER}
    assert purposes[0] == "learn-to-play" and purposes[-1] == "glossary"
    assert {"questions", "conflicts", "rulings"} <= {section.id for section in _sections(game)}


@OF_BOTH
def test_every_text_stands_in_every_language(game: str) -> None:
    missing = [
        (section.id, language, text.en)
        for section in _sections(game)
        for _, text in section.texts()
        for language in LANGUAGES
        if not getattr(text, language)
    ]
    assert missing == []


@OF_BOTH
def test_every_section_and_order_is_there_once(game: str) -> None:
    assert [one for one, times in Counter(section.order for section in _sections(game)).items() if times > 1] == []
    topics = Counter((section.id, topic.id) for section in _sections(game) for topic in section.topics)
    assert [one for one, times in topics.items() if times > 1] == []


@OF_BOTH
def test_every_answer_rests_on_rules(game: str) -> None:
    assert [question.id for question in _questions(game) if not question.rules] == []


def test_a_question_leads_to_every_ruling_on_a_card_of_the_second_game() -> None:
    rulings = {
        statement.id
        for section in _sections("star-trek-tcg")
        if section.id == "rulings"
        for _, statement in section.statements()
    }
    assert rulings - {rule for question in _questions("star-trek-tcg") for rule in question.rules} == set()
