"""What batches of games reached: endings by crew, missions completed, lines of the score that were ever other than 0.

    cc-tools simulate --crews all --games 8000 --seed 20261130 --agents random --check --format json > random.json
    python -m benchmarks.reached random.json
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cc_tools.games.captains_chair.records import Board
from cc_tools.pipeline.stored import open_catalog


def missions(game: str) -> set[str]:
    """All missions of a game, as `crew/mission`."""
    boards = [one.record for one in open_catalog().games[game].entries["board"]]
    return {f"{one.crew}/{mission.id}" for one in boards if isinstance(one, Board) for mission in one.missions}


def told(batches: list[Mapping[str, Any]]) -> Iterable[str]:
    """The report, line by line."""
    games, errors = (sum(batch[key] for batch in batches) for key in ("games", "errors"))
    yield f"{games:,} games, {errors} errors"
    crews: dict[str, list[Mapping[str, Any]]] = {}
    for batch in batches:
        for crew, found in batch["crews"].items():
            crews.setdefault(crew, []).append(found)
    completed = {one for found in crews.values() for part in found for one in part["missions"]}
    wanted = missions(batches[0]["game"])
    yield f"missions completed: {len(wanted & completed)} of {len(wanted)}"
    yield from (f"  never: {one}" for one in sorted(wanted - completed))
    for crew, found in sorted(crews.items()):
        endings = sum((Counter(part["endings"]) for part in found), Counter[str]())
        lines = {line for part in found for line, average in part["average"].items() if average}
        empty = sorted({line for part in found for line in part["average"]} - lines)
        ends = ", ".join(f"{name} {number}" for name, number in sorted(endings.items()))
        yield f"{crew}: {ends}{'; never scored: ' + ', '.join(empty) if empty else ''}"


if __name__ == "__main__":
    for line in told([json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]):
        print(line)
