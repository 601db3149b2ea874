"""`cc-tools schema`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat

EXAMPLES = ("cc-tools schema", "cc-tools schema --check", "cc-tools schema --output /tmp/schema")


def run(
    check: Annotated[bool, typer.Option("--check", help="Write nothing; end with code 1 if a schema differs.")] = False,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", file_okay=False, show_default="schema/ of the checkout", help="The folder to write to."
        ),
    ] = None,
    format_: DataFormat = "text",
) -> None:
    """Write the JSON Schemas from the models.

    There are schemas of card files, for editors, and of the JSON output of every command, for programs.
    """
    from cc_tools import shipped
    from cc_tools.authoring.generated import differences, update
    from cc_tools.cli import schemas
    from cc_tools.cli.conclusion import counted, refuse
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.schema import File, Output

    if folder is None and not shipped.is_checkout():
        refuse("cc-tools does not run from a checkout; name a folder with --output")
    target = folder or shipped.schemas()
    made = schemas.made()
    changes = differences(made, target, schemas.PATTERN)
    if not check:
        update(made, target, changes)
    ok = not (check and changes)
    if format_ == "json":
        files = tuple(File(file=name, change=change) for name, change in changes.items())
        write_json(Output(command="schema", ok=ok, schemas=len(made), files=files), sys.stdout)
    else:
        for name, change in changes.items():
            typer.echo(f"{'to be ' if check else ''}{change}: {target.as_posix()}/{name}")
        typer.echo(f"{counted(len(made), 'schema')}: {counted(len(changes), 'difference')}")
    raise typer.Exit(0 if ok else 1)
