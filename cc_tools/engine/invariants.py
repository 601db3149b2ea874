"""What holds in every state that waits for an answer, whatever was played: checked by saves, scenarios, simulations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.knowledge import BOTH
from cc_tools.engine.state import Copy, Frame, State
from cc_tools.model.instructions import Begin


def broken(game: Game) -> list[str]:
    """What is wrong with a state, in words; nothing where all is well. The state is not changed.

    First that all numbers name something, and only where they do the rest, then what the game's rules say besides.
    """
    found = [*_sizes(game), *_numbers(game.state), *_frames(game), *_effects(game)]
    return found or [*_places(game), *_tucked(game), *_amounts(game), *game.rules.broken(game)]


# --- that numbers name something ----------------------------------------------------------------------------------


def _sizes(game: Game) -> Iterator[str]:
    state = game.state
    if len(state.areas) != len(game.area_names):
        yield f"{len(state.areas)} areas, where the game has {len(game.area_names)}"
    if len(state.place) != len(state.cards):
        yield f"places of {len(state.place)} copies, where there are {len(state.cards)}"
    for copy, card in enumerate(state.cards):
        if not 0 <= card < len(game.pool.definitions):
            yield f"copy {copy} is of no card: {card}"
        elif not 0 <= state.faces.get(copy, 0) < len(game.pool.definitions[card].faces):
            yield f"copy {copy} has no face {state.faces[copy]}"
    for copy, number in enumerate(state.place):
        if not 0 <= number < len(state.areas):
            yield f"copy {copy} lies in no area: {number}"


def _numbers(state: State) -> Iterator[str]:
    copies = range(len(state.cards))
    named = {
        "a face": list(state.faces),
        "a host": [*state.hosts, *state.hosts.values()],
        "a status": list(state.turned),
        "knowledge": list(state.known),
        "a token": [place for place, _, _ in state.tokens],
        "an area": [copy for area in state.areas for copy in area],
        "a token's place": [status["at"] for status in state.turned.values() if "at" in status],
    }
    for what, found in named.items():
        for copy in found:
            if copy not in copies:
                yield f"{what} of a copy that does not exist: {copy}"
    for holder, counter in state.amounts:
        if holder not in copies and -1 - holder not in PLAYERS:
            yield f"a counter `{counter}` of nobody: {holder}"
    for player in (state.active, *(player for _, _, player in state.tokens)):
        if player not in PLAYERS:
            yield f"no player: {player}"
    if state.turn < 0 or state.revealed < 0:
        yield "a count below 0"


def _frames(game: Game) -> Iterator[str]:
    for frame in game.state.stack:
        try:
            length = len(game.pool.program(frame.program).code)
        except KeyError:
            yield f"no program `{frame.program}`"
            continue
        if not 0 <= frame.at <= length:
            yield f"`{frame.program}` has no position {frame.at}"
        if frame.player not in PLAYERS or frame.actor not in PLAYERS:
            yield f"`{frame.program}` belongs to no player"
        yield from _card_of(game.state, frame)


def _effects(game: Game) -> Iterator[str]:
    """Every continuous effect with an end began at an instruction of its program."""
    for program, at, _, player, card in game.state.effects:
        try:
            begun = isinstance(game.pool.program(program).code[at], Begin)
        except (KeyError, IndexError):
            begun = False
        if not begun or player not in PLAYERS or (card is not None and not 0 <= card < len(game.state.cards)):
            yield f"an effect that `{program}` does not begin at {at}"


def _card_of(state: State, frame: Frame) -> Iterator[str]:
    if frame.card is not None and not 0 <= frame.card < len(state.cards):
        yield f"`{frame.program}` is of a copy that does not exist: {frame.card}"


# --- what has to agree --------------------------------------------------------------------------------------------


def _places(game: Game) -> Iterator[str]:
    """Every copy lies in exactly one area, the one that its place says."""
    state = game.state
    lying = Counter(copy for area in state.areas for copy in area)
    for copy in range(len(state.cards)):
        if lying[copy] != 1:
            yield f"{_called(game, copy)} lies in {lying[copy]} areas"
        elif copy not in state.areas[state.place[copy]]:
            yield f"{_called(game, copy)} does not lie in {_area(game, copy)}"
    for copy, mask in state.known.items():
        if not mask & BOTH > 0 or game.pool.seen[state.place[copy]] == BOTH:
            yield f"knowledge of {_called(game, copy)}, which lies in {_area(game, copy)}"


def _tucked(game: Game) -> Iterator[str]:
    """A copy under another lies where its host's owner is, and nothing is under itself."""
    hosts = game.state.hosts
    for copy, host in hosts.items():
        seen = {copy}
        while host not in seen and host in hosts:
            seen.add(host)
            host = hosts[host]
        if host in seen:
            yield f"{_called(game, copy)} is under itself"
        elif game.owner(copy) != game.owner(host):
            yield f"{_called(game, copy)} is under a card of another owner"
        elif not game.is_in_play(host):
            yield f"{_called(game, copy)} is under a card that is not in play"


def _amounts(game: Game) -> Iterator[str]:
    state = game.state
    for (holder, counter), number in state.amounts.items():
        if number < 0:
            whose = f"player {-holder}" if holder < 0 else _called(game, holder)
            yield f"{number} {counter} on {whose}"
    for (place, kind, player), number in state.tokens.items():
        if number < 0:
            yield f"{number} {kind} of player {player + 1} on {_called(game, place)}"


def _called(game: Game, copy: Copy) -> str:
    return f"copy {copy} ({game.definition(copy).id})"


def _area(game: Game, copy: Copy) -> str:
    name, owner = game.area_names[game.state.place[copy]]
    return name if owner < 0 else f"{name} of player {owner + 1}"
