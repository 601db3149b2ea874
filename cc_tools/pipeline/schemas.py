"""The JSON Schemas of card files, one folder for each game."""

from __future__ import annotations

import json
from collections.abc import Mapping

from cc_tools import shipped
from cc_tools.games.package import GamePackage, installed
from cc_tools.load import load_workspace
from cc_tools.validate import ValidatedGame, schemas as schemas_of, validate
from cc_tools.validate.schema import Schema
from cc_tools.validate.schemas import scenarios as scenarios_of


def schemas() -> Mapping[str, str]:
    """The text of every schema by its path below `schema/`, made from the models and the shipped vocabularies."""
    packages = installed()
    workspace, _ = load_workspace(shipped.cardsets())
    validated, _ = validate(workspace, {game.id: game.collections for game in packages.values()})
    return {
        f"{game.game.id}/{name}": json.dumps(schema, ensure_ascii=False, indent=2) + "\n"
        for game in validated.games.values()
        for name, schema in _of_game(game, packages[game.game.id]).items()
    }


def _of_game(game: ValidatedGame, package: GamePackage) -> dict[str, Schema]:
    """The schemas of a game's card files, and of its scenario files where it can be played."""
    found = schemas_of(game.game, game.terms, package.collections)
    if package.scenario is not None:
        found |= scenarios_of(game.game, game.terms, package.scenario)
    return found
