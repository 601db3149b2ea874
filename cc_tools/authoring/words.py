"""How a scalar is written in canonical form."""

from __future__ import annotations

import re
from collections.abc import Callable

from cc_tools.load.nodes import Node, Scalar, Sequence
from cc_tools.load.readings import other_reading

WIDTH = 120
_SIMPLE = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_SHORT = re.compile(r"[A-Za-z0-9_./+-]{1,40}")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}

Printer = Callable[[str], str]
"""Gives the canonical form of an operation string, or the string itself where it cannot be read."""


def quoted(text: str) -> str:
    """`text` in double quotes, on one line."""
    return '"' + "".join(_ESCAPES.get(c, c if c.isprintable() else f"\\U{ord(c):08x}") for c in text) + '"'


def one_line(scalar: Scalar) -> str:
    """A scalar that is no operation, as it is written on one line.

    The author's choice between quotes and none stands, except that a simple word needs none and that double quotes
    take the place of single ones where nothing has to be escaped.
    """
    raw = scalar.source.text[scalar.start : scalar.end]
    if scalar.style == "plain":
        return " ".join(scalar.text.split("\n")) if "\n" in raw else raw.rstrip()
    if _SIMPLE.fullmatch(scalar.text) and other_reading(scalar.text) is None:
        return scalar.text
    if scalar.style == "single" and "\n" not in raw and not set(scalar.text) & set('\\"'):
        return quoted(scalar.text)
    return quoted(scalar.text) if "\n" in raw else raw


def lines(scalar: Scalar, indent: int) -> list[str]:
    """A scalar in block context: one line, or more where the author wrote more, continued at `indent`."""
    raw = scalar.source.text[scalar.start : scalar.end]
    if scalar.style in ("literal", "folded"):
        return _block(scalar, indent)
    if "\n" not in raw.rstrip():
        return [one_line(scalar)]
    first, *rest = raw.rstrip().split("\n")
    return [first.rstrip(), *(" " * indent + line.strip() if line.strip() else "" for line in rest)]


def _block(scalar: Scalar, indent: int) -> list[str]:
    """A literal or folded text, its lines moved together to `indent`."""
    header, *body = scalar.source.text[scalar.start : scalar.end].split("\n")
    depth = min((len(line) - len(line.lstrip(" ")) for line in body if line.strip()), default=0)
    return [header.split(" #")[0].rstrip(), *(" " * indent + line[depth:] if line.strip() else "" for line in body)]


def is_flow(node: Node) -> bool:
    """Whether a mapping or sequence is written in brackets."""
    return not isinstance(node, Scalar) and node.source.text[node.start : node.start + 1] in ("{", "[")


def is_word_list(node: Sequence) -> bool:
    """Whether a list holds nothing but short words, so that it stands in brackets on one line."""
    words = [item for item in node.items if isinstance(item, Scalar) and _SHORT.fullmatch(item.text)]
    return len(words) == len(node.items) and sum(len(word.text) + 2 for word in words) < WIDTH - 40
