"""The table of planted mistakes: how many of each kind were planted, found, found at their line, and put right."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from cc_tools.authoring import mistakes
from cc_tools.authoring.mistakes.excluded import EXCLUDED
from cc_tools.authoring.mistakes.mistake import Kind
from cc_tools.authoring.mistakes.planting import Line, Verdict
from cc_tools.authoring.mistakes.pool import read_pool


@dataclass(frozen=True, slots=True)
class Row:
    """One kind. `suggestible` counts the mistakes with one right correction, `corrected` those that were given it."""

    group: str
    kind: str
    planted: int
    found: int
    at_line: int
    suggestible: int
    corrected: int


@dataclass(frozen=True, slots=True)
class Table:
    """All kinds in order, and the findings on the pool without any mistake."""

    rows: tuple[Row, ...]
    clean_findings: int

    @property
    def total(self) -> Row:
        """The sum over all kinds."""
        return _sum("", "all kinds", self.rows)

    @property
    def groups(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(row.group for row in self.rows))

    def group(self, name: str) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.group == name)


def kinds() -> tuple[Kind, ...]:
    """The kinds of all modules of this package, in the order of the modules' names."""
    found: list[Kind] = []
    for info in sorted(pkgutil.iter_modules(mistakes.__path__), key=lambda module: module.name):
        if info.name != "__main__":
            found += getattr(importlib.import_module(f"{mistakes.__name__}.{info.name}"), "KINDS", ())
    return tuple(found)


def measure(root: Path, wanted: Sequence[Kind]) -> tuple[Table, list[tuple[Kind, Verdict]]]:
    """Plant mistakes of the kinds wanted into the game in the folder `root`; the table, and each mistake's verdict.

    A kind that has no place in the data of the game has no row.
    """
    pool = read_pool(root)
    line = Line(pool)
    clean = line.start()
    verdicts: list[tuple[Kind, Verdict]] = []
    for kind in wanted:
        verdicts += [(kind, verdict) for verdict in line.judge(kind.sample(pool))]
    planted = list(dict.fromkeys(kind for kind, _ in verdicts))
    return Table(tuple(_rows(planted, verdicts)), clean), verdicts


def _rows(wanted: Iterable[Kind], verdicts: Iterable[tuple[Kind, Verdict]]) -> Iterator[Row]:
    judged = list(verdicts)
    for kind in wanted:
        mine = [verdict for of, verdict in judged if of is kind]
        yield Row(
            kind.group,
            kind.name,
            planted=len(mine),
            found=sum(verdict.found for verdict in mine),
            at_line=sum(verdict.placed for verdict in mine),
            suggestible=sum(verdict.mistake.meant is not None for verdict in mine),
            corrected=sum(verdict.corrected for verdict in mine),
        )


def _sum(group: str, kind: str, rows: Iterable[Row]) -> Row:
    found = list(rows)
    counts = [sum(getattr(row, name) for row in found) for name in _COUNTS]
    return Row(group, kind, *counts)


_COUNTS = ("planted", "found", "at_line", "suggestible", "corrected")


def as_json(table: Table) -> str:
    """The table for programs."""
    content = {
        "kinds": [asdict(row) for row in table.rows],
        "total": {name: getattr(table.total, name) for name in _COUNTS},
        "clean_findings": table.clean_findings,
        "excluded": [{"kind": kind, "reason": reason} for kind, reason in EXCLUDED],
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def as_text(table: Table) -> str:
    """The table for a terminal."""
    width = max(len(row.kind) for row in table.rows)
    lines = []
    for group in table.groups:
        lines += [group, *(f"  {row.kind:<{width}}  {_numbers(row)}" for row in table.group(group))]
    lines += ["", f"  {'all kinds':<{width}}  {_numbers(table.total)}", summary(table)]
    return "\n".join(lines) + "\n"


def _numbers(row: Row) -> str:
    suggested = f"{row.corrected:4} of {row.suggestible:4} corrected" if row.suggestible else ""
    return f"planted {row.planted:4}  found {row.found:4}  at the line {row.at_line:4}  {suggested}".rstrip()


def summary(table: Table) -> str:
    """The shares in one sentence."""
    total = table.total
    return (
        f"{_share(total.found, total.planted)} found, {_share(total.at_line, total.planted)} at their line; "
        f"{_share(total.corrected, total.suggestible)} of those that have one right correction are given it; "
        f"{table.clean_findings} findings without a mistake."
    )


def _share(part: int, whole: int) -> str:
    """A share in per cent, rounded down, so that 100 means all."""
    return f"{part * 1000 // whole / 10:.1f} %" if whole else "none"


def as_page(table: Table, game: str = "") -> str:
    """The page of the site on one game, by its name where there are pages on others."""
    lines = [
        f"# Planted mistakes{f' in {game}' if game else ''}",
        "",
        "How good are the checks? `make mistakes` alters copies of the real card files in every way listed here and",
        "looks whether the checker finds the mistake, whether the finding stands on its line, and whether it names",
        "what was meant. Which places are altered is drawn by lot, with the same outcome each time.",
        "",
        summary(table),
        "",
        "*Corrected* counts only mistakes with one right correction: a misspelt word has one, a dropped line has none.",
        "Where a line was dropped, its place is the line before or behind the gap.",
    ]
    for group in table.groups:
        title = f"{group[0].upper()}{group[1:]}"
        lines += [
            "",
            f"## {title}",
            "",
            "| kind | planted | found | at the line | corrected |",
            "| --- | --: | --: | --: | --: |",
        ]
        lines += [row_of_page(row) for row in table.group(group)]
    lines += [
        "",
        "## All",
        "",
        "| kind | planted | found | at the line | corrected |",
        "| --- | --: | --: | --: | --: |",
    ]
    lines += [row_of_page(table.total), "", "## What cannot be found", ""]
    lines += ["These are not planted, because what comes out could be a printed card.", ""]
    lines += [f"- **{kind}** - {reason}" for kind, reason in EXCLUDED]
    return "\n".join(lines) + "\n"


def row_of_page(row: Row) -> str:
    """The line of the page for one kind."""
    corrected = f"{row.corrected} of {row.suggestible}" if row.suggestible else "-"
    return f"| {row.kind} | {row.planted} | {row.found} | {row.at_line} | {corrected} |"
