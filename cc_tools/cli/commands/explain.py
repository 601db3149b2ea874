"""`cc-tools explain`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat

EXAMPLES = (
    "cc-tools explain L004",
    "cc-tools explain unknown-word",
    "cc-tools explain",
    "cc-tools explain L004 --format json",
)


def run(
    code: Annotated[
        str | None,
        typer.Argument(
            metavar="[CODE]", show_default=False, help="The id or the name of a code; without it, all are listed."
        ),
    ] = None,
    format_: DataFormat = "text",
) -> None:
    """Explain the code of a finding, or list all codes."""
    from cc_tools.cli.codes import every
    from cc_tools.cli.conclusion import refuse
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.explain import Output, Page
    from cc_tools.diagnostics import closest

    known = every()
    wanted = [c for c in known.values() if code is None or code.casefold() in (c.id.casefold(), c.name)]
    if not wanted:
        near = closest(str(code).upper(), known) or closest(str(code).casefold(), [c.name for c in known.values()])
        refuse(f"there is no code {code!r}" + (f"; did you mean {near}?" if near else ""), 1)
    if format_ == "json":
        pages = tuple(Page(id=c.id, name=c.name, severity=c.severity.value, manual=c.manual) for c in wanted)
        write_json(Output(command="explain", codes=pages), sys.stdout)
    elif code is None:
        for entry in wanted:
            typer.echo(f"{entry.id}  {entry.severity:<7}  {entry.name}")
    else:
        typer.echo(f"{wanted[0].id} {wanted[0].name} ({wanted[0].severity})\n\n{wanted[0].manual.strip()}")
