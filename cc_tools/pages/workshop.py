"""The site while it is being written: pages are made when they are asked for, from the catalog as it is now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from cc_tools.model.catalog import Catalog
from cc_tools.model.outdated import Outdated
from cc_tools.model.showing import Showings
from cc_tools.model.text import Language
from cc_tools.pages import markup
from cc_tools.pages.build import entrance
from cc_tools.pages.explorer.data import FOLDER
from cc_tools.pages.index import Index
from cc_tools.pages.missing import missing_page
from cc_tools.pages.offline import WORKER
from cc_tools.pages.settings import settings
from cc_tools.pages.shell import ASSETS, Shell
from cc_tools.pages.site import Planned, editions, indexes, plan
from cc_tools.pages.texts import texts, texts_path
from cc_tools.pages.wording import wording

CHANGES = "__changes__"
"""The address where a page waits for the next change."""
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8", ".svg": "image/svg+xml",
}  # fmt: skip
_FOLLOW = """<script>(function () {
  function wait(seen) {
    fetch(ROOT + "__changes__?" + seen).then(function (answer) { return answer.json(); }).then(function (now) {
      if (now.changes !== seen) location.reload(); else wait(seen);
    }).catch(function () { setTimeout(function () { wait(seen); }, 1000); });
  }
  wait(CHANGES);
})();</script>"""
_NO_WORKER = (
    "self.addEventListener('install', () => self.skipWaiting());\n"
    "self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));\n"
)
"""The site under work is not kept: what an earlier build has kept is let go."""

_BANNER = "position:fixed;inset:auto 0 0 0;z-index:99;padding:1rem;background:#8c1d18;color:#fff;font:0.9rem monospace"

Answer = tuple[int, str, bytes]
"""Status, type and content."""
Search = Callable[[Catalog], Iterable[tuple[str, bytes]]]


class Workshop:
    """Answers addresses below the root of the site. `search` makes the files of the explorer from a catalog.

    `showings` are the scenarios that show rules, as their files are now, `outdated` the translations of a catalog
    that are out of date.
    """

    def __init__(
        self,
        site: Path,
        languages: Sequence[Language],
        search: Search,
        showings: Callable[[], Showings] = dict,
        outdated: Callable[[Catalog], Outdated] = lambda _: {},
    ) -> None:
        self._site = site
        self._languages = languages
        self._search = search
        self._showings = showings
        self._outdated = outdated
        self.changes = 0
        self.trouble = ""
        self._indexes: list[Index] = []
        self.take(Catalog())

    def take(self, catalog: Catalog, *, news: bool = True) -> None:
        """Show another catalog, and words and settings as they are now; open pages learn of it where it is `news`.

        Raises OSError; ValueError for words that are none.
        """
        self._catalog = catalog
        self._words, self._settings = wording(self._site), settings(self._site)
        before = {one.game.game.id: one for one in self._indexes}
        self._indexes = indexes(catalog, self._showings(), self._outdated(catalog))
        for one in self._indexes:
            if one.game.game.id in before:
                one.remember(before[one.game.game.id])
        self._plans: dict[Language, tuple[Shell, Mapping[str, Planned]]] = {}
        self._data: dict[str, bytes] = {}
        self.trouble = ""
        self.changes += news

    def refuse(self, trouble: str) -> None:
        """Go on showing the last sound catalog, and say above every page what is wrong with the new one."""
        self.trouble = trouble
        self.changes += 1

    def answer(self, path: str) -> Answer:
        """What lies at a path without a leading slash; the page that says so where nothing does."""
        path = f"{path}index.html" if not path or path.endswith("/") else path
        found = self._found(path)
        if found is None:
            missing = missing_page(self._words, self._languages, self._settings)
            return 404, TYPES[".html"], missing.replace('data-root=""', 'data-root="/"', 1).encode()
        return 200, TYPES.get(Path(path).suffix, "application/octet-stream"), found

    def _found(self, path: str) -> bytes | None:
        first, _, rest = path.partition("/")
        if path == "index.html":
            return entrance(self._words, self._languages).encode()
        if path == WORKER:
            return _NO_WORKER.encode()
        if first == ASSETS:
            return self._asset(rest)
        if first == FOLDER:
            return self._texts(path)
        language = next((one for one in self._languages if one == first), None)
        return self._page(language, rest) if language is not None else None

    def _asset(self, path: str) -> bytes | None:
        folder = (self._site / ASSETS).resolve()
        file = (folder / path).resolve()
        return file.read_bytes() if file.is_relative_to(folder) and file.is_file() else None

    def _planned(self, language: Language) -> tuple[Shell, Mapping[str, Planned]]:
        if language not in self._plans:
            of = editions(self._indexes, self._words, language, self._settings)
            shell = Shell(of, self._words, language, self._languages, self._settings, docs=False)
            self._plans[language] = shell, {one.path: one for one in plan(of, self._words, language)}
        return self._plans[language]

    def _page(self, language: Language, path: str) -> bytes | None:
        shell, planned = self._planned(language)
        if path not in planned:
            return None
        root = "../" * (path.count("/") + 1)
        follow = _FOLLOW.replace("ROOT", f'"{root}"').replace("CHANGES", str(self.changes))
        return shell.html(planned[path].make()).replace("</body>", f"{self._banner()}{follow}</body>", 1).encode()

    def _banner(self) -> str:
        if not self.trouble:
            return ""
        lines = "<br>".join(markup.text(line) for line in self.trouble.splitlines())
        return f'<div role="alert" lang="en" dir="ltr" style="{_BANNER}">{lines}</div>'

    def _texts(self, path: str) -> bytes | None:
        """The files of the searches; those of the explorer are made together, when the first is asked for."""
        for language in self._languages:
            if path == texts_path(language):
                return texts(language, (one.make() for one in self._planned(language)[1].values())).file()[1]
        if not self._data:
            self._data = dict(self._search(self._catalog))
        return self._data.get(path)
