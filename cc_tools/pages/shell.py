"""What stands around the content of every page: head, header with navigation and language switch, footer."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from cc_tools.model.text import Language
from cc_tools.pages import markup
from cc_tools.pages.edition import TAGS, Edition
from cc_tools.pages.faces.design import look
from cc_tools.pages.home import ways
from cc_tools.pages.index import DOCS, EXPLORER, HOME, SEARCH
from cc_tools.pages.page import Page
from cc_tools.pages.settings import Settings
from cc_tools.pages.table.pages import titled
from cc_tools.pages.wording import Wording

ASSETS = "assets"
"""The folder of styles, scripts and pictures at the root of the site, shared by all languages."""
STYLES = ("style.css", "cards.css", "rules.css", "app/app.css")
SCRIPTS = ("site.js", "app/offline.js")
"""Loaded by every page, in this order; a page may have more of its own."""
FORMATS: Mapping[Language, str] = {"en": "en_US", "pt": "pt_BR", "es": "es_419", "ja": "ja_JP"}

_SYMBOLS = re.compile(r'href="#i-([a-z0-9-]+)"')
_SERIES = re.compile(r".*(: |：)")
# Before anything is drawn, so that the choice of colours does not flash.
_COLOURS = (
    "<script>try{var c=localStorage.getItem('colours');if(c)document.documentElement.dataset.colours=c}"
    "catch(e){}</script>"
)


@dataclass(frozen=True)
class Shell:
    """The surroundings of pages in one language."""

    editions: Sequence[Edition]
    wording: Wording
    language: Language
    languages: Sequence[Language]
    settings: Settings = field(default_factory=Settings)
    docs: bool = True

    def html(self, page: Page) -> str:
        """The whole file of a page."""
        up = "../" * page.path.count("/")
        root = f"{up}../"
        return (
            f'<!doctype html>\n<html lang="{TAGS[self.language]}" dir="ltr" data-root="{root}" '
            f'data-language="{self.language}">\n<head>\n{self._head(page, root)}\n</head>\n'
            f'<body class="cc-on-{page.kind}">\n'
            f'<a class="cc-skip" href="#content">{self._say("skip")}</a>\n{self._header(page, up, root)}\n'
            f'<main id="content"{" data-pagefind-body" if page.searched else ""}>\n{page.body}\n</main>\n'
            f"{self._footer}\n{self._sprite(page)}</body>\n</html>\n"
        )

    def _say(self, key: str) -> str:
        return markup.text(self.wording.say(key, self.language))

    # --- head ----------------------------------------------------------------------------------------------------

    def _head(self, page: Page, root: str) -> str:
        title, of_site = markup.text(page.title), self._say("title")
        whole = of_site if page.path == HOME else f"{title} · {of_site}"
        described = markup.text(page.description or self.wording.say("intro", self.language))
        lines = [
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<title>{whole}</title>",
            f'<meta name="description" content="{described}">',
            '<meta name="color-scheme" content="light dark">',
            '<meta name="theme-color" content="#1b2740">',
            '<meta name="referrer" content="no-referrer">',
            f'<meta property="og:title" content="{title}">',
            f'<meta property="og:description" content="{described}">',
            f'<meta property="og:locale" content="{FORMATS[self.language]}">',
            f'<link rel="canonical" href="{self._address(self.language, page, root)}">',
            *(
                f'<link rel="alternate" hreflang="{TAGS[one]}" href="{self._address(one, page, root)}">'
                for one in self.languages
            ),
            f'<link rel="icon" href="{root}{ASSETS}/mark.svg" type="image/svg+xml">',
            *(f'<link rel="stylesheet" href="{root}{ASSETS}/{one}">' for one in STYLES),
            _COLOURS,
            *(f'<script defer src="{root}{ASSETS}/{one}"></script>' for one in (*SCRIPTS, *page.scripts)),
        ]
        if self.settings.address and "en" in self.languages:
            lines.append(f'<link rel="alternate" hreflang="x-default" href="{self._address("en", page, root)}">')
        return "\n".join(lines)

    def _address(self, language: Language, page: Page, root: str) -> str:
        return f"{self.settings.address or root}{language}/{page.path}"

    # --- header --------------------------------------------------------------------------------------------------

    def _header(self, page: Page, up: str, root: str) -> str:
        return (
            f'<header class="cc-bar" data-pagefind-ignore>\n<div class="cc-bar-first">\n'
            f'<a class="cc-brand" href="{up}{HOME}"><img src="{root}{ASSETS}/mark.svg" alt="" width="28" height="28">'
            f"<span>{self._say('title')}</span></a>\n{self._games(page, up)}\n"
            f'<div class="cc-tools">\n{self._find(page, up)}{self._docs(root)}{self._switch(page, root)}\n'
            f'<button class="cc-colours" type="button" hidden aria-label="{self._say("colours")}" '
            f'title="{self._say("colours")}"><svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">'
            '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="1.8"/>'
            '<path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/></svg></button>\n</div>\n</div>\n'
            f"{self._sections(page, up)}\n</header>"
        )

    def _games(self, page: Page, up: str) -> str:
        if len(self.editions) < 2:
            return ""
        names = [one.name(one.game) for one in self.editions]
        shared = len(_series(names))
        links = "".join(
            f'<a href="{up}{HOME}#{one.game.id}"{_current(one.game.id == page.game, "true")}>'
            f"{markup.bdi(name[shared:])}</a>"
            for one, name in zip(self.editions, names, strict=True)
        )
        return f'<nav class="cc-games" aria-label="{self._say("games")}">{links}</nav>'

    def _sections(self, page: Page, up: str) -> str:
        listed = self._ways.get(page.game)
        if listed is None:
            return ""
        folder = page.path.rpartition("/")[0]
        links = []
        for label, path in listed:
            above = path == f"{folder}/{HOME}"
            here = _current(path == page.path or above, "page" if path == page.path else "true")
            links.append(f'<a href="{up}{path}"{here}>{markup.text(label)}</a>')
        return f'<nav class="cc-sections" aria-label="{self._say("sections")}"><div>{"".join(links)}</div></nav>'

    @cached_property
    def _ways(self) -> Mapping[str, list[tuple[str, str]]]:
        return {
            one.game.id: [*((label, path) for label, path, _ in ways(one)), *titled(one)] for one in self.editions
        }

    def _find(self, page: Page, up: str) -> str:
        """The way to the explorer, and the search in all texts, which its own page has already."""
        here = _current(page.path == EXPLORER, "page")
        explorer = f'<a class="cc-explore" href="{up}{EXPLORER}"{here}>{self._say("explorer-link")}</a>\n'
        if page.path == SEARCH:
            return explorer
        label = self._say("search-label")
        return (
            f'{explorer}<form class="cc-find" role="search" action="{up}{SEARCH}">'
            f'<input type="search" name="q" aria-label="{label}" placeholder="{label}" enterkeyhint="search"></form>\n'
        )

    def _docs(self, root: str) -> str:
        if not self.docs:
            return ""
        return f'<a class="cc-docs" href="{root}{DOCS}/index.html" hreflang="en">{self._say("docs-link")}</a>\n'

    def _switch(self, page: Page, root: str) -> str:
        """The language switch: it stays on the page, since every language has every page at the same path."""
        links = "".join(
            f'<li><a href="{root}{one}/{page.path}" hreflang="{TAGS[one]}" lang="{TAGS[one]}"'
            f"{_current(one == self.language, 'true')}>{markup.text(self.wording.say('language', one))}</a></li>"
            for one in self.languages
        )
        here = markup.text(self.wording.say("language", self.language))
        return (
            f'<details class="cc-language"><summary><span class="cc-hidden">{self._say("choose-language")}: </span>'
            f"{here}</summary><ul>{links}</ul></details>"
        )

    @cached_property
    def _footer(self) -> str:
        return f'<footer class="cc-footer" data-pagefind-ignore><p>{self._say("footer")}</p></footer>'

    def _sprite(self, page: Page) -> str:
        """The symbols that a page uses, each once; in the page itself, so that they show without a server."""
        used = sorted(set(_SYMBOLS.findall(page.body)))
        if not used:
            return ""
        games = [page.game] if page.game else [one.game.id for one in self.editions]
        known = {name: drawn for game in reversed(games) for name, drawn in look(game).symbols.items()}
        drawn = "".join(
            f'<symbol id="i-{one}" viewBox="0 0 24 24">{known[one]}</symbol>' for one in used if one in known
        )
        return f'<svg class="cc-sprite" width="0" height="0" aria-hidden="true">{drawn}</svg>\n'


def _series(names: Sequence[str]) -> str:
    """The name of the series with its colon, where all names begin with the same one; else nothing."""
    found = {series[0] if (series := _SERIES.match(name)) is not None else "" for name in names}
    return found.pop() if len(found) == 1 else ""


def _current(here: bool, value: str) -> str:
    return f' aria-current="{value}"' if here else ""
