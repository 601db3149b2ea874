"""The reference site: a page for every card, crew and word, in four languages."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat

EXAMPLES = (
    "cc-tools site build",
    "cc-tools site build --language ja --output /tmp/site",
    "cc-tools site build --only captains-chair/crew --output /tmp/part",
    "python -m http.server --directory build/site",
)


class Code(StrEnum):
    """The code of a language."""

    EN = "en"
    PT = "pt"
    ES = "es"
    JA = "ja"


def build(
    output: Annotated[
        Path, typer.Option("--output", "-o", file_okay=False, help="The folder; below it, one for each language.")
    ] = Path("build/site"),
    language: Annotated[
        list[Code] | None,
        typer.Option("--language", "-l", show_default="all", help="Only this language; may be given several times."),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="PATH", help="Only pages whose path begins so; may be given several times."),
    ] = None,
    format_: DataFormat = "text",
) -> None:
    """Build the reference site from ./cardsets, or else from the shipped card sets.

    Only pages that differ are written. The docs need the extra `cc-tools[site]`; their pages as Markdown are kept
    beside the site, in the folder of its name with `-pages`. The site works from any web server, in any folder of
    it; with `--only captains-chair/cards/bynars` it is made in part, without the docs.
    """
    from cc_tools.cli import siting
    from cc_tools.cli.conclusion import counted
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.site import Built, Output

    built, data_hash = siting.build(output, siting.languages(language), only or ())
    if format_ == "json":
        made = tuple(Built(language=b.language, pages=b.pages, changed=b.changed) for b in built)
        write_json(Output(command="site", data_hash=data_hash, site=output.as_posix(), languages=made), sys.stdout)
        return
    for one in built:
        news = f"{counted(one.changed, 'file')} changed" if one.changed else "as it was"
        typer.echo(f"{output.as_posix()}/{one.language}: {counted(one.pages, 'page')}, {news}")


def serve(
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="0 for any that is free.")] = 8000,
    host: Annotated[str, typer.Option("--host", help="The address of this machine to serve on.")] = "127.0.0.1",
    language: Annotated[
        list[Code] | None,
        typer.Option("--language", "-l", show_default="all", help="Only this language; may be given several times."),
    ] = None,
) -> None:
    """Serve the site while its cards are being written; open pages follow every change of a file.

    Pages are made from the files as they are, when they are asked for. Where the files have errors, the last sound
    state is shown with what is wrong. The docs and the bulk data are left to `build`.
    """
    from cc_tools.cli import siting

    siting.serve(host, port, siting.languages(language))


RUNS = {"build": build, "serve": serve}
