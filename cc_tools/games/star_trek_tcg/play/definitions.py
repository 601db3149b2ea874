"""The cards of Star Trek: The Card Game as the engine reads them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Definition, Face
from cc_tools.games.star_trek_tcg.records import Action, Card, Deck
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.names import slug

Programs = Mapping[str, tuple[str, ...]]

ANONYMOUS = "anonymous"
"""The id of a card of which nothing matters."""


def definitions(catalog: GameCatalog, texts: Collection[str]) -> tuple[Definition, ...]:
    """Every card of the catalog in its order, with those of its operations that are among the texts.

    A keyword brings its operations to each card that has it.
    """
    return tuple(_all(catalog, texts))


def _all(catalog: GameCatalog, texts: Collection[str]) -> Iterator[Definition]:
    programs = _programs(catalog, texts)
    for card in catalog.records("cards"):
        if isinstance(card, Card):
            bearers = (*(f"keywords:{one}" for one in card.keywords), f"cards:{card.id}")
            yield Definition(card.id, "cards", (_face(card, _joined(programs, bearers)),), card)
    yield Definition(ANONYMOUS, "anonymous", (Face("", frozenset(), frozenset(), (), (), {}),), None)


def _face(card: Card, programs: Programs) -> Face:
    words = (*card.attributes, *card.actions, *card.keywords, *card.abilities)
    icons = () if card.icon is None else (card.icon,)
    return Face(card.name, frozenset({slug(card.name)}), frozenset({card.type}), words, icons, programs)


def _programs(catalog: GameCatalog, texts: Collection[str]) -> Mapping[str, Programs]:
    """By collection and what stands before the `#` of an address: kind to addresses, in the order printed."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for one in (linked for linked in catalog.operations if linked.text in texts):
        kinds = found.setdefault(f"{one.collection}:{one.address.split('#', 1)[0]}", {})
        kind = catalog.trees[one.text].kind
        kinds[kind] = (*kinds.get(kind, ()), one.address)
    return found


def _joined(programs: Mapping[str, Programs], bearers: tuple[str, ...]) -> Programs:
    found: dict[str, tuple[str, ...]] = {}
    for bearer in bearers:
        for kind, addresses in programs.get(bearer, {}).items():
            found[kind] = (*found.get(kind, ()), *addresses)
    return found


def printed(definition: Definition) -> Card:
    """The record of a card. Raises ValueError for a card without a name."""
    if not isinstance(definition.record, Card):
        raise ValueError(f"`{definition.id}` is no card")
    return definition.record


def decks(catalog: GameCatalog) -> Mapping[str, Deck]:
    """The example decks by id."""
    return {one.id: one for one in catalog.records("decks") if isinstance(one, Deck)}


def actions(pool: Pool) -> Mapping[str, Action]:
    """The rows of the action table by id (tcg.action.table)."""
    return pool.once("actions", pool.catalog, _actions)


def _actions(pool: Pool, catalog: GameCatalog) -> Mapping[str, Action]:
    return {one.id: one for one in catalog.records("actions") if isinstance(one, Action)}
