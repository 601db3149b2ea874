"""What was never carried out: operations, instructions and sides of forks, and which of them have an explanation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property

from cc_tools.engine.coverage import ELSE, ON, Coverage, forks
from cc_tools.engine.pool import Pool
from cc_tools.language.lowering.listing import shown
from cc_tools.language.printer import print_condition
from cc_tools.model import instructions as i
from cc_tools.model.game import Unreachable
from cc_tools.model.instructions import Instruction, Program
from cc_tools.model.tree import Condition, Not

JUDGED = "judged-before"
"""A requirement or a price on which an operation is not even begun where it fails."""

GENERAL = "general"
"""The working of a verb, not of this operation; another operation took the same side of it."""

UNREPLACED = "never-replaced"
"""Nothing in the pool cancels this event before it happens."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A side of a fork that was never taken: position, side, the instruction as text, and why (None: nobody knows)."""

    at: int
    side: str
    shown: str
    why: str | None


@dataclass(frozen=True, slots=True)
class Reach:
    """How much of an operation was carried out.

    `instructions` and `sides` are those that can be reached at all, `reached` and `taken` those that were; `never` are
    the other instructions by position. What holds without being carried out (continuous effects, goals) counts none.
    `rule` is that of the closed list, if the operation stands there.
    """

    address: str
    executed: bool
    instructions: int
    reached: int
    sides: int
    taken: int
    never: tuple[tuple[int, str], ...]
    gaps: tuple[Gap, ...]
    rule: str | None

    @property
    def is_explained(self) -> bool:
        """Whether the operation was carried out, or stands in the closed list."""
        return self.executed or self.rule is not None


class ClosedList:
    """The operations, conditions and unpaid prices that the data of a game calls unreachable."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._entries = pool.catalog.game.unreachable
        self._addresses = tuple(one.address for one in pool.catalog.operations)
        self._written = {
            print_condition(one.test)
            for address in self._addresses
            for one in pool.program(address).code
            if isinstance(one, i.Branch) and not isinstance(one.test, i.Query)
        }

    @cached_property
    def operations(self) -> Mapping[str, str]:
        """By address of an operation in the list the rule that says so."""
        found: dict[str, str] = {}
        for entry in self._entries:
            for pattern in entry.operations:
                for address in self._matching(pattern):
                    found.setdefault(address, entry.rule)
        return found

    @cached_property
    def conditions(self) -> Mapping[str, str]:
        """By condition, as operations write it, the rule that says why it never holds."""
        return {condition: entry.rule for entry in self._entries for condition in entry.conditions}

    @cached_property
    def prices(self) -> Mapping[tuple[str, str], str]:
        """By address of an operation and a price in it, as it is written, the rule that says why it can be paid."""
        return {price: entry.rule for entry in self._entries for price in entry.prices.items()}

    def idle(self) -> tuple[tuple[Unreachable, str], ...]:
        """The patterns, conditions and prices of the list that fit nothing, with their entries."""
        found: list[tuple[Unreachable, str]] = []
        for entry in self._entries:
            found += [(entry, pattern) for pattern in entry.operations if not self._matching(pattern)]
            found += [(entry, condition) for condition in entry.conditions if condition not in self._written]
            found += [(entry, price) for address, price in entry.prices.items() if not self._is_asked(address, price)]
        return tuple(found)

    def _is_asked(self, address: str, price: str) -> bool:
        return address in self._addresses and price in _prices(self._pool.program(address)).values()

    def _matching(self, pattern: str) -> list[str]:
        return [address for address in self._addresses if fnmatchcase(address, pattern)]


class Gaps:
    """Compares what was recorded with what there is."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.closed = ClosedList(pool)

    def reaches(self, coverage: Coverage) -> tuple[Reach, ...]:
        """Every operation of the catalog, in its order."""
        elsewhere = self._elsewhere(coverage)
        return tuple(self._reach(one.address, coverage, elsewhere) for one in self.pool.catalog.operations)

    def _elsewhere(self, coverage: Coverage) -> frozenset[tuple[str, str]]:
        """The sides of the general working of verbs that were taken in some program."""
        found = set()
        for name, known in coverage.taken.items():
            program = self.pool.program(name)
            for at, taken in known.items():
                general = self._general(program, at)
                if general is not None:
                    found |= {(general, side) for side in taken}
        return frozenset(found)

    def _reach(self, address: str, coverage: Coverage, elsewhere: frozenset[tuple[str, str]]) -> Reach:
        program = self.pool.program(address)
        barred = {(at, side): why for at, side, why in self._barred(program)}
        for at, price in _prices(program).items():
            rule = self.closed.prices.get((address, price))
            if rule is not None:
                barred[at, ELSE] = rule
        possible = _possible(program, frozenset(barred))
        executed = coverage.executed.get(address, set())
        if not executed and address in coverage.held:
            possible = frozenset()
        taken, sides, gaps = 0, 0, []
        for at, every in forks(program).items():
            for side in every if at in possible else ():
                if side in coverage.taken.get(address, {}).get(at, ()):
                    taken, sides = taken + 1, sides + 1
                    continue
                general = self._general(program, at)
                why = barred.get((at, side)) or (GENERAL if (general, side) in elsewhere else None)
                sides += why is None
                gaps.append(Gap(at, side, shown(program.code[at]), why))
        never = tuple((at, shown(program.code[at])) for at in sorted(possible - executed))
        return Reach(
            address, bool(executed) or address in coverage.held, len(possible | executed), len(executed), sides, taken,
            never, tuple(gaps), self.closed.operations.get(address),
        )  # fmt: skip

    def _barred(self, program: Program) -> Iterator[tuple[int, str, str]]:
        """The sides that cannot be taken, and why: by the closed list, or by the way operations are begun."""
        chosen = _begun_when_chosen(program)
        for at, one in enumerate(program.code):
            if isinstance(one, i.Branch) and not isinstance(one.test, i.Query):
                rule = self.closed.conditions.get(print_condition(one.test))
                if rule is not None:
                    yield at, ON, rule
                elif one.test in program.requires and self._is_offered(program):
                    yield at, ELSE, JUDGED
            elif isinstance(one, i.Cost) and (at in chosen or (at == program.opening and self._is_offered(program))):
                yield at, ELSE, JUDGED
            elif isinstance(one, i.Would) and one.event.things is None and one.event.verb not in self._cancelled:
                yield at, ELSE, UNREPLACED

    def _general(self, program: Program, at: int) -> str | None:
        """What a fork is called that is not written in the operation but belongs to how its verbs work.

        Where nothing cancels an event, `would` only asks whether anything is left to act on, which all verbs do alike.
        """
        match program.code[at]:
            case i.Would(event):
                return f"would {event.verb}" if event.verb in self._cancelled else "would"
            case i.Branch(i.Query(name)):
                return f"branch {name}"
            case i.Branch(test) if not isinstance(test, i.Query) and not _is_written(test):
                return f"branch {print_condition(test)}"
            case i.Each(over, into) if into.startswith("%"):
                return f"each {re.sub(r'[0-9]+$', '', over)}"
            case _:
                return None

    def _is_offered(self, program: Program) -> bool:
        """Whether operations of the kind are only begun where they can be.

        They are offered as moves, or paid as a whole, or carried out for what they name once they are met.
        """
        if program.kind in self.pool.rules.moves:
            return True
        kind = self.pool.catalog.game.kinds.get(program.kind)
        return kind is not None and (kind.costs or kind.passes_bindings)

    @cached_property
    def _cancelled(self) -> frozenset[str]:
        """The verbs whose events some operation of the pool may cancel before they happen."""
        return frozenset(
            verb
            for (moment, verb), waiting in self.pool.operations.waiting.items()
            if moment == "would"
            for address, _ in waiting
            if any(isinstance(one, i.Cancel) and not one.harm for one in self.pool.program(address).code)
        )


def _possible(program: Program, barred: frozenset[tuple[int, str]]) -> frozenset[int]:
    """The positions that can be reached from the start without a barred side."""
    found: set[int] = set()
    waiting = [0]
    while waiting:
        at = waiting.pop()
        if at not in found:
            found.add(at)
            waiting += _next(program.code[at], at, barred)
    return frozenset(found)


def _next(one: Instruction, at: int, barred: frozenset[tuple[int, str]]) -> list[int]:
    if isinstance(one, i.Return | i.Finish):
        return []
    if isinstance(one, i.Jump):
        return [one.target]
    found = [] if (at, ON) in barred else [at + 1]
    target = one.end if isinstance(one, i.Each) else getattr(one, "otherwise", None)
    if target is not None and (at, ELSE) not in barred:
        found.append(target)
    return found


def _prices(program: Program) -> Mapping[int, str]:
    """By position the prices that a program asks for, as they are written."""
    return {at: one.price for at, one in enumerate(program.code) if isinstance(one, i.Cost) and one.price}


def _begun_when_chosen(program: Program) -> frozenset[int]:
    """Where the branches begin that are carried out right after they were judged: of several, the first one only."""
    asks = [one for one in program.code if isinstance(one, i.Ask) and one.branches]
    return frozenset(at for one in asks for at in (one.branches if one.high == 1 else one.branches[:1]))


def _is_written(test: Condition) -> bool:
    """Whether a condition stands in the operation: what the lowering makes itself has no place there."""
    return any(part.span != (0, 0) for part in (test, test.part if isinstance(test, Not) else test))
