"""From bytes to text: everything that has to hold before a parser may see a file.

Each check takes time in proportion to the file, which is at most `MAX_BYTES` long.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from cc_tools.diagnostics import Applicability, Code, Diagnostic, Edit, Fix, Span
from cc_tools.load import codes
from cc_tools.load.source import Source

T = TypeVar("T")

MAX_BYTES = 5_000_000
MAX_FINDINGS = 100
"""So many findings of one kind are reported for a file; the last one says how many more there are."""

_FORBIDDEN = re.compile("[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_INVISIBLE = re.compile(
    "[\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200d\u2060-\u2065\u206a-\u206f\u3164\ufeff"
    "\ufff9-\ufffb\U000e0000-\U000e007f]"
)
_DIRECTIVE = re.compile(r"^%.*", re.MULTILINE)
_BREAKS = re.compile("\r\n?")


def decode(path: str, data: bytes) -> tuple[Source | None, list[Diagnostic]]:
    """The text of a file that may be parsed, and what is wrong with its bytes; no text where it may not be parsed."""
    if len(data) > MAX_BYTES:
        return None, [_at_top(path, codes.TOO_LARGE, f"this file has more than {MAX_BYTES // 1_000_000} MB")]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return None, [_not_utf8(path, data, error.start)]
    findings: list[Diagnostic] = []
    if text.startswith("\ufeff"):
        text = text[1:]
        findings.append(_at_top(path, codes.BYTE_ORDER_MARK, "the file begins with a byte order mark"))
    if "\r" in text:
        count = len(_BREAKS.findall(text))
        text = _BREAKS.sub("\n", text)
        findings.append(_at_top(path, codes.LINE_ENDS, f"{count} lines end with a carriage return"))
    source = Source(path, text)
    barred = [*_forbidden(source), *_directives(source)]
    findings += [*barred, *_hidden(source)]
    return (None if barred else source), findings


def capped(hits: Iterable[T], finding: Callable[[T], Diagnostic]) -> Iterator[Diagnostic]:
    """A finding for each of the first hits, the last of them with the number of those left out."""
    rest = iter(hits)
    found = [finding(hit) for hit in islice(rest, MAX_FINDINGS)]
    more = sum(1 for _ in rest)
    if more:
        found[-1] = replace(found[-1], message=f"{found[-1].message} (and {more} more in this file)")
    yield from found


def name_of(character: str) -> str:
    """How a message calls a character that may not be visible: `U+00A0 no-break space`."""
    name = unicodedata.name(character, "control character").lower()
    return f"U+{ord(character):04X} {name}"


def _at_top(path: str, code: Code, message: str) -> Diagnostic:
    return Diagnostic(code, message, Source(path, "").span(0, 0))


def _not_utf8(path: str, data: bytes, start: int) -> Diagnostic:
    before = Source(path, _BREAKS.sub("\n", data[:start].decode("utf-8").removeprefix("\ufeff")) + "?")
    place = before.span(len(before.text) - 1, len(before.text))
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return Diagnostic(codes.NOT_UTF8, "the file is saved as UTF-16, not as UTF-8", place)
    message = f"byte 0x{data[start]:02X} (number {start + 1} of the file) is not UTF-8"
    return Diagnostic(codes.NOT_UTF8, message, place)


def _forbidden(source: Source) -> Iterator[Diagnostic]:
    return _characters(source, _FORBIDDEN, codes.FORBIDDEN_CHARACTER, "a character that may not stand in YAML")


def _hidden(source: Source) -> Iterator[Diagnostic]:
    if source.text.isascii():
        return
    yield from _characters(source, _BIDI, codes.BIDI, "a character that turns the direction of writing")
    yield from _characters(source, _INVISIBLE, codes.INVISIBLE, "a character that cannot be seen")


def _characters(source: Source, pattern: re.Pattern[str], code: Code, what: str) -> Iterator[Diagnostic]:
    def finding(hit: re.Match[str]) -> Diagnostic:
        span = source.span(hit.start(), hit.end())
        return Diagnostic(code, f"{what}: {name_of(hit[0])}", span, fix=_deleted(span))

    return capped(pattern.finditer(source.text), finding)


def _deleted(span: Span) -> Fix:
    return Fix("delete it", (Edit(span, ""),), Applicability.SAFE)


def _directives(source: Source) -> Iterator[Diagnostic]:
    def finding(hit: re.Match[str]) -> Diagnostic:
        return Diagnostic(codes.DIRECTIVE, "a line that begins with `%`", source.span(hit.start(), hit.end()))

    return capped(_DIRECTIVE.finditer(source.text), finding)
