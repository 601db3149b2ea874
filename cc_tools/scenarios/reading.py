"""Scenario files to scenarios: the shape of each, then the names, moves and conditions in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from cc_tools.diagnostics import Diagnostic, Severity, Span, respelled, sort
from cc_tools.games.package import GamePackage
from cc_tools.link.operations import Operations, game_dialect
from cc_tools.load import Document, Mapping as MappingNode, Node, Scalar, Sequence
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.scenario import PLAYERS, Player, WrittenScenario
from cc_tools.scenarios import codes
from cc_tools.scenarios.expectations import Expectations
from cc_tools.scenarios.line import Line
from cc_tools.scenarios.moves import Moves
from cc_tools.scenarios.names import Crews, Names
from cc_tools.scenarios.resolving import Resolving, seats, whole_type
from cc_tools.scenarios.scenario import ExpectationLine, MoveLine, Scenario
from cc_tools.validate import codes as shape
from cc_tools.validate.readers import Reader
from cc_tools.validate.schemas import builder

GAME = "game"
SCENARIOS = "scenarios"
KEYS = (GAME, SCENARIOS)

Shown = Callable[[Span], Span]


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A scenario file that was read: its game, None where that is unknown, its sound scenarios, and its findings."""

    game: str | None
    scenarios: tuple[Scenario, ...]
    findings: tuple[Diagnostic, ...]


def game_of(document: Document) -> str | None:
    """The game that a scenario file says it is about."""
    root = document.root
    found = root.get(GAME) if isinstance(root, MappingNode) else None
    return found.text if isinstance(found, Scalar) and found.text else None


@dataclass(frozen=True)
class ScenarioReader:
    """Reads the scenarios of one game. `rejected` are names of cards with errors, which nobody calls unknown."""

    game: GameCatalog
    package: GamePackage
    rejected: frozenset[str] = field(default_factory=frozenset)

    def read(self, document: Document, shown: Shown = lambda span: span) -> ReadFile:
        """The scenarios of a file and its findings; `shown` turns places into those that people can open."""
        findings = _top(document.root)
        scenarios: list[Scenario] = []
        for node in _items(document.root, findings):
            found = self._scenario(node, findings, shown)
            scenarios += [found] if found is not None else []
        findings += _twice(scenarios, document)
        moved = [finding.moved(shown) for finding in sort(findings)]
        return ReadFile(self.game.game.id, tuple(scenarios), tuple(moved))

    @cached_property
    def _reader(self) -> Reader:
        assert self.package.scenario is not None
        return Reader(self.package.scenario, builder(self.game.game, self.game.terms, {}, inline=True))

    @cached_property
    def _names(self) -> Names:
        return Names(self.game, self.rejected)

    @cached_property
    def _expectations(self) -> Expectations:
        dialect = game_dialect(self.game.game, self.game.terms, self.package.verbs)
        known = frozenset(self.game.by_slug) | set(self.game.game.reserved_names) | self.rejected
        moves = Moves(self.package.moves, self._names, dialect)
        return Expectations(moves, Operations(dialect, known))

    def _scenario(self, node: Node, findings: list[Diagnostic], shown: Shown) -> Scenario | None:
        """One scenario, or None where an error keeps it from being played."""
        data, noted = self._reader.data(node)
        if data is None:
            findings += noted
            return None
        crews = {player: Crews() for player in PLAYERS}
        if "given" in data:
            given = self._reader.model.model_fields["given"]
            model = given.annotation
            assert isinstance(model, type)
            crews = dict(seats(model, data["given"]))
            resolving = Resolving(self._names, node, crews)
            everyone = Crews(all=crews[PLAYERS[0]].all)
            data = {**data, "given": resolving.value(whole_type(given), data["given"], ("given",), everyone)}
            noted += [*resolving.findings, *self._options(node, data["given"])]
        record, wrong = self._reader.made(node, data)
        noted += wrong
        if not isinstance(record, WrittenScenario):
            findings += noted
            return None
        noted += self._rules(node, record)
        when = tuple(self._when(node, record, crews, noted, shown))
        then = tuple(self._then(node, record, crews, noted, shown))
        findings += noted
        if any(finding.severity is Severity.ERROR for finding in noted):
            return None
        return Scenario(record.name, record.rule, record.given, when, then, shown(node.head))

    def _options(self, node: Node, given: Mapping[str, object]) -> Iterator[Diagnostic]:
        """Findings about values that rules options do not have."""
        rules = given.get("rules")
        for name, value in rules.items() if isinstance(rules, dict) else ():
            values = self.game.game.options[name].values
            if value not in values:
                span = node.at(("given", "rules", name)).head
                message = f"`{value}` is no value of the option `{name}`"
                yield respelled(shape.UNKNOWN_WORD, message, span, str(value), values)

    @cached_property
    def _rule_names(self) -> frozenset[str]:
        return frozenset(Rulebook.of(self.game).names())

    def _rules(self, node: Node, record: WrittenScenario) -> Iterator[Diagnostic]:
        """Findings about rules that a scenario shows and the rulebook has not; none where the game has no rulebook."""
        named: list[tuple[tuple[str | int, ...], str | None]] = [(("rule",), record.rule)]
        named += [(("also", index), rule) for index, rule in enumerate(record.also)]
        for path, rule in named:
            if rule is not None and self._rule_names and rule not in self._rule_names:
                message = f"there is no rule `{rule}`"
                yield respelled(codes.NO_SUCH_RULE, message, node.at(path).head, rule, self._rule_names)

    def _when(
        self,
        node: Node,
        record: WrittenScenario,
        crews: Mapping[Player, Crews],
        findings: list[Diagnostic],
        shown: Shown,
    ) -> Iterator[MoveLine]:
        for index, text in enumerate(record.when):
            scalar = node.at(("when", index))
            if isinstance(scalar, Scalar):
                move, wrong = self._expectations.moves.read(Line(scalar), crews)
                findings += wrong
                if move is not None:
                    yield MoveLine(move, text, shown(scalar.head))

    def _then(
        self,
        node: Node,
        record: WrittenScenario,
        crews: Mapping[Player, Crews],
        findings: list[Diagnostic],
        shown: Shown,
    ) -> Iterator[ExpectationLine]:
        for index, written in enumerate(record.then):
            entry = node.at(("then", index))
            key = next(iter(written.model_fields_set))
            expectation, wrong = self._expectations.read(written, node.at(("then", index, key)), crews)
            findings += wrong
            if expectation is not None:
                yield ExpectationLine(expectation, " ".join(_text(entry).split()), shown(entry.head))


def _text(node: Node) -> str:
    return node.source.text[node.start : node.end]


def _top(root: Node) -> list[Diagnostic]:
    """Findings about the top-level keys of a scenario file."""
    if not isinstance(root, MappingNode):
        return [Diagnostic(shape.MISSING_KEY, "a scenario file needs the keys `game` and `scenarios`", root.head)]
    findings = []
    free = [key for key in KEYS if root.get(key) is None]
    for key, _ in root.entries:
        if key.text not in KEYS:
            message = f"a scenario file has no key `{key.text}`"
            findings.append(respelled(shape.UNKNOWN_KEY, message, key.span, key.text, free))
    misspelt = {finding.suggestion for finding in findings}
    for name in sorted(set(free) - misspelt):
        findings += [Diagnostic(shape.MISSING_KEY, f"a scenario file needs the key `{name}`", root.head)]
    return findings


def _items(root: Node, findings: list[Diagnostic]) -> tuple[Node, ...]:
    listed = root.get(SCENARIOS) if isinstance(root, MappingNode) else None
    if isinstance(listed, Sequence):
        return listed.items
    if listed is not None:
        message = "`scenarios` needs a list: each scenario begins with `-`"
        findings.append(Diagnostic(shape.WRONG_TYPE, message, listed.head))
    return ()


def _twice(scenarios: list[Scenario], document: Document) -> Iterator[Diagnostic]:
    names = [scenario.name for scenario in scenarios]
    for index, scenario in enumerate(scenarios):
        if scenario.name in names[:index]:
            message = f"an earlier scenario of this file is called `{scenario.name}` too"
            span = replace(scenario.span, file=document.path)
            yield Diagnostic(codes.NAME_TWICE, message, span)


def of_no_game(document: Document, known: Iterable[str], message: str, shown: Shown) -> ReadFile:
    """A file whose game is missing or unknown: what can be said of it without a game."""
    findings = _top(document.root)
    root = document.root
    named = root.get(GAME) if isinstance(root, MappingNode) else None
    if isinstance(named, Scalar):
        findings.append(respelled(codes.NO_SUCH_GAME, message, named.head, named.text, known))
    elif named is not None:
        findings.append(Diagnostic(shape.WRONG_TYPE, "`game` needs a single text", named.head))
    return ReadFile(None, (), tuple(finding.moved(shown) for finding in findings))
