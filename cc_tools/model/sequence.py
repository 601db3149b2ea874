"""Numbers that should run from 1 to a total, each once: which are missing, which are too many, which were meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Surplus:
    """An entry whose number stands twice or lies outside, and the missing number that its place asks for."""

    index: int
    meant: int | None


@dataclass(frozen=True, slots=True)
class Faults:
    """What keeps numbers from being complete. Missing numbers that an entry was meant to have are left out."""

    surplus: tuple[Surplus, ...]
    missing: tuple[int, ...]


def faults(numbers: Sequence[int], total: int, blocks: Sequence[Hashable] = ()) -> Faults:
    """The faults of numbers in the order written. Neighbours count only within one block (a file)."""
    missing = [number for number in range(1, total + 1) if number not in set(numbers)]
    surplus = [index for index, number in enumerate(numbers) if not 1 <= number <= total]
    around = [_around(numbers, blocks, index) for index in range(len(numbers))]
    for number, count in Counter(numbers).items():
        if count > 1 and 1 <= number <= total:
            same = [index for index, other in enumerate(numbers) if other == number]
            kept = max(same, key=lambda index: _fitness(number, around[index], missing))
            surplus.extend(index for index in same if index != kept)
    found = []
    for index in sorted(surplus):
        meant = _meant(around[index], missing, alone=len(surplus) == 1)
        if meant is not None:
            missing.remove(meant)
        found.append(Surplus(index, meant))
    return Faults(tuple(found), tuple(missing))


def spans(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Ascending numbers as stretches without a gap: first and last of each."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


_Around = tuple[int | None, int | None]
_WIDE = 1_000_000


def _around(numbers: Sequence[int], blocks: Sequence[Hashable], index: int) -> _Around:
    """The numbers before and behind an entry in its block."""

    def beside(other: int) -> int | None:
        inside = 0 <= other < len(numbers) and (not blocks or blocks[other] == blocks[index])
        return numbers[other] if inside else None

    return beside(index - 1), beside(index + 1)


def _fitness(number: int, around: _Around, missing: Sequence[int]) -> tuple[bool, bool, int, int]:
    """How well a number that stands twice fits its place; the best fitting one is kept.

    It stands in ascending order; no missing one belongs there, least of all between near neighbours; neighbours adjoin.
    """
    before, behind = around
    ascending = (before is None or before < number) and (behind is None or number < behind)
    width = _WIDE if before is None or behind is None else behind - before
    return ascending, not _between(around, missing), width, (before == number - 1) + (behind == number + 1)


def _between(around: _Around, missing: Sequence[int]) -> list[int]:
    """The missing numbers that belong between two neighbours."""
    before, behind = around
    if before is None and behind is None:
        return []
    return [number for number in missing if (before is None or before < number) and (behind is None or number < behind)]


def _meant(around: _Around, missing: Sequence[int], *, alone: bool) -> int | None:
    before, behind = around
    for number in (before + 1 if before is not None else None, behind - 1 if behind is not None else None):
        if number in missing:
            return number
    fitting = _between(around, missing) or (list(missing) if alone else [])
    return fitting[0] if len(fitting) == 1 else None
