"""`cc-tools fmt`: card files in canonical form, rewritten only where the new text is sure to be the same data."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from cc_tools import atomic
from cc_tools.authoring import codes, shapes
from cc_tools.authoring.canonical import Canonical
from cc_tools.authoring.layout import laid_out
from cc_tools.authoring.shape import Shape
from cc_tools.authoring.words import Printer
from cc_tools.diagnostics import Diagnostic, Position, Severity, Span
from cc_tools.load.codes import NO_GAME
from cc_tools.load.comments import Comment, comments
from cc_tools.load.nodes import Mapping, Node, Scalar
from cc_tools.load.readings import other_reading
from cc_tools.load.source import Source
from cc_tools.load.workspace import Document, load_text, load_workspace


class Reading(Protocol):
    """Gives the canonical form of an operation string of a game, or the string itself where it has findings."""

    def __call__(self, operation: str, game: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Formatted:
    """The result for one folder or file: how many files were looked at, which changed, and what stood in the way.

    `sources` holds the text of the files named in findings; `changed` and findings name files as `files` would open
    them from the current folder.
    """

    files: int
    changed: tuple[str, ...]
    findings: tuple[Diagnostic, ...]
    sources: dict[str, str]


def format_files(root: Path, check: bool = False, reading: Reading | None = None) -> Formatted:
    """Put the card files of a folder, or one file, into canonical form; with `check` only say which are not.

    A file with an error is left alone and its findings are reported. `reading` gives the canonical form of operations;
    without it they are read with the words of the game they belong to. Raises OSError where a file cannot be written.
    """
    workspace, findings = load_workspace(root)
    reading = reading or Canonical.of(workspace)
    asked = [document for document in workspace.documents if document.path not in workspace.context]
    broken = [f for f in findings if f.severity is Severity.ERROR and f.code is not NO_GAME]
    left = {finding.span.file for finding in broken}
    changed: list[str] = []
    named = _Names(workspace.root)
    found = [finding.moved(named.span) for finding in broken]
    for document in asked:
        if document.path in left:
            continue
        file = workspace.root / document.path
        text, fault = formatted(document, partial(reading, game=_game(workspace.root, document)), file)
        if fault is not None:
            found.append(fault.moved(named.span))
        elif text.encode() != file.read_bytes():
            changed.append(named.name(document.path))
            if check:
                found.append(_not_formatted(document, text).moved(named.span))
            else:
                atomic.write_text(file, text)
    sources = {named.name(document.path): document.text for document in workspace.documents}
    return Formatted(len(asked), tuple(changed), tuple(found), sources)


class _Names:
    """Files as they are opened from the current folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def name(self, path: str) -> str:
        return Path(os.path.relpath(self.root / path)).as_posix()

    def span(self, span: Span) -> Span:
        return Span(self.name(span.file), span.start, span.end)


def formatted(document: Document, canonical: Printer, file: Path | None = None) -> tuple[str, Diagnostic | None]:
    """The canonical text of a document, or its text as it is and the reason why.

    `file` is where it stands on disk; without it the schema's line is kept but never added.
    """
    folder = _game_folder(file) if file is not None else None
    game = folder.name if folder is not None else (document.game or "").rpartition("/")[2]
    kind, shape = shapes.of_file(document.root, game)
    source = document.root.source
    noted = comments(source, document.root)
    schema = schema_line(file, folder, kind) if file is not None and folder is not None and kind is not None else None
    text = laid_out(document.root, noted, shape, schema, canonical)
    if _is_same(document.root, noted, shape, text, canonical):
        return text, None
    place = Position(1, 1)
    fault = Diagnostic(codes.NOT_REWRITTEN, "the formatter cannot rewrite this file", Span(document.path, place, place))
    return document.text, fault


def _game(root: Path, document: Document) -> str:
    folder = _game_folder(root / document.path)
    return folder.name if folder is not None else ""


def _game_folder(file: Path) -> Path | None:
    return next((folder for folder in file.absolute().parents if (folder / "game.yaml").is_file()), None)


def schema_line(file: Path, game: Path, kind: str) -> str | None:
    """The line by which editors find the schema of a file, where the schemas stand beside the folder of the games."""
    schemas = game.parent.parent / "schema"
    if not schemas.is_dir():
        return None
    path = os.path.relpath(schemas / game.name / f"{kind}.schema.json", file.absolute().parent)
    return f"# yaml-language-server: $schema={Path(path).as_posix()}"


def _is_same(root: Node, noted: tuple[Comment, ...], shape: Shape, text: str, canonical: Printer) -> bool:
    """Whether `text` is read as the same data with the same comments."""
    again, _ = load_text("", text)
    if again is None or _data(again.root, shape, canonical) != _data(root, shape, canonical):
        return False
    kept = Counter(comment.text for comment in comments(Source("", text), again.root))
    return all(kept[written] >= number for written, number in Counter(comment.text for comment in noted).items())


def _data(node: Node, shape: Shape, canonical: Printer, operation: bool = False) -> Any:
    """What a node says to any YAML program, with operations in canonical form."""
    if isinstance(node, Scalar):
        text = canonical(node.text) if operation and node.text else node.text
        return text, node.style == "plain" and (not text or other_reading(text) is not None)
    if isinstance(node, Mapping):
        return dict(_entries(node, shape, canonical))
    return [_data(item, shape, canonical, operation) for item in node.items]


def _entries(node: Mapping, shape: Shape, canonical: Printer) -> Iterator[tuple[str, Any]]:
    for key, value in node.entries:
        yield key.text, _data(value, shape.below(key.text), canonical, key.text in shape.operations)


def _not_formatted(document: Document, text: str) -> Diagnostic:
    """The finding at the first line that differs."""
    old, new = document.text.split("\n"), text.split("\n")
    same = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    line = min(same, len(old) - 1)
    pairs = enumerate(zip(old[line], new[line] if line < len(new) else "", strict=False))
    common = next((i for i, (a, b) in pairs if a != b), 0)
    span = Span(document.path, Position(line + 1, common + 1), Position(line + 1, common + 2))
    return Diagnostic(codes.NOT_FORMATTED, "this file is not in canonical form from here on; run `cc-tools fmt`", span)
