"""From text to nodes, by the events of a YAML parser: the C parser where it is installed, else the one in Python."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from cc_tools.diagnostics import Code, Diagnostic, Related
from cc_tools.load import codes
from cc_tools.load.guard import MAX_FINDINGS
from cc_tools.load.nodes import Mapping, Node, Scalar, Sequence, Style
from cc_tools.load.source import Source
from cc_tools.load.syntax import translate


def _c_parser() -> Any:
    """The parser in C, or None where the extension is not installed."""
    try:
        return importlib.import_module("ruamel.yaml.cyaml").CParser
    except ImportError:
        return None


C_PARSER = _c_parser()

MAX_DEPTH = 50
MAX_NODES = 500_000

_TAG = re.compile(r"(?:&\S*\s+)?(?P<tag>![^\s,\[\]{}]*)")
_STYLES: dict[str, Style] = {"": "plain", "'": "single", '"': "double", "|": "literal", ">": "folded"}


def events(text: str, pure: bool = False) -> Iterator[Any]:
    """The parser's events for `text`, in order; raises the library's `YAMLError` at a fault."""
    if C_PARSER is None or pure:
        yield from YAML(typ="safe", pure=True).parse(text)
        return
    parser = C_PARSER(text)
    while parser.check_event():
        yield parser.get_event()


class _LimitError(Exception):
    """Reading ends here: the finding that says why is already noted."""


@dataclass(slots=True)
class _Frame:
    """A collection that is being read: its children so far, and in a mapping the key that waits for its value."""

    start: int
    mapping: bool
    key: Scalar | None = None
    complex_key: bool = False
    items: list[Node] = field(default_factory=list)
    entries: dict[str, tuple[Scalar, Node]] = field(default_factory=dict)


class _Builder:
    """Builds the tree of one document from events, and notes what card files may not hold."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.findings: list[Diagnostic] = []
        self.counts: dict[str, int] = {}
        self.root: Node | None = None
        self.documents = 0
        self.nodes = 0
        self.stack: list[_Frame] = []

    def read(self, stream: Iterator[Any]) -> None:
        """Take all events, up to the first that ends the reading."""
        for event in stream:
            kind = type(event)
            if kind is ScalarEvent:
                self._scalar(event)
            elif kind is MappingStartEvent or kind is SequenceStartEvent:
                self._open(event, kind is MappingStartEvent)
            elif kind is MappingEndEvent or kind is SequenceEndEvent:
                self._close(event)
            elif kind is AliasEvent:
                self._alias(event)
            elif kind is DocumentStartEvent:
                self._document(event)

    def note(self, code: Code, message: str, start: int, end: int, **more: Any) -> None:
        """Note a finding, as long as there are not too many of its kind."""
        self.counts[code.id] = self.counts.get(code.id, 0) + 1
        if self.counts[code.id] <= MAX_FINDINGS:
            self.findings.append(Diagnostic(code, message, self.source.span(start, end), **more))

    def _document(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1:
            start = event.start_mark.index
            self.note(codes.SEVERAL_DOCUMENTS, "a second document begins here", start, self.source.rest_of_line(start))
            raise _LimitError

    def _scalar(self, event: Any) -> None:
        start, end, style = event.start_mark.index, event.end_mark.index, _STYLES[event.style or ""]
        frame = self.stack[-1] if self.stack else None
        if event.tag is not None or event.anchor is not None:
            self._properties(event)
        value: str = event.value
        if not value and style == "plain":
            start = end = self._empty_place(start, frame)
        elif style in ("literal", "folded"):
            end = start + len(self.source.text[start:end].rstrip(" \n"))
        if len(value) < 40:
            value = sys.intern(value)
        self._add(Scalar(self.source, start, end, value, style))

    def _empty_place(self, start: int, frame: _Frame | None) -> int:
        """Where a value that is not written would stand: behind the colon or the dash."""
        before = self.source.text[max(start - 200, 0) : start]
        behind_mark = start - len(before) + len(before.rstrip(" \n"))
        if frame is None or frame.key is None:
            return behind_mark
        colon = self.source.text.find(":", frame.key.end, start)
        return frame.key.end if colon < 0 else colon + 1

    def _properties(self, event: Any) -> None:
        start = event.start_mark.index
        end = min(start + 1, len(self.source.text))
        if event.anchor is not None:
            self.note(codes.ANCHOR, f"`&{event.anchor}` is an anchor", start, end)
        if event.tag is not None:
            stop = _TAG.match(self.source.text, start)
            written = stop["tag"] if stop is not None else event.tag
            self.note(codes.TAG, f"`{written}` is a tag", start, end)

    def _alias(self, event: Any) -> None:
        start, end = event.start_mark.index, event.end_mark.index
        self.note(codes.ANCHOR, f"`*{event.anchor}` is an alias: write the value out", start, end)
        self._add(Scalar(self.source, start, end, "", "refused"))

    def _open(self, event: Any, mapping: bool) -> None:
        if event.tag is not None or event.anchor is not None:
            self._properties(event)
        start = event.start_mark.index
        if len(self.stack) >= MAX_DEPTH:
            self.note(codes.TOO_DEEP, f"nested more than {MAX_DEPTH} deep", start, start)
            raise _LimitError
        self.stack.append(_Frame(start, mapping))

    def _close(self, event: Any) -> None:
        frame = self.stack.pop()
        end = event.end_mark.index
        if event.end_mark.index == event.start_mark.index:
            end = self._last_end(frame)
        node: Node
        if frame.mapping:
            node = Mapping(self.source, frame.start, end, tuple(frame.entries.values()))
        else:
            node = Sequence(self.source, frame.start, end, tuple(frame.items))
        self._add(node)

    def _last_end(self, frame: _Frame) -> int:
        if frame.mapping and frame.entries:
            return next(reversed(frame.entries.values()))[1].end
        return frame.items[-1].end if frame.items else frame.start

    def _add(self, node: Node) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self.note(codes.TOO_MANY_VALUES, f"more than {MAX_NODES:,} keys and values", node.start, node.start)
            raise _LimitError
        if not self.stack:
            self.root = node
            return
        frame = self.stack[-1]
        if not frame.mapping:
            frame.items.append(node)
        elif frame.complex_key:
            frame.complex_key = False
        elif frame.key is None:
            self._key(frame, node)
        else:
            self._entry(frame, frame.key, node)

    def _key(self, frame: _Frame, node: Node) -> None:
        if isinstance(node, Scalar) and node.style != "refused":
            frame.key = node
            return
        frame.complex_key = True
        if not isinstance(node, Scalar):
            place = node.start, min(node.start + 1, len(self.source.text))
            self.note(codes.COMPLEX_KEY, "a list or a mapping stands as a key", *place)

    def _entry(self, frame: _Frame, key: Scalar, node: Node) -> None:
        frame.key = None
        if key.text == "<<" and key.style == "plain":
            self.note(codes.MERGE_KEY, "`<<` takes over other keys: write them out", key.start, key.end)
            node = Scalar(self.source, node.start, node.end, "", "refused")
        first = frame.entries.setdefault(key.text, (key, node))
        if first[0] is not key and key.text != "<<":
            related = (Related(first[0].span, "the first one"),)
            message = f"the key `{key.text}` stands here again"
            self.note(codes.DUPLICATE_KEY, message, key.start, key.end, related=related)


def _counted(builder: _Builder) -> list[Diagnostic]:
    """The findings; the last one listed of a kind says how many more there are."""
    found = builder.findings
    for code, count in builder.counts.items():
        more = count - MAX_FINDINGS
        if more > 0:
            last = max(index for index, finding in enumerate(found) if finding.code.id == code)
            found[last] = replace(found[last], message=f"{found[last].message} (and {more} more in this file)")
    return found


def parse(source: Source, pure: bool = False) -> tuple[Node | None, list[Diagnostic]]:
    """The tree of a file's only document, and what is wrong with it; None where it could not be read to the end.

    `pure` asks for the parser written in Python. Time and memory are bounded by `MAX_DEPTH` and `MAX_NODES`.
    """
    builder = _Builder(source)
    root = _read(builder, source, pure)
    return root, _counted(builder)


def _read(builder: _Builder, source: Source, pure: bool) -> Node | None:
    try:
        builder.read(events(source.text, pure))
    except _LimitError:
        return builder.root if builder.documents > 1 else None
    except MarkedYAMLError as error:
        builder.findings.append(_complaint(source, error))
        return None
    except YAMLError as error:
        builder.findings.append(Diagnostic(codes.SYNTAX, f"this is not YAML: {error}", source.span(0, 0)))
        return None
    if builder.documents == 0 or _is_nothing(builder.root):
        builder.findings.append(Diagnostic(codes.EMPTY, "nothing is written in this file", source.span(0, 0)))
        return None
    return builder.root


def _is_nothing(root: Node | None) -> bool:
    return root is None or (isinstance(root, Scalar) and root.style == "plain" and not root.text)


def _complaint(source: Source, error: MarkedYAMLError) -> Diagnostic:
    size = len(source.text)
    problem_at = min(error.problem_mark.index, size) if error.problem_mark is not None else 0
    context_at = min(error.context_mark.index, size) if error.context_mark is not None else None
    return translate(source, error.problem or "", error.context or "", problem_at, context_at)
