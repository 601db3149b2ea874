"""The site as the commands ask for it: from which cards it is built, what lies beside its pages, how it is served."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

import typer

from cc_tools import database, pipeline, shipped
from cc_tools.cli import exporting
from cc_tools.cli.codes import every
from cc_tools.cli.conclusion import refuse
from cc_tools.cli.options import roots
from cc_tools.cli.terminal import progress
from cc_tools.database import Database, DatabaseError
from cc_tools.database.card_search import over, specification
from cc_tools.export.addresses import write_cards
from cc_tools.export.errors import ExportError
from cc_tools.export.source import Source
from cc_tools.export.writing import write_folder
from cc_tools.games.search_fields import search_fields
from cc_tools.model.catalog import Catalog
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.pages.build import BuildError, Built, build as build_site
from cc_tools.pages.explorer import data
from cc_tools.pages.serve import Server, Watched
from cc_tools.pages.workshop import Workshop

DATA = "data"
"""The folder of the bulk data, at the root of the site."""
FORMATS = ("json", "csv", "sqlite")
"""The formats of the bulk data, each in a folder of its name."""
_SHOWN = 5


def languages(wanted: Sequence[str] | None) -> list[Language]:
    """The languages asked for, in their usual order; all where none is."""
    return [one for one in LANGUAGES if not wanted or one in wanted]


def build(output: Path, wanted: Sequence[Language], only: Sequence[str]) -> tuple[tuple[Built, ...], str]:
    """What was built, and the hash of its data; the program ends where it cannot be."""
    source, root = exporting.source(None), roots(None)[0]
    try:
        with progress("building the site"), pipeline.open_database(root) as opened:
            if not only:
                _write_data(source, output / DATA)
            search = over(opened.connection, specification(search_fields()))
            beside = pipeline.showings(root), pipeline.outdated(root, source.catalog)
            built = build_site(source.catalog, shipped.site(), output, wanted, every().values(), only, search, *beside)
    except (BuildError, DatabaseError, ExportError, OSError) as error:
        refuse(str(error))
    return built, source.data_hash


def _write_data(source: Source, folder: Path) -> None:
    """The bulk data, and a file for every card."""
    for name in FORMATS:
        write_folder(name, source, folder / name)
    write_cards(source, folder)


def serve(host: str, port: int, wanted: Sequence[Language]) -> None:
    """Serve until interrupted; the program ends where the address is taken."""
    root = roots(None)[0]
    again, alone = pipeline.Again(root), threading.Lock()
    workshop = Workshop(
        shipped.site(),
        wanted,
        lambda catalog: _search_files(catalog, wanted),
        again.showings,
        partial(pipeline.outdated, root),
    )

    def refresh() -> None:
        with alone:
            catalog, findings = again.read()
        if catalog is not None:
            workshop.take(catalog)
            typer.echo("as the files are now")
            return
        said = [f"{one.span.file}:{one.span.start.line}: {one.message}" for one in findings]
        more = [f"and {len(said) - _SHOWN} more"] if len(said) > _SHOWN else []
        workshop.refuse("\n".join([*said[:_SHOWN], *more]))
        typer.echo("\n".join(said), err=True)

    def warmed() -> None:
        """Read the files themselves once, so that the first change is as quick as the others."""
        with alone:
            catalog, _ = again.read()
        if catalog is not None:
            server.meanwhile(lambda: workshop.take(catalog, news=False))
            server.meanwhile(lambda: workshop.answer(f"{wanted[0]}/index.html"))

    try:
        server = Server(workshop, Watched([root, shipped.site()]), refresh, host, port)
    except OSError as error:
        refuse(f"cannot serve on {host}:{port}: {error.strerror or error}")
    try:
        with progress("reading cards"):
            workshop.take(pipeline.open_catalog(root))
        threading.Thread(target=warmed, daemon=True).start()
    except pipeline.UnsoundError:
        refresh()
    typer.echo(f"serving {server.address} - Ctrl+C ends")
    try:
        server.run()
    except KeyboardInterrupt:
        server.stop()


def _search_files(catalog: Catalog, wanted: Sequence[Language]) -> Iterable[tuple[str, bytes]]:
    """The files of the explorer, from a database in memory."""
    with Database(database.to_bytes(catalog, data_hash="")) as made:
        search = over(made.connection, specification(search_fields()))
        return list(data.files(search, wanted))
