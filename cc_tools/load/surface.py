"""What can be seen on the surface of a file only: tabs, spaces that are none, comments that swallow a text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from cc_tools.diagnostics import Applicability, Diagnostic, Edit, Fix
from cc_tools.load import codes
from cc_tools.load.guard import capped, name_of
from cc_tools.load.nodes import Node, Scalar, scalars
from cc_tools.load.source import Source

_TAB = re.compile(r"^ *\t[ \t]*(?=[^\s])", re.MULTILINE)
_SPACE = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
_ODD_SPACE = re.compile(
    rf"(?:^[ \t]*|[:,\[{{?][ \t]*|^[ \t]*-[ \t]*)(?P<after>[{_SPACE}]+)"
    rf"|(?P<before>[{_SPACE}]+)(?=[ \t]*(?:#|$|:[ \n]))",
    re.MULTILINE,
)
_CUT = re.compile(r"(?<=[^\s#])(?P<gap>[ \t]+)#(?=[^\s#])[^\n]*")


def inspect(source: Source, root: Node | None, findings: list[Diagnostic]) -> list[Diagnostic]:
    """`findings` of the parser with those of the surface added; a syntax error that one of these explains is left out.

    `root` is the tree, or None where the file could not be parsed.
    """
    seen = [*_tabs(source, root), *_odd_spaces(source, root)]
    lines = {finding.span.start.line for finding in seen}
    kept = [finding for finding in findings if not _explained(finding, lines)]
    return [*kept, *seen, *(_cut_texts(source, root) if root is not None else ())]


def _explained(finding: Diagnostic, lines: set[int]) -> bool:
    if finding.code is not codes.SYNTAX:
        return False
    around = [finding.span.start.line, *(related.span.start.line for related in finding.related)]
    return any(line + step in lines for line in around for step in (-1, 0, 1))


class _Texts:
    """The places where any character is part of a text: quoted and block scalars. Worked out when first asked for."""

    def __init__(self, root: Node | None) -> None:
        self.root = root
        self.places: list[tuple[int, int]] | None = None

    def hold(self, offset: int) -> bool:
        """Whether the character at `offset` belongs to a quoted or block scalar."""
        if self.places is None:
            found = scalars(self.root) if self.root is not None else ()
            self.places = [(s.start, s.end) for s in found if s.style not in ("plain", "refused")]
        index = bisect_right(self.places, (offset, 10**12)) - 1
        return index >= 0 and self.places[index][0] <= offset < self.places[index][1]


def _tabs(source: Source, root: Node | None) -> Iterator[Diagnostic]:
    texts = _Texts(root)

    def counts(hit: re.Match[str]) -> bool:
        return not texts.hold(hit.start()) and source.text[hit.end()] != "#"

    def finding(hit: re.Match[str]) -> Diagnostic:
        span = source.span(hit.start(), hit.end())
        fix = Fix("write two spaces for each tab", (Edit(span, hit[0].replace("\t", "  ")),))
        return Diagnostic(codes.TAB, "this line is indented with a tab", span, fix=fix)

    return capped(filter(counts, _TAB.finditer(source.text)), finding) if "\t" in source.text else iter(())


def _odd_spaces(source: Source, root: Node | None) -> Iterator[Diagnostic]:
    texts = _Texts(root)

    def counts(hit: re.Match[str]) -> bool:
        start = hit.start(hit.lastgroup or 0)
        return not texts.hold(start) and not _in_comment(source, start)

    def finding(hit: re.Match[str]) -> Diagnostic:
        start, end = hit.span(hit.lastgroup or 0)
        span = source.span(start, end)
        fix = Fix("write plain spaces", (Edit(span, " " * (end - start)),), Applicability.SAFE)
        return Diagnostic(
            codes.UNICODE_SPACE, f"{name_of(source.text[start])} where a plain space belongs", span, fix=fix
        )

    return iter(()) if source.text.isascii() else capped(filter(counts, _ODD_SPACE.finditer(source.text)), finding)


def _in_comment(source: Source, offset: int) -> bool:
    start = source.text.rfind("\n", 0, offset) + 1
    return source.text[start:offset].lstrip(" \t").startswith("#")


def _cut_texts(source: Source, root: Node) -> Iterator[Diagnostic]:
    hits = {hit.start(): hit for hit in _CUT.finditer(source.text)}
    texts = (scalar for scalar in (scalars(root) if hits else ()) if scalar.style == "plain")
    cut = (scalar for scalar in texts if scalar.end in hits and not scalar.text.isdecimal())
    return capped(cut, lambda scalar: _cut(source, scalar, hits[scalar.end]))


def in_quotes(source: Source, start: int, end: int, applicability: Applicability = Applicability.UNSAFE) -> Fix:
    """The fix that puts double quotes around a plain text on one line."""
    written = '"' + source.text[start:end].replace("\\", "\\\\").replace('"', '\\"') + '"'
    return Fix("put the text in double quotes", (Edit(source.span(start, end), written),), applicability)


def _cut(source: Source, scalar: Scalar, hit: re.Match[str]) -> Diagnostic:
    fix = in_quotes(source, scalar.start, scalar.start + len(source.text[scalar.start : hit.end()].rstrip()))
    message = f"the text ends here, before ` #`: the rest of the line is a comment, the value is `{scalar.text}`"
    return Diagnostic(codes.CUT_BY_COMMENT, message, source.span(hit.end("gap"), hit.end()), fix=fix)
