"""The shipped game as values for the tests of rendering: dialect, phrase book, renderer, and the pool of operations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from cc_tools import games, language
from cc_tools.games.package import installed
from cc_tools.language.dialect import Dialect, dialect
from cc_tools.model.game import Game, WordEntry
from cc_tools.model.phrases import PhraseBook, gather
from cc_tools.render import Renderer

ROOT = Path(__file__).parents[2]
GAME = "captains-chair"
OPERATION = re.compile(r"(?:(?:ACTION|ATTACK) )*(?:[A-Z-]{3,})(?: (?:after|before|when|while|during) [^:]*)?:(?: |$)")
FOLDER = ROOT / "cardsets" / GAME


@cache
def raw(path: Path) -> Any:
    return YAML(typ="safe", pure=False).load(path.read_text(encoding="utf-8"))


@cache
def game() -> Game:
    return Game.model_validate(raw(FOLDER / "game.yaml")["game"])


@cache
def terms() -> tuple[Mapping[str, Any], ...]:
    files = sorted((FOLDER / "vocabulary").glob("*.yaml"))
    return tuple(term for file in files for term in raw(file)["terms"])


@cache
def traits() -> tuple[str, ...]:
    return tuple(w for term in terms() if "category" in term for w in term.get("words", ()) if " " not in w)


def phrase_files() -> Iterator[Path]:
    """The general phrases and verbs, then those of the game."""
    for folder in (Path(language.__path__[0]), Path(games.__path__[0]) / GAME.replace("-", "_")):
        yield from sorted(folder.glob("phrases.yaml"))
        yield from sorted((folder / "verbs").glob("*.yaml"))


@cache
def book() -> PhraseBook:
    return gather(raw(path) for path in phrase_files())


def card_files() -> list[Path]:
    """The files of cards; rules and scenarios hold text of another kind."""
    return sorted(path for path in FOLDER.rglob("*.yaml") if not {"rules", "scenarios"} & set(path.parts))


@cache
def pool() -> tuple[str, ...]:
    """Every distinct operation of the shipped cards, missions and Stardates."""
    found: set[str] = set()
    for path in card_files():
        if path.parent.name != "vocabulary" and path.name != "game.yaml":
            found.update(_operations(raw(path)))
    return tuple(sorted(found))


def _operations(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if OPERATION.match(value):
            yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _operations(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _operations(inner)


@cache
def speech() -> Dialect:
    return dialect(game(), installed()[GAME].verbs, {name: WordEntry() for name in traits()})


@cache
def renderer() -> Renderer:
    return Renderer.of(game(), terms(), book(), traits())


__all__ = ["book", "game", "pool", "renderer", "speech", "terms"]
