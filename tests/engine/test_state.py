"""A copy of a state shares nothing with it that play can change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from cc_tools.engine.state import State
from tests.engine.games import played

_SHARED = {"cards", "options", "question"}
"""What never changes once a game has begun, or is only replaced as a whole."""

_PLAIN = {"notes", "lasting"}
"""Mappings of values that are only replaced as wholes."""


def changeable(value: Any, path: str, deep: bool = True) -> Iterator[tuple[int, str]]:
    """The objects within a value that can be changed in place, by identity, with where they are."""
    if is_dataclass(value) and not isinstance(value, type):
        yield id(value), path
        for field in fields(value):
            if not (isinstance(value, State) and field.name in _SHARED):
                yield from changeable(getattr(value, field.name), f"{path}.{field.name}", field.name not in _PLAIN)
    elif isinstance(value, dict):
        yield id(value), path
        for key, one in value.items() if deep else ():
            yield from changeable(one, f"{path}[{key}]", deep=False)
    elif isinstance(value, list):
        yield id(value), path
        for at, one in enumerate(value) if deep else ():
            yield from changeable(one, f"{path}[{at}]")


def test_a_copy_shares_nothing_that_changes() -> None:
    for seed in (101, 102):
        for match in played(seed):
            own = dict(changeable(match.state, "state"))
            assert not [own[key] for key, _ in changeable(match.state.copied(), "copy") if key in own]
