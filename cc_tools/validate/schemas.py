"""The schemas of a game's files, as editors use them and as they are committed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cc_tools.model.game import CardSet, Game
from cc_tools.model.record import Card
from cc_tools.model.scenario import WrittenScenario
from cc_tools.model.term import Term
from cc_tools.model.text import Closed
from cc_tools.model.translated import Translated
from cc_tools.validate.schema import Builder, Kinds, Schema
from cc_tools.validate.words import vocabulary

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Collections = Mapping[str, type[Closed]]
SHARED: Collections = {"game": Game, "set": CardSet, "terms": Term, "translated": Translated}
"""The kinds of file that every game has."""


def holds_list(kind: str) -> bool:
    """Whether a kind of file holds a list of records: its top-level key is a plural then (`cards`, not `crew`)."""
    return kind.endswith("s")


def kinds_of(game: Game | None, collections: Collections) -> Kinds | None:
    """Which fields only some kinds of card have, and which each needs, as the words of the game say."""
    card = next((model for model in collections.values() if issubclass(model, Card)), None)
    if game is None or card is None:
        return None
    entries = game.words.get(card.kind_field, {})
    fields = sorted({name for entry in entries.values() for name in entry.fields})
    only = {name: tuple(kind for kind, entry in entries.items() if name in entry.fields) for name in fields}
    needs = {kind: entry.needs for kind, entry in entries.items() if entry.needs}
    return Kinds(card.kind_field, tuple(entries), only, needs)


def builder(game: Game | None, terms: Iterable[Term], collections: Collections, inline: bool = False) -> Builder:
    """What builds the schemas of a game; without the game's data words and kinds are left open."""
    example = next((kind for kind, known in game.kinds.items() if known.field is None), "PLAY") if game else "PLAY"
    return Builder(vocabulary(game, terms), kinds_of(game, collections), example, inline)


def schemas(game: Game | None, terms: Iterable[Term], collections: Collections) -> dict[str, Schema]:
    """By file name (`cards.schema.json`) the closed schema of each kind of file; equal input gives equal schemas."""
    known = tuple(terms)
    title = game.name if game is not None else "any game"
    found: dict[str, Schema] = {}
    for kind, model in sorted((dict(SHARED) | dict(collections)).items()):
        build = builder(game, known, collections)
        record = build.model(model)
        content = {"type": "array", "items": record} if holds_list(kind) else dict(record)
        content["description"] = f"What this file holds: {kind}."
        found[f"{kind}.schema.json"] = {
            "$schema": DIALECT,
            "title": f"{kind} of {title}",
            "type": "object",
            "properties": {kind: content},
            "required": [kind],
            "additionalProperties": False,
            "$defs": dict(sorted(build.definitions.items())),
        }
    return found


def scenarios(game: Game, terms: Iterable[Term], model: type[WrittenScenario]) -> dict[str, Schema]:
    """By file name the closed schema of a game's scenario files."""
    build = builder(game, terms, {})
    record = build.model(model)
    content = {"type": "array", "items": record, "description": "The scenarios of this file."}
    return {
        "scenarios.schema.json": {
            "$schema": DIALECT,
            "title": f"scenarios of {game.name}",
            "type": "object",
            "properties": {"game": {"const": game.id, "description": "The id of the game."}, "scenarios": content},
            "required": ["game", "scenarios"],
            "additionalProperties": False,
            "$defs": dict(sorted(build.definitions.items())),
        }
    }
