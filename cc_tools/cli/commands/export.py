"""`cc-tools export`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat, of_game
from cc_tools.export import formats

EXAMPLES = (
    "cc-tools export json",
    "cc-tools export csv --output tables --game captains-chair",
    "cc-tools export json --output cards.json",
    "cc-tools export jsonl -o - | jq -r 'select(.type == \"card\") | .names.ja'",
    "cc-tools export sqlite -o cards.db && sqlite3 cards.db 'SELECT * FROM cards LIMIT 5'",
    "cc-tools export typescript -o src/cc-tools.d.ts",
)
FORMATS = formats.names()
STDOUT = "-"


def _known(value: str) -> str:
    if value not in FORMATS:
        raise typer.BadParameter(f"{value!r} is not one of {', '.join(FORMATS)}.")
    return value


def _completed(incomplete: str) -> list[str]:
    return [name for name in FORMATS if name.startswith(incomplete)]


def run(
    to: Annotated[
        str,
        typer.Argument(
            metavar="|".join(FORMATS),
            callback=_known,
            autocompletion=_completed,
            help="The format.",
            show_default=False,
        ),
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FOLDER|FILE|-",
            show_default="cc-tools-FORMAT",
            help="A folder; or a file with the ending of the data, or - for stdout: then the data alone.",
        ),
    ] = None,
    game: Annotated[str | None, of_game("")] = None,
    format_: DataFormat = "text",
) -> None:
    """Write all data of ./cardsets, or else of the shipped card sets, for other programs.

    A folder gets the data, its schema or types, the licence of the data, and manifest.json with version, content hash
    and the checksum of every file. The same data gives the same bytes. `csv` has several files and needs a folder.

    Every card is one object: its fields, names in four languages, printings with crew and position, operations with
    tree and sentences, rulings, and links to and from other records.
    """
    from cc_tools.cli import exporting
    from cc_tools.cli.conclusion import counted
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.export import Output

    source = exporting.source(game)
    if output is not None and output.as_posix() == STDOUT:
        exporting.to_stdout(to, source)
        return
    target = output or Path(f"cc-tools-{to}")
    files = exporting.write(to, source, target)
    if format_ == "json":
        found = Output(command="export", data_hash=source.data_hash, format=to, target=target.as_posix(), files=files)
        write_json(found, sys.stdout)
        return
    for file in files:
        typer.echo(f"{file.file}: {file.size:,} bytes")
    typer.echo(f"{counted(sum(len(one.cards) for one in source.catalog.games.values()), 'card')} exported as {to}")
