"""How wide text is, and where its lines break: estimated from the widths of Helvetica, whatever font draws it.

Lines carry their width (`textLength`), so that another font is fitted to it and nothing runs over an edge.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cc_tools.pages.markup import visible

_WIDTHS = {
    222: "ijl'’‘|", 278: " !,./:;It[]·\\", 333: "-()r`\"“”", 389: "*", 469: "{}^", 500: "ckJsvxyz°•", 584: "+<>=~×−",
    611: "FTZ", 667: "&ABEKPSVXY", 722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%", 944: "W", 1000: "—…⟨⟩", 1015: "@",
}  # fmt: skip
_KNOWN = {char: width / 1000 for width, chars in _WIDTHS.items() for char in chars}
_USUAL = 0.556
_BOLD = 1.07
_WIDE = {"W", "F"}
_STRETCHES = re.compile(r"\s|[!-~\u00a0-\u2fff]+|.", re.DOTALL)
"""Single spaces, words of narrow signs, and other signs one by one."""
_NEVER_FIRST = set("、。，．・：；！？」』）】〕》〉ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]")
_NEVER_LAST = set("「『（【〔《〈([")


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a sentence: text in one style, or a symbol. `css` is a class of the text."""

    text: str
    css: str = ""
    symbol: str = ""


Line = tuple[Run, ...]


@lru_cache(maxsize=1 << 14)
def char_width(char: str) -> float:
    """The width of a character in units of the size of the font."""
    if char in _KNOWN:
        return _KNOWN[char]
    if unicodedata.east_asian_width(char) in _WIDE:
        return 1.0
    if unicodedata.combining(char):
        return 0.0
    base = unicodedata.normalize("NFD", char)[0]
    return _KNOWN.get(base, _USUAL)


def width(text: str, bold: bool = False) -> float:
    """The width of a text in units of the size of the font."""
    return sum(map(char_width, text)) * (_BOLD if bold else 1.0)


SYMBOL_WIDTH = 1.12
"""The width of a symbol in a line, in units of the size of the font."""


def run_width(run: Run) -> float:
    """The width of a piece in units of the size of the font."""
    return SYMBOL_WIDTH if run.symbol else width(run.text, bold="b" in run.css.split())


class Atom(NamedTuple):
    """What never breaks, and how wide it is: a word with what clings to it, a symbol, a character of Japanese."""

    runs: tuple[Run, ...]
    width: float
    space: bool


def wrap(runs: Iterable[Run], room: float) -> list[Line]:
    """Lines no wider than `room`, in units of the size of the font; only a single character may be wider."""
    lines: list[list[Run]] = [[]]
    used = 0.0
    for atom in _atoms(tuple(runs)):
        for piece in _pieces(atom) if atom.width > room else (atom,):
            if used and used + piece.width > room:
                lines.append([])
                used = 0.0
            if used or not piece.space:
                lines[-1].extend(piece.runs)
                used += piece.width
    return [_joined(line) for line in lines if line]


def _pieces(atom: Atom) -> Iterator[Atom]:
    """A word that is too long for a line, character by character."""
    for run in atom.runs:
        for one in (run,) if run.symbol else (Run(char, run.css) for char in run.text):
            yield Atom((one,), run_width(one), one.text.isspace())


@lru_cache(maxsize=1 << 13)
def _atoms(runs: tuple[Run, ...]) -> tuple[Atom, ...]:
    """What never breaks, in order."""
    found: list[list[Run]] = []
    last: Run | None = None
    for run in runs:
        for one in _words(run):
            if last is None or _breaks(last, one):
                found.append([one])
            else:
                found[-1].append(one)
            last = one
    return tuple(Atom(tuple(one), sum(map(run_width, one)), one[0].text.isspace()) for one in found)


def _words(run: Run) -> Iterator[Run]:
    """A piece in stretches inside of which no line breaks."""
    if run.symbol:
        yield run
    else:
        yield from (Run(part, run.css) for part in _STRETCHES.findall(visible(run.text)))


def _breaks(before: Run, after: Run) -> bool:
    if before.text[-1:].isspace() or after.text[:1].isspace():
        return True
    if before.symbol or after.symbol:
        return not (after.text and (after.text[0] in _NEVER_FIRST or not _is_wide(after.text[0])))
    if after.text[0] in _NEVER_FIRST or before.text[-1] in _NEVER_LAST:
        return False
    return _is_wide(before.text[-1]) or _is_wide(after.text[0])


@lru_cache(maxsize=1 << 12)
def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in _WIDE


def _joined(line: list[Run]) -> Line:
    """Neighbouring characters of one style together, without a space at the end."""
    while line and line[-1].text.isspace():
        line.pop()
    made: list[Run] = []
    for run in line:
        if made and not run.symbol and not made[-1].symbol and made[-1].css == run.css:
            made[-1] = Run(made[-1].text + run.text, run.css)
        else:
            made.append(run)
    return tuple(made)
