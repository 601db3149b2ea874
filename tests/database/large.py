"""Large catalogs, and what they cost: `python -m tests.database.large 20000`."""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from cc_tools import database
from cc_tools.games.captains_chair.records import Card
from cc_tools.model.catalog import Catalog, Entry, GameCatalog, Linked, Printed
from cc_tools.model.record import written_operations
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation
from tests.database import sample

OPERATIONS = 3
SYLLABLES = ("ba", "dor", "kyr", "leth", "mek", "nar", "qu", "sul", "tov", "vash")
JAPANESE = "航海日誌艦隊研究影響軍事資源探索"


def _name(number: int) -> str:
    syllables = [SYLLABLES[int(digit)] for digit in f"{number:05}"]
    return f"{''.join(syllables[:2]).title()}'{''.join(syllables[2:])} {number}"


def _cards(count: int) -> Iterator[Card]:
    kinds = list(sample.TREES)
    for number in range(count):
        kanji = "".join(JAPANESE[(number >> shift) % len(JAPANESE)] for shift in (0, 3, 6, 9))
        yield Card.model_validate(
            {
                "id": f"card-{number}",
                "name": _name(number),
                "names": {"pt": _name(number), "es": _name(number), "ja": kanji, "reading": "カード"},
                "suit": ("ship", "person", "cargo")[number % 3],
                "traits": [f"trait-{number % 97}", f"trait-{number % 89}"],
                "vp": number % 9,
                "operations": [f"{kinds[(number + i) % len(kinds)]}; score {number}" for i in range(OPERATIONS)],
                "printings": [{"number": f"1CAR{number}/{count}"}],
                "rulings": [{"text": {"en": "Count the one printed on the card.", "ja": "カードの値を数える。"}}],
            }
        )


def catalog(count: int) -> Catalog:
    """A game of `count` cards, each with three operations of its own in four languages."""
    cards = tuple(_cards(count))
    linked = tuple(
        Linked(written.address, "cards", card.id, written.text)
        for card in cards
        for written in written_operations(card, card.id)
    )
    languages: tuple[Language, ...] = ("en", "pt", "es")
    trees: dict[str, Operation] = {}
    sentences: dict[str, dict[Language, str]] = {}
    for operation in linked:
        kind = operation.text.rpartition("; score ")[0]
        trees[operation.text] = replace(sample.TREES[kind], span=(0, len(operation.text)))
        sentences[operation.text] = dict.fromkeys(languages, f"{operation.address}: gain a cargo, then log this card.")
        sentences[operation.text]["ja"] = "カーゴを1枚獲得し、このカードを航海日誌に置く。"
    game = GameCatalog(
        game=sample.chair().game,
        terms=sample.chair().terms,
        sets=sample.chair().sets,
        entries={"cards": tuple(Entry(card, "core", "cards.yaml", 1 + i) for i, card in enumerate(cards))},
        printings=tuple(Printed(card.id, "core", card.printings[0].number) for card in cards),
        operations=linked,
        trees=trees,
        sentences=sentences,
    )
    return Catalog({sample.CHAIR: game})


def measure(count: int) -> dict[str, float]:
    """Seconds of processor time for each step with `count` cards; the size of the file and the peak of memory in MB."""
    found: dict[str, float] = {}
    made = catalog(count)
    found["memory of the catalog"] = _memory()
    with TemporaryDirectory() as folder:
        target = Path(folder) / "cards.db"
        start = time.process_time()
        database.compile(made, target, data_hash=sample.DATA_HASH)
        found["compile"] = time.process_time() - start
        found["memory after compile"] = _memory()
        found["size"] = target.stat().st_size / 1e6
        start = time.process_time()
        again = database.open(target, sample.ALL_COLLECTIONS)
        found["open"] = time.process_time() - start
        found["memory after open"] = _memory()
        start = time.process_time()
        list(again.games[sample.CHAIR].trees.values())
        found["decode all trees"] = time.process_time() - start
        _ask(target, found)
    found["memory at the end"] = _memory()
    return found


def _ask(target: Path, found: dict[str, float]) -> None:
    start = time.process_time()
    with database.Database(target) as db:
        found["check and connect"] = time.process_time() - start
        for question in ("dor'kyrleth", "cargo", "航海", "ship trait-5"):
            start = time.process_time()
            db.search(question)
            found[f"search {question}"] = time.process_time() - start
        for question in ("card-77", "1CAR1234", "badorr'mekleth"):
            start = time.process_time()
            db.find(question)
            found[f"find {question}"] = time.process_time() - start
        start = time.process_time()
        db.operations_using("scan")
        found["operations using scan"] = time.process_time() - start


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    for name, value in measure(int(sys.argv[1])).items():
        sys.stdout.write(f"{name}: {value:.3f}\n")
