"""Queries of the phases around the episode: hands, crew, the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import PLAYERS, SHARED, Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.cards import (
    is_crew,
    is_default,
    is_ship,
    is_there,
    limits,
    owner_of,
    place_of,
    same_name,
    scored,
    type_of,
    xc,
)
from cc_tools.games.star_trek_tcg.play.effects import of_game

OUT = ("removed", "box")
"""The areas from which no card comes back."""


def active(game: Game, frame: Frame) -> int:
    """The current player."""
    return game.state.active


def inactive(game: Game, frame: Frame) -> int:
    """The challenging player."""
    return 1 - game.state.active


def turn_number(game: Game, frame: Frame) -> int:
    """Which turn of the game it is."""
    return game.state.turn


def note(game: Game, frame: Frame, name: str) -> Any:
    """What this turn has noted under a name."""
    return game.state.notes.get(name)


def only(game: Game, frame: Frame, thing: Any) -> list[Any]:
    """The thing as a list of its own."""
    return [thing]


def joined(game: Game, frame: Frame, first: Any, second: Any) -> list[Any]:
    """Two lists one after the other."""
    return [*(first or ()), *(second or ())]


def cards(game: Game, frame: Frame, area: str) -> list[Copy]:
    """The cards in an area of who acts, or in a shared one."""
    return list(game.cards(area, frame.actor))


def copy_of(game: Game, frame: Frame, taken: Any) -> list[Copy]:
    """The card of a move that was picked."""
    move = taken[0] if taken else None
    return [move[1]] if isinstance(move, list | tuple) and len(move) > 1 else []


def is_move(game: Game, frame: Frame, taken: Any, name: str) -> bool:
    """Whether the move that was picked is one of this name."""
    return bool(taken) and taken[0][0] == name


def owner(game: Game, frame: Frame, things: Any) -> int:
    """Whose property a card is; of nothing, who acts."""
    copy = things[0] if isinstance(things, list | tuple) and things else things
    return owner_of(game, copy) if isinstance(copy, int) else frame.actor


# --- hands --------------------------------------------------------------------------------------------------------


def hand_size(game: Game, frame: Frame) -> int:
    """The maximum hand size (tcg.draw.full)."""
    return of_game(game, "hand-size", game.rules.data.setup["hand"], frame.actor)


def open_hands(game: Game, frame: Frame) -> list[int]:
    """The players whose hands are open in this turn, with who acts."""
    return [*game.state.notes.get("open-hands", ()), frame.actor]


def surplus(game: Game, frame: Frame) -> int:
    """How many cards a hand is over its maximum (tcg.draw.over)."""
    return max(0, len(game.cards("hand", frame.actor)) - hand_size(game, frame))


def hand_room(game: Game, frame: Frame) -> int:
    """How many cards a hand may still take."""
    return max(0, hand_size(game, frame) - len(game.cards("hand", frame.actor)))


def deck_empty(game: Game, frame: Frame) -> bool:
    """Whether the draw pile has to be made anew, and can be (tcg.pile.reshuffle)."""
    return not game.cards("deck", frame.actor) and bool(game.cards("discard", frame.actor))


def top(game: Game, frame: Frame) -> list[Copy]:
    """The top card of the draw pile."""
    return game.cards("deck", frame.actor)[-1:]


# --- crew ---------------------------------------------------------------------------------------------------------


def playable_crew(game: Game, frame: Frame) -> list[Copy]:
    """Crew in hand that may be played now: nobody twice on the own side or on the bridge (tcg.crew.no-duplicate)."""
    hand = [copy for copy in game.cards("hand", frame.actor) if type_of(game, copy) == "crew"]
    return [copy for copy in hand if not is_there(game, frame.actor, copy)]


def twin(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """The same crew member in the other player's complement (tcg.crew.promote)."""
    other = game.cards("complement", 1 - frame.actor)
    return [one for one in other for copy in things if same_name(game, one, copy)]


def half(game: Game, frame: Frame, things: list[Copy]) -> int:
    """Half of the counters on a card, rounded down (tcg.bridge.promote)."""
    return sum(xc(game, copy) for copy in things) // 2


# --- the end of the turn ------------------------------------------------------------------------------------------


def home(game: Game, frame: Frame, copy: Copy) -> str:
    """Where a member of the landing party belongs (tcg.zone.return): the bridge, a complement, or the discard pile.

    That is where guests go (tcg.wild.guest).
    """
    if not is_crew(game, copy):
        return "discard"
    return "bridge" if game.status(copy, "home") == "bridge" else "complement"


def away(game: Game, frame: Frame) -> list[Copy]:
    """All crew that is not at home: the landing party, whoever had to leave it, whoever was a challenge meanwhile."""
    gone = [copy for copy in game.cards("challenges", 1 - game.state.active) if is_crew(game, copy)]
    return [*game.cards("landing-party", game.state.active), *game.cards("sidelined", game.state.active), *gone]


def used_defaults(game: Game, frame: Frame) -> list[Copy]:
    """The default episodes that were played (tcg.default.return)."""
    return [copy for copy in game.cards("episode", game.state.active) if is_default(game, copy)]


def used_episode(game: Game, frame: Frame) -> list[Copy]:
    """The episode cards of both players that were played."""
    return [copy for player in PLAYERS for copy in game.cards("episode", player) if not is_default(game, copy)]


def standing_challenges(game: Game, frame: Frame) -> list[Copy]:
    """The challenges that were not beaten."""
    return list(game.cards("challenges", 1 - game.state.active))


def kept_wilds(game: Game, frame: Frame) -> list[Copy]:
    """The wilds that stayed on the table for the episode."""
    return [copy for player in PLAYERS for copy in game.cards("effects", player)]


def bare_permanents(game: Game, frame: Frame) -> list[Copy]:
    """The current player's permanents without counters (tcg.pwild.upkeep)."""
    return [copy for copy in game.cards("permanents", game.state.active) if not xc(game, copy)]


def has_won(game: Game, frame: Frame) -> bool:
    """Whether the current player has the counters that win (tcg.goal.win-xc, tcg.goal.win-episode).

    Of several episodes of the turn one that was completed is enough.
    """
    if game.option("win-needs-episode") == "yes" and not game.state.notes.get("completed"):
        return False
    return scored(game, game.state.active) >= limits(game)[0]


def deserted(game: Game, frame: Frame) -> bool:
    """Whether nobody of the crew is left but the ship, in play or to come, for either player (tcg.goal.deserted)."""
    left = (copy for copy in range(len(game.state.place)) if game.area(copy) not in OUT)
    return all(is_ship(game, copy) or not is_crew(game, copy) for copy in left)


def defaults(game: Game, frame: Frame, place: str) -> list[Copy]:
    """The own default for a place of the episode, if it lies beside the table."""
    return [copy for copy in game.cards("defaults", frame.actor) if place_of(game, copy) == place]


def shared(game: Game, frame: Frame) -> int:
    """The owner of what is shared."""
    return SHARED


QUERIES: Mapping[str, Callable[..., Any]] = {
    "active": active,
    "inactive": inactive,
    "turn-number": turn_number,
    "note": note,
    "only": only,
    "joined": joined,
    "cards": cards,
    "copy-of": copy_of,
    "is-move": is_move,
    "owner": owner,
    "hand-size": hand_size,
    "open-hands": open_hands,
    "surplus": surplus,
    "hand-room": hand_room,
    "deck-empty": deck_empty,
    "top": top,
    "playable-crew": playable_crew,
    "twin": twin,
    "half": half,
    "home": home,
    "away": away,
    "used-defaults": used_defaults,
    "used-episode": used_episode,
    "standing-challenges": standing_challenges,
    "kept-wilds": kept_wilds,
    "bare-permanents": bare_permanents,
    "has-won": has_won,
    "deserted": deserted,
    "defaults": defaults,
    "shared": shared,
}
