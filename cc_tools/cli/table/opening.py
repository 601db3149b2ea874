"""How a game at a terminal begins: who plays what, from options or asked for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from cc_tools.cli.ordering import OrderError, boxes, listed, options
from cc_tools.cli.table import words
from cc_tools.cli.table.console import Console, heard
from cc_tools.engine.match import Match
from cc_tools.engine.save import load_file
from cc_tools.engine.state import Player
from cc_tools.engine.writing import SaveError
from cc_tools.simulate.agents import AGENTS, Agent
from cc_tools.simulate.dice import derived
from cc_tools.simulate.jobs import Table


def seed() -> int:
    """A seed by chance, where none is given."""
    return secrets.randbelow(1 << 32)


def read(at: Table, file: Path) -> Match:
    """A game written before. Raises OrderError."""
    try:
        return load_file(at.pool, file)
    except (OSError, SaveError) as error:
        raise OrderError(str(error)) from error


def begun(at: Table, console: Console, *, crews: str, sides: str, seed: int, sets: str, rules: Sequence[str]) -> Match:
    """A new game; crews and sides that are not named are asked for. Raises OrderError and LeftError."""
    known: tuple[str, ...] = at.play.crews(at.pool)
    chosen = _named(listed(crews), known, "crew")
    while len(chosen) < 2:
        left = [crew for crew in known if crew not in chosen]
        chosen.append(_asked(console, words.WHICH_CREW, len(chosen) + 1, left))
    up: list[str] = []
    for number, crew in enumerate(chosen, 1):
        own: tuple[str, ...] = at.play.sides(at.pool, crew)
        wanted = listed(sides)[number - 1 : number] or listed(sides)[:1]
        up += _named(wanted, own, f"side of the board of {crew}") or (
            list(own) if len(own) == 1 else [_asked(console, words.WHICH_SIDE, number, own)]
        )
    first, second = (at.play.Seat(crew, side) for crew, side in zip(chosen, up, strict=True))
    table = at.play.Table((first, second), seed, boxes(sets, at), options=dict(options(rules, at)))
    try:
        return Match.begun(at.pool, at.play.new_game(at.pool, table))
    except at.play.SetupError as error:
        raise OrderError(str(error)) from error


def _named(names: Sequence[str], known: Sequence[str], what: str) -> list[str]:
    for name in names:
        if name not in known:
            raise OrderError(f"there is no {what} {name!r}; there are {', '.join(known)}")
    return list(names[:2])


def _asked(console: Console, prompt: str, number: int, known: Sequence[str]) -> str:
    """One of several names, or the beginning of one that no other begins with."""
    while True:
        line = heard(console, prompt.format(number=number, known=", ".join(known)))
        found = [name for name in known if line and name.startswith(line.casefold())]
        if len(found) == 1:
            return found[0]
        console.write(words.NOT_A_NAME.format(text=line))


def agents(at: Table, against: str | None, seed: int) -> dict[Player, Agent]:
    """Who plays the second seat in place of a person. Raises OrderError."""
    if against is None:
        return {}
    if against not in AGENTS:
        raise OrderError(f"there is no agent {against!r}; there are {', '.join(sorted(AGENTS))}")
    return {1: AGENTS[against](at.play, derived("agent", seed, 1))}
