"""The objects of an export, as pydantic models: JSON Schemas and TypeScript types come from here.

A key without a value is left out; lists and flags are always there. `type` says which object it is.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, SerializeAsAny, WithJsonSchema

from cc_tools import __version__
from cc_tools.export.source import FORMAT_VERSION
from cc_tools.model.game import CardSet, Game
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.record import Erratum
from cc_tools.model.term import Term
from cc_tools.model.text import Closed, Language

TREE = {"$comment": "tree"}
"""Stands for the schema of the tree, which `tree_schema` makes."""

ByLanguage = dict[Language, str]
Tree = Annotated[dict[str, Any], WithJsonSchema(TREE)]
GameId = Annotated[str, Field(description="The id of the game.")]


class About(Closed):
    """What the export is: the first line of JSON Lines, `about` in JSON."""

    type: Literal["about"] = "about"
    format_version: int = Field(FORMAT_VERSION, description="The version of the objects' shape.")
    program_version: str = Field(__version__, description="The version of cc-tools that wrote it.")
    data_hash: str = Field(description="The content hash of the card data.")
    licence: str = Field(description="The rights in the data, as Markdown.")
    games: tuple[str, ...] = Field(description="The ids of the games.")


class OperationText(Closed):
    """An operation string and what it means; it stands on no record."""

    text: str = Field(description="The operation, in the operation language.")
    tree: Tree | None = Field(None, description="The operation, parsed.")
    sentences: ByLanguage | None = Field(None, description="The operation in words, by language.")


class OperationObject(OperationText):
    """An operation where it stands."""

    address: str = Field(description="Its address, as errata, findings, logs and links call it.")
    part: str = Field(description="The id of the face or mission it is on; empty for the record itself.")
    kind: str = Field(description="The kind of operation.")
    flags: tuple[str, ...] = Field(description="The words in capitals before the kind.")
    order: int = Field(description="Its place among all operations of the game, from 0.")


class PrintingObject(Closed):
    """A printing of a card."""

    set: str = Field(description="The id of the set.")
    number: str = Field(description="The collector number as printed; empty where the game has none.")
    marker: str | None = Field(None, description="The mark of a reprint beside the number.")
    crew: str | None = Field(None, description="The crew in whose deck this number is.")
    position: str | None = Field(None, description="Where the card of a crew starts.")
    order: int = Field(description="Its place among all printings of the game, from 0.")


class RulingObject(Closed):
    """An answer to a question about a record."""

    part: str = Field(description="The id of the face or mission it is about; empty for the record itself.")
    rules: tuple[str, ...] = Field(description="Ids of the rules that the answer rests on.")
    text: ByLanguage = Field(description="The answer, by language.")


class WordObject(Closed):
    """A word of the vocabulary that a card bears."""

    part: str = Field(description="The id of the face it is on; empty for the card itself.")
    field: str = Field(description="The field it stands in.")
    word: str = Field(description="The word as card files have it.")
    text: ByLanguage = Field(description="The word as a reader knows it, by language.")


class FaceObject(Closed):
    """A face of a card, the front first."""

    slug: str = Field(description="The name as operations call it.")
    names: ByLanguage = Field(description="The name, by language.")
    reading: str | None = Field(None, description="The Japanese name in kana.")


class LinkTo(Closed):
    """Something that a record refers to."""

    via: str = Field(description="`operation`, or the field: `deck.card`.")
    address: str | None = Field(None, description="The address of the operation.")
    slug: str | None = Field(None, description="The name that the operation calls.")
    collection: str = Field(description="The collection of what is meant.")
    id: str | None = Field(None, description="The id of what is meant; none for a reserved name.")


class LinkFrom(Closed):
    """Something that refers to a record."""

    collection: str = Field(description="The collection of what refers.")
    id: str | None = Field(None, description="The id of what refers.")
    via: str = Field(description="`operation`, or the field: `deck.card`.")
    address: str | None = Field(None, description="The address of the operation.")


class Placed(Closed):
    """What cards and other records have in common."""

    game: GameId
    collection: str = Field(description="The key under which card files have such records.")
    id: str | None = Field(None, description="The id, unique in game and collection.")
    name: str | None = Field(None, description="The English name as printed.")
    set: str | None = Field(None, description="The set it belongs to; none where it belongs to the whole game.")
    file: str = Field(description="The file it is written in.")
    line: int = Field(description="The line there, from 1.")
    names: ByLanguage = Field(description="The name, by language; empty where it has none.")
    reading: str | None = Field(None, description="The Japanese name in kana, by which Japanese lists are sorted.")
    data: SerializeAsAny[Closed] = Field(description="Every field as card files have them.")
    operations: tuple[OperationObject, ...] = Field(description="Its operations and those of its parts.")
    rulings: tuple[RulingObject, ...] = Field(description="Its rulings and those of its parts.")
    refers_to: tuple[LinkTo, ...] = Field(description="What its fields and operations refer to.")
    referred_by: tuple[LinkFrom, ...] = Field(description="What refers to it.")


class CardObject(Placed):
    """A card with all that is known about it."""

    type: Literal["card"] = "card"
    id: str = Field(description="The id, unique in the game.")
    name: str = Field(description="The English name as printed.")
    kind: WordObject = Field(description="The suit or type.")
    traits: tuple[WordObject, ...] = Field(description="All words that others may ask for as traits.")
    faces: tuple[FaceObject, ...] = Field(description="Its faces, the front first.")
    printings: tuple[PrintingObject, ...] = Field(description="Every number under which a set prints it.")
    errata: tuple[Erratum, ...] = Field(description="Dated corrections of the printed text.")


class RecordObject(Placed):
    """Any other record: a crew, a board, a later printing."""

    type: Literal["record"] = "record"


class SetObject(Closed):
    """A product that cards were printed in."""

    type: Literal["set"] = "set"
    game: GameId
    data: CardSet


class TermObject(Closed):
    """A term of the vocabulary with its forms in every language."""

    type: Literal["term"] = "term"
    game: GameId
    data: Term


class GameObject(Closed):
    """A game: its words, kinds of operation and rules options."""

    type: Literal["game"] = "game"
    game: GameId
    data: Game
    collections: tuple[str, ...] = Field(description="The collections that the game has, also empty ones.")
    phrases: PhraseBook = Field(description="The wording of operations.")
    unattached: tuple[OperationText, ...] = Field(description="Operations that stand on no record.")


AnyObject = About | GameObject | SetObject | TermObject | CardObject | RecordObject


def line(of: Closed) -> str:
    """An object as JSON without line ends; keys in the order of the model."""
    return of.model_dump_json(exclude_none=True)
