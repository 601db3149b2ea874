"""Output of `cc-tools deck check`, `stats` and `import`."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope, Finding


class Bar(Closed):
    """One value of a field."""

    value: str = Field(description="The value: a word of the game, a number, a title.")
    count: int = Field(description="How many cards of the deck have it, copies counted.", ge=0)
    cards: tuple[str, ...] = Field(description="The ids of these cards.")
    whole: bool | None = Field(description="Of an episode: whether all of its parts are in the deck.")


class Distribution(Closed):
    """How the cards are spread over the values of a field."""

    field: str = Field(description="The field of the cards.")
    bars: tuple[Bar, ...]


class Deck(Closed):
    """One deck."""

    game: str
    id: str
    name: str
    cards: int = Field(description="How many cards are shuffled.", ge=0)
    titles: int = Field(description="How many different ones these are.", ge=0)
    distributions: tuple[Distribution, ...] = Field((), description="Of stats: the deck in numbers.")


class Output(Envelope):
    """The decks, what is wrong with them, and what was imported."""

    ok: bool = Field(description="Whether there is no finding as severe as --fail-on.")
    decks: tuple[Deck, ...] = ()
    findings: tuple[Finding, ...] = ()
    imported: dict[str, Any] | None = Field(None, description="Of import: the deck as its file has it.")
