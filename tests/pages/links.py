"""Reads a built site as a browser would: its language, its links, its anchors."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

_SCRIPT = re.compile(r"<script\b[^>]*>.*?</script>", re.DOTALL)
_REFERS = re.compile(r"""\s(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))""")
_ANCHOR = re.compile(r"""\sid=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))""")
_LANGUAGE = re.compile(r'<html lang="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Read:
    """What one HTML file refers to, files to be fetched included, and the anchors it has."""

    language: str
    links: frozenset[str]
    anchors: frozenset[str]


def read(file: Path) -> Read:
    """An HTML file, read; of scripts only what they are loaded from."""
    whole = file.read_text("utf-8")
    text = _SCRIPT.sub(lambda hit: hit[0].partition(">")[0] + ">", whole)
    language = _LANGUAGE.search(text)
    return Read(language[1] if language else "", _values(_REFERS, text), _values(_ANCHOR, text))


def _values(pattern: re.Pattern[str], text: str) -> frozenset[str]:
    return frozenset(html.unescape("".join(groups)) for groups in pattern.findall(text))


def dead_links(site: Path) -> list[str]:
    """Every link of the site that leads nowhere: `page: link`. Addresses outside the site are dead too.

    A report is written as a mail, which fetches nothing.
    """
    site = site.resolve()
    known = {path for path in site.rglob("*") if path.is_file()}
    files = {file: read(file) for file in sorted(known) if file.suffix == ".html"}
    return [
        f"{file.relative_to(site)}: {link}"
        for file, found in files.items()
        for link in sorted(found.links)
        if not _lives(file, link, known, files)
    ]


def _lives(file: Path, link: str, known: set[Path], files: dict[Path, Read]) -> bool:
    parts = urlsplit(link)
    if parts.scheme == "mailto":
        return True
    if parts.scheme or parts.netloc or parts.path.startswith("/"):
        return False
    target = Path(_normal(file.parent, unquote(parts.path))) if parts.path else file
    if target not in known:
        return False
    return not parts.fragment or target not in files or unquote(parts.fragment) in files[target].anchors


def _normal(folder: Path, path: str) -> str:
    parts = list(folder.parts)
    for part in path.split("/"):
        if part == "..":
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(["", *parts[1:]])
