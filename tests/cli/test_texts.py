"""What the table says is data: whole in four languages, and there is a sentence for whatever can happen."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

from cc_tools import shipped
from cc_tools.cli.table.log import Log
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.texts import Texts, document, named
from cc_tools.engine.events import UNTOLD
from cc_tools.engine.pool import Pool
from cc_tools.games.package import installed
from cc_tools.model.instructions import Emit
from cc_tools.model.text import LANGUAGES, Language
from tests.simulate.test_playthroughs import ready

GAMES = ("captains-chair", "star-trek-tcg")
TOLD_BY_ENGINE = {"shuffle", "turn", "step", "over"}
HEADED = {"turn"}
"""What begins a part of the log, with a text of every game."""


@cache
def pool(game: str) -> Pool:
    return ready(game).pool


def events(game: str) -> set[str]:
    """Every event that some program of a game tells of."""
    of_game = pool(game)
    programs = [*(of_game.program(address) for address in of_game.trees), *of_game.rules.procedures.values()]
    return TOLD_BY_ENGINE | {
        one.event.verb
        for program in programs
        for one in program.code
        if isinstance(one, Emit) and one.moment not in UNTOLD
    }


def happened(game: str) -> list[list[str]]:
    """The lines of the log in the whole games of a game, as words behind the player."""
    files = sorted(shipped.cardsets().glob(f"{game}/playthroughs/*.txt"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return [line.split()[2:] for line in lines if line.startswith("- p")]


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_text_is_there_in_four_languages_with_the_same_slots(game: str | None) -> None:
    for group, texts in document(game).texts.items():
        for key, text in texts.items():
            said = {language: getattr(text, language) for language in LANGUAGES}
            assert all(said.values()), (group, key)
            slots = {language: named(one) for language, one in said.items()}
            assert len(set(map(frozenset, slots.values()))) == 1, (group, key, slots)
            if group != "areas":
                assert all(one.count("[") == one.count("]") for one in said.values()), (group, key)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence_or_is_told_by_others(game: str) -> None:
    texts = Texts(game, "en")
    known = set(document(game).texts["events"]) | texts.silent | HEADED
    assert {event for event in events(game) if event not in known} == set()
    assert {line[0] for line in happened(game)} <= known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_is_called_something(game: str, language: Language) -> None:
    texts = Texts(game, language)
    areas = pool(game).catalog.game.areas
    assert [area for area in areas if not texts.area(area)] == []
    headings = [texts.heading(area) for area in areas]
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_are_called_what_the_vocabulary_calls_them(language: Language) -> None:
    for game in GAMES:
        texts, catalog = Texts(game, language), pool(game).catalog
        for term in catalog.terms:
            for word in term.words if term.id.startswith("zone-") and term.part == "noun" else ():
                if word in catalog.game.areas:
                    shown = getattr(term, language).text
                    heading = texts.heading(word)
                    assert heading is not None
                    assert heading.casefold() == shown.casefold(), word


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_in_whole_games_is_told_without_words_of_the_engine(game: str, language: Language) -> None:
    names = Names(pool(game), language)
    told = Log(names, Texts(game, language))
    cards = pool(game).index
    shapes = {tuple("card" if word in cards else word for word in line): line for line in happened(game)}
    assert shapes
    for line in shapes.values():
        said = told.sentence(written(line, set(cards)), 0)
        if said is not None:
            assert not [word for word in line[1:] if "-" in word and word in said], (line, said)
            assert not set("{}[]") & set(said), said


def test_japanese_sets_cards_off_and_no_other_words() -> None:
    game = "star-trek-tcg"
    names = Names(pool(game), "ja")
    line = written(["target", "commander-spock", "from", "attack", "to", "balok"], set(pool(game).index))
    spock, balok = names.card("commander-spock"), names.card("balok")
    assert Log(names, names.texts).sentence(line, 0) == f"プレイヤー1は《{spock}》を《{balok}》のATTACKの対象にした"


def written(line: list[str], cards: set[str]) -> dict[str, object]:
    """A line of a playthrough as the view gives it."""
    verb, *rest = line
    places = {"from": "source", "to": "target"}
    found: dict[str, object] = {"event": verb, "player": 0, "card": None, "words": [], "amount": 1}
    found |= dict.fromkeys(places.values())
    while rest:
        word = rest.pop(0)
        if word in places:
            found[places[word]] = rest.pop(0).removeprefix("p1.").removeprefix("p2.")
        elif word.isdecimal():
            found["amount"] = int(word)
        elif word in cards:
            found["card"] = word
        else:
            found["words"] = [word]
    return found


@pytest.mark.parametrize(
    ("language", "text", "slots", "said"),
    [
        ("pt", "sai de {source}", {"source": "o Mercado"}, "sai do Mercado"),
        ("pt", "vai a {target}", {"target": "a mão"}, "vai à mão"),
        ("pt", "fica em {target}", {"target": "Archer IV"}, "fica em Archer IV"),
        ("es", "roba de {source}", {"source": "el Mercado"}, "roba del Mercado"),
        ("es", "roba de {source}", {"source": "la mano"}, "roba de la mano"),
        ("en", "plays {card}[ from {source}]", {"card": "Analyze", "source": None}, "plays Analyze"),
        (
            "ja",
            "{who}は[{source}から]{card}を引いた",
            {"who": "A", "source": "山札", "card": "B"},
            "Aは山札からBを引いた",
        ),
    ],
)
def test_slots_and_articles(language: Language, text: str, slots: dict[str, str | None], said: str) -> None:
    assert Texts(GAMES[0], language).fill(text, slots) == said


def test_what_an_installed_game_says_is_found_by_its_name() -> None:
    assert set(GAMES) <= set(installed())
    assert all(document(game).texts for game in GAMES)


def test_a_played_card_stands_in_the_log_before_what_it_does() -> None:
    for file in shipped.cardsets().glob("captains-chair/playthroughs/*.txt"):
        lines = file.read_text("utf-8").splitlines()
        for answer, after in pairwise(lines):
            found = re.fullmatch(r"(p\d) action: play (\S+) \d+", answer)
            if found and after.startswith("- "):
                assert after == f"- {found[1]} play {found[2].partition('#')[0]}", (file.name, answer)


def test_glory_is_placed_on_a_card_and_what_stood_in_for_a_resource_is_told() -> None:
    lines = happened("captains-chair")
    assert not [line for line in lines if line[0] == "place" and line[-1] == "market"]
    assert not [line for line in lines if line[:2] == ["gain", "glory"] and line[-1] == "market"]
    assert [line for line in lines if line[0] == "exchange"]
