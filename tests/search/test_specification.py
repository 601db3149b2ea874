"""The language as data: it is complete in four languages, of one meaning, and covers what the games' cards have."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from cc_tools import pipeline
from cc_tools.database.card_search import CardSearch, FrozenValues, Specification, over, specification
from cc_tools.database.card_search.guide import guide
from cc_tools.database.card_search.specification import SHARED
from cc_tools.games.package import installed
from cc_tools.games.search_fields import search_fields
from cc_tools.model.record import Card
from cc_tools.model.text import LANGUAGES, Language
from tests.golden import Golden
from tests.search.pool import search, spec

PAGES = Path(__file__).parents[2] / "site" / "pages"
STRUCTURE = {"id", "name", "names", "operations", "printings", "rulings", "faces", "cost", "errata"}
"""Fields of cards that the search knows by what is in them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_is_made_from_the_data(language: Language, golden: Golden) -> None:
    name = "search.md" if language == "en" else f"search.{language}.md"
    golden.check(PAGES / name, guide(spec(), language))


def test_every_example_is_understood_and_has_answers_in_the_shipped_cards() -> None:
    with pipeline.open_database() as database:
        asked = over(database.connection, spec())
        for example in spec().examples:
            answer = asked.ask(example.query, example.language)
            assert not answer.findings, example.query
            assert answer.positions or "action:" in example.query, example.query


def test_every_field_has_a_type_an_explanation_and_names_in_all_languages() -> None:
    for name, entry in spec().fields.items():
        assert entry.type in spec().types, name
        assert entry.says is not None, name
        assert name == "id" or all(getattr(entry.aliases, language) for language in LANGUAGES[1:]), name


def test_every_field_of_the_games_cards_can_be_asked_for() -> None:
    paths = {
        path.split(".")[0] for e in spec().fields.values() for s in e.source for path in (s.record or s.size or ())
    }
    for game in installed().values():
        card = game.collections["cards"]
        assert issubclass(card, Card)
        known = paths | STRUCTURE | {card.kind_field, *card.trait_fields}
        assert set(card.model_fields) <= known, game.id


def test_properties_stand_for_queries_that_can_be_read() -> None:
    for name, entry in spec().properties.items():
        assert search().ask(f"is:{name}").positions == search().ask(entry.means).positions


def test_a_name_of_two_fields_and_a_field_of_two_types_are_refused() -> None:
    says = {"en": "x", "pt": "x", "es": "x", "ja": "x"}
    clash: dict[str, Any] = {
        "fields": {"colour": {"type": "word", "from": [], "aliases": {"ja": ["特性"]}, "says": says}}
    }
    with pytest.raises(ValueError, match="is a name of both"):
        specification({"toy": clash})
    with pytest.raises(ValueError, match="has two types"):
        specification({"toy": {"fields": {"trait": {"type": "number", "from": []}}}})


def test_a_game_adds_fields_for_its_own_cards_only() -> None:
    icons = {source.only for source in spec().fields["icon"].source}
    assert icons == set(search_fields())


def test_nothing_of_one_game_stands_in_the_shared_part() -> None:
    shared = json.loads(SHARED.read_text(encoding="utf-8"))
    with pipeline.open_database() as database:
        own = {word for (word,) in database.connection.execute("SELECT DISTINCT word FROM trait")}
    text = json.dumps({key: value for key, value in shared.items() if key != "examples"}, ensure_ascii=False)
    assert not own & set(re.findall(r"[a-z-]+", text)) - {"security", "reward"}


def test_what_is_published_is_the_whole_language_and_answers_alike() -> None:
    data = json.loads(json.dumps(search().published()))
    again = CardSearch(FrozenValues(data["pool"]), Specification.model_validate(data["language"]))
    assert again.spec == spec()
    for example in spec().examples:
        assert again.ask(example.query, example.language) == search().ask(example.query, example.language)


def test_the_data_is_closed() -> None:
    def models(model: type[BaseModel]) -> bool:
        return model.model_config.get("extra") == "forbid"

    assert models(type(spec()))
    assert all(models(type(entry)) for entry in spec().fields.values())
