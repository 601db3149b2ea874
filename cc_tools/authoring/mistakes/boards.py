"""Mistakes on crew boards and Stardates: multipliers, missions, slots, sequence, ending."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, misspelt
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.load import Mapping as MappingNode, Node, Scalar, Sequence
from cc_tools.validate import Located

TOGETHER = 3
"""How many boards are altered at once: few enough that the others still show what is usual."""


def _unit(one: Located, index: int) -> str:
    return f"board {index % TOGETHER}" if one.collection == "board" else f"{one.path}"


def _multipliers(pool: Pool) -> Iterator[tuple[Located, int, MappingNode, int]]:
    """Every multiplier of every board with two sides: the board, its number, the track, the place on the track."""
    for number, one in enumerate(pool.records("board")):
        sides = one.node.at(("sides",))
        if isinstance(sides, MappingNode) and len(sides.entries) > 1:
            for side, _ in sides.entries:
                tracks = one.node.at(("sides", side.text, "tracks"))
                if isinstance(tracks, MappingNode):
                    for _, track in tracks.entries:
                        if isinstance(track, MappingNode):
                            for place in range(len(track.entries)):
                                yield one, number, track, place


def _changed_multiplier(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, number, track, place in _multipliers(pool):
        value = track.entries[place][1]
        assert isinstance(value, Scalar)
        other = str(int(value.text) + chance.choice((-1, 1, 2)))
        yield _changed(one, number, value, other, value.text)


def _changed_space(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """A multiplier on another space; the finding stands on the track, whose line it is."""
    for one, number, track, place in _multipliers(pool):
        key = track.entries[place][0]
        taken = {entry.text for entry, _ in track.entries}
        other = str(int(key.text) + chance.choice((1, 2)))
        if other not in taken:
            yield _changed(one, number, key, other)


def _dropped_multiplier(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, number, track, place in _multipliers(pool):
        start = track.entries[place][0].start
        end = track.entries[place][1].end
        if place:
            start = track.entries[place - 1][1].end
        elif len(track.entries) > 1:
            end = track.entries[1][0].start
        yield Mistake(one.path, (Change(start, end, ""),), (track.start,), _unit(one, number))


def _changed(one: Located, number: int, node: Node, text: str, meant: str | None = None) -> Mistake:
    return Mistake(one.path, (Change(node.start, node.end, text),), (node.start,), _unit(one, number), meant)


def _too_many_tokens(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for number, one in enumerate(pool.records("board")):
        missions = one.node.at(("missions",))
        for side in getattr(one.record, "sides", {}):
            node = one.node.at(("sides", side, "mission_completion_tokens"))
            if isinstance(missions, Sequence):
                yield _changed(one, number, node, str(len(missions.items) + 1))


def _misspelt_slot(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    known = [*pool.words("trait"), *pool.words("trait-slot")]
    for number, one in enumerate(pool.records("board")):
        for index, slot in enumerate(getattr(one.record, "trait_slots", ())):
            node = one.node.at(("trait_slots", index))
            yield _changed(one, number, node, misspelt(slot, chance, known), slot)


def _sequence(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    piles: dict[str, int] = {}
    for one in pool.records("stardates"):
        mode = getattr(one.record, "mode", "")
        piles[mode] = piles.get(mode, 0) + 1
    for one in pool.records("stardates"):
        mode, node = getattr(one.record, "mode", ""), one.node.at(("sequence",))
        assert isinstance(node, Scalar)
        other = chance.choice([n for n in range(1, piles[mode] + 3) if str(n) != node.text])
        change = Change(node.start, node.end, str(other))
        yield Mistake(one.path, (change,), (node.start,), f"pile {mode}", node.text)


def _ending(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """What empties one Stardate and what ends the game change places, one of the two at a time."""
    piles: dict[str, list[Located]] = {}
    for one in pool.records("stardates"):
        piles.setdefault(getattr(one.record, "mode", ""), []).append(one)
    for mode, pile in piles.items():
        first, last = pile[0].node.at(("emptied",)), pile[-1].node.at(("emptied",))
        text = pool.text(pile[0])
        for node, other in ((first, last), (last, first)):
            change = Change(node.start, node.end, text[other.start : other.end])
            yield Mistake(pile[0].path, (change,), (node.start,), f"pile {mode}")


KINDS = tuple(
    Kind("boards and Stardates", name, find)
    for name, find in (
        ("multiplier changed", _changed_multiplier),
        ("multiplier on another space", _changed_space),
        ("multiplier left out", _dropped_multiplier),
        ("more completion tokens than missions", _too_many_tokens),
        ("misspelt slot for a trait", _misspelt_slot),
        ("Stardate renumbered", _sequence),
        ("Stardate that ends the game too early or never", _ending),
    )
)
