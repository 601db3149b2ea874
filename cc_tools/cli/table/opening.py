"""How a game at a terminal begins: who plays what, from options or asked for."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from cc_tools.cli.ordering import OrderError, boxes, listed, options
from cc_tools.cli.table.console import Console
from cc_tools.cli.table.files import FileError, read as read_file
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.picking import Picking, meant
from cc_tools.cli.table.texts import Texts
from cc_tools.engine.match import Match
from cc_tools.engine.state import Player
from cc_tools.simulate.agents import AGENTS, Agent
from cc_tools.simulate.dice import derived
from cc_tools.simulate.jobs import Table


def seed() -> int:
    """A seed by chance, where none is given."""
    return secrets.randbelow(1 << 32)


class NoCrewError(OrderError):
    """A crew or deck that the game does not have."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(text)
        self.name = name


def read(at: Table, file: Path, texts: Texts) -> Match:
    """A game written before. Raises OrderError."""
    try:
        return read_file(at.pool, file, texts)
    except FileError as error:
        raise OrderError(str(error)) from error


def begun(
    at: Table,
    console: Console,
    texts: Texts,
    names: Names,
    *,
    crews: str,
    sides: str,
    seed: int,
    sets: str,
    rules: Sequence[str],
) -> Match:
    """A new game; crews and sides that are not named are asked for. Raises OrderError and LeftError."""
    known: tuple[str, ...] = at.play.crews(at.pool)
    picking = Picking(console, texts, names)
    chosen = [_crew(name, known, texts, names) for name in listed(crews)[:2]]
    while len(chosen) < 2:
        chosen.append(picking.crew(len(chosen) + 1, known, () if at.play.display.TWICE else chosen))
    up: list[str] = []
    for number, crew in enumerate(chosen, 1):
        own: tuple[str, ...] = at.play.sides(at.pool, crew)
        wanted = listed(sides)[number - 1 : number] or listed(sides)[:1]
        up += _named(wanted, own, f"side of the board of {crew}") or (
            list(own) if len(own) == 1 else [picking.side(number, own)]
        )
    first, second = (at.play.Seat(crew, side) for crew, side in zip(chosen, up, strict=True))
    table = at.play.Table((first, second), seed, boxes(sets, at), options=dict(options(rules, at)))
    try:
        return Match.begun(at.pool, at.play.new_game(at.pool, table))
    except at.play.SetupError as error:
        raise OrderError(str(error)) from error


def _crew(name: str, known: Sequence[str], texts: Texts, names: Names) -> str:
    """The crew that is meant by its id or name, or the beginning of it."""
    found = meant(name, known, names.crew)
    if len(found) != 1:
        raise NoCrewError(name, texts.say("no-crew", name=repr(name), known=", ".join(found or known)))
    return found[0]


def _named(names: Sequence[str], known: Sequence[str], what: str) -> list[str]:
    for name in names:
        if name not in known:
            raise OrderError(f"there is no {what} {name!r}; there are {', '.join(known)}")
    return list(names[:2])


def agents(at: Table, names: Mapping[Player, str], seed: int) -> dict[Player, Agent]:
    """Who plays a seat in place of a person, by the names of agents. Raises OrderError."""
    for name in names.values():
        if name not in AGENTS:
            raise OrderError(f"there is no agent {name!r}; there are {', '.join(sorted(AGENTS))}")
    return {player: AGENTS[name](at.play, derived("agent", seed, player)) for player, name in names.items()}
