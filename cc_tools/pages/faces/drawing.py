"""The strokes of a face as SVG: shapes, symbols, and text in lines of a known width."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from cc_tools.pages import markup
from cc_tools.pages.faces.measure import Line, Run, char_width, run_width, width, wrap

_SPACE = char_width(" ")


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def rect(x: float, y: float, wide: float, high: float, css: str, radius: float = 0) -> str:
    """A rectangle."""
    round_ = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect class="{css}" x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"{round_}/>'
    )


def symbol(name: str, x: float, y: float, size: float, css: str = "") -> str:
    """A symbol in a square."""
    mark = markup.attribute("class", css)
    return (
        f'<use href="#i-{name}" x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"{mark}/>'
    )


def label(text: str, x: float, y: float, size: float, css: str = "", anchor: str = "", language: str = "") -> str:
    """A short text on one line."""
    marks = (
        markup.attribute("class", css) + markup.attribute("text-anchor", anchor) + markup.attribute("lang", language)
    )
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{marks}>{markup.text(text)}</text>'


def fitted(text: str, x: float, y: float, size: float, room: float, css: str = "", anchor: str = "") -> str:
    """A short text on one line, in a smaller size where it would be wider than `room`."""
    wide = width(text, bold=True) * size
    return label(text, x, y, size * min(1.0, room / wide) if wide else size, css, anchor)


def lines(
    of: Sequence[Line], x: float, y: float, size: float, leading: float, css: str = "", language: str = ""
) -> str:
    """Lines of text, the first with its base line at `y`."""
    drawn = "".join(part for at, line in enumerate(of) for part in _line(line, x, y + at * size * leading, size))
    marks = markup.attribute("class", css) + markup.attribute("lang", language)
    return f'<g font-size="{number(size)}"{marks}>{drawn}</g>'


def _line(line: Line, x: float, y: float, size: float) -> Iterator[str]:
    """A line: its texts between the symbols, each as wide as was reckoned."""
    held: list[Run] = []
    begin = at = x
    for run in (*line, Run("", symbol="end")):
        if not run.symbol:
            held.append(run)
            at += run_width(run) * size
            continue
        if held:
            yield _chunk(held, begin, y, at - begin)
            held = []
        if run.symbol != "end":
            yield symbol(run.symbol, at + size * 0.03, y - size * 0.86, size * 1.06)
            at += run_width(run) * size
        begin = at


def _chunk(runs: list[Run], x: float, y: float, wide: float) -> str:
    whole = "".join(run.text for run in runs)
    before, after = len(whole) - len(whole.lstrip()), len(whole) - len(whole.rstrip())
    size = wide / max(sum(map(run_width, runs)), 0.01)
    inside = "".join(
        f'<tspan class="{run.css}">{markup.text(run.text)}</tspan>' if run.css else markup.text(run.text)
        for run in runs
    ).strip()
    if not inside:
        return ""
    begin, wide = x + before * _SPACE * size, wide - (before + after) * _SPACE * size
    fit = f' textLength="{number(wide)}" lengthAdjust="spacingAndGlyphs"' if len(whole) > 2 else ""
    return f'<text x="{number(begin)}" y="{number(y)}"{fit}>{inside}</text>'


def paragraph(text: str, room: float, size: float, css: str = "") -> list[Line]:
    """The lines of a text that is `room` wide at a size."""
    return wrap([Run(text, css)], room / size)


def sky(seed: str, x: float, y: float, wide: float, high: float) -> str:
    """A chart of stars and orbits that belongs to a record: the same for the same seed, and for no other."""
    dice = hashlib.sha256(seed.encode()).digest()
    at_x, at_y = x + wide * (0.2 + 0.6 * dice[0] / 255), y + high * (0.3 + 0.5 * dice[1] / 255)
    drawn = [
        f'<ellipse class="f-orbit" cx="{number(at_x)}" cy="{number(at_y)}" rx="{number(26 + 30 * step + dice[2] / 9)}" '
        f'ry="{number((26 + 30 * step + dice[2] / 9) * (0.25 + dice[3] / 600))}" '
        f'transform="rotate({dice[4] * 180 // 255 - 90} {number(at_x)} {number(at_y)})"/>'
        for step in range(3)
    ]
    drawn += [
        f'<circle class="f-star" cx="{number(x + 3 + (wide - 6) * dice[i] / 255)}" '
        f'cy="{number(y + 3 + (high - 6) * dice[i + 1] / 255)}" r="{number(0.5 + dice[i] % 4 * 0.25)}"/>'
        for i in range(5, 31, 2)
    ]
    return "".join(drawn)
