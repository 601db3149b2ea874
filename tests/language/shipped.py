"""The shipped games as the language tests need them: their dialects and all their operation strings."""

from __future__ import annotations

from functools import cache

from cc_tools import shipped
from cc_tools.games.package import installed
from cc_tools.language.dialect import Dialect
from cc_tools.link.operations import game_dialect
from cc_tools.load import load_workspace
from cc_tools.validate import ValidatedGame, validate

GAMES = tuple(sorted(path.name for path in shipped.cardsets().iterdir() if (path / "game.yaml").is_file()))
"""The shipped games by name."""


@cache
def _game(name: str) -> ValidatedGame:
    workspace, _ = load_workspace(shipped.cardsets() / name)
    validated, _ = validate(workspace, {game.id: game.collections for game in installed().values()})
    return validated.games[name]


@cache
def dialect(name: str) -> Dialect:
    """The dialect of a shipped game."""
    found = _game(name)
    return game_dialect(found.game, found.terms, installed()[name].verbs)


@cache
def operations(name: str) -> tuple[str, ...]:
    """Every distinct operation string of a shipped game, sorted."""
    found = _game(name)
    written = (one.text for located in found.records.values() for record in located for one in record.operations())
    return tuple(sorted(set(written)))
