"""Reads from Markdown what a reader would try out: command lines with what they show, and files to write.

A command line stands in a block of code, indented or fenced. In a `console` block it has a `$` before it and is
followed by what it shows: `…` alone stands for any lines, within a line for any text. `# ends with code 1` behind a
command is the exit code, which is else 0; `0 or 1` allows both. A `yaml` block behind a line `` `path`: `` is the file
of that path.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PROGRAMS = ("cc-tools", ".venv/bin/cc-tools", "make", "sqlite3")
_FENCE = re.compile(r"```(\w*)$")
_CODE = re.compile(r"\s+#\s.*?(?:ends with code (\d)(?: or (\d))?.*)?$")
_PATH = re.compile(r"`([\w./-]+\.yaml)`:$")
_INLINE = re.compile(r"`(cc-tools [^`]+)`")


@dataclass(frozen=True, slots=True)
class Command:
    """A command line, the exit codes it may end with, and the lines it shows (None where the page does not say)."""

    line: str
    codes: tuple[int, ...] = (0,)
    shown: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class File:
    """A file that the reader is told to write."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class _Block:
    kind: str
    lines: tuple[str, ...]
    before: str


def steps(markdown: str) -> Iterator[Command | File]:
    """What there is to try out, in the order of the page."""
    for block in _blocks(markdown):
        named = _PATH.search(block.before)
        if block.kind == "yaml" and named:
            yield File(named[1], "\n".join(block.lines) + "\n")
        elif block.kind == "console":
            yield from _console(block.lines)
        elif block.kind in ("", "sh", "text"):
            yield from (command(line) for line in block.lines if line.split(" ")[0] in PROGRAMS)


def inline(markdown: str) -> list[str]:
    """Commands within sentences."""
    return [" ".join(found.split()) for found in _INLINE.findall(markdown)]


def command(line: str) -> Command:
    """A command line without its comment."""
    comment = _CODE.search(line)
    codes = tuple(int(code) for code in comment.groups() if code) if comment else ()
    return Command(line[: comment.start()] if comment else line, codes or (0,))


def _console(lines: tuple[str, ...]) -> Iterator[Command]:
    starts = [at for at, line in enumerate(lines) if line.startswith("$ ")]
    for at, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        found = command(lines[at][2:])
        yield Command(found.line, found.codes, lines[at + 1 : end])


def _blocks(markdown: str) -> Iterator[_Block]:
    lines = markdown.splitlines()
    before, at = "", 0
    while at < len(lines):
        fence = _FENCE.match(lines[at])
        if fence:
            end = lines.index("```", at + 1)
            yield _Block(fence[1], tuple(lines[at + 1 : end]), before)
            at = end + 1
        elif lines[at].startswith("    "):
            end = next((n for n in range(at, len(lines)) if lines[n] and not lines[n].startswith("    ")), len(lines))
            yield _Block("", tuple(line[4:] for line in lines[at:end]), before)
            at = end
        else:
            before = lines[at] or before
            at += 1


def fits(shown: tuple[str, ...], real: str) -> bool:
    """Whether a page shows what a command really writes."""
    parts = [r"(?:.*\n)*?" if line == "…" else re.escape(line).replace("…", ".*") + r"\n" for line in shown]
    return re.fullmatch("".join(parts), real.rstrip("\n") + "\n" if real.strip() else "") is not None


def pages(root: Path) -> list[Path]:
    """The pages that have something to try out."""
    return [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "site" / "pages").glob("*.md"))]
