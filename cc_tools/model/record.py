"""What an author writes: records and cards, in the part that every game shares.

A game's own fields are added by subclasses in `cc_tools.games`; the words a field may hold come from the game's
vocabulary, which `Words` names by the sense of the word.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, ClassVar, Protocol

from pydantic import Field, StringConstraints

from cc_tools.model.names import address, slug
from cc_tools.model.text import Closed, Language, Names, Text

KEBAB = r"^[a-z0-9]+(-[a-z0-9]+)*$"
Id = Annotated[str, StringConstraints(pattern=KEBAB)]


@dataclass(frozen=True, slots=True)
class Words:
    """Marks a field whose text has to be a word of the game's vocabulary with this sense (`trait`, `suit`)."""

    sense: str


@dataclass(frozen=True, slots=True)
class RefersTo:
    """Marks a field whose text has to be the id of a record of this collection (`cards`)."""

    collection: str


@dataclass(frozen=True, slots=True)
class OperationOf:
    """Marks a field that holds operation strings, of these kinds where it is bound to some (`COST`)."""

    kinds: tuple[str, ...] = ()


OperationString = Annotated[str, StringConstraints(min_length=1, max_length=4000)]


class Ruling(Closed):
    """An answer to a question about one record, with the rules it rests on."""

    rules: tuple[str, ...] = Field((), description="Ids of the rules and conflicts that the answer rests on.")
    text: Text = Field(description="The answer, in one or a few sentences.")


class Erratum(Closed):
    """A dated correction of a printed text, with its source."""

    date: Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")] = Field(
        description="When the correction was published, as `2024-05-31`."
    )
    source: str = Field(description="Where it was published.", min_length=1)
    text: Text = Field(description="What was corrected.")


class Printing(Closed):
    """One number under which a set prints a card."""

    number: str = Field(description="The collector number as printed, with the total: `1ALL05/13`.", min_length=1)
    marker: str | None = Field(None, description="The mark of a reprint beside the number.")


@dataclass(frozen=True, slots=True)
class PrintedAs:
    """One printing that a record states: which card, under which number, and for a crew's card where it starts.

    `path` leads to it in the record that states it.
    """

    card: str
    number: str
    marker: str | None = None
    crew: str | None = None
    position: str | None = None
    path: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """An operation where it is written: its address, the path to it in the record, and the string."""

    address: str
    path: tuple[str | int, ...]
    text: str


def kind_of(operation: str) -> str:
    """The kind of an operation string, which is the last word in capitals before a clause or the colon."""
    kind = ""
    for word in operation.split(":", 1)[0].split():
        if not word.isupper():
            break
        kind = word
    return kind


class Record(Closed):
    """Anything with an id and a name that an author adds: a card, a board, a mission, a Stardate."""

    id: Id = Field(description="The id: the name in kebab-case, unique in the game.")
    name: str = Field(description="The English name as printed.", min_length=1, max_length=200)
    names: Names = Field(Names(), description="The name in the other languages.")
    rulings: tuple[Ruling, ...] = Field((), description="Answers to questions about this record.")

    single_operations: ClassVar[tuple[str, ...]] = ()
    operation_lists: ClassVar[tuple[str, ...]] = ("operations",)
    parts: ClassVar[tuple[str, ...]] = ()


def written_operations(record: Closed, own: str, path: tuple[str | int, ...] = ()) -> Iterator[Written]:
    """The operation strings of one record at address `own`; its parts add `/id` to the address."""
    for field in getattr(record, "single_operations", ()):
        text = getattr(record, field)
        if text is not None:
            yield Written(address(own, field), (*path, field), text)
    for field in getattr(record, "operation_lists", ()):
        counts: dict[str, int] = {}
        for index, text in enumerate(getattr(record, field, ())):
            kind = kind_of(text)
            counts[kind] = counts.get(kind, 0) + 1
            yield Written(address(own, kind, counts[kind]), (*path, field, index), text)
    for field in getattr(record, "parts", ()):
        for index, part in enumerate(getattr(record, field)):
            yield from written_operations(part, f"{own}/{part.id}", (*path, field, index))


class Titled(Protocol):
    """Whatever has a name, and names in the other languages."""

    @property
    def name(self) -> str: ...

    @property
    def names(self) -> Names: ...


class Card(Record):
    """What every game's card has. `kind_field` names the field that says what kind of card it is."""

    kind_field: ClassVar[str]
    trait_fields: ClassVar[tuple[str, ...]] = ()

    operations: Annotated[tuple[OperationString, ...], OperationOf()] = Field(
        (), description="What the card does: one operation a line, in the order printed."
    )
    printings: tuple[Printing, ...] = Field((), description="The numbers of this card in this set, outside crew decks.")
    replaced_by: Annotated[Id | None, RefersTo("cards")] = Field(
        None, description="The id of the card that takes the place of this one when both boxes are used."
    )
    errata: tuple[Erratum, ...] = Field((), description="Dated corrections of the printed text.")

    @property
    def kind(self) -> str:
        """The kind of card, in the game's own words (its suit, its type)."""
        return str(getattr(self, self.kind_field))

    @property
    def sides(self) -> tuple[Titled, ...]:
        """The faces of the card, the front (the card itself) first."""
        return (self,)

    @property
    def face_names(self) -> tuple[str, ...]:
        """The names of all faces, the front first."""
        return tuple(side.name for side in self.sides)

    def named(self, name_slug: str, language: Language) -> str:
        """The name in a language of the face with this slug; the English one where there is no other."""
        side = next((side for side in self.sides if slug(side.name) == name_slug), self)
        return side.name if language == "en" else getattr(side.names, language) or side.name

    @property
    def slugs(self) -> tuple[str, ...]:
        """The slugs under which `@slug` finds this card: one for each face's name."""
        return tuple(slug(name) for name in self.face_names)

    def printed(self) -> Iterator[PrintedAs]:
        """The printings that stand on the card itself."""
        for index, printing in enumerate(self.printings):
            yield PrintedAs(self.id, printing.number, printing.marker, path=("printings", index))

    @property
    def traits_shown(self) -> tuple[str, ...]:
        """All words on the card that others may ask for as traits."""
        return tuple(word for field in self.trait_fields for word in getattr(self, field))
