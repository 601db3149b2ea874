"""Queries of what the rules do by themselves: whose turn it is, cycling, Stardates, limits, standing conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import continuous
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.captains_chair.play.bookkeeping import excess
from cc_tools.model.instructions import Cost, Spend
from cc_tools.model.tree import During, VerbPhrase

STEPS = ("resupply-step", "control-step", "action-step", "clean-up-step")


def active(game: Game, frame: Frame) -> int:
    return game.state.active


def inactive(game: Game, frame: Frame) -> int:
    return 1 - game.state.active


def not_past(game: Game, frame: Frame, number: int) -> bool:
    """Whether a turn that was begun at a later step has not passed this one."""
    return number >= STEPS.index(game.state.notes.get("from", STEPS[0]))


def note(game: Game, frame: Frame, key: str) -> Any:
    """What is remembered under a name."""
    return game.state.notes.get(key, game.state.lasting.get(key))


def this(game: Game, frame: Frame) -> list[Copy]:
    """The card of the procedure under way."""
    return [] if frame.card is None else [frame.card]


def only(game: Game, frame: Frame, thing: Any) -> list[Any]:
    """A list of one thing."""
    return [] if thing is None else [thing]


def one(game: Game, frame: Frame, things: Any) -> Any:
    """The first of several things."""
    return things[0] if isinstance(things, list) and things else None


def copies_of(game: Game, frame: Frame, taken: list[list[Any]]) -> list[Copy]:
    """The copies of moves that were picked."""
    return [part for move in taken for part in move if isinstance(part, int)]


def resolved(game: Game, frame: Frame, taken: list[list[Any]]) -> list[str]:
    """The operations resolved this turn, with the one just resolved."""
    return [*game.state.notes.get("resolved", []), *(one[-1] for one in taken)]


def costs_action(game: Game, frame: Frame, operation: str, free: Any) -> bool:
    """Whether an operation costs an action token (step.action.2, kw.free-play.1)."""
    flags = game.pool.program(operation).flags
    return not free and any("action" in game.rules.data.costs.get(flag, {}) for flag in flags)


def prices(game: Game, frame: Frame, operation: str) -> list[str]:
    """The resources among the costs of an operation, not of its optional steps (ruling.quark)."""
    program = game.pool.program(operation)
    if program.opening is None:
        return []
    cost = program.code[program.opening]
    assert isinstance(cost, Cost)
    return [step.counter for step in program.code[program.opening : cost.end] if isinstance(step, Spend)]


def deck_cycles(game: Game, frame: Frame) -> bool:
    """Whether the deck of who acts is empty and is made anew (deck.cycle.1, deck.cycle.6)."""
    if game.cards("deck", frame.actor):
        return False
    return bool(game.cards("discard", frame.actor)) or game.option("empty-cycle") == "enlist"


def enlists_by_cycle(game: Game, frame: Frame) -> bool:
    """Whether cycling lets the player enlist: `cannot enlist by cycle` forbids it (deck.cycle.8)."""
    return not any(
        effect.player == frame.actor
        and isinstance(effect.effect.object, VerbPhrase)
        and "enlist" in effect.effect.object.verbs
        for effect in continuous.held(game, "cannot", "enlist")
    )


def is_empty_stardate(game: Game, frame: Frame) -> bool:
    """Whether the card lies on the Stardate pile without Glory, and no Resolution was triggered (stardate.2)."""
    copy = frame.card
    return (
        copy is not None
        and game.area(copy) == "stardate"
        and not game.amount(copy, "glory")
        and no_resolution(game, frame)
    )


def no_resolution(game: Game, frame: Frame) -> bool:
    return "resolution" not in game.state.lasting


def has_excess(game: Game, frame: Frame) -> bool:
    """Whether the player has too many Duty Officers."""
    return excess(game, frame.player) > 0


def due(game: Game, frame: Frame) -> list[list[Any]]:
    """Operations that do something once while their condition holds, tested between operations (op.passive.5)."""
    return [
        [copy, address]
        for copy, address in game.conditional
        if game.rules.works(game, copy, game.pool.trees[address], None) and _holds(game, copy, address)
    ]


def _holds(game: Game, copy: Copy, address: str) -> bool:
    player = game.owner(copy)
    return continuous.applies(game, Frame(address, player, player, copy), game.pool.trees[address])


def owner_of(game: Game, frame: Frame, copies: Any) -> int:
    """The owner of a copy."""
    copy = copies[0] if isinstance(copies, list) else copies
    return game.owner(copy)


def bare(game: Game, frame: Frame, copies: list[Copy]) -> bool:
    """Whether there is no Glory on a card."""
    return not game.amount(copies[0], "glory")


def setup_operations(game: Game, frame: Frame) -> list[list[Any]]:
    """The operations that belong to the set-up, of cards in the common decks."""
    return [
        [copy, address]
        for copy in range(len(game.state.cards))
        if game.area(copy).endswith("-deck")
        for address in game.face(copy).programs.get("SPECIAL", ())
        if game.pool.trees[address].clauses
        and continuous.applies(game, Frame(address, 0, 0, copy), game.pool.trees[address])
        and isinstance(game.pool.trees[address].clauses[0], During)
    ]


def uninvolved(game: Game, frame: Frame, cards: list[Copy]) -> list[Copy]:
    """The cards without those that have a part in the set-up: they take no place from each other (promo.2)."""
    preparing = {copy for copy, _ in setup_operations(game, frame)}
    return [copy for copy in cards if copy not in preparing]


QUERIES: Mapping[str, Callable[..., Any]] = {
    "active": active,
    "inactive": inactive,
    "not-past": not_past,
    "note": note,
    "this": this,
    "only": only,
    "one": one,
    "copies-of": copies_of,
    "resolved": resolved,
    "costs-action": costs_action,
    "prices": prices,
    "deck-cycles": deck_cycles,
    "enlists-by-cycle": enlists_by_cycle,
    "is-empty-stardate": is_empty_stardate,
    "no-resolution": no_resolution,
    "has-excess": has_excess,
    "due": due,
    "owner-of": owner_of,
    "bare": bare,
    "setup-operations": setup_operations,
    "uninvolved": uninvolved,
}
