"""The JSON Schemas of card files, one folder for each game."""

from __future__ import annotations

import json
from collections.abc import Mapping

from cc_tools import shipped
from cc_tools.games.package import installed
from cc_tools.load import load_workspace
from cc_tools.validate import schemas as schemas_of, validate


def schemas() -> Mapping[str, str]:
    """The text of every schema by its path below `schema/`, made from the models and the shipped vocabularies."""
    packages = installed()
    workspace, _ = load_workspace(shipped.cardsets())
    validated, _ = validate(workspace, {game.id: game.collections for game in packages.values()})
    return {
        f"{game.game.id}/{name}": json.dumps(schema, ensure_ascii=False, indent=2) + "\n"
        for game in validated.games.values()
        for name, schema in schemas_of(game.game, game.terms, packages[game.game.id].collections).items()
    }
