"""Every rule is shown by a scenario, named where code follows it, or marked in the data with the way it is shown."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cc_tools
from cc_tools import pipeline, shipped
from cc_tools.games.package import installed
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.section import Example, Statement

CODE = ("engine", "games", "language", "simulate")
EXEMPT = frozenset({"conflict"})
"""What the sources disagree on is no rule; the rules say how it is read."""
_RULE = re.compile(r"(?<![\w.])[a-z]+(?:\.[a-z0-9-]+)+")


GAMES = ("captains-chair", "star-trek-tcg")
OF_BOTH = pytest.mark.parametrize("game", GAMES)


@cache
def _game(name: str) -> GameCatalog:
    return pipeline.check([shipped.cardsets() / name]).catalog.games[name]


@cache
def _book(name: str) -> Rulebook:
    return Rulebook.of(_game(name))


@cache
def _in_scenarios(name: str) -> frozenset[str]:
    return frozenset(rule for game, rule in _showings() if game == name)


@cache
def _showings() -> frozenset[tuple[str, str]]:
    return frozenset(pipeline.showings(shipped.cardsets()))


@cache
def _in_code() -> frozenset[str]:
    root = Path(cc_tools.__file__).parent
    files = (file for part in CODE for file in (root / part).rglob("*.py"))
    return frozenset(name.rstrip(".") for file in files for doc in _docs(file) for name in _RULE.findall(doc))


def _docs(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def _implemented(rule: str) -> bool:
    return any(rule == name or rule.startswith(f"{name}.") for name in _in_code())


def _statements(name: str) -> Iterator[Statement]:
    for section in _book(name).sections:
        if section.purpose not in EXEMPT:
            yield from (statement for _, statement in section.statements())


def _examples(name: str) -> Iterator[Example]:
    for section in _book(name).sections:
        for topic in section.topics:
            yield from topic.examples


@OF_BOTH
def test_every_rule_is_shown_implemented_or_marked(game: str) -> None:
    missing = [
        one.id
        for one in _statements(game)
        if one.shown is None and one.id not in _in_scenarios(game) and not _implemented(one.id)
    ]
    assert missing == [], "show them by a scenario, name them in a docstring, or mark them with `shown:`"


@OF_BOTH
def test_every_worked_example_is_played_or_marked(game: str) -> None:
    missing = [one.id for one in _examples(game) if one.shown is None and one.id not in _in_scenarios(game)]
    assert missing == [], "play them in a scenario, or mark them with `shown:`"


@OF_BOTH
def test_what_is_marked_as_not_shown_is_shown_nowhere(game: str) -> None:
    stated: tuple[Statement | Example, ...] = (*_statements(game), *_examples(game))
    marked = {one.id for one in stated if one.shown in ("text", "unplayed")}
    assert not marked & _in_scenarios(game)


@OF_BOTH
def test_scenarios_and_rulings_name_rules_that_are_there(game: str) -> None:
    assert [rule for rule in sorted(_in_scenarios(game)) if not _book(game).knows(rule)] == []
    ruled = {rule for entries in _game(game).entries.values() for entry in entries for rule in _rules(entry.record)}
    assert [rule for rule in sorted(ruled) if not _book(game).knows(rule)] == []


def _rules(record: object) -> Iterator[str]:
    for ruling in getattr(record, "rulings", ()):
        yield from ruling.rules
    for field in getattr(record, "parts", ()):
        for part in getattr(record, field):
            yield from _rules(part)


@OF_BOTH
def test_every_rules_option_is_told_where_its_conflict_is(game: str) -> None:
    for option, settled in _game(game).game.options.items():
        stated = _book(game).rules[settled.conflict].stated
        assert isinstance(stated, Statement)
        assert stated.option == option


def test_all_games_may_have_sections() -> None:
    assert all("section" in game.collections for game in installed().values())


def test_a_group_is_the_rules_that_begin_with_it() -> None:
    book = _book("captains-chair")
    assert book.group("kw.steal") == ("kw.steal.1", "kw.steal.2")
    assert book.group("kw.steal.1") == ("kw.steal.1",)
    assert book.group("kw.stea") == ()
    assert book.knows("timing")
