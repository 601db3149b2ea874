"""Queries of cards that are turned into others, or get what others have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.bearing import actions_of, attributes
from cc_tools.games.star_trek_tcg.play.cards import TYPE, printed_rating
from cc_tools.games.star_trek_tcg.play.transforming import BEATEN


def block_of(game: Game, frame: Frame) -> str:
    """The program of what is done when a card that the operation under way turns into a challenge is beaten."""
    return frame.program + BEATEN


def status_of(game: Game, frame: Frame, things: list[Copy], name: str) -> Any:
    """A status of a card."""
    return game.status(things[0], name) if things else None


def turned(game: Game, frame: Frame) -> list[Copy]:
    """The cards that were turned into others for the episode."""
    return [copy for copy, found in game.state.turned.items() if TYPE in found and "stays" not in found]


def all_attributes(game: Game, frame: Frame) -> list[str]:
    """The attributes of which a player may choose one."""
    return attributes(game)


def copied_actions(game: Game, frame: Frame, things: list[Copy]) -> str:
    """The actions of a card, as one that copies them remembers them."""
    return " ".join(word for copy in things for word in actions_of(game, copy))


def copied_rating(game: Game, frame: Frame, things: list[Copy], name: str) -> int:
    """The rating that a card prints."""
    return sum(printed_rating(game, copy, name) for copy in things)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "block-of": block_of,
    "status-of": status_of,
    "turned": turned,
    "attributes": all_attributes,
    "actions-of": copied_actions,
    "rating-of": copied_rating,
}
