"""A workspace: the documents of one or more games, each with its path, its tree and the folder of its game."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cc_tools.diagnostics import Diagnostic, sort
from cc_tools.load import codes
from cc_tools.load.discover import GAME_FILE, LEFT_OUT, SCENARIOS, SUFFIXES, Found, read, relative, search, top
from cc_tools.load.guard import MAX_BYTES, decode
from cc_tools.load.nodes import Node
from cc_tools.load.parse import parse
from cc_tools.load.surface import inspect

MAX_TOTAL = 200_000_000
_SCENARIOS_KEY = re.compile(rb"^scenarios[ \t]*:", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Document:
    """One file that could be read: its path below the workspace's root (with slashes), its text and its tree.

    `game` is the folder of its game, likewise below the root (`.` where the root is that folder), or None.
    """

    path: str
    text: str
    root: Node
    game: str | None = None

    @property
    def folder(self) -> str:
        """The folder that the file is in; empty for the root."""
        return self.path.rpartition("/")[0]


@dataclass(frozen=True, slots=True)
class Workspace:
    """All documents, in the order of their paths.

    `context` names those that were not asked for but are needed, `unread` the files that could not be made documents;
    `unparsed` has the text of those of them that are text and no YAML.
    """

    root: Path
    documents: tuple[Document, ...] = ()
    context: frozenset[str] = frozenset()
    unread: frozenset[str] = frozenset()
    unparsed: Mapping[str, str] = field(default_factory=dict)

    @property
    def games(self) -> tuple[str, ...]:
        """The folders of games, in order."""
        return tuple(sorted({document.game for document in self.documents if document.game is not None}))

    @property
    def sources(self) -> Mapping[str, str]:
        """The text of every file that is text, by path."""
        return {**{document.path: document.text for document in self.documents}, **self.unparsed}


@dataclass(slots=True)
class _Inputs:
    """What belongs to a workspace: where paths begin, all files, and those that are context only."""

    base: Path
    files: list[str]
    context: frozenset[str]
    findings: list[Diagnostic]
    unparsed: dict[str, str] = field(default_factory=dict)


def load_text(path: str, text: str | bytes, game: str | None = None) -> tuple[Document | None, list[Diagnostic]]:
    """One document from text that may stand in no file (an editor's buffer), and what is wrong with it."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    source, findings = decode(path, data)
    if source is None:
        return None, findings
    root, complaints = parse(source)
    findings += inspect(source, root, complaints)
    return (None if root is None else Document(path, source.text, root, game)), findings


Loaded = dict[str, tuple[bytes, "str | None", "Document | None", "list[Diagnostic]"]]
"""Files that were read, by name: content, game, document, findings. What has the same content is not read again."""


def load_workspace(root: Path, loaded: Loaded | None = None) -> tuple[Workspace, list[Diagnostic]]:
    """The documents of a cardsets folder, a game's folder, a part of one, or a single file, and all findings.

    Scenario files are none of them: they are read by `load_scenarios`. For a part of a
    game the rest of it is read too, as context, and paths begin at the game's folder. Any input ends in bounded time:
    files are ordinary ones, at most 5 MB each and 200 MB together. `loaded` takes up what was read and gives it again.
    """
    inputs = _inputs(root)
    games = _Games(inputs.base, inputs.files)
    known = loaded if loaded is not None else {}
    documents, ours = _documents(inputs, inputs.files, games, scenarios=False, loaded=known)
    findings = [*inputs.findings, *games.missing(documents)]
    unread = frozenset(ours) - {document.path for document in documents}
    return Workspace(inputs.base, tuple(documents), inputs.context, unread, inputs.unparsed), sort(findings)


def load_scenarios(root: Path, loaded: Loaded | None = None) -> tuple[Workspace, list[Diagnostic]]:
    """The scenario files of a folder, or one file, and what is wrong with them as YAML.

    A scenario file has the top-level key `scenarios`, or lies in a folder of that name. It may lie beside cards, or
    outside any game; paths begin as those of `load_workspace(root)`, and `loaded` serves as it does there.
    """
    inputs = _inputs(root, LEFT_OUT - {SCENARIOS})
    games = _Games(inputs.base, inputs.files)
    asked = [file for file in inputs.files if relative(inputs.base, file) not in inputs.context]
    documents, ours = _documents(inputs, asked, games, scenarios=True, loaded=loaded)
    unread = frozenset(ours) - {document.path for document in documents}
    workspace = Workspace(inputs.base, tuple(documents), unread=unread, unparsed=inputs.unparsed)
    return workspace, sort(inputs.findings)


def _loaded(
    name: str, data: bytes, game: str | None, loaded: Loaded | None
) -> tuple[Document | None, list[Diagnostic]]:
    kept = None if loaded is None else loaded.get(name)
    if kept is not None and kept[:2] == (data, game):
        return kept[2], kept[3]
    document, noted = load_text(name, data, game)
    if loaded is not None:
        loaded[name] = (data, game, document, noted)
    return document, noted


def workspace_hash(root: Path) -> str:
    """SHA-256 (hexadecimal) over path and content of every input that `load_workspace(root)` would read."""
    return _hash(_inputs(root), scenarios=False)


def scenarios_hash(root: Path) -> str:
    """The same over the inputs of `load_scenarios(root)`."""
    return _hash(_inputs(root, LEFT_OUT - {SCENARIOS}), scenarios=True)


def _hash(inputs: _Inputs, *, scenarios: bool) -> str:
    digest = hashlib.sha256()
    for file in inputs.files:
        name = relative(inputs.base, file)
        data, failure = read(inputs.base, file, MAX_BYTES)
        if _holds_scenarios(inputs.base, name, data) is scenarios:
            path = name.encode()
            digest.update(b"%d:%b%d:%b" % (len(path), path, -1 if failure else len(data), data))
    return digest.hexdigest()


def _holds_scenarios(base: Path, name: str, data: bytes) -> bool:
    """Whether a file is a scenario file, told by its folder or by its key."""
    folders = (base.name, *name.split("/")[:-1])
    return SCENARIOS in folders or _SCENARIOS_KEY.search(data) is not None


def _documents(
    inputs: _Inputs, files: list[str], games: _Games, *, scenarios: bool, loaded: Loaded | None = None
) -> tuple[list[Document], list[str]]:
    """The documents of those files that are scenario files, or of those that are none; and the names of all such."""
    documents: list[Document] = []
    ours: list[str] = []
    total = 0
    for number, file in enumerate(files):
        name = relative(inputs.base, file)
        data, failure = read(inputs.base, file, MAX_BYTES)
        if _holds_scenarios(inputs.base, name, data) is not scenarios:
            continue
        ours.append(name)
        total += len(data)
        if failure is not None:
            inputs.findings.append(failure)
        elif total > MAX_TOTAL:
            message = f"all files together have more than {MAX_TOTAL // 1_000_000} MB; those from here on are not read"
            inputs.findings.append(Diagnostic(codes.TOO_LARGE, message, top(name)))
            ours += [relative(inputs.base, left) for left in files[number:]]
            break
        else:
            document, noted = _loaded(name, data, games.of(name), loaded)
            inputs.findings.extend(noted)
            if document is not None:
                documents.append(document)
            elif (source := decode(name, data)[0]) is not None:
                inputs.unparsed[name] = source.text
    return documents, ours


def _inputs(root: Path, left_out: frozenset[str] = LEFT_OUT) -> _Inputs:
    root = root.absolute()
    home = _game_above(root)
    if not root.exists():
        found = Found(root.parent)
        found.note(codes.UNREADABLE, "there is no such file or folder", root.name)
        return _Inputs(root.parent, [], frozenset(), found.findings)
    if home is None or home == root:
        base = root if root.is_dir() else root.parent
        found = search(base, root, left_out) if root.is_dir() else _single(base, root)
        return _Inputs(base, found.files, frozenset(), found.findings)
    found = search(home, root, left_out) if root.is_dir() else _single(home, root)
    context = [path for path in _context(home) if path not in set(found.files)]
    names = frozenset(relative(home, path) for path in context)
    return _Inputs(home, sorted([*found.files, *context]), names, found.findings)


def _single(base: Path, file: Path) -> Found:
    found = Found(base)
    if file.is_file():
        found.files.append(str(file))
    else:
        found.note(codes.NOT_A_FILE, "this is no ordinary file", relative(base, file))
    return found


def _game_above(path: Path) -> Path | None:
    """The nearest folder, from `path` upwards, that holds a `game.yaml`."""
    return next((folder for folder in (path, *path.parents) if (folder / GAME_FILE).is_file()), None)


def _context(home: Path) -> Iterator[str]:
    """The rest of the game: its words, and the cards that the part may name."""
    yield from search(home, home).files


class _Games:
    """Which game's folder each file belongs to."""

    def __init__(self, base: Path, files: list[str]) -> None:
        names = (relative(base, file) for file in files)
        self.folders = {name.rpartition("/")[0] for name in names if name.rpartition("/")[2] == GAME_FILE}

    def of(self, name: str) -> str | None:
        """The folder of the file's game, `.` for the root, None where there is none."""
        folder = name.rpartition("/")[0]
        while folder not in self.folders:
            if not folder:
                return None
            folder = folder.rpartition("/")[0]
        return folder or "."

    def missing(self, documents: list[Document]) -> Iterator[Diagnostic]:
        """A finding for the first file of every folder that belongs to no game."""
        seen: set[str] = set()
        for document in documents:
            top_folder = document.path.partition("/")[0] if "/" in document.path else ""
            if document.game is None and top_folder not in seen:
                seen.add(top_folder)
                yield Diagnostic(codes.NO_GAME, f"no `{GAME_FILE}` in a folder above this file", top(document.path))


def is_yaml(path: str) -> bool:
    """Whether a file's name says that it is YAML."""
    return path.endswith(SUFFIXES)
