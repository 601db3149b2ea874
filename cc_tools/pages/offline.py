"""What lets a browser keep the site: bundles of packed text, one for each language, and the worker that unpacks it."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cc_tools.model.text import Language
from cc_tools.pages.explorer.data import CARDS, texts_file
from cc_tools.pages.index import DOCS
from cc_tools.pages.missing import NAME as MISSING
from cc_tools.pages.shell import ASSETS
from cc_tools.pages.texts import texts_path

FOLDER = "offline"
WORKER = "sw.js"
SOURCE = "worker.js"
SHARED = "shared"
_LEVEL = 6
"""How hard gzip tries; more takes three times as long for a few percent."""
_TEXT = frozenset({".html", ".css", ".js", ".json", ".svg", ".txt", ".xml"})


def seal(site: Path, output: Path, languages: Sequence[Language]) -> None:
    """Write the bundles and the worker for what lies in `output`; bundles that are no longer named go.

    The last step of a build. A bundle is JSON, text by path, packed with gzip; its name holds its sum, so that an
    unchanged one stays. Raises OSError.
    """
    named: dict[str, dict[str, str]] = {}
    wanted = set()
    for name, paths in _contents(output, languages).items():
        files = {path.relative_to(output).as_posix(): path.read_text("utf-8") for path in paths}
        content = json.dumps(files, ensure_ascii=False, sort_keys=True).encode()
        digest = hashlib.sha256(content).hexdigest()[:16]
        file = output / FOLDER / f"{name}-{digest}.bin"
        wanted.add(file)
        if not file.is_file():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(gzip.compress(content, _LEVEL, mtime=0))
        named[name] = {"file": f"{FOLDER}/{file.name}", "sum": digest}
    for file in (output / FOLDER).glob("*.bin"):
        if file not in wanted:
            file.unlink()
    text = (site / SOURCE).read_text("utf-8")
    (output / WORKER).write_text(f"const BUNDLES = {json.dumps(named)};\n{text}", "utf-8")


def _contents(output: Path, languages: Sequence[Language]) -> Mapping[str, Iterable[Path]]:
    """The files of each bundle."""
    several = ("index.html", MISSING, CARDS, texts_file("ja"))
    shared = [*(output / name for name in several), *_files(output / ASSETS)]
    of_languages: dict[str, Iterable[Path]] = {
        language: [*_files(output / language), output / texts_file(language), output / texts_path(language)]
        for language in languages
    }
    contents = {SHARED: shared, **of_languages, DOCS: _files(output / DOCS)}
    return {name: _texts(paths) for name, paths in contents.items()}


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _texts(paths: Iterable[Path]) -> list[Path]:
    """Those that are there and are text; pictures of the docs are left out."""
    return [path for path in paths if path.is_file() and path.suffix in _TEXT]
