"""`cc-tools play`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

EXAMPLES = (
    "cc-tools play",
    "cc-tools play --crews picard,sela --sides advanced --against greedy --seed 7",
    "cc-tools play --crews kirk,khan --sides advanced --lang pt",
    "cc-tools play --load game.json",
)

USUAL = "captains-chair"
"""The game that is played where nothing says which."""


def run(
    crews: Annotated[str, typer.Option(show_default="asked for", help="The crews of both players, with a comma.")] = "",
    sides: Annotated[
        str, typer.Option(show_default="asked for", help="The side of the boards, one for both or one each.")
    ] = "",
    against: Annotated[
        str | None,
        typer.Option(show_default=False, help="An agent that plays the second seat: `greedy`, `devoted` or `random`."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(show_default="by chance", help="The seed that all chance follows from.")
    ] = None,
    boxes: Annotated[
        str, typer.Option(show_default="those of the crews", help="Sets of the common cards, with commas between.")
    ] = "",
    rule: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", show_default=False, help="A rules option; may be repeated."),
    ] = None,
    load: Annotated[
        Path | None, typer.Option("--load", exists=True, dir_okay=False, help="Go on with a game written before.")
    ] = None,
    language: Annotated[
        Literal["en", "pt", "es", "ja"],
        typer.Option("--lang", "--language", "-l", help="The language of cards and operations."),
    ] = "en",
    game: Annotated[
        str | None, typer.Option("--game", show_default=f"that of --load, else {USUAL}", help="The game.")
    ] = None,
) -> None:
    """Play a game at the terminal, two people or one against an agent.

    Everything that can be done stands as a numbered choice; `?` lists what can be said besides. Two people pass the
    terminal on, and see no hand but their own. A game that was written keeps which seat an agent plays.
    """
    from cc_tools.cli.conclusion import refuse
    from cc_tools.cli.ordering import OrderError
    from cc_tools.cli.playable import playable
    from cc_tools.cli.table import opening, which_game
    from cc_tools.cli.table.console import LeftError, Streams
    from cc_tools.cli.table.names import Names
    from cc_tools.cli.table.session import Session
    from cc_tools.cli.table.texts import Texts
    from cc_tools.cli.terminal import progress

    with progress("reading cards"):
        played = game or (which_game.of_save(load) if load is not None else None) or USUAL
        at = playable(played)
    console, texts, names = Streams(sys.stdin, sys.stdout), Texts(played, language), Names(at.pool, language)
    start = opening.seed() if seed is None else seed
    try:
        ordered = {} if against is None else {1: against}
        opening.agents(at, ordered, start)
        match = (
            opening.read(at, load, texts)
            if load is not None
            else opening.begun(
                at, console, texts, names, crews=crews, sides=sides, seed=start, sets=boxes, rules=rule or []
            )
        )
        match.agents = ordered or match.agents
        played_by = opening.agents(at, match.agents, start)
    except opening.NoCrewError as error:
        other = which_game.having(error.name, played)
        refuse(str(error) if other is None else texts.say("in-game", text=error, game=other))
    except OrderError as error:
        refuse(str(error))
    except LeftError:
        return
    Session(at, match, played_by, names, console, read=load, asks=sys.stdin.isatty()).play()
