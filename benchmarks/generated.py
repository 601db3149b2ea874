"""A pool of any size, made from the real cards: the same shapes, with different names, numbers and operations."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from cc_tools import shipped
from cc_tools.load import load_workspace, plain

GAME = "captains-chair"
FILE_CARDS = 500
IN_CREWS = ("captain", "directive", "location", "status")
_NUMBER = re.compile(r"(?<= )\d+(?= (?:dilithium|latinum|glory|research|influence|military)\b)")
_AMOUNTS = range(1, 100)


def write_pool(target: Path, size: int) -> None:
    """Write a game's folder with `size` cards in the shapes of the shipped ones."""
    source = shipped.cardsets() / GAME
    shutil.copytree(source / "vocabulary", target / "vocabulary")
    shutil.copy(source / "game.yaml", target / "game.yaml")
    folder = target / "generated"
    folder.mkdir()
    (folder / "set.yaml").write_text("set: {id: generated, name: Generated, order: 1}\n")
    cards = [card for card in _shipped(source) if _stands_alone(card)]
    numbered = list(enumerate(islice(_copies(cards), size), start=1))
    for start in range(0, len(numbered), FILE_CARDS):
        part = numbered[start : start + FILE_CARDS]
        lines = ["cards:", *(line for number, card in part for line in _lines(number, card))]
        (folder / f"cards{start // FILE_CARDS:04}.yaml").write_text("\n".join(lines) + "\n")


def _shipped(source: Path) -> Iterator[dict[str, Any]]:
    workspace, _ = load_workspace(source)
    for document in workspace.documents:
        yield from plain(document.root).get("cards", ())


def _stands_alone(card: dict[str, Any]) -> bool:
    """Whether a card has steps, names no other card and needs no place in a crew, so that it can be multiplied."""
    texts = card.get("operations", ())
    bound = card["suit"] in IN_CREWS or any("marker" in printing for printing in card.get("printings", ()))
    if bound or not texts:
        return False
    return not any("@" in text or text.endswith(":") for text in [*texts, card.get("cost", "")])


def _copies(cards: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    chance = Random(1)
    for card in cycle(cards):
        operations = [_NUMBER.sub(lambda _: str(chance.choice(_AMOUNTS)), text) for text in card["operations"]]
        yield {**card, "operations": [_longer(text, chance) for text in operations]}


def _longer(text: str, chance: Random) -> str:
    """An operation with steps of its own, where its kind takes any step."""
    if not text.partition(":")[0].split()[-1].isupper() or text.startswith(("PASSIVE", "SPECIAL", "END")):
        return text
    return f"{text}; gain {chance.choice(_AMOUNTS)} dilithium; gain {chance.choice(_AMOUNTS)} latinum"


def _lines(number: int, card: dict[str, Any]) -> Iterator[str]:
    own = {"id": f"card-{number}", "name": f"Card {number}", "printings": [{"number": f"9GEN{number:06}/?"}]}
    kept = {key: value for key, value in card.items() if key not in (*own, "names", "replaced_by", "faces")}
    for place, (key, value) in enumerate({**own, **kept}.items()):
        yield f"{'  ' if place else '- '}{key}: {_written(value)}"


def _written(value: Any) -> str:
    """A value in YAML: text that may be a number stays plain, everything else is JSON, which is YAML too."""
    return value if isinstance(value, str) and " " not in value else json.dumps(value)
