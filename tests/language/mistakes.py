"""Measures what the language finds: `python -m tests.language.mistakes [EVERY]` plants mistakes of every kind into
every operation of the shipped games (or every so-manieth) and prints the share that is found, at its place, with the
right suggestion.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cc_tools.authoring.mistakes.operations import KINDS_OF_OPERATIONS, Planted, Source, plant, source
from cc_tools.diagnostics import Diagnostic
from cc_tools.language.dialect import Dialect
from cc_tools.language.reading import read
from tests.language.shipped import dialect, operations


@dataclass(slots=True)
class Tally:
    """What came of the mistakes of one kind. `sound` counts those that are still well-typed operations."""

    planted: int = 0
    sound: int = 0
    found: int = 0
    placed: int = 0
    meant: int = 0
    right: int = 0


@dataclass(frozen=True, slots=True)
class Miss:
    """A mistake that was not found, not at its place, or without the right suggestion."""

    kind: str
    planted: Planted
    findings: tuple[Diagnostic, ...]


def measure(kind: str, sources: Sequence[Source], dialect: Dialect) -> tuple[Tally, list[Miss]]:
    """Plant one mistake of a kind into each string that has a place for it."""
    tally, misses = Tally(), []
    for given in sources:
        planted = plant(kind, given, random.Random(f"{kind} {given.text}"))
        if planted is None:
            continue
        findings = read(planted.text, dialect).findings
        if not findings:
            tally.sound += 1
            misses.append(Miss(kind, planted, ()))
            continue
        tally.planted += 1
        tally.found += 1
        at = [finding for finding in findings if _touches(finding, planted)]
        tally.placed += bool(at)
        tally.meant += planted.meant is not None
        right = any(_right(finding, planted) for finding in at)
        tally.right += planted.meant is not None and right
        if not at or (planted.meant is not None and not right):
            misses.append(Miss(kind, planted, findings))
    return tally, misses


def _touches(finding: Diagnostic, planted: Planted) -> bool:
    start, end = finding.span.start.column - 1, finding.span.end.column - 1
    return start <= planted.end and end >= planted.start


def _right(finding: Diagnostic, planted: Planted) -> bool:
    said = finding.suggestion or ""
    return said == planted.meant or (len(planted.meant or "") == 1 and said.startswith(str(planted.meant)))


def sources(game: str, every: int = 1) -> Iterator[Source]:
    """The shipped operations of a game, made ready for altering."""
    for text in operations(game)[::every]:
        given = source(text, dialect(game))
        if given is not None:
            yield given


def main(every: int, show: int) -> None:
    """Print the table for Captain's Chair."""
    game = "captains-chair"
    given = list(sources(game, every))
    print(f"{'mistake':34}planted  sound  found  place  right")
    for kind in KINDS_OF_OPERATIONS:
        tally, misses = measure(kind, given, dialect(game))
        right = f"{tally.right}/{tally.meant}" if tally.meant else "-"
        print(f"{kind:34}{tally.planted:7}{tally.sound:7}{tally.found:7}{tally.placed:7}  {right}")
        for miss in misses[:show]:
            print(f"    {miss.planted.text}\n      {miss.planted.start}-{miss.planted.end} meant {miss.planted.meant}")
            for finding in miss.findings[:3]:
                place = f"{finding.span.start.column - 1}-{finding.span.end.column - 1}"
                print(f"        {finding.code.id} {place} {finding.message} [{finding.suggestion}]")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
