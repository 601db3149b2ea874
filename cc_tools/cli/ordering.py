"""What a command that plays games was asked for, checked against what there is: crews, agents, sides, options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cc_tools.simulate.agents import AGENTS
from cc_tools.simulate.batch import Batch
from cc_tools.simulate.jobs import Table


class OrderError(ValueError):
    """Something asked for that there is not: a crew, an agent, a rules option."""


class NoSuchCrewError(OrderError):
    """The name of a crew or deck that the game does not have."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"there is no crew {name!r}; there are {', '.join(known)}")
        self.name = name


def chosen(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The crews of `--crews`: `all`, or at least two names. Raises OrderError."""
    if text == "all":
        return known
    names = listed(text)
    unknown = [name for name in names if name not in known]
    if unknown:
        raise NoSuchCrewError(unknown[0], known)
    if len(dict.fromkeys(names)) < 2:
        raise OrderError("at least two different crews are needed")
    return tuple(dict.fromkeys(names))


def two(text: str, known: Iterable[str], what: str) -> tuple[str, str]:
    """One name for both players, or one each. Raises OrderError."""
    names = listed(text)
    unknown = [name for name in names if name not in known]
    if unknown:
        raise OrderError(f"there is no {what} {unknown[0]!r}; there are {', '.join(sorted(known))}")
    if not 1 <= len(names) <= 2:
        raise OrderError(f"one {what} for both players or one each is needed")
    return names[0], names[-1]


def listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def boxes(text: str, at: Table) -> tuple[str, ...]:
    """The sets of `--boxes`; none leaves them to the game. Raises OrderError."""
    known = [one.id for one in at.pool.catalog.sets]
    for name in listed(text):
        if name not in known:
            raise OrderError(f"there is no set {name!r}; there are {', '.join(known)}")
    return listed(text)


def options(written: Sequence[str], at: Table) -> Mapping[str, str]:
    """The rules options of `NAME=VALUE`. Raises OrderError."""
    known = at.pool.catalog.game.options
    found = {}
    for one in written:
        name, _, value = one.partition("=")
        if name not in known:
            raise OrderError(f"there is no rules option {name!r}; there are {', '.join(known)}")
        if value not in known[name].values:
            raise OrderError(f"{name} is one of {', '.join(known[name].values)}")
        found[name] = value
    return found


def batch(
    at: Table, *, crews: str, games: int, seed: int, agents: str, sides: str, sets: str, rules: Sequence[str],
    check: bool, cap: int,
) -> Batch:  # fmt: skip
    """The batch that was asked for. Raises OrderError."""
    known: tuple[str, ...] = at.play.crews(at.pool)
    every = sorted({side for crew in known for side in at.play.sides(at.pool, crew)})
    for side in listed(sides):
        if side not in every:
            raise OrderError(f"there is no side {side!r}; there are {', '.join(every)}")
    return Batch(
        chosen(crews, known), games, seed, two(agents, AGENTS, "agent"), listed(sides), boxes(sets, at),
        options(rules, at), check, cap,
    )  # fmt: skip
