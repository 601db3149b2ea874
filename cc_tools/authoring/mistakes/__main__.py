"""`python -m cc_tools.authoring.mistakes`: plant the mistakes and print the table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from cc_tools import shipped
from cc_tools.authoring.mistakes.mistake import Kind
from cc_tools.authoring.mistakes.planting import Verdict
from cc_tools.authoring.mistakes.table import as_json, as_page, as_text, kinds, measure

GAME = "captains-chair"
FORMATS = {"text": as_text, "json": as_json}


def main(arguments: Sequence[str] | None = None) -> int:
    """Plant, print, and answer 1 where a mistake went unnoticed or the clean pool has findings."""
    asked = _parser().parse_args(arguments)
    wanted = [kind for kind in kinds() if asked.only in f"{kind.group}: {kind.name}"]
    table, verdicts = measure(asked.root, wanted)
    sys.stdout.write(FORMATS[asked.format](table))
    if asked.page is not None:
        asked.page.write_text(as_page(table, asked.title), encoding="utf-8")
    if asked.misses:
        sys.stdout.writelines(_missed(kind, verdict) for kind, verdict in verdicts if _falls_short(verdict))
    return 0 if table.total.found == table.total.planted and not table.clean_findings else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m cc_tools.authoring.mistakes", description=__doc__)
    parser.add_argument("--format", choices=sorted(FORMATS), default="text", help="how the table is written")
    parser.add_argument("--page", type=Path, help="a file to write the table to as a page of the site")
    parser.add_argument("--title", default="", help="the game as the title of the page names it")
    parser.add_argument("--only", default="", help="only kinds whose group and name hold this")
    parser.add_argument("--misses", action="store_true", help="list the mistakes that were not found or not put right")
    parser.add_argument("--root", type=Path, default=shipped.cardsets() / GAME, help="the folder of the game")
    return parser


def _falls_short(verdict: Verdict) -> bool:
    return not verdict.placed or (verdict.mistake.meant is not None and not verdict.corrected)


def _missed(kind: Kind, verdict: Verdict) -> str:
    mistake = verdict.mistake
    put = " / ".join(repr(change.text[:60]) for change in mistake.changes[:2])
    state = "elsewhere" if verdict.elsewhere else "corrected otherwise" if verdict.placed else "not found"
    given = "; ".join(f"{finding.code.id} {finding.message}" for finding in verdict.findings)
    meant = f", meant {mistake.meant!r}" if mistake.meant else ""
    return f"{kind.group}: {kind.name}: {mistake.file}@{mistake.places[0]}: {put}{meant}: {state} {given}\n"


if __name__ == "__main__":
    sys.exit(main())
