"""Where each character of a scalar's value stands in the file.

The parser gives the place of a scalar as a whole. A finding inside an operation needs the place of one character,
also behind an escape or on the third line of a folded text, so the scanner's rules (YAML 1.2, chapters 7 and 8)
are walked through once more, and the result is believed only if it spells the parser's value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Placed = tuple[str, int, int]
"""A character of the value and the offsets of its first source character and of the place behind it."""

_ESCAPES = {
    "0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r", "e": "\x1b",
    " ": " ", '"': '"', "/": "/", "\\": "\\", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029",
}  # fmt: skip
_HEX = {"x": 2, "u": 4, "U": 8}
_PROPERTY = re.compile(r"(?:[&!]\S*\s+)*")
_HEADER = re.compile(r"[|>](?:([1-9])?([+-])?|([+-])([1-9])?)[ \t]*(?:#[^\n]*)?(?:\n|$)")


def places_of_characters(text: str, start: int, end: int, value: str, style: str) -> list[tuple[int, int]]:
    """For each character of `value`, the offsets in `text` where it begins and ends; empty where that is not known.

    `start` and `end` are the parser's marks of the scalar, `style` is how it is written.
    """
    properties = _PROPERTY.match(text, start, end)
    start = properties.end() if properties else start
    for placed in _readings(text, start, end, style):
        if "".join(character for character, _, _ in placed) == value:
            return [(begin, stop) for _, begin, stop in placed]
    return []


def _readings(text: str, start: int, end: int, style: str) -> Iterator[list[Placed]]:
    """What the scalar may spell: one reading, or one for each indentation that a block with a digit may have."""
    if style == "plain":
        yield list(_flow(text, start, end, _one))
    elif style == "single":
        yield list(_flow(text, start + 1, end - 1, _one_single))
    elif style == "double":
        yield list(_flow(text, start + 1, end - 1, _one_double))
    else:
        yield from _block(text, start, folded=style == "folded")


def _one(text: str, at: int) -> Placed:
    return text[at], at, at + 1


def _one_single(text: str, at: int) -> Placed:
    return text[at], at, at + (2 if text.startswith("''", at) else 1)


def _one_double(text: str, at: int) -> Placed:
    if text[at] != "\\":
        return text[at], at, at + 1
    letter = text[at + 1]
    if letter in _HEX:
        stop = at + 2 + _HEX[letter]
        return chr(int(text[at + 2 : stop], 16)), at, stop
    return _ESCAPES.get(letter, letter), at, at + 2


def _flow(text: str, start: int, end: int, one: Callable[[str, int], Placed]) -> Iterator[Placed]:
    """The characters of a plain or quoted scalar: a line end is a space, an empty line a line end."""
    at = start
    while at < end:
        if one is _one_double and text.startswith("\\\n", at):
            at = _skip_joined(text, at + 2, end)
            yield from (("\n", place, place + 1) for place in _breaks(text, at, end))
            at = _behind_blank(text, at, end)
        elif text[at] in " \t\n":
            stop = _behind_blank(text, at, end)
            breaks = list(_breaks(text, at, stop))
            if not breaks:
                yield from ((text[place], place, place + 1) for place in range(at, stop))
            elif len(breaks) == 1:
                yield " ", at, stop
            else:
                yield from (("\n", place, place + 1) for place in breaks[1:])
            at = stop
        else:
            placed = one(text, at)
            yield placed
            at = placed[2]


def _behind_blank(text: str, at: int, end: int) -> int:
    while at < end and text[at] in " \t\n":
        at += 1
    return at


def _skip_joined(text: str, at: int, end: int) -> int:
    while at < end and text[at] in " \t":
        at += 1
    return at


def _breaks(text: str, start: int, end: int) -> Iterator[int]:
    at = start
    while at < end and text[at] in " \t\n":
        if text[at] == "\n":
            yield at
        at += 1


def _block(text: str, start: int, folded: bool) -> Iterator[list[Placed]]:
    header = _HEADER.match(text, start)
    if header is None:
        return
    chomp = header[2] or header[3] or ""
    for indent in _indents(text, header.end(), explicit=bool(header[1] or header[4])):
        yield list(_block_lines(text, header.end(), indent, chomp, folded))


def _lines(text: str, at: int) -> Iterator[tuple[int, int]]:
    """Begin and end (before the line feed) of each line from `at` on."""
    while at < len(text):
        stop = text.find("\n", at)
        stop = len(text) if stop < 0 else stop
        yield at, stop
        at = stop + 1


def _indents(text: str, start: int, explicit: bool) -> list[int]:
    """The indentations a block may have: that of its first line with text, or any up to it where a digit says so."""
    widest = 0
    for begin, stop in _lines(text, start):
        line = text[begin:stop]
        indent = len(line) - len(line.lstrip(" "))
        if indent < len(line):
            return list(range(indent, -1, -1)) if explicit else [indent]
        widest = max(widest, indent)
    return [widest]


def _block_lines(text: str, start: int, indent: int, chomp: str, folded: bool) -> Iterator[Placed]:
    """The characters of a block scalar, by the scanner's rules for folding and for the line ends at its end."""
    pending: list[Placed] = []
    last: Placed | None = None
    was_blank = False
    for begin, stop in _lines(text, start):
        end_of_line = ("\n", stop, stop + 1)
        inside = text[begin : min(begin + indent, stop)]
        if stop - begin <= indent and not inside.strip(" "):
            pending += [end_of_line] if stop < len(text) else []
            continue
        if inside.strip(" "):
            break
        blank = text[begin + indent] in " \t"
        if last is not None:
            if folded and not was_blank and not blank:
                if not pending:
                    yield " ", last[1], last[2]
            else:
                yield last
        yield from pending
        pending = []
        yield from ((text[place], place, place + 1) for place in range(begin + indent, stop))
        last, was_blank = end_of_line, blank
    if chomp != "-" and last is not None and last[1] < len(text):
        yield last
    if chomp == "+":
        yield from pending
