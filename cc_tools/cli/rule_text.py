"""A text of the rules for the terminal: its markup read, cards by their names."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.model import markup
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.text import Language, Text


def lines(game: GameCatalog, text: Text, language: Language) -> Iterator[str]:
    """A text without its markup, or the English one and a word about that."""
    said: str | None = getattr(text, language)
    spoken: Language = language if said else "en"
    for block in markup.read(said or text.en):
        for number, line in enumerate(block.lines, 1):
            lead = {"paragraph": "", "bullets": "- ", "numbers": f"{number}. "}[block.kind]
            yield f"  {lead}{''.join(_word(game, span, spoken) for span in line)}"
    if said is None:
        yield f"  (not yet in this language: {language})"


def _word(game: GameCatalog, span: markup.Span, language: Language) -> str:
    if span.kind == "card" and not span.text:
        card = game.cards.get(span.target)
        if card is not None:
            return card.name if language == "en" else getattr(card.names, language) or card.name
        return game.cards[game.by_slug[span.target][0]].named(span.target, language)
    return span.text or span.target
