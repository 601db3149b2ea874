"""Queries of the flow of a turn: what is due, what a player may do now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.continuous import timely
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.legality import reason_against
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.star_trek_tcg.play.bookkeeping import ICON_DRAW, works
from cc_tools.games.star_trek_tcg.play.cards import challenges, key, members
from cc_tools.games.star_trek_tcg.play.forbidding import forbids, forbids_ability
from cc_tools.games.star_trek_tcg.play.queries.episode import at_discovery, fresh, goes_on
from cc_tools.games.star_trek_tcg.play.queries.operations import waits_for_event
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Effect, Operation

PHASES = ("discard-phase", "draw-phase", "crew-phase", "episode-phase", "resolution-phase", "change-phase")
PASSES = 2
"""So many passes in a row end a window."""


def this(game: Game, frame: Frame) -> Copy | None:
    """The card of the program."""
    return frame.card


def not_past(game: Game, frame: Frame, number: int) -> bool:
    """Whether the game stands no later than at this phase."""
    step = game.state.step
    return step not in PHASES or PHASES.index(step) <= number


def waits(game: Game, frame: Frame, passes: int) -> bool:
    """Whether a window is still open."""
    return passes < PASSES and game.state.over is None


def free_moves(game: Game, frame: Frame) -> list[list[Any]]:
    """What who acts may do in a window: playing permanents, abandoning (tcg.pwild.unique, tcg.abandon.voluntary)."""
    there = {key(game, copy) for player in PLAYERS for copy in game.cards("permanents", player)}
    found: list[list[Any]] = [
        ["play", copy] for copy in fresh(game, frame.actor, "permanent") if key(game, copy) not in there
    ]
    found += operations(game, frame.actor)
    if game.state.step == ICON_DRAW:
        return [move for move in found if len(move) > 2]
    may = game.state.notes.get("may-abandon") and not game.state.notes.get("complete")
    may = may and not forbids(game, frame.actor, "abandon")
    if may and frame.actor == game.state.active and goes_on(game, frame) and game.state.step != "change-phase":
        found.append(["abandon"])
    return found


def operations(game: Game, player: Player) -> list[list[Any]]:
    """The operations that a player may use now: abilities, wilds and, around an icon draw, effects."""
    bearers = [*game.cards("permanents", player), *(members(game) if player == game.state.active else ())]
    found = [["activate", copy, address] for copy in bearers for address in _usable(game, player, copy, "ABILITY")]
    kind = "EFFECT" if game.state.step == ICON_DRAW else "WILD"
    hand = fresh(game, player, "wild") if kind == "WILD" else game.cards("hand", player)
    return found + [["use", copy, address] for copy in hand for address in _usable(game, player, copy, kind)]


def _usable(game: Game, player: Player, copy: Copy, kind: str) -> list[str]:
    """The operations of a kind on a card that wait for no event and can be begun now."""
    if kind == "ABILITY" and forbids_ability(game, player, copy):
        return []
    frames = (
        Frame(address, player, player, copy)
        for address in game.face(copy).programs.get(kind, ())
        if not waits_for_event(game, address)
        and works(game, copy, game.pool.trees[address], None)
        and _due(game, address)
    )
    return [
        frame.program
        for frame in frames
        if timely(game, frame, game.pool.trees[frame.program]) and reason_against(game, frame) is None
    ]


def _due(game: Game, address: str) -> bool:
    """Whether it is the time of an operation around a draw: ratings change before cards are turned up, icons after.

    (tcg.effect.window)
    """
    if game.state.step != ICON_DRAW:
        return True
    return game.pool.once("changes the rating", game.pool.trees[address], _changes_rating) == bool(
        game.state.notes.get("before-draw")
    )


def _changes_rating(pool: Pool, tree: Operation) -> bool:
    return any(isinstance(node, Effect) and node.verb == "use" for node in nodes(tree))


def among_members(game: Game, frame: Frame, things: list[Copy]) -> bool:
    """Whether cards are still in the landing party."""
    return bool(things) and all(copy in members(game) for copy in things)


def pays_before(game: Game, frame: Frame) -> bool:
    """Whether the challenger is paid before the last resolution (tcg.challenger-xc.before)."""
    return at_discovery(game, frame) and bool(game.state.notes.get("discovered"))


def pays_after(game: Game, frame: Frame) -> bool:
    """Whether the challenger still has to be paid (tcg.abandon.once)."""
    return not game.state.notes.get("paid-out")


def completed(game: Game, frame: Frame) -> bool:
    """Whether the episode is completed: it went on to its end and no challenge is left (tcg.episode.complete)."""
    return goes_on(game, frame) and not challenges(game) and bool(members(game))


QUERIES: Mapping[str, Callable[..., Any]] = {
    "this": this,
    "not-past": not_past,
    "waits": waits,
    "free-moves": free_moves,
    "among-members": among_members,
    "pays-before": pays_before,
    "pays-after": pays_after,
    "completed": completed,
}
