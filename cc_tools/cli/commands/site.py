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
    format_: DataFormat = "text",
) -> None:
    """Build the reference site from ./cardsets, or else from the shipped card sets.

    The pages as Markdown are kept beside it, in the folder of its name with `-pages`. Needs the extra
    `cc-tools[site]`. The site works from any web server, in any folder of it.
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
            built = build_site(catalog, shipped.site(), output, wanted, every().values())
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)
    except (BuildError, DatabaseError, OSError) as error:
        refuse(str(error))
    if format_ == "json":
        made = tuple(Built(language=b.language, pages=b.pages, changed=b.changed, made=b.made) for b in built)
        write_json(Output(command="site", data_hash=data_hash, site=output.as_posix(), languages=made), sys.stdout)
        return
    for one in built:
        news = f"{counted(one.changed, 'file')} changed" if one.made else "as it was"
        typer.echo(f"{output.as_posix()}/{one.language}: {counted(one.pages, 'page')}, {news}")


RUNS = {"build": build}
