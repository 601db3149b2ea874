"""`cc-tools op`."""

from __future__ import annotations

from typing import Annotated

import typer

from cc_tools.cli.options import FailOn, ReportFormat

EXAMPLES = (
    'cc-tools op "PLAY: draw 2; gain 1 glory"',
    'cc-tools op "PLAY: gain 2 dilitium"',
    'cc-tools op "PLAY: draw 2" --format json | jq .tree',
    'cc-tools op "PLAY: discard card -> draw 2" --lowered',
    'cc-tools op "PLAY: discard card -> draw 2" --trace',
)


def run(
    operation: Annotated[str, typer.Argument(metavar="STRING", help="The operation, in quotes.")],
    game: Annotated[str, typer.Option("--game", help="The game whose words it uses.")] = "captains-chair",
    lowered: Annotated[bool, typer.Option("--lowered", help="Show the instructions it becomes.")] = False,
    trace: Annotated[
        bool, typer.Option("--trace", help="Carry it out in a game just begun, and show each instruction.")
    ] = False,
    format_: ReportFormat = "text",
    fail_on: FailOn = "error",
) -> None:
    """Read one operation and show what it means.

    Shown are its findings, canonical form, typed tree and English text.
    """
    from cc_tools.cli import data, tree
    from cc_tools.cli.conclusion import conclude, passes, tally
    from cc_tools.cli.output.envelope import findings
    from cc_tools.cli.output.op import Output
    from cc_tools.cli.reporters import Report
    from cc_tools.diagnostics import OPERATION
    from cc_tools.language.codes import UNKNOWN_KIND

    reading = data.read(operation, game)
    read = reading.operation if passes(reading.findings, "error") else None
    instructions = tuple(data.lowered(read, game)) if read and lowered else None
    steps = tuple(data.traced(read, game)) if read and trace else None
    output = Output(
        command="op",
        ok=passes(reading.findings, fail_on),
        game=game,
        operation=operation,
        canonical=reading.canonical if read else None,
        text=dict(reading.text),
        tree=tree.plain(read) if read else None,
        lowered=instructions,
        trace=steps,
        findings=findings(reading.findings),
    )
    sentence = [reading.text["en"]] if "en" in reading.text else []
    shown = [str(reading.canonical), *sentence, "", *tree.lines(read), ""] if read else []
    for part in (instructions, steps):
        shown += [*part, ""] if part else []
    other = data.reading_better(operation, game) if any(one.code is UNKNOWN_KIND for one in reading.findings) else None
    hint = [f"the kind is one of another game: `--game {other}`"] if other is not None else []
    summary = "\n".join([*shown, tally(reading.findings), *hint])
    conclude(Report(tuple(reading.findings), summary, output, {OPERATION: operation}), format_, fail_on)
