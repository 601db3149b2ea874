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
    from cc_tools import pipeline, shipped
    from cc_tools.cli.codes import every
    from cc_tools.cli.conclusion import counted, refuse
    from cc_tools.cli.options import roots
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.site import Built, Output
    from cc_tools.cli.terminal import progress
    from cc_tools.database import DatabaseError
    from cc_tools.model.text import LANGUAGES
    from cc_tools.pages.build import BuildError, build as build_site

    wanted = [one for one in LANGUAGES if not language or one in language]
    try:
        with progress("reading cards"), pipeline.open_database(roots(None)[0]) as database:
            data_hash = database.meta().data_hash
            catalog = pipeline.open_catalog(roots(None)[0])
        with progress("building the site"):
            built = build_site(catalog, shipped.site(), output, wanted, every().values(), only or ())
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)
    except (BuildError, DatabaseError, OSError) as error:
        refuse(str(error))
    if format_ == "json":
        made = tuple(Built(language=b.language, pages=b.pages, changed=b.changed) for b in built)
        write_json(Output(command="site", data_hash=data_hash, site=output.as_posix(), languages=made), sys.stdout)
        return
    for one in built:
        news = f"{counted(one.changed, 'file')} changed" if one.changed else "as it was"
        typer.echo(f"{output.as_posix()}/{one.language}: {counted(one.pages, 'page')}, {news}")


RUNS = {"build": build}
