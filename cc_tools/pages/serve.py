"""A server for the one who writes: it looks for changes, and lets the pages that are open know of them."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from cc_tools.pages.workshop import CHANGES, Workshop

PAUSE = 0.25
"""Seconds between two looks at the files."""
PATIENCE = 25.0
"""Seconds that a page waits for a change before it asks again."""


class Watched:
    """Files below some folders; `changed` says whether any differs from the last look."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = list(folders)
        self._seen = self._look()

    def _look(self) -> dict[Path, tuple[int, int]]:
        found = {}
        for folder in self._folders:
            for file in folder.rglob("*"):
                try:
                    known = file.stat()
                except OSError:
                    continue
                found[file] = (known.st_mtime_ns, known.st_size)
        return found

    def changed(self) -> bool:
        """Whether a file came, went or has another time or size."""
        now = self._look()
        differs = now != self._seen
        self._seen = now
        return differs


class Server:
    """Serves a workshop on an address of this machine; `refresh` is called when a watched file has changed."""

    def __init__(
        self, workshop: Workshop, watched: Watched, refresh: Callable[[], None], host: str, port: int
    ) -> None:
        self._workshop = workshop
        self._watched = watched
        self._refresh = refresh
        self._lock = threading.Lock()
        self._news = threading.Condition()
        self._ends = threading.Event()
        self._server = ThreadingHTTPServer((host, port), self._handler())
        self._server.daemon_threads = True

    @property
    def address(self) -> str:
        """Where the site is."""
        host, port = self._server.server_address[:2]
        return f"http://{host if isinstance(host, str) else host.decode()}:{port}/"

    def run(self) -> None:
        """Serve until `stop` is called or the program is interrupted."""
        watching = threading.Thread(target=self._watch, daemon=True)
        watching.start()
        try:
            self._server.serve_forever(poll_interval=0.1)
        finally:
            self.stop()
            self._server.server_close()

    def stop(self) -> None:
        """End serving."""
        self._ends.set()
        with self._news:
            self._news.notify_all()
        threading.Thread(target=self._server.shutdown, daemon=True).start()

    def meanwhile(self, act: Callable[[], object]) -> None:
        """Do something with the workshop while nothing is asked of it."""
        with self._lock:
            act()

    def refreshed(self) -> None:
        """Read what has changed, and tell the pages that wait."""
        with self._lock:
            self._refresh()
        with self._news:
            self._news.notify_all()

    def _watch(self) -> None:
        while not self._ends.wait(PAUSE):
            if self._watched.changed():
                self.refreshed()

    def _waited(self, seen: str) -> bytes:
        """The number of changes, once it is no longer the one seen."""
        until = time.monotonic() + PATIENCE
        with self._news:
            while str(self._workshop.changes) == seen and not self._ends.is_set() and time.monotonic() < until:
                self._news.wait(timeout=1.0)
        return json.dumps({"changes": self._workshop.changes}).encode()

    def _answered(self, path: str, query: str) -> tuple[int, str, bytes]:
        if path == CHANGES:
            return 200, "application/json", self._waited(query)
        with self._lock:
            return self._workshop.answer(path)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        answered = self._answered

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                address = urlsplit(self.path)
                status, kind, content = answered(unquote(address.path).lstrip("/"), address.query)
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content)))
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Requests are no news."""

        return Handler
