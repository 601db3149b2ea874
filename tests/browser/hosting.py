"""The whole site, built once a run, and a static server that shows it below a sub-path, as a free host would."""

from __future__ import annotations

import functools
import http.server
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cc_tools import pipeline, shipped
from cc_tools.database.card_search import CardSearch, over, specification
from cc_tools.games.search_fields import search_fields
from cc_tools.model.text import LANGUAGES
from cc_tools.pages.build import build

PREFIX = "/some/where/"
"""The sub-path that the site stands at."""
_PATIENCE = 600.0


@contextmanager
def shipped_search() -> Iterator[CardSearch]:
    """A search over the shipped cards, as the command line has it."""
    with pipeline.open_database() as database:
        yield over(database.connection, specification(search_fields()))


def built(base: Path) -> Path:
    """The site in a folder that all processes of a run share; the first one builds, the others wait."""
    output, done = base / "whole-site", base / "whole-site.done"
    try:
        output.mkdir()
    except FileExistsError:
        until = time.monotonic() + _PATIENCE
        while not done.is_file():
            assert time.monotonic() < until, "the site was not built in time"
            time.sleep(0.2)
        return output
    showings = pipeline.showings(shipped.cardsets())
    with shipped_search() as search:
        build(pipeline.open_catalog(), shipped.site(), output, LANGUAGES, search=search, showings=showings)
    done.touch()
    return output


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Static files below the prefix; where nothing lies, the site's own page with status 404."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(PREFIX))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        content = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Requests are no news."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder while it is served."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, directory=str(folder)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{PREFIX}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
