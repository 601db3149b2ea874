"""The sides of a board, drawn: how many tokens of each sort, and its tracks with the multipliers on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from cc_tools.pages import marks, markup
from cc_tools.pages.edition import TAGS, Edition
from cc_tools.pages.faces import drawing as draw
from cc_tools.pages.faces.design import PLAIN, Kind, Look, look

_WIDE = 372.0
_EDGE = 14.0
_ROW = 25.0
_TRACK = 58.0
Levels = Mapping[int, int]


def boards(edition: Edition, record: BaseModel) -> list[str]:
    """A drawing for each side of a record that has some, all in one block; nothing for other records."""
    at = look(edition.game.id)
    drawn = [
        _side(edition, at, type(record), field, str(word), side)
        for field in type(record).model_fields
        if isinstance(found := getattr(record, field), Mapping)
        for word, side in found.items()
        if isinstance(side, BaseModel)
    ]
    return [markup.block("cc-boards", *drawn, searched=False)] if drawn else []


def _side(edition: Edition, at: Look, model: type[BaseModel], field: str, word: str, side: BaseModel) -> str:
    title = edition.word_title(marks.sense(model, field), word)
    counts = [(name, getattr(side, name)) for name in at.design.counts if isinstance(getattr(side, name, None), int)]
    tracks = list(_tracks(side))
    last = max((level for _, _, levels in tracks for level in levels), default=0)
    y = 40.0
    parts, told = [], [title]
    for name, count in counts:
        parts.append(_count(edition, at, name, count, y))
        told.append(f"{edition.raw_label(name)}: {count}")
        y += _ROW
    y += 6 if tracks else 0
    for sense, track, levels in tracks:
        label = edition.word_title(sense, track)
        parts.append(_track(at, label, track, levels, last, y))
        told.append(f"{label}: {', '.join(f'{level} ×{times}' for level, times in sorted(levels.items()))}")
        y += _TRACK
    return (
        f'<svg class="cc-board" viewBox="0 0 {draw.number(_WIDE)} {draw.number(y + 8)}" role="img" '
        f'xmlns="http://www.w3.org/2000/svg" lang="{TAGS[edition.language]}">'
        f"<title>{markup.text('; '.join(told))}</title>"
        f'<g aria-hidden="true"><rect class="f-paper" x=".75" y=".75" width="{draw.number(_WIDE - 1.5)}" '
        f'height="{draw.number(y + 6.5)}" rx="12"/>'
        f"{draw.fitted(title, _EDGE, 25, 15, _WIDE - 2 * _EDGE, 'f-title')}{''.join(parts)}</g></svg>"
    )


def _tracks(side: BaseModel) -> Iterator[tuple[str, str, Levels]]:
    """Sense, word and multipliers by level of each track."""
    for field in type(side).model_fields:
        found: Any = getattr(side, field)
        if isinstance(found, Mapping):
            for word, levels in found.items():
                if isinstance(levels, Mapping):
                    yield marks.sense(type(side), field), str(word), levels


def _count(edition: Edition, at: Look, name: str, count: int, y: float) -> str:
    """A line with as many symbols as there are tokens; a number where they would not fit."""
    symbol = at.design.counts[name]
    fits = count <= 8
    places = range(count if fits else 1)
    drawn = "".join(draw.symbol(symbol, _WIDE - _EDGE - 22 * (at_ + 1), y - 2, 19) for at_ in places)
    label = edition.raw_label(name) + ("" if fits else f" ×{count}")
    return draw.fitted(label, _EDGE, y + 12, 12, _WIDE - 2 * _EDGE - 22 * (count if fits else 1), "f-text") + drawn


def _track(at: Look, label: str, track: str, levels: Levels, last: int, y: float) -> str:
    """A track: a space for each level, and the multiplier where there is one."""
    rail = at.design.tracks.get(track, Kind(colour=PLAIN))
    colour, symbol = rail.colour, rail.symbol if at.has(rail.symbol) else ""
    step = (_WIDE - 2 * _EDGE) / (last + 1)
    parts = [draw.symbol(symbol, _EDGE, y, 16)] if symbol else []
    parts.append(draw.fitted(label, _EDGE + (22 if symbol else 0), y + 12.5, 12, _WIDE - 60, "f-text"))
    middle = y + 33
    parts.append(
        f'<line class="f-rail" x1="{draw.number(_EDGE + step / 2)}" x2="{draw.number(_WIDE - _EDGE - step / 2)}" '
        f'y1="{draw.number(middle)}" y2="{draw.number(middle)}" style="stroke:{colour}"/>'
    )
    for level in range(last + 1):
        x = _EDGE + (level + 0.5) * step
        times = levels.get(level)
        radius = min(step / 2 - 0.6, 10.5) if times is not None else 3.2
        parts.append(
            f'<circle class="{"f-multiplier" if times is not None else "f-space"}" cx="{draw.number(x)}" '
            f'cy="{draw.number(middle)}" r="{draw.number(radius)}" style="--strip:{colour}"/>'
        )
        if times is not None:
            parts.append(draw.fitted(f"×{times}", x, middle + 3.6, 10, radius * 1.8, "f-number", "middle"))
        parts.append(draw.label(str(level), x, middle + 19, 7.5, "f-foot", "middle"))
    return "".join(parts)
