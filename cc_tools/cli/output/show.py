"""Output of `cc-tools show`."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class Candidate(Closed):
    """A card that was meant, or may have been."""

    game: str
    id: str = Field(description="The id of the card, unique in its game.")
    name: str = Field(description="The English name.")
    kind: str = Field(description="The suit or type.")
    set: str = Field(description="The set that printed it first.")


class Printing(Closed):
    """A number under which a set prints the card."""

    set: str
    set_name: str
    number: str
    marker: str | None
    crew: str | None = Field(description="The crew whose deck this number is in.")
    position: str | None = Field(description="Where the card of a crew starts.")


class CardOperation(Closed):
    """One operation of the card or of one of its faces."""

    address: str = Field(description="Its address, as errata, findings and logs call it.")
    text: str = Field(description="The operation itself.")
    sentences: dict[str, str] = Field(description="Its sentence in each language, by language.")


class Card(Candidate):
    """All that is known about a card."""

    file: str = Field(description="The file that an author opens to change it.")
    line: int = Field(ge=1)
    fields: dict[str, Any] = Field(description="The card's fields as its file has them, defaults left out.")
    printings: tuple[Printing, ...]
    operations: tuple[CardOperation, ...]


class Record(Closed):
    """A record that is no card, or a part of one: a Stardate, a board, a mission of it."""

    game: str
    collection: str = Field(description="The collection of the record: `board`, `stardates`, …")
    id: str = Field(description="Its id; that of a part stands behind that of its record and a slash.")
    name: str = Field(description="Its English name; its id where it has none.")
    file: str = Field(description="The file that an author opens to change it.")
    line: int = Field(ge=1)
    fields: dict[str, Any] = Field(description="Its fields as the file has them, defaults left out.")
    operations: tuple[CardOperation, ...]


class Output(Envelope):
    """The card; or, where the name means several cards or none, other records of that name, or what else to ask for."""

    card: Card | None
    records: tuple[Record, ...] = Field(description="Records of that name that are no cards, where no card has it.")
    candidates: tuple[Candidate, ...] = Field(description="The cards that the name may mean, if several.")
    suggestions: tuple[str, ...] = Field(description="The nearest names, if no card has this one.")
