"""How a table of Captain's Chair is laid out for people: which areas are piles, what to add."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cc_tools.engine.game import Game
from cc_tools.engine.rules import Definition
from cc_tools.engine.state import Copy, Player, Question
from cc_tools.games.captains_chair.play.definitions import content
from cc_tools.games.captains_chair.play.queries.scoring import focus_parts
from cc_tools.games.captains_chair.play.tracks import multiplier, tracks_of
from cc_tools.games.captains_chair.records import Board
from cc_tools.games.situation import Line

SKIPPED = frozenset({"box", "board", "rewards"})
"""The areas that are not shown."""

STATES = frozenset[str]()
"""What is noted of a card of which the table shows the word: nothing."""

TWICE = False
"""Whether both players may have the same crew."""

PILES = frozenset({"junk", "discard", "stardate"})
"""The areas of which the number of cards and the top one are shown."""


SUBJECTS: Mapping[str, int] = {"courses": 0}
"""By query that gives options which of its arguments is the card that the question is about."""

PURSE = ("action", "dilithium", "latinum", "glory")
"""The counters that moves are paid with."""


def additions(game: Game, player: Player) -> Mapping[str, Mapping[str, str]]:
    """By counter the slots of what stands behind its number: the highest multiplier that a track has reached."""
    return {track: {"multiplier": str(multiplier(game, player, track))} for track in tracks_of(game, player)}


def situation(game: Game, question: Question) -> Iterator[Line]:
    """What there is to know at a question besides: nothing, as the table shows it all."""
    return iter(())


def weight(definition: Definition, face: int) -> int:
    """For how many tokens a card counts where it stands: a Ship's token may have a weight (card.14)."""
    shown = content(definition, face)
    return (shown.token_weight if shown is not None else None) or 1


def parts(game: Game, player: Player) -> Mapping[str, Sequence[tuple[str, int, int]]]:
    """By line of the score what it is the sum of: of Focus the icons of each track and what each is worth."""
    return {"focus": focus_parts(game, player)}


def figures(definition: Definition) -> Mapping[str, int | str]:
    """The numbers that a card prints, by the word for each: its Victory Points."""
    worth = getattr(definition.record, "vp", None)
    return {} if worth is None else {"victory-points": worth}


def present(game: Game, copy: Copy) -> Mapping[str, int]:
    """The numbers that a card in play has now: nothing changes what is printed."""
    return {}


def tables(definition: Definition) -> Mapping[str, Mapping[str, str]]:
    """By the words of a heading what a board prints: of each side the tracks with the space where each multiplier
    begins, and the numbers of the side."""
    board = definition.record
    if not isinstance(board, Board):
        return {}
    return {
        name: {
            **{track: _spaces(spaces) for track, spaces in side.tracks.items()},
            "action": str(side.actions),
        }
        for name, side in board.sides.items()
    }


def _spaces(spaces: Mapping[int, int]) -> str:
    return " · ".join(f"{space} ×{worth}" for space, worth in sorted(spaces.items()))
