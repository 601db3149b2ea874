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


@cache
def _game() -> GameCatalog:
    return pipeline.check([shipped.cardsets() / "captains-chair"]).catalog.games["captains-chair"]


@cache
def _book() -> Rulebook:
    return Rulebook.of(_game())


@cache
def _in_scenarios() -> frozenset[str]:
    return frozenset(rule for game, rule in pipeline.showings(shipped.cardsets()) if game == "captains-chair")


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


def _statements() -> Iterator[Statement]:
    for section in _book().sections:
        if section.purpose not in EXEMPT:
            yield from (statement for _, statement in section.statements())


def _examples() -> Iterator[Example]:
    for section in _book().sections:
        for topic in section.topics:
            yield from topic.examples


def test_every_rule_is_shown_implemented_or_marked() -> None:
    missing = [
        one.id
        for one in _statements()
        if one.shown is None and one.id not in _in_scenarios() and not _implemented(one.id)
    ]
    assert missing == [], "show them by a scenario, name them in a docstring, or mark them with `shown:`"


def test_every_worked_example_is_played_or_marked() -> None:
    missing = [one.id for one in _examples() if one.shown is None and one.id not in _in_scenarios()]
    assert missing == [], "play them in a scenario, or mark them with `shown:`"


def test_what_is_marked_as_not_shown_is_shown_nowhere() -> None:
    stated: tuple[Statement | Example, ...] = (*_statements(), *_examples())
    marked = {one.id for one in stated if one.shown in ("text", "unplayed")}
    assert not marked & _in_scenarios()


def test_scenarios_and_rulings_name_rules_that_are_there() -> None:
    assert [rule for rule in sorted(_in_scenarios()) if not _book().knows(rule)] == []
    ruled = {
        rule
        for entries in _game().entries.values()
        for entry in entries
        for rule in _rules(entry.record)
    }
    assert [rule for rule in sorted(ruled) if not _book().knows(rule)] == []


def _rules(record: object) -> Iterator[str]:
    for ruling in getattr(record, "rulings", ()):
        yield from ruling.rules
    for field in getattr(record, "parts", ()):
        for part in getattr(record, field):
            yield from _rules(part)


@pytest.mark.parametrize("option", sorted(_game().game.options))
def test_every_rules_option_is_told_where_its_conflict_is(option: str) -> None:
    conflict = _game().game.options[option].conflict
    stated = _book().rules[conflict].stated
    assert isinstance(stated, Statement)
    assert stated.option == option


def test_all_games_may_have_sections() -> None:
    assert all("section" in game.collections for game in installed().values())


def test_a_group_is_the_rules_that_begin_with_it() -> None:
    book = _book()
    assert book.group("kw.steal") == ("kw.steal.1", "kw.steal.2")
    assert book.group("kw.steal.1") == ("kw.steal.1",)
    assert book.group("kw.stea") == ()
    assert book.knows("timing")


def test_rules_of_the_second_game_not_yet_shown_are_counted() -> None:
    """Its engine is young: this number only falls, and no scenario, option or ruling names a rule that is not there."""
    game = pipeline.check([shipped.cardsets() / "star-trek-tcg"]).catalog.games["star-trek-tcg"]
    book = Rulebook.of(game)
    played = {rule for name, rule in pipeline.showings(shipped.cardsets()) if name == "star-trek-tcg"}
    stated = [one for section in book.sections if section.purpose not in EXEMPT for _, one in section.statements()]
    unshown = [one.id for one in stated if one.shown is None and one.id not in played and not _implemented(one.id)]
    assert len(unshown) <= 4
    assert [rule for rule in sorted(played) if not book.knows(rule)] == []
    assert not {one.id for one in stated if one.shown in ("text", "unplayed")} & played
    for option, settled in game.game.options.items():
        found = book.rules[settled.conflict].stated
        assert isinstance(found, Statement) and found.option == option
    ruled = {rule for entries in game.entries.values() for entry in entries for rule in _rules(entry.record)}
    assert [rule for rule in sorted(ruled) if not book.knows(rule)] == []
