"""Makes the docs: their pages as Markdown, beside the site, and HTML of them by MkDocs."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib import metadata, util
from pathlib import Path

from cc_tools.diagnostics import Code
from cc_tools.model.text import Language
from cc_tools.pages.docs.configuration import docs_configuration
from cc_tools.pages.docs.page import Page
from cc_tools.pages.docs.section import section
from cc_tools.pages.docs.written import written
from cc_tools.pages.edition import Edition
from cc_tools.pages.index import DOCS
from cc_tools.pages.wording import Wording

PROGRAMS = ("mkdocs", "mkdocs-material", "markdown")
_NEEDS_AN_ADDRESS = ("404.html", "sitemap.xml", "sitemap.xml.gz")
PICTURES = "pages/pictures"
"""Where a site keeps what its hand-written pages show."""
_SUMMARY = "inputs.sha256"


class BuildError(Exception):
    """MkDocs is missing or has refused the pages; the message says what it wrote."""


def docs(
    english: Sequence[Edition],
    words: Wording,
    site: Path,
    output: Path,
    languages: Sequence[Language],
    codes: Iterable[Code] = (),
) -> bool:
    """The docs in `output`; False where they are there already, made of the same pages.

    The pages themselves are kept beside `output`, in the folder of its name with `-pages`. Raises BuildError, OSError.
    """
    if util.find_spec("mkdocs") is None or util.find_spec("material") is None:
        raise BuildError("MkDocs is not installed; `pip install 'cc-tools[site]'` brings it")
    work = output.with_name(f"{output.name}-pages").resolve() / DOCS
    theme = (site / "theme").resolve()
    of_docs = section(english, codes, written(site), "en" if "en" in languages else languages[0])
    config = docs_configuration(of_docs.nav, words, languages, theme)
    write_pages(of_docs.pages, work / "docs")
    copy_pictures(site, work / "docs")
    (work / "mkdocs.yml").write_text(config, "utf-8")
    state = _state([config, *(f"{one.path}\n{one.text}" for one in of_docs.pages)], theme, site / PICTURES)
    return _make(work, output / DOCS, state)


def write_pages(made: Iterable[Page], folder: Path) -> None:
    """Write what differs, remove what is no longer there. Raises OSError."""
    wanted = set()
    for page in made:
        file = folder / page.path
        wanted.add(file)
        content = page.text.encode("utf-8")
        if not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    for file in list(folder.rglob("*.md")):
        if file not in wanted:
            file.unlink()


def copy_pictures(site: Path, folder: Path) -> None:
    """The pictures of the hand-written pages, beside these in `folder`, and no others. Raises OSError."""
    target = folder / "pictures"
    shutil.rmtree(target, ignore_errors=True)
    if (site / PICTURES).is_dir():
        shutil.copytree(site / PICTURES, target)


def _state(texts: Iterable[str], *folders: Path) -> str:
    """A hash of all that the HTML is made of."""
    digest = hashlib.sha256()
    for name in PROGRAMS:
        digest.update(f"{name} {metadata.version(name)}\n".encode())
    for text in texts:
        digest.update(hashlib.sha256(text.encode("utf-8")).digest())
    for folder in folders:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            digest.update(file.relative_to(folder).as_posix().encode() + hashlib.sha256(file.read_bytes()).digest())
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


