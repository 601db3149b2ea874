"""What a game brings as code: its records, verbs, checks, moves and positions. Everything else of a game is data."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType, ModuleType

from cc_tools import games
from cc_tools.language.registry import registry
from cc_tools.language.signature import Signature
from cc_tools.model import section
from cc_tools.model.moves import Move
from cc_tools.model.scenario import WrittenScenario
from cc_tools.model.text import Closed


@dataclass(frozen=True, slots=True)
class GamePackage:
    """The code of one game. `collections` maps the top-level key of a card file to the model of its records.

    `scenario` is the model of its scenarios, None where the game cannot be played, and `moves` are those of its own.
    `folder` is the package's own: phrases stand in it beside the verbs. `play` brings what plays the game.
    """

    id: str
    collections: Mapping[str, type[Closed]]
    verbs: Mapping[str, Signature]
    rules: ModuleType
    folder: Path
    scenario: type[WrittenScenario] | None = None
    moves: tuple[type[Move], ...] = ()

    def play(self) -> ModuleType | None:
        """What plays the game, imported when asked for; None where it cannot be played."""
        folder = self.id.replace("-", "_")
        return None if find_spec(f"{games.__name__}.{folder}.play") is None else _part(folder, "play")

    def playing(self) -> ModuleType:
        """What plays the game. Raises LookupError where it cannot be played."""
        play = self.play()
        if play is None:
            raise LookupError(f"the game `{self.id}` cannot be played")
        return play


def installed() -> Mapping[str, GamePackage]:
    """Every installed game by id (the folder's name with dashes); a new folder needs no entry anywhere."""
    found = {}
    for info in sorted(pkgutil.iter_modules(games.__path__), key=lambda module: module.name):
        if info.ispkg:
            game = info.name.replace("_", "-")
            records, verbs, rules = (_part(info.name, part) for part in ("records", "verbs", "rules"))
            folder = Path(rules.__path__[0]).parent
            scenario, moves = _played(info.name)
            collections = {**records.COLLECTIONS, **section.COLLECTIONS}
            found[game] = GamePackage(
                game, collections, registry([verbs]), rules, folder, scenario=scenario, moves=moves
            )
    return MappingProxyType(found)


def _played(folder: str) -> tuple[type[WrittenScenario] | None, tuple[type[Move], ...]]:
    """The model of scenarios and the moves, of a game that has both."""
    if any(find_spec(f"{games.__name__}.{folder}.{part}") is None for part in ("position", "moves")):
        return None, ()
    return _part(folder, "position").Scenario, _part(folder, "moves").MOVES


def _part(folder: str, part: str) -> ModuleType:
    return importlib.import_module(f"{games.__name__}.{folder}.{part}")
