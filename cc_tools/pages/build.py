"""Builds the site: writes the pages of each language, lets MkDocs make HTML of them, and puts it in its place."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from importlib import metadata, util
from pathlib import Path

from cc_tools import atomic
from cc_tools.diagnostics import Code
from cc_tools.model.catalog import Catalog
from cc_tools.model.text import Language
from cc_tools.pages import markdown
from cc_tools.pages.configuration import configuration, docs_configuration
from cc_tools.pages.docs.section import section
from cc_tools.pages.docs.written import written
from cc_tools.pages.edition import TAGS
from cc_tools.pages.index import DOCS
from cc_tools.pages.page import Page
from cc_tools.pages.site import editions, indexes, pages
from cc_tools.pages.wording import Wording, wording

PROGRAMS = ("mkdocs", "mkdocs-material", "markdown")
_NEEDS_AN_ADDRESS = ("404.html", "sitemap.xml", "sitemap.xml.gz")
_SUMMARY = "inputs.sha256"



class BuildError(Exception):
    """MkDocs is missing or has refused the pages; the message says what it wrote."""


@dataclass(frozen=True, slots=True)
class Built:
    """One language: how many pages it has, how many of them differ from the last build, whether HTML was made anew."""

    language: Language
    pages: int
    changed: int
    made: bool


def build(
    catalog: Catalog, site: Path, output: Path, languages: Sequence[Language], codes: Iterable[Code] = ()
) -> tuple[Built, ...]:
    """The site of a catalog in `output`, one folder for each language and one for the docs.

    `site` holds the theme, the words and the hand-written pages; `codes` are the findings that the docs explain.
    The pages themselves are kept beside `output`, in the folder of its name with `-pages`; a language whose pages are
    the same as last time is not built again. Raises BuildError and OSError.
    """
    if util.find_spec("mkdocs") is None or util.find_spec("material") is None:
        raise BuildError("MkDocs is not installed; `pip install 'cc-tools[site]'` brings it")
    words = wording(site)
    work = output.with_name(f"{output.name}-pages").resolve()
    found = indexes(catalog)
    theme = (site / "theme").resolve()
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as workers:
        built = []
        of_docs = section(
            editions(found, words, "en"), codes, written(site), "en" if "en" in languages else languages[0]
        )
        config = docs_configuration(of_docs.nav, words, languages, theme)
        docs = _start(workers, of_docs.pages, config, work / DOCS, output / DOCS, theme)
        for language in languages:
            of = editions(found, words, language)
            config = configuration(of, words, language, languages, theme)
            made = list(pages(of, words, language))
            changed, html = _start(workers, made, config, work / language, output / language, theme)
            built.append((language, len(made), changed, html))
        docs[1].result()
        finished = tuple(Built(language, count, changed, html.result()) for language, count, changed, html in built)
    atomic.write_text(output / "index.html", entrance(words, languages))
    return finished


def _start(
    workers: ThreadPoolExecutor, made: Sequence[Page], config: str, folder: Path, target: Path, theme: Path
) -> tuple[int, Future[bool]]:
    """Write pages and their configuration into `folder`, and begin to make HTML of them at `target`."""
    changed = write(made, folder / "docs")
    (folder / "mkdocs.yml").write_text(config, "utf-8")
    state = _state([config, *(f"{one.path}\n{one.text}" for one in made)], theme)
    return changed, workers.submit(_make, folder, target, state)


def write(made: Iterable[Page], folder: Path) -> int:
    """Write what differs, remove what is no longer there; how many files changed. Raises OSError."""
    changed, wanted = 0, set()
    for page in made:
        file = folder / page.path
        if file in wanted:
            raise ValueError(f"two pages lie at {page.path}")
        wanted.add(file)
        content = page.text.encode("utf-8")
        if not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            changed += 1
    for file in list(folder.rglob("*.md")):
        if file not in wanted:
            file.unlink()
            changed += 1
    return changed


def _state(texts: Iterable[str], theme: Path) -> str:
    """A hash of all that the HTML is made of."""
    digest = hashlib.sha256()
    for name in PROGRAMS:
        digest.update(f"{name} {metadata.version(name)}\n".encode())
    for text in texts:
        digest.update(hashlib.sha256(text.encode("utf-8")).digest())
    for file in sorted(path for path in theme.rglob("*") if path.is_file()):
        digest.update(file.relative_to(theme).as_posix().encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _make(folder: Path, target: Path, state: str) -> bool:
    """HTML of the pages in `folder`, at `target`; False where it is there already."""
    summary = folder / _SUMMARY
    if target.is_dir() and summary.is_file() and summary.read_text("utf-8") == state:
        return False
    summary.unlink(missing_ok=True)
    fresh = folder / "html"
    run_mkdocs(folder / "mkdocs.yml", fresh)
    for name in _NEEDS_AN_ADDRESS:
        (fresh / name).unlink(missing_ok=True)
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, target)
    summary.write_text(state, "utf-8")
    return True


def run_mkdocs(config: Path, target: Path) -> None:
    """MkDocs in a process of its own, strict, and with a fixed date so that the same pages give the same bytes."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--clean"]
    run = subprocess.run(
        [*command, "--config-file", str(config), "--site-dir", str(target)],
        env={**os.environ, "SOURCE_DATE_EPOCH": "0", "NO_MKDOCS_2_WARNING": "1", "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise BuildError(f"MkDocs could not build {config.parent.name}:\n{(run.stderr or run.stdout).strip()}")


def entrance(words: Wording, languages: Sequence[Language]) -> str:
    """The page at the root: it leads on to the reader's language, and without scripts offers all of them."""
    lines = "".join(
        f'<li><a lang="{TAGS[one]}" href="{one}/index.html">{markdown.plain(words.say("language", one))}</a></li>'
        for one in languages
    )
    title = markdown.plain(words.say("title", "en"))
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
