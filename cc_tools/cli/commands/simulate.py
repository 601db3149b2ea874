"""`cc-tools simulate`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat

EXAMPLES = (
    "cc-tools simulate --crews all --games 4 --agents random --jobs 2",
    "cc-tools simulate --crews picard,sela --seed 7 --agents greedy,random --check",
    "cc-tools simulate --crews koloth,kirk --games 2 --agents random --format json | jq .endings",
    "cc-tools simulate --crews archer,soval --seed 3 --agents random --write-playthrough /tmp/game.txt",
)


def run(
    crews: Annotated[
        str, typer.Option(help="`all`, or crews with commas between: every pair of them in turn.")
    ] = "all",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(help="The seed that all chance follows from.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many games at the same time; it changes no game.")] = 1,
    agents: Annotated[
        str, typer.Option(help="Who plays: `greedy`, `devoted` or `random`, one for both seats or one each.")
    ] = "greedy",
    sides: Annotated[
        str, typer.Option(show_default="all", help="Sides of the boards to play, with commas between.")
    ] = "",
    boxes: Annotated[
        str, typer.Option(show_default="those of the crews", help="Sets of the common cards, with commas between.")
    ] = "",
    rule: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", show_default=False, help="A rules option; may be repeated."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Check the position after every decision.")] = False,
    cap: Annotated[int, typer.Option(min=1, help="So many decisions a game may take.")] = 20_000,
    playthrough: Annotated[
        Path | None,
        typer.Option("--write-playthrough", dir_okay=False, show_default=False, help="Write the first game as text."),
    ] = None,
    game: Annotated[str, typer.Option("--game", help="The game.")] = "captains-chair",
    format_: DataFormat = "text",
) -> None:
    """Let agents play games, and count how they end.

    The same seed gives the same games, however many are played at the same time. A game that something goes wrong
    with is told with all that is needed to play it again.

    Ends with code 1 if something went wrong with a game.
    """
    from cc_tools.cli import ordering, simulating
    from cc_tools.cli.conclusion import refuse
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.playable import playable
    from cc_tools.cli.table import which_game
    from cc_tools.cli.terminal import progress

    if playthrough is not None and not playthrough.parent.is_dir():
        refuse(f"there is no folder {playthrough.parent}")
    with progress("reading cards"):
        at = playable(game)
    try:
        batch = ordering.batch(
            at, crews=crews, games=games, seed=seed, agents=agents, sides=sides, sets=boxes, rules=rule or [],
            check=check, cap=cap,
        )  # fmt: skip
    except ordering.NoSuchCrewError as error:
        other = which_game.having(error.name, game)
        refuse(str(error) if other is None else f"there is no crew {error.name!r}; `--game {other}` has it")
    except ordering.OrderError as error:
        refuse(str(error))
    if playthrough is not None:
        simulating.write(at, batch, playthrough)
        return
    output = simulating.played(at, batch, jobs, sys.stderr)
    if format_ == "json":
        write_json(output, sys.stdout)
    else:
        print("\n".join(simulating.lines(output)))
    raise typer.Exit(1 if output.errors else 0)
