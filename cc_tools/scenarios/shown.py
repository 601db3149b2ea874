"""A position and a log as lines of text, for whoever reads why a scenario failed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from cc_tools.engine.game import Game
from cc_tools.engine.state import Value
from cc_tools.model.scenario import PLAYERS

_BESIDE = ("at", "on")


def position(game: Game) -> Iterator[str]:
    """What lies where, counters, tokens, and what is asked."""
    state = game.state
    yield f"turn {state.turn} of {PLAYERS[state.active]}, {state.step}" + (
        f", over: {state.over}" if state.over else ""
    )
    for number, (name, owner) in enumerate(game.area_names):
        if state.areas[number]:
            whose = f"{PLAYERS[owner]} " if owner >= 0 else ""
            yield f"{whose}{name}: {', '.join(_cards(game, state.areas[number]))}"
    for (holder, counter), number in sorted(state.amounts.items()):
        yield f"{counter} of {PLAYERS[-1 - holder] if holder < 0 else game.definition(holder).id}: {number}"
    for (place, kind, player), number in sorted(state.tokens.items()):
        yield f"{kind} of {PLAYERS[player]} at {game.definition(place).id}: {number}"
    if state.question is not None:
        asked = state.question
        yield f"{PLAYERS[asked.player]} is asked {asked.kind}: {', '.join(option.id for option in asked.options)}"


def _cards(game: Game, copies: Sequence[int]) -> Iterator[str]:
    """The cards of an area from the top; what is the same several times in a row stands once with its number."""
    for card, same in groupby(_card(game, copy) for copy in reversed(copies)):
        number = sum(1 for _ in same)
        yield card if number == 1 else f"{number} x {card}"


def _card(game: Game, copy: int) -> str:
    notes = [_status(game, name, value) for name, value in game.state.turned.get(copy, {}).items()]
    if copy in game.state.hosts:
        notes.append(f"on {game.definition(game.state.hosts[copy]).id}")
    name = game.definition(copy).id
    return f"{name} ({', '.join(notes)})" if notes else name


def _status(game: Game, name: str, value: Value) -> str:
    """A status with its value; of one that tells where the card is, the value is another card."""
    if name in _BESIDE and isinstance(value, int) and value in range(len(game.state.place)):
        return f"{name} {game.definition(value).id}"
    return name if value is True or value == 1 else f"{name} {value}"


def log(game: Game) -> Iterator[str]:
    """The log, a line an event."""
    for verb, player, card, words, amount, *_ in game.state.log:
        parts = [PLAYERS[player] if player >= 0 else "", verb, card or "", *words, str(amount) if amount != 1 else ""]
        yield " ".join(str(part) for part in parts if part)
