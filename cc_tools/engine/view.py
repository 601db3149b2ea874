"""What one player may see of a state, as plain data that can be sent to that player's client (info.9).

The top-level keys are `player`, `turn`, `active`, `step`, `over`, `shared` and `players` (areas by name; each player's
with `counters`), `effects`, `facts`, `question` and `log`. An area has its `size`, and
- `cards`, where the player sees them, from the bottom to the top; sorted by name where their order is hidden;
- `known` otherwise: the cards that the player has seen go there, by `name` in an unordered area, and with their
  distance `from-top` in an ordered one.

A card has a `name` that no other card of the view has: its id, numbered where several are alike. Copies are never
called by a number of the engine's, so nothing can be learned from how copies are numbered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.engine.game import PLAYERS, SHARED, Game
from cc_tools.engine.knowledge import BOTH, places, sees
from cc_tools.engine.options import copy_meant
from cc_tools.engine.state import Copy, Player, Question, Value, holder_of

Plain = dict[str, Any]
"""An object of JSON."""


def view(game: Game, player: Player) -> Plain:
    """Everything that a player may know (section 5), as data for JSON."""
    state = game.state
    names = dict(_names(game, player))
    return {
        "player": player,
        "turn": state.turn,
        "active": state.active,
        "step": state.step,
        "over": state.over,
        "shared": _areas(game, player, SHARED, names),
        "players": [
            {**_areas(game, player, one, names), "counters": _counters(game, holder_of(one))} for one in PLAYERS
        ],
        "effects": [{"operation": program, "player": actor} for program, _, _, actor, _ in state.effects],
        "facts": {key: _plain(value) for key, value in sorted(state.lasting.items())},
        "question": None if state.question is None else question(game, player, state.question, names),
        "log": log(game, player),
    }


def log(game: Game, player: Player) -> list[Plain]:
    """The log as the player may know it: a card that the player did not see is None (info.7, info.8)."""
    return [
        {
            "event": event, "player": who, "card": card if mask >> player & 1 else None, "words": list(words),
            "amount": amount, "source": source, "target": target,
        }
        for event, who, card, words, amount, source, target, mask in game.state.log
    ]  # fmt: skip


def question(game: Game, player: Player, asked: Question, names: dict[Copy, str] | None = None) -> Plain:
    """The question that waits; a player who is not asked sees only who is."""
    if asked.player != player:
        return {"player": asked.player}
    called = dict(_names(game, player)) if names is None else names
    about = asked.about
    return {
        "player": player,
        "kind": asked.kind,
        "about": called.get(about) if about is not None else None,
        "low": asked.low,
        "high": asked.high,
        "optional": asked.optional,
        "options": [_option(game, option.id, copy_meant(game, option.value), called) for option in asked.options],
    }


def _option(game: Game, id_: str, copy: Copy | None, names: dict[Copy, str]) -> Plain:
    if copy is None:
        return {"id": id_}
    return {"id": id_, "card": names.get(copy), "area": game.area(copy), "owner": game.owner(copy)}


# --- areas --------------------------------------------------------------------------------------------------------


def _names(game: Game, player: Player) -> Iterator[tuple[Copy, str]]:
    """A name for each copy whose card the player knows, in the order of the view."""
    count: dict[str, int] = {}
    for number in range(len(game.area_names)):
        for copy in _listed(game, player, number):
            card = game.definition(copy).id
            count[card] = count.get(card, 0) + 1
            yield copy, card if count[card] == 1 else f"{card}#{count[card]}"


def _listed(game: Game, player: Player, number: int) -> list[Copy]:
    """The copies of an area that the player knows: as they lie, or by name where their order is hidden."""
    known = [copy for copy in game.state.areas[number] if sees(game, player, copy)]
    if all(places(game, player, copy) for copy in known):
        return known
    return sorted(known, key=lambda copy: game.definition(copy).id)


def _areas(game: Game, player: Player, owner: Player, names: dict[Copy, str]) -> Plain:
    return {
        name: _area(game, player, number, names)
        for number, (name, whose) in enumerate(game.area_names)
        if whose == owner
    }


def _area(game: Game, player: Player, number: int, names: dict[Copy, str]) -> Plain:
    copies = game.state.areas[number]
    listed = _listed(game, player, number)
    shown: Plain = {"size": len(copies)}
    mask = game.pool.seen[number]
    if mask >> player & 1:
        shown["cards"] = [_card(game, copy, names) for copy in listed]
    if mask != BOTH and (game.area_rules[number].ordered or "cards" not in shown):
        known = [copy for copy in listed if places(game, player, copy) and game.state.known.get(copy, 0) >> player & 1]
        shown["known"] = [_known(game, copy, names, copies) for copy in known]
    return shown


def _known(game: Game, copy: Copy, names: dict[Copy, str], copies: list[Copy]) -> Plain:
    if not game.area_rules[game.state.place[copy]].ordered:
        return {"name": names[copy]}
    return {"name": names[copy], "from-top": len(copies) - 1 - copies.index(copy)}


def _card(game: Game, copy: Copy, names: dict[Copy, str]) -> Plain:
    """A card that the player sees: with what lies on it, which face is up, and under which card it is."""
    state = game.state
    shown: Plain = {"name": names[copy], "card": game.definition(copy).id}
    if state.faces.get(copy):
        shown["face"] = state.faces[copy]
    for status, value in sorted(state.turned.get(copy, {}).items()):
        shown[status] = names.get(value) if status == "at" else _plain(value)
    if copy in state.hosts:
        shown["under"] = names.get(state.hosts[copy])
    if counters := _counters(game, copy):
        shown["counters"] = counters
    if tokens := _tokens(game, copy):
        shown["tokens"] = tokens
    return shown


def _counters(game: Game, holder: int) -> Plain:
    return {word: number for (one, word), number in sorted(game.state.amounts.items()) if one == holder}


def _tokens(game: Game, copy: Copy) -> Plain:
    """By kind the tokens of both players."""
    kinds = sorted({kind for place, kind, _ in game.state.tokens if place == copy})
    return {kind: [game.tokens(copy, kind, player) for player in PLAYERS] for kind in kinds}


def _plain(value: Value) -> Value:
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value
