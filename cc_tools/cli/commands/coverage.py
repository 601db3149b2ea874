"""`cc-tools coverage`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat, FailOn, Paths, roots

EXAMPLES = (
    "cc-tools coverage cardsets/captains-chair/scenarios/payment.yaml --games 2 --details",
    "cc-tools coverage cardsets/captains-chair/scenarios/turn.yaml --games 0 --format json | jq .unexplained",
)


def run(
    paths: Paths = None,
    games: Annotated[int, typer.Option(min=0, help="How many games are played by agents that try what is new.")] = 60,
    seed: Annotated[int, typer.Option(help="The seed of these games.")] = 1,
    details: Annotated[
        bool, typer.Option("--details", help="Also list instructions and sides of forks that were never reached.")
    ] = False,
    game: Annotated[str, typer.Option("--game", help="The game.")] = "captains-chair",
    format_: DataFormat = "text",
    fail_on: FailOn = "error",
) -> None:
    """Say which operations are carried out by scenarios and by games of agents.

    Counted are operations, their instructions, and the sides of every fork. An operation that nothing carries out has
    to stand in the list of `game.yaml` with the rule that keeps two players from it.

    Ends with code 1 if an operation is neither, or the list is wrong; with `--fail-on warning` also if a side of a fork
    was never taken and nothing explains it.
    """
    from cc_tools import pipeline
    from cc_tools.cli import covering
    from cc_tools.cli.conclusion import refuse
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.playable import playable
    from cc_tools.cli.terminal import progress

    with progress("reading cards"):
        at = playable(game)
    with progress("playing scenarios"):
        try:
            by_scenarios = covering.of_scenarios(pipeline.read_scenarios(roots(paths)), game)
        except pipeline.UnsoundError as error:
            refuse(str(error), 1)
    with progress("playing games"):
        by_games = covering.of_games(at, games, seed)
    output = covering.account(at, by_scenarios, by_games, seed, fail_on)
    if format_ == "json":
        write_json(output, sys.stdout)
    else:
        print("\n".join(covering.lines(output, details)))
    raise typer.Exit(0 if output.ok else 1)
