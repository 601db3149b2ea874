"""Output of `cc-tools query`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope, Finding


class Answer(Closed):
    """A card that answers."""

    game: str
    id: str = Field(description="The id of the card, unique in its game.")
    name: str = Field(description="The English name.")
    kind: str = Field(description="The suit or type.")
    set: str = Field(description="The set that printed it first.")
    values: dict[str, tuple[str | int, ...]] = Field(description="The values of the columns asked for, by field.")


class Output(Envelope):
    """The cards that answer a query, in the order asked for."""

    ok: bool = Field(description="Whether the query could be understood.")
    query: str = Field(description="The query as given.")
    language: str = Field(description="The language of the query.")
    total: int = Field(description="How many cards were asked.", ge=0)
    cards: tuple[Answer, ...] = Field(description="The answers.")
    findings: tuple[Finding, ...]
