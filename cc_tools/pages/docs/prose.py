"""Docstrings and manual pages as Markdown: paragraphs, words in backticks, and indented examples."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator

from cc_tools.pages import markdown

_CODE = re.compile(r"`([^`]+)`")


def prose(manual: str) -> str:
    """A docstring as Markdown that shows exactly its words."""
    return "\n\n".join(_blocks(manual.strip()))


def _blocks(manual: str) -> Iterator[str]:
    indented: list[str] = []
    for block in re.split(r"\n[ \t]*\n", manual):
        if block.startswith("    "):
            indented.append(block)
            continue
        if indented:
            yield fenced(textwrap.dedent("\n\n".join(indented)))
            indented = []
        yield sentence(" ".join(block.split()))
    if indented:
        yield fenced(textwrap.dedent("\n\n".join(indented)))


def fenced(code: str, language: str = "text") -> str:
    """Lines as a block of code."""
    return f"```{language}\n{code.rstrip()}\n```"


def sentence(text: str) -> str:
    """A line of text; what stands in backticks is code."""
    parts = _CODE.split(text)
    return "".join(code(part) if number % 2 else markdown.text(part) for number, part in enumerate(parts))


def code(text: str) -> str:
    """A word as code; safe in a table too."""
    return f"<code>{markdown.text(text)}</code>"


def either(words: Iterable[str], last: str = "or") -> str:
    """`a, b or c`."""
    found = list(words)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} {last} {found[-1]}" if found else ""


def counted(count: int, noun: str) -> str:
    """`1 operation`, `1,274 operations`."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
