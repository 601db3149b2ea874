"""`cc-tools test`."""

from __future__ import annotations

from cc_tools.cli.options import FailOn, Paths, ReportFormat, roots

EXAMPLES = (
    "cc-tools test",
    "cc-tools test cardsets/captains-chair/scenarios",
    "cc-tools test --format json | jq .failed",
    "cc-tools test --format junit > scenarios.xml",
)


def run(paths: Paths = None, format_: ReportFormat = "text", fail_on: FailOn = "error") -> None:
    """Play scenarios and say which do not hold.

    A scenario is a position, moves, and what has to hold afterwards; scenario files lie in folders called `scenarios`
    or have that key at their top. A failed one is shown with its line, the position and the log of the game.
    """
    from cc_tools import pipeline, scenarios
    from cc_tools.cli import testing
    from cc_tools.cli.conclusion import conclude, refuse
    from cc_tools.cli.terminal import progress
    from cc_tools.games.package import installed
    from cc_tools.scenarios.execute import executor

    places = roots(paths)
    with progress("playing scenarios"):
        try:
            stock = testing.complete(pipeline.read_scenarios(places), places)
        except pipeline.UnsoundError as error:
            refuse(str(error), 1)
        results = scenarios.run(stock.sheets, executor(installed()))
    conclude(testing.report(stock, results, fail_on), format_, fail_on)
