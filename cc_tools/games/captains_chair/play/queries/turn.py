"""Queries of the turn: what may be done, in which order, what is drawn, when the game ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import continuous, counting
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.captains_chair.play.moves import actions, playable, takings
from cc_tools.games.captains_chair.play.tracks import side_of

Operation = list[Any]
"""A copy and the address of an operation on it."""


def operations(game: Game, frame: Frame, kind: str) -> list[Operation]:
    """Operations of a kind on the player's cards in play that are not beamed (step.resupply.1, step.cleanup.ops.1)."""
    return [
        [copy, address]
        for copy in game.in_play(frame.player)
        if copy not in game.state.hosts
        for address in game.face(copy).programs.get(kind, ())
    ]


def next_ones(game: Game, frame: Frame, waiting: list[Operation]) -> list[Operation]:
    """Those of the operations whose card is still in play; one for all that are alike (step.resupply.3)."""
    found: dict[str, Operation] = {}
    for copy, address in waiting:
        if game.is_in_play(copy) and game.owner(copy) == frame.player and copy not in game.state.hosts:
            found.setdefault(address, [copy, address])
    return list(found.values())


def without(game: Game, frame: Frame, waiting: list[Operation], taken: list[Operation]) -> list[Operation]:
    """The operations without the first that is like the one taken."""
    left = [list(one) for one in waiting]
    for one in taken:
        if list(one) in left:
            left.remove(list(one))
    return left


def copy_of(game: Game, frame: Frame, taken: list[Operation]) -> Copy | None:
    """The copy of a move or operation that was picked."""
    return next((part for part in taken[0] if isinstance(part, int)), None) if taken else None


def address_of(game: Game, frame: Frame, taken: list[Operation]) -> str | None:
    """The address of an operation that was picked."""
    return taken[0][-1] if taken and isinstance(taken[0][-1], str) else None


def is_move(game: Game, frame: Frame, taken: list[Operation], move: str) -> bool:
    """Whether the move picked is of this kind."""
    return bool(taken) and taken[0][0] == move


def securable(game: Game, frame: Frame) -> list[Operation]:
    """The Locations that may be taken now (step.control.1)."""
    return [move for move, reason in takings(game, frame) if reason is None]


def hand_size(game: Game, frame: Frame) -> int:
    """The number drawn up to: the normal one, changed by cards in play (setup.player.15, step.cleanup.draw.1)."""
    return hand_size_of(game, frame.player)


def hand_size_of(game: Game, player: Player) -> int:
    """The hand size of a player."""
    size: int = game.rules.data.setup["hand-size"]
    more = 0
    for effect in continuous.held(game, "hand-size"):
        if effect.player == player:
            number = counting.amount_of(game, effect.frame, effect.effect)
            if effect.effect.sign is None:
                size = number
            else:
                more += number if effect.effect.sign == "+" else -number
    return max(0, size + more)


def drawable(game: Game, frame: Frame) -> bool:
    """Whether the hand is smaller than the hand size."""
    return len(game.cards("hand", frame.player)) < hand_size_of(game, frame.player)


def top(game: Game, frame: Frame, area: str) -> list[Copy]:
    """The top card of an area of who acts, or of a shared one."""
    return game.state.areas[game.number(area, frame.actor)][-1:]


def cards(game: Game, frame: Frame, area: str) -> list[Copy]:
    """All cards of an area of who acts, or of a shared one."""
    return list(game.state.areas[game.number(area, frame.actor)])


def stardates(game: Game, frame: Frame) -> list[Copy]:
    """The Stardates in the player's Staging Area, in ascending order (step.cleanup.stardate.2)."""
    found = [copy for copy in game.cards("staging", frame.player) if "stardate" in game.face(copy).suits]
    return sorted(found, key=lambda copy: game.definition(copy).record.sequence)


def staged(game: Game, frame: Frame) -> list[Copy]:
    """The cards in the Staging Area that are no Stardates (step.cleanup.discard.1)."""
    return [copy for copy in game.cards("staging", frame.player) if "stardate" not in game.face(copy).suits]


def program_of(game: Game, frame: Frame, copies: Any, kind: str) -> str | None:
    """The address of a card's operation of a kind, if it has one."""
    copy = copies[0] if isinstance(copies, list) else copies
    found = game.face(copy).programs.get(kind, ())
    return found[0] if found else None


def exhausted_cards(game: Game, frame: Frame) -> list[Copy]:
    """The player's exhausted cards in play (step.cleanup.refresh.1)."""
    return [copy for copy in game.in_play(frame.player) if game.status(copy, "exhausted")]


def missing_actions(game: Game, frame: Frame) -> int:
    """By how much the action tokens differ from the board's number (step.cleanup.refresh.2)."""
    return side_of(game, frame.player).actions - game.pool_of(frame.player, "action")


def stardate(game: Game, frame: Frame) -> list[Copy]:
    """The top Stardate, which Glory comes from; none after a Resolution (res.4)."""
    pile = game.cards("stardate")
    return pile[-1:] if pile and "resolution" not in game.state.lasting else []


def printed_glory(game: Game, frame: Frame, copies: list[Copy]) -> int:
    """The Glory that a Stardate starts with."""
    return int(game.definition(copies[0]).record.glory) if copies else 0


def goes_on(game: Game, frame: Frame) -> bool:
    """Whether there is another turn: no Resolution, or turns left of it (end.resolution)."""
    return turns_left(game) != 0


def turns_left(game: Game) -> int | None:
    """How many turns are left after this one once a Resolution is triggered; None before (end.resolution.4)."""
    until = game.state.lasting.get("last-turn")
    return None if until is None else max(0, until - game.state.turn)


def last_turn(game: Game, frame: Frame) -> int:
    """The number of the last turn if the Resolution is triggered now: the round, then one each (end.resolution.2)."""
    return int(game.state.turn) + (3 if game.state.active == game.state.lasting.get("starting", 0) else 2)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "actions": actions,
    "operations": operations,
    "next-ones": next_ones,
    "without": without,
    "copy-of": copy_of,
    "address-of": address_of,
    "is-move": is_move,
    "securable": securable,
    "hand-size": hand_size,
    "drawable": drawable,
    "top": top,
    "cards": cards,
    "stardates": stardates,
    "staged": staged,
    "program-of": program_of,
    "exhausted-cards": exhausted_cards,
    "missing-actions": missing_actions,
    "stardate": stardate,
    "printed-glory": printed_glory,
    "goes-on": goes_on,
    "last-turn": last_turn,
    "playable": playable,
}
