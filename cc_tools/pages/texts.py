"""The texts of pages for the search: what a reader sees, by page and by the heading it stands under."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cc_tools.model.text import Language
from cc_tools.pages.explorer.data import FOLDER
from cc_tools.pages.markup import UNSEARCHED
from cc_tools.pages.page import Page

_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9-]*)([^>]*)>|<!--.*?-->", re.DOTALL)
_ID = re.compile(r'\sid="([^"]*)"')
_EMPTY = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr", "path", "circle", "rect", "line", "use"})
_UNREAD = frozenset({"script", "style", "svg", "template"})
_INLINE = frozenset(
    ["a", "abbr", "b", "bdi", "code", "dfn", "em", "i", "kbd", "mark", "small", "span", "strong", "sub", "sup"]
)
_HEADING = re.compile(r"h[1-6]")


@dataclass(slots=True)
class Part:
    """A stretch of a page: its anchor, its heading, the text below that; the first has no anchor."""

    anchor: str = ""
    heading: str = ""
    text: str = ""


def parts(body: str) -> list[Part]:
    """What can be read in the HTML of a page, by headings that have an anchor; what is not searched is left out."""
    found = [Part()]
    pieces: list[str] = []
    within_heading = False
    for kind, value in _read(body):
        if kind == "text":
            pieces.append(value)
        elif kind == "open":
            found[-1].text += _line(pieces)
            found.append(Part(value))
            within_heading = True
        elif within_heading:
            found[-1].heading = _line(pieces).strip()
            within_heading = False
    found[-1].text += _line(pieces)
    return [one for one in found if one.heading or one.text.strip()]


def _line(pieces: list[str]) -> str:
    whole = re.sub(r"\s+", " ", html.unescape("".join(pieces)))
    pieces.clear()
    return whole


def _read(body: str) -> Iterator[tuple[str, str]]:
    """Text, and where a heading with an anchor opens and closes."""
    at, unread, depth = 0, "", 0
    heading = ""
    for tag in _TAG.finditer(body):
        if not unread and tag.start() > at:
            yield "text", body[at : tag.start()]
        at = tag.end()
        closing, name, rest = tag[1], (tag[2] or "").lower(), tag[3] or ""
        if unread:
            depth += (name == unread and not closing and not rest.endswith("/")) - (name == unread and bool(closing))
            unread = unread if depth else ""
        elif not closing and name not in _EMPTY and (name in _UNREAD or UNSEARCHED.strip() in rest):
            unread, depth = name, 1
        elif _HEADING.fullmatch(name) and not closing and (anchor := _ID.search(rest)):
            heading = name
            yield "open", html.unescape(anchor[1])
        elif closing and name == heading:
            heading = ""
            yield "close", ""
        elif name not in _INLINE:
            yield "text", " "
    if not unread:
        yield "text", body[at:]


@dataclass(slots=True)
class Texts:
    """The texts of one language while its pages are made."""

    language: Language
    entries: list[tuple[str, str, str, list[list[str]]]]

    def add(self, page: Page) -> Page:
        """Take in a page, and hand it on."""
        if page.searched:
            read = [[one.anchor, one.heading, one.text.strip()] for one in parts(page.body)]
            self.entries.append((page.path, page.title, page.game, read))
        return page

    def file(self) -> tuple[str, bytes]:
        """The file of the search with its path below the root of the site."""
        data = {"pages": self.entries}
        return texts_path(self.language), json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def texts_path(language: Language) -> str:
    """Where the texts of a language lie."""
    return f"{FOLDER}/pages-{language}.json"


def texts(language: Language, pages: Iterable[Page] = ()) -> Texts:
    """The texts of pages."""
    found = Texts(language, [])
    for page in pages:
        found.add(page)
    return found
