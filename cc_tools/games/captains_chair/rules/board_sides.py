"""The two sides of a board: on the easier one each multiplier is one higher, from level 0 on (card.11, card.12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from cc_tools.diagnostics import Code, Diagnostic, Related
from cc_tools.games.captains_chair.records import Board
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with
from cc_tools.model.rulings import settled

SIDES = Code(
    "R028",
    "board-sides",
    """The multipliers of the two sides of a board do not go together.

On the easier side each space has a multiplier one higher than on the other side, and space 0 has one too. A track
without multipliers has none on both sides.

    advanced:
      tracks: {research: {5: 2, 10: 3}}
    basic:
      tracks: {research: {0: 1, 5: 3, 10: 5}}        # wrong: 10: 4

Compare both sides with the printed board; the finding stands where the other boards of the game suggest the slip. Where
a printed board differs, a ruling on it names `card.12`. The easier side has the property `one-higher` in `game.yaml`.
""",
)
ASCENDING = Code(
    "R029",
    "multipliers-not-ascending",
    """The multipliers of a track do not rise from space to space.

The marker moves to the right, and each multiplier that it reaches is higher than the last one.

    research: {2: 1, 7: 3, 10: 2}                    # wrong

Compare the track with the printed board.
""",
)
RULE = "card.12"
_Levels = Mapping[int, int]


@dataclass(frozen=True, slots=True)
class _Track:
    """One track of a board on its easier side and on the other one."""

    board: str
    name: str
    easier: str
    other: str
    on_easier: _Levels
    on_other: _Levels

    @property
    def raised(self) -> dict[int, int]:
        """The other side as the easier one should be."""
        return {0: self.on_other.get(0, 0) + 1, **{level: value + 1 for level, value in self.on_other.items()}}

    @property
    def lowered(self) -> dict[int, int]:
        """The easier side as the other one should be."""
        return {level: value - 1 for level, value in self.on_easier.items() if value > 1 or level > 0}

    def path(self, side: str, level: int) -> tuple[str | int, ...]:
        return ("sides", side, "tracks", self.name, level)


def _pattern(levels: _Levels) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(levels.items()))


@dataclass(frozen=True, slots=True)
class _Usual:
    """How often a whole track, and a multiplier on a space, occur in the game; each side counts."""

    patterns: Counter[tuple[tuple[int, int], ...]]
    pairs: Counter[tuple[int, int]]

    def support(self, levels: _Levels, against: _Levels) -> tuple[int, int]:
        """How usual the levels are, as a whole and in what they do not share with others (1 where they share all)."""
        alone = levels.items() - against.items()
        return self.patterns[_pattern(levels)], min((self.pairs[pair] for pair in alone), default=1)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """Findings about the multipliers of all boards."""
    easier = words_with(game, "side", "one-higher")
    boards = [entry.record for entry in game.entries.get("board", ()) if isinstance(entry.record, Board)]
    tracks = [track for board in boards if not settled(board, RULE) for track in _tracks(board, easier)]
    usual = _Usual(
        Counter(_pattern(levels) for track in tracks for levels in (track.on_other, track.lowered)),
        Counter(pair for track in tracks for levels in (track.on_other, track.lowered) for pair in levels.items()),
    )
    for track in tracks:
        yield from _compare(track, usual, places)
    for board in boards:
        yield from _ascending(board, places)


def _tracks(board: Board, easier: frozenset[str]) -> Iterator[_Track]:
    low = next((name for name in board.sides if name in easier), None)
    high = next((name for name in board.sides if name not in easier), None)
    if low is None or high is None:
        return
    mine, other = board.sides[low].tracks, board.sides[high].tracks
    for name in dict.fromkeys([*other, *mine]):
        yield _Track(board.crew, name, low, high, mine.get(name, {}), other.get(name, {}))


def _compare(track: _Track, usual: _Usual, places: Places) -> Iterator[Diagnostic]:
    """Findings for each space on which the sides differ, on the side that is less like the other boards."""
    if not track.on_easier and not track.on_other:
        return
    if track.lowered != track.on_other and _slip_on_other(track, usual):
        wrong, given, wanted, right = track.other, track.on_other, track.lowered, track.easier
    else:
        wrong, given, wanted, right = track.easier, track.on_easier, track.raised, track.other
    for level in sorted({*given, *wanted}):
        if given.get(level) != wanted.get(level):
            related = Related(places.of("board", track.board, track.path(right, level)), f"on the side {right}")
            span = places.of("board", track.board, track.path(wrong, level))
            meant = str(wanted[level]) if level in wanted else None
            message = _message(track.name, level, given.get(level), wanted.get(level))
            yield Diagnostic(SIDES, message, span, (related,), meant if level in given else None)


def _slip_on_other(track: _Track, usual: _Usual) -> bool:
    """Whether the easier side is more like other tracks of the game: as a whole, or in what the other one has not."""
    return usual.support(track.lowered, track.on_other) > usual.support(track.on_other, track.lowered)


def _message(track: str, level: int, given: int | None, wanted: int | None) -> str:
    if given is None:
        return f"the track {track} lacks the multiplier {wanted} on space {level}"
    if wanted is None:
        return f"the track {track} has the multiplier {given} on space {level} on this side only"
    return f"the multiplier of the track {track} on space {level} is {given}; the other side asks for {wanted}"


def _ascending(board: Board, places: Places) -> Iterator[Diagnostic]:
    for side, content in board.sides.items():
        for track, levels in content.tracks.items():
            for (before, low), (level, high) in pairwise(levels.items()):
                if level <= before or high <= low:
                    span = places.of("board", board.id, ("sides", side, "tracks", track, level))
                    yield Diagnostic(ASCENDING, f"{high} on space {level} follows {low} on space {before}", span)
