"""Output of `cc-tools render`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class Piece(Closed):
    """A piece of a text: plain, or something that a page shows as an icon or a link."""

    text: str
    kind: str = Field(description="`text`, `number`, or what it names: verb, suit, trait, resource, card …")
    target: str | None = Field(description="The id of the term, or the slug of the card, that it names.")
    short: str | None = Field(description="What a card's face shows instead, where there is something shorter.")


class Wording(Closed):
    """An operation in one language."""

    text: str = Field(description="The whole as plain text.")
    short: str = Field(description="The short form for a card's face, without the label.")
    tokens: tuple[Piece, ...] = Field(description="The pieces, which joined are the text.")


class RenderedOperation(Closed):
    """One operation in the languages asked for."""

    address: str
    operation: str = Field(description="The operation itself.")
    languages: dict[str, Wording] = Field(description="By language.")


class Output(Envelope):
    """The operations of a card, board, mission or Stardate in words."""

    game: str
    record: str = Field(description="The id of the record.")
    name: dict[str, str] = Field(description="Its name in each language asked for, where it has one.")
    operations: tuple[RenderedOperation, ...]
