"""`cc-tools fmt`."""

from __future__ import annotations

from typing import Annotated

import typer

from cc_tools.cli.options import Paths, ReportFormat, roots

EXAMPLES = ("cc-tools fmt", "cc-tools fmt --check", "cc-tools fmt cardsets/captains-chair/core/allies.yaml")


def run(
    paths: Paths = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; end with code 1 if a file would change.")
    ] = False,
    format_: ReportFormat = "text",
) -> None:
    """Put card files into canonical form.

    That is the order of keys, quotes, empty lines, and the operations themselves. Comments stay. A file that cannot
    be read in full is left alone and reported.
    """
    from cc_tools.cli.conclusion import conclude, counted, passes, tally
    from cc_tools.cli.formatting import format_all
    from cc_tools.cli.output.envelope import findings
    from cc_tools.cli.output.fmt import Output
    from cc_tools.cli.reporters import Report
    from cc_tools.cli.terminal import progress

    with progress("formatting cards"):
        done = format_all(roots(paths), check)
    ok = passes(done.findings, "error")
    output = Output(command="fmt", ok=ok, files=done.files, changed=done.changed, findings=findings(done.findings))
    deed = "to be formatted" if check else "formatted"
    summary = f"{counted(len(done.changed), 'file')} of {done.files:,} {deed}: {tally(done.findings)}"
    conclude(Report(done.findings, summary, output, done.sources), format_, "error")
