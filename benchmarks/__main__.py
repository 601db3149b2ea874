"""`make bench`: every figure that the documents state about speed, measured side by side in one run."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from benchmarks.building import building
from benchmarks.generated import GAME, write_pool
from benchmarks.keystrokes import keystrokes
from benchmarks.playing import playing
from benchmarks.process import TOOLS, Compared, Measured, compare, measure
from benchmarks.searching import searching
from cc_tools import shipped

SIZES = (500, 5_000, 50_000)


def main() -> None:
    """Measure and print one line for each figure; `--quick` leaves out the largest pool."""
    with tempfile.TemporaryDirectory() as folder:
        _checking(Path(folder))
        _starting()
        print("\n".join(searching()))
        print("\n".join(playing()))
        print("\n".join(building(Path(folder))))
        print("\n".join(keystrokes(Path(folder) / "site")))
        _scaling(Path(folder), SIZES[:-1] if "--quick" in sys.argv else SIZES)


def _checking(folder: Path) -> None:
    cards = shipped.cardsets() / GAME
    ours = (*TOOLS, "validate", str(cards))
    files = map(str, sorted(cards.rglob("*.yaml")))
    theirs = (sys.executable, "-m", "check_jsonschema", "--schemafile", str(_any_schema(folder)), *files)
    # A cache folder that cannot be made is what a first run finds: nothing kept.
    _print("validate, cold / check-jsonschema", compare(ours, theirs, {"XDG_CACHE_HOME": "/dev/null/none"}))
    _print("validate, unchanged / check-jsonschema", compare(ours, theirs, {"XDG_CACHE_HOME": str(folder / "cache")}))


def _any_schema(folder: Path) -> Path:
    """One schema for all kinds of file, since check-jsonschema takes only one: each kind by its top-level key."""
    schemas = folder / "schemas"
    shutil.copytree(shipped.schemas() / GAME, schemas)
    kinds = sorted(path.name.partition(".")[0] for path in schemas.iterdir())
    rules = [{"if": {"required": [kind]}, "then": {"$ref": f"{kind}.schema.json"}} for kind in kinds]
    target = schemas / "any.json"
    target.write_text(json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", "allOf": rules}))
    return target


def _starting() -> None:
    _print("cc-tools --help / import typer", compare((*TOOLS, "--help"), (sys.executable, "-c", "import typer")))


def _scaling(folder: Path, sizes: tuple[int, ...]) -> None:
    for size in sizes:
        pool = folder / f"of-{size}" / GAME
        pool.mkdir(parents=True)
        write_pool(pool, size)
        for name in ("validate", "compile"):
            output = ("--output", str(folder / "cards.db")) if name == "compile" else ()
            run = measure((*TOOLS, name, str(pool), *output), {"XDG_CACHE_HOME": "/dev/null/none"})
            print(f"{name}, {size:6,} cards: {_per_card(run, size)}")
        shutil.rmtree(pool)


def _per_card(run: Measured, cards: int) -> str:
    return f"{run.seconds:7.2f} s, {1000 * run.seconds / cards:5.2f} ms a card, {run.megabytes:6.0f} MB"


def _print(name: str, found: Compared) -> None:
    print(f"{name}: {found.ratio:.2f} ({found.ours:.2f} s / {found.theirs:.2f} s)")


if __name__ == "__main__":
    main()
