"""What a text of the rules may hold beside words, read into blocks and spans.

- paragraphs, with an empty line between them;
- lists: lines that begin with `- `, or with `1. ` where the order counts;
- `**strong**`;
- `@mirok`: the card of that id or name, shown with its name in the reader's language;
- `{timing.5}`: the rule of that id, shown as its id;
- `[words](target)`: words that lead to a rule (`kw.beam.6`), to a term of the vocabulary (`captains-log`), to a
  section (`section:scoring`) or to a card (`@mirok`).

Nothing else is markup. HTML is never passed on; a text that looks as if it held some has a fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Kind = Literal["plain", "strong", "card", "rule", "term", "section"]
SECTION_PREFIX = "section:"
_TARGET = r"@?[a-z0-9][a-z0-9.:-]*"
_SPAN = re.compile(
    r"\*\*(?P<strong>[^*\n]+)\*\*"
    r"|(?<![\w.@])@(?P<card>[a-z0-9]+(?:-[a-z0-9]+)*)"
    r"|\{(?P<rule>[^{}\n]*)\}"
    rf"|\[(?P<words>[^\[\]\n]+)\]\((?P<target>{_TARGET})\)"
)
_ITEM = re.compile(r"(?P<mark>-|\d+\.) +(?P<text>.*)")
_FAULTS = (
    (re.compile(r"</?[A-Za-z!][^>]*>|&#?\w+;"), "HTML is not passed on; write plain text"),
    (re.compile(r"\*"), "a `*` that belongs to no `**strong**`"),
    (re.compile(r"[{}]"), "a brace that belongs to no `{rule}`"),
    (re.compile(r"[\[\]]"), "a bracket that belongs to no `[words](target)`"),
    (re.compile(r"(?<![\w.])@"), "a `@` without the id of a card"),
    (re.compile(r"`|^#|^>|^\|", re.MULTILINE), "this is no markup of the rules; see the manual page"),
)


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line. `target` is what it leads to, `start` and `end` are its place in the whole text."""

    kind: Kind
    text: str
    target: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph (one line of spans), or a list with one line for each item."""

    kind: Literal["paragraph", "bullets", "numbers"]
    lines: tuple[tuple[Span, ...], ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a text, at its place in it."""

    message: str
    start: int
    end: int


@lru_cache(maxsize=4096)
def read(text: str) -> tuple[Block, ...]:
    """The blocks of a text. Never fails: what is no markup is plain words (see `faults`)."""
    blocks: list[Block] = []
    lines: list[tuple[Span, ...]] = []
    kind: Literal["paragraph", "bullets", "numbers"] = "paragraph"

    def close() -> None:
        if lines:
            blocks.append(Block(kind, tuple(lines)))
            lines.clear()

    start = 0
    for line in text.split("\n"):
        item = _ITEM.match(line)
        now: Literal["paragraph", "bullets", "numbers"] = "paragraph"
        if item is not None:
            now = "bullets" if item["mark"] == "-" else "numbers"
        if now != kind or not line.strip():
            close()
        kind = now
        if item is not None:
            lines.append(tuple(_spans(item["text"], start + item.start("text"))))
        elif line.strip() and lines:
            lines[-1] += (Span("plain", " ", "", start, start), *_spans(line, start))
        elif line.strip():
            lines.append(tuple(_spans(line, start)))
        start += len(line) + 1
    close()
    return tuple(blocks)


def spans(text: str) -> Iterator[Span]:
    """All spans of a text, in order."""
    for block in read(text):
        for line in block.lines:
            yield from line


def faults(text: str) -> Iterator[Fault]:
    """What looks like markup and is none."""
    for span in spans(text):
        if span.kind == "plain":
            for pattern, message in _FAULTS:
                for hit in pattern.finditer(span.text):
                    yield Fault(message, span.start + hit.start(), span.start + hit.end())
        elif span.kind == "strong" and _SPAN.search(span.text):
            yield Fault("`**strong**` holds words only; put the reference outside", span.start, span.end)


def _spans(line: str, offset: int) -> Iterator[Span]:
    end = 0
    for hit in _SPAN.finditer(line):
        if hit.start() > end:
            yield Span("plain", line[end : hit.start()], "", offset + end, offset + hit.start())
        yield _marked(hit, offset)
        end = hit.end()
    if end < len(line):
        yield Span("plain", line[end:], "", offset + end, offset + len(line))


def _marked(hit: re.Match[str], offset: int) -> Span:
    start, end = offset + hit.start(), offset + hit.end()
    if hit["strong"] is not None:
        return Span("strong", hit["strong"], "", start, end)
    if hit["card"] is not None:
        return Span("card", "", hit["card"], start, end)
    if hit["rule"] is not None:
        return Span("rule", "", hit["rule"], start, end)
    target = hit["target"]
    if target.startswith("@"):
        return Span("card", hit["words"], target[1:], start, end)
    if target.startswith(SECTION_PREFIX):
        return Span("section", hit["words"], target.removeprefix(SECTION_PREFIX), start, end)
    return Span("rule" if "." in target else "term", hit["words"], target, start, end)
