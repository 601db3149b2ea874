"""Words by their properties, so that a check asks for what a word means and names none."""

from __future__ import annotations

from cc_tools.model.catalog import GameCatalog


def words_with(game: GameCatalog, sense: str, name: str) -> frozenset[str]:
    """The words of a sense in `game.yaml` that have the property `name`."""
    return frozenset(word for word, entry in game.game.words.get(sense, {}).items() if name in entry.properties)


def traits_with(game: GameCatalog, name: str) -> frozenset[str]:
    """The words of all traits that have the property `name`."""
    return frozenset(
        word for term in game.terms if term.category is not None and name in term.properties for word in term.words
    )
