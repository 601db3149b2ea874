"""The shapes of all kinds of file of a game, by their top-level key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cc_tools.authoring.shape import Shape, of_model
from cc_tools.games.package import installed
from cc_tools.load.nodes import Mapping as MappingNode, Node
from cc_tools.model.game import CardSet, Game
from cc_tools.model.term import Term
from cc_tools.model.translated import Translated

GAME = "game"
_SHARED = {"terms": Term, "set": CardSet, "translated": Translated}


@cache
def of_game(game: str) -> Mapping[str, Shape]:
    """The shape of each top-level key of a game's files; of an unknown game, those that every game has."""
    package = installed().get(game)
    models = {**_SHARED, **(package.collections if package is not None else {})}
    return {key: of_model(model) for key, model in models.items()}


def of_file(root: Node, game: str) -> tuple[str | None, Shape]:
    """What a file is, by its top-level key, and its shape; `game.yaml` has the game's keys themselves."""
    if not isinstance(root, MappingNode):
        return None, Shape()
    shapes = of_game(game)
    keys = [key.text for key, _ in root.entries]
    if len(keys) == 1 and keys[0] in shapes:
        return keys[0], Shape(parts=shapes)
    return (GAME, of_model(Game)) if root.get("id") is not None else (None, Shape())
