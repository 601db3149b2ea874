"""The small symbol of a card's kind beside its name, in the colour of that kind."""

from __future__ import annotations

from cc_tools.model.record import Card
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.design import Kind, look


def kind_icon(edition: Edition, card: Card) -> str:
    """The symbol of a card's kind; the kind is said in words beside it, so it says nothing itself."""
    return word_icon(edition, *edition.kind_word(card))


def word_icon(edition: Edition, sense: str, word: str) -> str:
    """The symbol of a kind of card; empty where it has none."""
    at = look(edition.game.id)
    kind = at.design.kinds.get(sense, {}).get(word, Kind(colour="#000000"))
    if not at.has(kind.symbol):
        return ""
    return (
        f'<svg class="cc-icon" viewBox="0 0 24 24" aria-hidden="true" style="--kind:{kind.colour}">'
        f'<use href="#i-{markup.text(kind.symbol)}"/></svg>'
    )
