"""A game as data: its words by sense, its kinds of operation, its rules options; and the terms of its vocabulary."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from cc_tools.model.record import Id
from cc_tools.model.text import Closed, Names, Text


class Kind(Closed):
    """A kind of operation (`PLAY`): where it may stand and which clauses its head may have."""

    description: Text = Field(description="What the kind means, for the language reference.")
    field: str | None = Field(None, description="The only field that holds this kind (`cost`); else `operations`.")
    cards: tuple[str, ...] = Field((), description="Kinds of card (suits, types) that alone have it; else all do.")
    clauses: tuple[str, ...] = Field((), description="Clauses of its head: after, before, when, would, while, during.")
    required: bool = Field(False, description="Whether its head needs a clause.")
    flags: tuple[str, ...] = Field((), description="Flags that may stand before it.")
    steps: bool = Field(True, description="Whether its body needs a step.")
    holds: bool = Field(False, description="Whether continuous effects may stand in it without an end.")
    needs: tuple[str, ...] = Field((), description="Verbs of which its body needs one.")
    costs: bool = Field(False, description="Whether every step of it is a cost.")
    passes_bindings: bool = Field(False, description="Whether what it names is meant for another operation.")
    receives_bindings: str | None = Field(None, description="The kind whose names it may use.")


class ZoneRule(Closed):
    """The zones that a preposition of a verb takes, and the zone meant when the operation names none."""

    zones: tuple[str, ...] = Field((), description="The zones it takes; all zones where the list is empty.")
    default: dict[str, str] = Field({}, description="By sort of the object: the zone, or zones joined by `/`, meant.")


class RulesOption(Closed):
    """A point on which sources differ, and the readings a table may choose between."""

    values: tuple[str, ...] = Field(description="The readings, the default first.", min_length=2)
    conflict: str = Field(description="The id of the conflict between the sources.")
    description: Text = Field(description="What the option settles.")


class SenseRule(Closed):
    """A sense of the game's own (or another reading of a general one): what its words name, and what they qualify."""

    sorts: tuple[str, ...] = Field((), description="Sorts of what a word names as the head of a phrase, best first.")
    modifies: tuple[str, ...] = Field((), description="Sorts of head that a word may stand before; `any` for all.")


class WordEntry(Closed):
    """What the language knows about one word in one sense."""

    term: str | None = Field(None, description="The id of the term that renders it, where the word does not find it.")
    sort: str | None = Field(None, description="The sort of thing it names, where it differs from its sense's.")
    owner: Literal["player", "shared"] | None = Field(None, description="Zones: whether each player has one.")
    fields: tuple[str, ...] = Field((), description="Suits: the fields that only cards of it and its like have.")
    needs: tuple[str, ...] = Field((), description="Suits: the fields that every card of it has.")
    properties: tuple[str, ...] = Field((), description="Rules that the word carries, read by engine and checker.")
    value: int | None = Field(None, description="A number that belongs to the word.")


class Area(Closed):
    """A place where copies of cards lie: whose it is, who sees them, and what they are there."""

    owner: Literal["player", "shared"] = Field(description="Whether each player has one.")
    seen: Literal["all", "owner", "nobody"] = Field("all", description="Who may know which cards lie there.")
    ordered: bool = Field(True, description="Whether the order of the cards matters.")
    in_play: bool = Field(False, description="Whether cards there are in play.")
    table: bool = Field(False, description="Whether operations of the table work there.")
    scores: bool = Field(False, description="Whether cards there count in the final score.")
    turn: bool = Field(False, description="Whether cards enter it turned to their front side again.")
    active: bool = Field(
        False, description="Whether operations of cards there are the active player's, whoever put them there."
    )


class Unreachable(Closed):
    """What no legal game comes to: operations, conditions that never hold, prices that can always be paid."""

    operations: tuple[str, ...] = Field(
        (),
        description="Addresses of the operations; `*` stands for any text, `?` for a character, "
        "`[6-9]` for one of these.",
    )
    conditions: tuple[str, ...] = Field((), description="Conditions that never hold, as the operations write them.")
    prices: dict[str, str] = Field(
        {}, description="By address of an operation what it asks for, as it is written, where that never fails."
    )
    rule: str = Field(description="The id of the rule that says so.", min_length=1)
    why: Text = Field(description="Why no game comes to it.")


class Game(Closed):
    """One game: `game.yaml`."""

    id: Id = Field(description="The game's id, also the name of its folder.")
    name: str = Field(description="The game's English name.", min_length=1)
    names: Names = Field(Names(), description="The name in the other languages.")
    flags: dict[str, Text] = Field({}, description="Words in capitals before a kind.")
    attack: str | None = Field(None, description="The flag of operations that act against the opponent.")
    kinds: dict[str, Kind] = Field(description="The kinds of operation.")
    senses: dict[str, SenseRule] = Field({}, description="Senses beyond the general ones, or read differently here.")
    words: dict[str, dict[str, WordEntry]] = Field(description="Words of the language: sense, word, what is known.")
    reserved_names: dict[Id, Text] = Field(
        {}, description="By slug the names that `@slug` may use although no card has them."
    )
    printed_names: bool = Field(
        False, description="Whether sentences in every language keep the names of cards as printed, in English."
    )
    options: dict[str, RulesOption] = Field({}, description="Rules options by name.")
    verbs: dict[str, dict[str, ZoneRule]] = Field({}, description="Zones of verbs: verb, preposition, what it takes.")
    areas: dict[Id, Area] = Field({}, description="Where copies of cards lie, by name.")
    unions: dict[Id, tuple[Id, ...]] = Field({}, description="Zones that are several areas together.")
    costs: dict[str, dict[str, int]] = Field({}, description="By flag the counters that an operation with it costs.")
    unreachable: tuple[Unreachable, ...] = Field((), description="What no legal game comes to, and by which rule.")
    setup: dict[str, Any] = Field({}, description="Numbers of the set-up.")
    scoring: dict[str, Any] = Field({}, description="Lines of the final score.")


class CardSet(Closed):
    """A product that cards were printed in: `set.yaml`."""

    id: Id = Field(description="The set's id, also the name of its folder.")
    name: str = Field(description="The English name of the product.", min_length=1)
    names: Names = Field(Names(), description="The name in the other languages.")
    order: int = Field(description="Its place in the order of publication, from 1.", ge=1)
