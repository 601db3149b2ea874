"""Builds the site: makes the pages of each language and writes what differs; MkDocs makes the docs beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from cc_tools import atomic
from cc_tools.database.card_search import CardSearch
from cc_tools.diagnostics import Code
from cc_tools.model.catalog import Catalog
from cc_tools.model.outdated import Outdated
from cc_tools.model.showing import Showings
from cc_tools.model.text import Language
from cc_tools.pages import markup
from cc_tools.pages.docs.making import BuildError, docs
from cc_tools.pages.edition import TAGS
from cc_tools.pages.explorer import data
from cc_tools.pages.missing import NAME as MISSING, missing_page
from cc_tools.pages.offline import seal
from cc_tools.pages.settings import settings
from cc_tools.pages.shell import ASSETS, Shell
from cc_tools.pages.site import editions, indexes, plan
from cc_tools.pages.texts import texts
from cc_tools.pages.wording import Wording, wording

__all__ = ["BuildError", "Built", "build"]


@dataclass(frozen=True, slots=True)
class Built:
    """One language: how many pages it has, and how many of them differ from the last build."""

    language: Language
    pages: int
    changed: int


def build(
    catalog: Catalog,
    site: Path,
    output: Path,
    languages: Sequence[Language],
    codes: Iterable[Code] = (),
    only: Sequence[str] = (),
    search: CardSearch | None = None,
    showings: Showings | None = None,
    outdated: Outdated | None = None,
) -> tuple[Built, ...]:
    """The site of a catalog in `output`, one folder for each language and one for the docs.

    `site` holds assets, words, settings and the hand-written pages; `codes` are the findings that the docs explain.
    The explorer searches what `search` does; the rules name the scenarios of `showings`, and translations in
    `outdated` are marked. With `only`, nothing but the
    pages whose path begins with one of these is made, and no docs. Raises BuildError and OSError; ValueError for
    settings that are none.
    """
    words, of_site = wording(site), settings(site)
    found = indexes(catalog, showings, outdated)
    with ThreadPoolExecutor(max_workers=1) as worker:
        english = editions(found, words, "en", of_site)
        making = None if only else worker.submit(docs, english, words, site, output, languages, codes)
        built = []
        for language in languages:
            of = english if language == "en" else editions(found, words, language, of_site)
            shell = Shell(of, words, language, languages, of_site)
            made = [one for one in plan(of, words, language) if not only or one.path.startswith(tuple(only))]
            read = texts(language)
            files = ((one.path, shell.html(read.add(one.make()))) for one in made)
            changed = write(files, output / language, keep=bool(only))
            if not only:
                write_all([read.file()], output)
            built.append(Built(language, len(made), changed))
        copy_assets(site, output)
        if search is not None and not only:
            write_all(data.files(search, languages), output)
        atomic.write_text(output / "index.html", entrance(words, languages))
        atomic.write_text(output / MISSING, missing_page(words, languages, of_site))
        if making is not None:
            making.result()
    if not only:
        seal(site, output, languages)
    return tuple(built)


def write(files: Iterable[tuple[str, str]], folder: Path, *, keep: bool = False) -> int:
    """Write what differs and, unless `keep`, remove pages no longer there; how many files changed. Raises OSError."""
    changed, wanted = 0, set()
    for path, text in files:
        file = folder / path
        if file in wanted:
            raise ValueError(f"two pages lie at {path}")
        wanted.add(file)
        changed += write_changed(file, text.encode("utf-8"))
    for file in _stale(folder, wanted) if not keep else ():
        file.unlink()
        changed += 1
    return changed


def write_all(files: Iterable[tuple[str, bytes]], output: Path) -> None:
    """Write files where they differ from what is there. Raises OSError."""
    for path, content in files:
        write_changed(output / path, content)


def write_changed(file: Path, content: bytes) -> bool:
    """Write a file where it differs from what is there. Raises OSError."""
    if file.is_file() and file.read_bytes() == content:
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return True


def _stale(folder: Path, wanted: set[Path]) -> Iterator[Path]:
    return (file for file in list(folder.rglob("*.html")) if file not in wanted)


def copy_assets(site: Path, output: Path) -> None:
    """Styles, scripts and pictures of the pages, where they differ from what is there. Raises OSError."""
    source, target = site / ASSETS, output / ASSETS
    wanted = {file.relative_to(source) for file in source.rglob("*") if file.is_file()}
    for path in wanted:
        write_changed(target / path, (source / path).read_bytes())


def entrance(words: Wording, languages: Sequence[Language]) -> str:
    """The page at the root: it leads on to the reader's language, and without scripts offers all of them."""
    lines = "".join(
        f'<li><a lang="{TAGS[one]}" href="{one}/index.html">{markup.text(words.say("language", one))}</a></li>'
        for one in languages
    )
    title = markup.text(words.say("title", "en"))
    known = ",".join(f'"{one}"' for one in languages)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        "<style>body{font:1.25rem/2 system-ui,sans-serif;display:grid;place-items:center;min-height:90vh;"
        "color-scheme:light dark}ul{list-style:none;padding:0;text-align:center}</style>\n"
        f"<script>var known=[{known}];(navigator.languages||[]).some(function(l){{var c=l.slice(0,2);"
        'if(known.indexOf(c)<0)return false;location.replace(c+"/index.html");return true})</script>\n'
        f"</head><body><ul>{lines}</ul></body></html>\n"
    )
