"""The renderer of a game as a catalog holds it."""

from __future__ import annotations

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.text import Language
from cc_tools.render.renderer import Renderer


def renderer(game: GameCatalog) -> Renderer:
    """Renders with the game's terms, phrases and card names: the card's name in the language, else the English, which
    also stands in the sentences of a game with printed names."""
    terms = [term.model_dump(exclude_defaults=True) for term in game.terms]
    traits = [word for term in game.terms if term.category is not None for word in term.words if " " not in word]

    def named(slug: str, language: Language) -> str | None:
        language = "en" if game.game.printed_names else language
        for own in game.by_slug.get(slug, ()):
            return game.cards[own].named(slug, language)
        reserved = game.game.reserved_names.get(slug)
        return None if reserved is None else getattr(reserved, language) or reserved.en

    return Renderer.of(game.game, terms, game.phrases, traits, named)
