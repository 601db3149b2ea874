"""`cc-tools compile`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cc_tools.cli.options import FailOn, Paths, ReportFormat, roots

EXAMPLES = (
    "cc-tools compile",
    "cc-tools compile cardsets/captains-chair -o captains-chair.db",
    "sqlite3 cards.db '.tables'",
)


def run(
    paths: Paths = None,
    target: Annotated[Path, typer.Option("--output", "-o", dir_okay=False, help="The file to write.")] = Path(
        "cards.db"
    ),
    format_: ReportFormat = "text",
    fail_on: FailOn = "error",
) -> None:
    """Write card files as a database.

    The files are checked first, and with errors nothing is written. The database is one SQLite file.
    """
    from cc_tools import pipeline
    from cc_tools.cli import checked
    from cc_tools.cli.conclusion import conclude, counted, passes, refuse
    from cc_tools.cli.output.compile import Output
    from cc_tools.cli.terminal import progress
    from cc_tools.database import DatabaseError

    if not target.parent.is_dir():
        refuse(f"there is no folder {target.parent}")
    places = roots(paths)
    with progress("compiling cards"):
        try:
            outcome = checked.complete(pipeline.compile(places, target), places)
        except DatabaseError as error:
            refuse(str(error))
    written = passes(outcome.findings, "error")
    name = target.as_posix() if written else None
    output = Output(command="compile", database=name, **checked.output(outcome, fail_on))
    last = (
        f"{name}: {counted(target.stat().st_size, 'byte')}, data {outcome.data_hash}" if written else "nothing written"
    )
    conclude(checked.report(outcome, output, last), format_, fail_on)
