"""Which number of a run is wrong, and which was meant."""

from __future__ import annotations

import pytest

from cc_tools.model.sequence import Surplus, faults, spans


@pytest.mark.parametrize(
    ("numbers", "total", "surplus", "missing"),
    [
        ([1, 2, 3], 3, [], []),
        ([1, 3, 4], 4, [], [2]),
        ([1, 2, 2, 3], 3, [(2, None)], []),
        ([1, 3, 3, 4], 4, [(1, 2)], []),
        ([1, 2, 4, 4], 4, [(2, 3)], []),
        ([1, 2, 30, 4], 4, [(2, 3)], []),
        ([2, 2, 3], 3, [(0, 1)], []),
        ([0], 1, [(0, 1)], []),
        ([], 2, [], [1, 2]),
    ],
)
def test_faults(numbers: list[int], total: int, surplus: list[tuple[int, int | None]], missing: list[int]) -> None:
    found = faults(numbers, total)
    assert found.surplus == tuple(Surplus(index, meant) for index, meant in surplus)
    assert found.missing == tuple(missing)


def test_neighbours_count_within_one_block_only() -> None:
    """The 5 of the first file does not stand in ascending order there, so it is the wrong one of the two."""
    found = faults([1, 5, 4, 2, 5], 5, ["a", "a", "a", "b", "b"])
    assert found.surplus == (Surplus(1, 3),)


def test_spans() -> None:
    assert spans([1, 2, 4, 6, 7]) == [(1, 2), (4, 4), (6, 7)]
