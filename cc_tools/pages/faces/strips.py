"""Operations on a face: a strip for each, in the colour of its kind, with its sentence in short words and symbols."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cc_tools.model.catalog import Linked
from cc_tools.pages.edition import TAGS, Edition
from cc_tools.pages.faces import drawing as draw
from cc_tools.pages.faces.design import PLAIN, Look
from cc_tools.pages.faces.measure import Line, Run, wrap
from cc_tools.render.tokens import Rendering, Token

_BEFORE = 11.0
"""Room at the left of a strip, for its colour."""
_LABEL = 9.0
_DRAWN = ("resource", "track", "token", "icon")
_BETWEEN = " :,、："


@dataclass(frozen=True, slots=True)
class Strip:
    """One operation: its kind in words, the symbols of its flags, and its sentence."""

    label: str
    flags: tuple[str, ...]
    runs: tuple[Run, ...]
    colour: str
    language: str

    def height(self, room: float, size: float) -> float:
        """How high it is when its text is that wide and of that size."""
        return 17 + len(self._lines(room, size)) * size * 1.22 + 3

    def drawn(self, x: float, y: float, wide: float, size: float) -> str:
        """The strip with its upper left corner at a point."""
        of = self._lines(wide - 8, size)
        parts = [
            draw.rect(x, y, wide, self.height(wide - 8, size), "f-strip", 4),
            f'<rect x="{draw.number(x)}" y="{draw.number(y)}" width="4" '
            f'height="{draw.number(self.height(wide - 8, size))}" rx="2" fill="{self.colour}"/>',
        ]
        at = x + _BEFORE
        for name in self.flags:
            parts.append(draw.symbol(name, at, y + 3, 12))
            at += 15
        label = draw.fitted(self.label, at, y + 12.5, _LABEL, wide - 8 - (at - x), "f-label")
        parts.append(f'<g style="--strip:{self.colour}">{label}</g>' if self.label else "")
        parts.append(draw.lines(of, x + _BEFORE, y + 16 + size, size, 1.22, "f-text", self.language))
        return "".join(parts)

    def _lines(self, room: float, size: float) -> list[Line]:
        return _wrapped(self.runs, room - _BEFORE, size)


@lru_cache(maxsize=1 << 12)
def _wrapped(runs: tuple[Run, ...], room: float, size: float) -> list[Line]:
    return wrap(runs, room / size)


def strips(edition: Edition, look: Look, operations: Sequence[Linked]) -> list[Strip]:
    """The strips of a face, in the order printed."""
    return [_strip(edition, look, one) for one in operations]


def _strip(edition: Edition, look: Look, linked: Linked) -> Strip:
    spoken, tree = edition.spoken(linked.text), edition.catalog.trees.get(linked.text)
    if spoken is None or tree is None:
        return Strip("", (), (Run(linked.text),), PLAIN, "en")
    symbols = tuple(look.design.flags[flag] for flag in tree.flags if look.has(look.design.flags.get(flag, "")))
    drawn = {flag for flag in tree.flags if look.has(look.design.flags.get(flag, ""))}
    colour = look.design.strips.get(tree.kind, PLAIN)
    label = _label(spoken, (*tree.flags, tree.kind), drawn)
    return Strip(label, symbols, tuple(_runs(spoken, look)), colour, TAGS[edition.language])


def _label(spoken: Rendering, words: Sequence[str], drawn: set[str]) -> str:
    """The kind, after those flags that have no symbol."""
    kinds = [token.text.strip("【】[] ") for token in spoken.tokens[: spoken.label] if token.kind == "kind"]
    if len(kinds) != len(words):
        return " ".join(kinds)
    return " ".join(kind for kind, word in zip(kinds, words, strict=True) if word not in drawn)


def _runs(spoken: Rendering, look: Look) -> Iterator[Run]:
    """The sentence behind its label, with a capital at its beginning."""
    begun = False
    for token in spoken.tokens[spoken.label :]:
        text = token.short or token.text
        if not begun:
            text = text.lstrip(_BETWEEN)
            if not text:
                continue
            text, begun = text[:1].upper() + text[1:], True
        yield _run(token, text, look)


def _run(token: Token, text: str, look: Look) -> Run:
    symbol = look.design.inline.get(token.target or "", "")
    if symbol and look.has(symbol) and token.kind in _DRAWN:
        return Run("", symbol=symbol)
    return Run(text, {"number": "b", "card": "i"}.get(token.kind, ""))
