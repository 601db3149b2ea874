"""Abilities one by one: their names, what they cost, which of them a phrase means (section 17.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cc_tools.engine import conditions, nouns
from cc_tools.engine.continuous import Held, held
from cc_tools.engine.fitting import with_it
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.lowering import FREE
from cc_tools.games.star_trek_tcg.play.effects import changed
from cc_tools.games.star_trek_tcg.records import Card
from cc_tools.language import phrases
from cc_tools.language.lowering.code import argument, bounds
from cc_tools.language.walk import nodes
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.tree import Act, Effect, NounPhrase, Operation


def name_of(game: Game, address: str) -> str:
    """The name of the ability that an operation is: that of its keyword, or the one in its place on the card."""
    return game.pool.once("names of abilities", game.pool.catalog, _names).get(address, "")


def _names(pool: Pool, catalog: GameCatalog) -> Mapping[str, str]:
    found: dict[str, str] = {}
    places: dict[str, int] = {}
    for one in catalog.operations:
        bearer = one.address.partition("#")[0]
        if one.collection == "keywords":
            found[one.address] = bearer
        card = catalog.cards.get(bearer)
        if one.collection == "cards" and isinstance(card, Card):
            place = places[bearer] = places.get(bearer, -1) + 1
            found[one.address] = card.abilities[place] if place < len(card.abilities) else ""
    return found


def asked(game: Game, address: str) -> int:
    """What an operation asks for its first arrow, in counters of its own card (tcg.ability.paid)."""
    return game.pool.once("price", game.pool.trees[address], _asked)


def _asked(pool: Pool, tree: Operation) -> int:
    acts = (one for one in tree.body if isinstance(one, Act) and one.cost)
    for step in (step for act in acts for step in act.cost):
        core = step.core
        if isinstance(core, Effect) and core.verb == "spend" and argument(core, "from") is None:
            return bounds(core.object.quantity)[0] if isinstance(core.object, NounPhrase) else 0
    return 0


def charged(game: Game, frame: Frame, number: int) -> int:
    """What a use of an operation costs that asks for so many counters: nothing where it is free, or as effects say."""
    if frame.names.get(FREE):
        return 0
    copy, tree = frame.card, game.pool.trees.get(frame.program)
    if copy is None or tree is None or tree.kind != "ABILITY":
        return number
    found = [one for one in held(game, "cost") if _concerns(game, one, copy, frame.program)]
    return max(0, changed(game, number, iter(found)))


def _concerns(game: Game, one: Held, copy: Copy, address: str) -> bool:
    """Whether an effect on costs is about this ability: by its name and card, or by what it does."""
    subject = one.argument("for")
    if subject is None or subject.sort not in ("attribute", "deed"):
        return False
    if subject.sort == "attribute":
        return means(game, one.frame, subject, copy, address)
    user, source = one.argument("by"), one.argument("from")
    does = any(
        isinstance(node, Effect) and phrases.says(subject, node.verb) and argument(node, "from") == source
        for node in nodes(game.pool.trees[address])
    )
    return does and (user is None or nouns.matches(game, one.frame, user, copy))


def means(game: Game, frame: Frame, noun: NounPhrase, copy: Copy, address: str) -> bool:
    """Whether a phrase about abilities (`ability of member where cost >= 1`) means this one of a card."""
    of = phrases.behind(noun, "of")
    if not phrases.says(noun, "ability", name_of(game, address)):
        return False
    if of is None:
        return True
    if not nouns.matches(game, frame, game.pool.once("bearer", of, _bearer), copy):
        return False
    where = of.where
    if where is None:
        return True
    holds = game.pool.once("holds", where, conditions.test)
    return bool(with_it(game, frame, ["activate", copy, address], holds))


def _bearer(pool: Pool, noun: NounPhrase) -> NounPhrase:
    return replace(noun, where=None)
