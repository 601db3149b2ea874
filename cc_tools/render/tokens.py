"""What rendering makes: tokens, which a page shows with icons and links, and a reader as plain text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Token(NamedTuple):
    """A piece of text. `kind`: text, number, or what it names (verb, suit, trait, resource, card …); `target`: the
    term's id or the card's slug; `short`: what a card face shows instead, where there is something shorter."""

    text: str
    kind: str = "text"
    target: str | None = None
    short: str | None = None


class Rendering(NamedTuple):
    """One operation in one language. `label` is how many of the tokens make its head up to the kind."""

    tokens: tuple[Token, ...]
    label: int = 0

    @property
    def text(self) -> str:
        """The whole as plain text."""
        return "".join(token.text for token in self.tokens)

    @property
    def short(self) -> str:
        """The short form for a card's face: without the label, which stands there as an icon, and in short words."""
        return "".join(token.short or token.text for token in self.tokens[self.label :]).lstrip(" :,、：")


def joined(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """The tokens with neighbouring plain text put together and empty ones left out."""
    made: list[Token] = []
    for token in tokens:
        if not token.text:
            continue
        if made and token.kind == "text" == made[-1].kind and token.short is None and made[-1].short is None:
            made[-1] = Token(made[-1].text + token.text)
        else:
            made.append(token)
    return tuple(made)
