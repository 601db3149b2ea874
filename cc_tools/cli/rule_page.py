"""A rule as `cc-tools rule` writes it: for programs, and as a page for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import TextIO

from cc_tools.cli.output.rule import Record, Rule, Scenario
from cc_tools.cli.rule_text import lines
from cc_tools.cli.terminal import painted
from cc_tools.database.uses import uses
from cc_tools.diagnostics import closest
from cc_tools.model import touching
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.rulebook import Rule as Stated, Rulebook
from cc_tools.model.section import Example, Statement
from cc_tools.model.showing import Showings
from cc_tools.model.text import Language
from cc_tools.model.touching import Touched

MOST = 12
"""So many records of a kind are listed for people; then it is said how many there are."""
_SHOWN: Mapping[str, str] = {
    "text": "told in words only",
    "data": "shown by the data of the game",
    "unplayed": "not played here yet",
}


def found(catalog: Catalog, asked: str, game: str | None, shown: Showings) -> tuple[Rule, ...]:
    """The rules of an id, or of all ids that begin with it, in every game or in one."""
    return tuple(
        _rule(one, own, Rulebook.of(one).rules[own], shown)
        for one in catalog.games.values()
        if game in (None, one.game.id)
        for own in Rulebook.of(one).group(asked)
    )


def suggestions(catalog: Catalog, asked: str, game: str | None) -> tuple[str, ...]:
    """The nearest id of each game."""
    games = (one for one in catalog.games.values() if game in (None, one.game.id))
    books = (Rulebook.of(one) for one in games)
    near = (closest(asked, (*book.names(), *book.by_id)) for book in books)
    return tuple(dict.fromkeys(one for one in near if one is not None))


def _rule(game: GameCatalog, own: str, rule: Stated, shown: Showings) -> Rule:
    stated = rule.stated
    statement = stated if isinstance(stated, Statement) else None
    return Rule(
        game=game.game.id,
        id=own,
        section=rule.section.id,
        topic=rule.topic.id,
        title=stated.title if isinstance(stated, Example) else None,
        text=stated.text,
        example=statement.example if statement else None,
        option=statement.option if statement else None,
        shown=statement.shown if statement else None,
        scenarios=tuple(
            Scenario(name=one.name, file=one.file, line=one.line) for one in shown.get((game.game.id, own), ())
        ),
        ruled=_records(game, touching.ruled(game, own)),
        named=_records(game, touching.named(game, rule)),
        using=_records(game, _using(game, touching.keyword(game, rule))),
    )


def _using(game: GameCatalog, words: frozenset[str]) -> Iterator[Touched]:
    if not words:
        return
    texts = {text for text, tree in game.trees.items() if any(word in words for (_, word, _), _ in uses(tree))}
    for operation in game.operations:
        if operation.text in texts:
            yield Touched(operation.collection, operation.record)


def _records(game: GameCatalog, touched: Iterable[Touched]) -> tuple[Record, ...]:
    return tuple(
        Record(collection=one.collection, id=one.id, name=_name(game, one)) for one in dict.fromkeys(touched)
    )


def _name(game: GameCatalog, one: Touched) -> str:
    entries = game.entries.get(one.collection, ())
    record = next((entry.record for entry in entries if getattr(entry.record, "id", None) == one.id), None)
    return str(getattr(record, "name", one.id))


def pages(catalog: Catalog, rules: Sequence[Rule], language: Language, out: TextIO) -> Iterator[Iterator[str]]:
    """The page of each rule, line by line; who uses a keyword is told once, with the last of its rules."""
    for rule, after in zip_longest(rules, rules[1:]):
        last = after is None or (after.game, after.section, after.topic) != (rule.game, rule.section, rule.topic)
        yield _page(catalog, rule, language, out, rule.using if last else ())


def _page(
    catalog: Catalog, rule: Rule, language: Language, out: TextIO, using: tuple[Record, ...]
) -> Iterator[str]:
    game = catalog.games[rule.game]
    yield f"{painted(rule.id, 'bold', out)}  ({rule.section}, {rule.game})"
    for text in (rule.title, rule.text, rule.example):
        if text is not None:
            yield from lines(game, text, language)
    if rule.option:
        yield f"  rules option: {rule.option}"
    if rule.shown:
        yield f"  {_SHOWN[rule.shown]}"
    yield from _listed("shown by", [f"{one.name}  {one.file}:{one.line}" for one in rule.scenarios])
    for label, records in (("rulings", rule.ruled), ("names", rule.named), ("keyword used by", using)):
        yield from _listed(label, [f"{one.name}  {one.id}" for one in records])


def _listed(label: str, lines: list[str]) -> Iterator[str]:
    if lines:
        yield ""
        yield f"{label}: {len(lines)}"
        yield from (f"  {line}" for line in lines[:MOST])
        if len(lines) > MOST:
            yield f"  … and {len(lines) - MOST} more"
