"""The pool that the compliance suite asks: some of the shipped cards as plain data, so that answers do not move.

`python -m tests.search.freeze` makes it anew from the shipped card sets, after which the answers have to be reviewed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cc_tools import pipeline
from cc_tools.database.card_search import over, specification
from cc_tools.games.search_fields import search_fields

POOL = Path(__file__).parents[1] / "cases" / "search" / "pool.json"
EVERY = 6
LARGE = ("uses", "costs", "gains", "mentions", "does", "on")
ALWAYS = frozenset(
    {"khan-noonien-singh", "ceti-alpha-v", "kang-the-dahar-master", "worf-son-of-mogh", "sukal", "b-4", "analyze",
     "jean-luc-picard", "earth-core", "earth-khan", "hijacked-uss-reliant", "uss-enterprise-a", "krell", "bynars",
     "irw-valdore", "big-helmet", "founding-the-federation", "ambassador-soval", "big-enough-helmet"}
    | {"arne-darvin", "captain-james-t-kirk", "court-martial-plot", "court-martial-wild",
       "default-discovery", "default-mission", "default-plot", "dr-roger-korby",
       "errand-of-mercy-mission", "kahless", "kang", "klingon-sniper", "kor",
       "lieutenant-commander-gary-mitchell-challenge", "lieutenant-commander-gary-mitchell-crew",
       "lieutenant-kaplan", "lirpa", "living-in-the-past", "mara", "metron", "mirror-spock",
       "romulan-battle-cruiser-commander", "space-seed-discovery", "space-seed-mission", "space-seed-plot",
       "talos-iv", "the-changeling-discovery", "the-changeling-mission", "uss-enterprise", "vaal"}
)  # fmt: skip


def made() -> dict[str, Any]:
    """Every sixth card, and those named here."""
    spec = specification(search_fields())
    with pipeline.open_database() as database:
        search = over(database.connection, spec)
        chosen = [position for position, card in enumerate(search.cards) if card.id in ALWAYS or position % EVERY == 0]
        data: dict[str, Any] = search.published(chosen)["pool"]
        for field in LARGE:
            data["words"][field] = _occurring(data["words"][field], data["columns"][field])
        return data


def _occurring(words: dict[str, Any], column: list[list[str]]) -> dict[str, Any]:
    """A vocabulary without the words that no chosen card has."""
    kept = {word for values in column for word in values}
    spellings = {key: [word for word in meant if word in kept] for key, meant in words["spellings"].items()}
    return {
        **words,
        "spellings": {key: meant for key, meant in spellings.items() if meant},
        "labels": {word: labels for word, labels in words["labels"].items() if word in kept},
    }


def text(data: dict[str, Any]) -> str:
    """The pool as JSON, one value or column entry a line where that is short."""
    lines = ["{"]
    for part, content in data.items():
        lines.append(f'"{part}": ' + ("[" if isinstance(content, list) else "{"))
        items = (
            [_json(item) for item in content]
            if isinstance(content, list)
            else [f'"{key}": {_json(value)}' for key, value in content.items()]
        )
        lines.append(",\n".join(items))
        lines.append(("]" if isinstance(content, list) else "}") + ("," if part != list(data)[-1] else ""))
    return "\n".join([*lines, "}", ""])


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    POOL.write_text(text(made()), encoding="utf-8")
