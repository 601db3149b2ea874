"""Reads a built site as a browser would: its links, anchors, and what it would fetch."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("video", "src")}
FETCHING_LINKS = {"stylesheet", "icon", "preload", "preconnect", "dns-prefetch"}


@dataclass
class Read(HTMLParser):
    """What one HTML file refers to, and the anchors it has."""

    links: set[str] = field(default_factory=set)
    fetched: set[str] = field(default_factory=set)
    anchors: set[str] = field(default_factory=set)
    language: str = ""
    scripts: int = 0

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if "id" in found:
            self.anchors.add(found["id"])
        if tag == "html":
            self.language = found.get("lang", "")
        self.scripts += tag == "script"
        self.fetched.update(found[name] for owner, name in FETCHED if owner == tag and name in found)
        if tag == "link" and FETCHING_LINKS & set(found.get("rel", "").split()):
            self.fetched.add(found["href"])
        elif tag in ("a", "link") and "href" in found:
            self.links.add(found["href"])


def read(file: Path) -> Read:
    """An HTML file, read."""
    found = Read()
    found.feed(file.read_text("utf-8"))
    return found


def dead_links(site: Path) -> list[str]:
    """Every link of the site that leads nowhere: `page: link`. Addresses outside the site are dead too."""
    files = {file: read(file) for file in sorted(site.rglob("*.html"))}
    known = {path.resolve() for path in site.rglob("*") if path.is_file()}
    dead = []
    for file, found in files.items():
        for link in sorted(found.links | found.fetched):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or parts.path.startswith("/"):
                dead.append(f"{file.relative_to(site)}: {link}")
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file.resolve()
            missing = parts.fragment and target.suffix == ".html" and target in known
            anchors = files[site.resolve() / target.relative_to(site.resolve())].anchors if missing else set()
            if target not in known or (missing and unquote(parts.fragment) not in anchors):
                dead.append(f"{file.relative_to(site)}: {link}")
    return dead
