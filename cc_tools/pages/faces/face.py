"""The face of a record: head with name and kind, a chart of stars, its words, and a strip for each operation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from cc_tools.model.catalog import Linked
from cc_tools.pages import marks, markup
from cc_tools.pages.edition import TAGS, Edition
from cc_tools.pages.faces import drawing as draw
from cc_tools.pages.faces.design import Kind, Layout, Look, Mark, look
from cc_tools.pages.faces.measure import Line
from cc_tools.pages.faces.strips import Strip, strips

WIDE = 300.0
_EDGE = 14.0
_SIZES = (14.0, 13.0, 12.0, 11.25, 10.5)
_SKY = 62.0
_SMALLEST_SKY = 46.0


@dataclass(frozen=True)
class Shown:
    """What one face is made of."""

    record: Any
    layout: Layout
    kind: Kind
    sense: str
    word: str
    strips: Sequence[Strip]
    foot: str


def face(
    edition: Edition, record: Any, layout: str, operations: Sequence[Linked], foot: str = "", css: str = ""
) -> str:
    """The face as an `svg` element; empty where the game draws no faces of this layout.

    `layout` is a collection or a field of parts, `operations` are those of this face, `foot` is a raw text.
    """
    at = look(edition.game.id)
    found = at.design.layouts.get(layout)
    if found is None:
        return ""
    model = type(record)
    field = found.colours or getattr(model, "kind_field", "")
    word = str(getattr(record, field, "") or "") if field else ""
    sense = marks.word_sense(model, field) if field else ""
    kind = at.design.kinds.get(sense, {}).get(word) or Kind(colour=found.colour, symbol=found.symbol)
    return _drawn(edition, at, Shown(record, found, kind, sense, word, strips(edition, at, operations), foot), css)


def _drawn(edition: Edition, at: Look, shown: Shown, css: str) -> str:
    head, head_high = _head(edition, at, shown)
    foot = [*_foot(edition, at, shown)]
    words = _words(edition, shown)
    words_high = len(words) * 14 + 10 if words else 0.0
    foot_high = 22.0 if foot else 8.0
    for size in _SIZES:
        strips_high = sum(one.height(WIDE - 2 * _EDGE, size) + 6 for one in shown.strips)
        whole = head_high + _SKY + words_high + strips_high + foot_high + 6
        if whole <= shown.layout.height:
            break
    high = max(float(shown.layout.height), whole)
    sky_high = max(_SMALLEST_SKY, high - (whole - _SKY))
    y = head_high
    parts = [
        f'<rect class="f-paper" x=".75" y=".75" width="{draw.number(WIDE - 1.5)}" height="{draw.number(high - 1.5)}" '
        'rx="15"/>',
        head,
        draw.rect(6, y, WIDE - 12, sky_high, "f-sky"),
        f'<svg x="6" y="{draw.number(y)}" width="{draw.number(WIDE - 12)}" height="{draw.number(sky_high)}">'
        f"{draw.sky(edition.game.id + str(getattr(shown.record, 'id', '')), 0, 0, WIDE - 12, sky_high)}</svg>",
        *_emblem(at, shown, y, sky_high),
        *_side(at, shown, "left", y, sky_high),
        *_side(at, shown, "right", y, sky_high),
    ]
    y += sky_high
    if words:
        parts += [draw.rect(6, y, WIDE - 12, words_high, "f-words"), draw.lines(words, _EDGE, y + 15, 10.5, 14 / 10.5)]
        y += words_high
    y += 6
    for one in shown.strips:
        parts.append(one.drawn(_EDGE - 4, y, WIDE - 2 * _EDGE + 8, size))
        y += one.height(WIDE - 2 * _EDGE, size) + 6
    parts += [f'<g transform="translate(0 {draw.number(high - 10)})">{"".join(foot)}</g>'] if foot else []
    return _svg(edition, shown, "".join(parts), high, css)


def _svg(edition: Edition, shown: Shown, inside: str, high: float, css: str) -> str:
    record = shown.record
    told = [edition.word_title(shown.sense, shown.word)] if shown.word else []
    told += [", ".join(_titles(edition, shown))] if _titles(edition, shown) else []
    told += [
        f"{edition.raw_label(mark.field.rpartition('.')[2])}: {said}"
        for mark in shown.layout.marks
        if (said := ", ".join(_said(edition, record, mark)))
    ]
    name = edition.name(record) if edition.name(record) == record.name else f"{edition.name(record)} ({record.name})"
    return (
        f'<svg class="{f"cc-face {css}".rstrip()}" viewBox="0 0 {draw.number(WIDE)} {draw.number(high)}" '
        f'role="img" style="--kind:{shown.kind.colour}" xmlns="http://www.w3.org/2000/svg" '
        f'lang="{TAGS[edition.language]}">'
        f"<title>{markup.text('; '.join([name, *told]))}</title>"
        f'<g aria-hidden="true">{inside}</g></svg>'
    )


# --- head ---------------------------------------------------------------------------------------------------------


def _head(edition: Edition, at: Look, shown: Shown) -> tuple[str, float]:
    """The head, and how high it is."""
    record = shown.record
    corners = [one for mark in shown.layout.marks if mark.place == "corner" for one in _symbols(at, record, mark)]
    name, room = edition.name(record), WIDE - 58 - max(1, len(corners)) * 36 - 4
    size = next((size for size in (17.0, 15.0, 13.0) if len(draw.paragraph(name, room, size, "b")) <= 2), 11.0)
    of_name = draw.paragraph(name, room, size, "b")
    english = [] if name == record.name else draw.paragraph(record.name, room, 9.5, "i")
    below = [line for text in _subtitles(edition, shown, translated=True) for line in draw.paragraph(text, room, 9.5)]
    as_printed = [text for text in _subtitles(edition, shown, translated=False) if text != record.name]
    english += [line for text in as_printed for line in draw.paragraph(text, room, 9.5, "i")]
    high = max(52.0, 16 + len(of_name) * size * 1.15 + (len(english) + len(below)) * 12 + 6)
    y = (high + 4 - len(of_name) * size * 1.15 - (len(english) + len(below)) * 12) / 2 + size * 0.9
    language = "en" if edition.language != "en" and name == record.name else ""
    parts = [
        f'<path class="f-head" d="M6 {draw.number(high)}V16a10 10 0 0 1 10-10H{draw.number(WIDE - 16)}'
        f'a10 10 0 0 1 10 10V{draw.number(high)}z"/>',
        *([draw.symbol(shown.kind.symbol, 13, (high + 6) / 2 - 15, 30, "f-kind")] if at.has(shown.kind.symbol) else []),
        draw.lines(of_name, 52, y, size, 1.15, "f-name", language),
    ]
    y += (len(of_name) - 1) * size * 1.15 + 13
    if english:
        parts.append(draw.lines(english, 52, y, 9.5, 12 / 9.5, "f-english", "en"))
        y += len(english) * 12
    parts += [draw.lines(below, 52, y, 9.5, 12 / 9.5, "f-english")] if below else []
    for step, (symbol, value) in enumerate(corners):
        parts.append(_token(symbol, value, WIDE - 46 - 36 * step, (high + 6) / 2 - 16, 32))
    return "".join(parts), high


def _subtitles(edition: Edition, shown: Shown, *, translated: bool) -> list[str]:
    """The fields below the name: those that hold words of the vocabulary, or those that stand in English as printed."""
    return [
        said
        for field in shown.layout.subtitle
        if bool(marks.sense(type(shown.record), field)) == translated
        for said in _said(edition, shown.record, Mark(field=field, place="foot", value=True))
    ]


# --- symbols ------------------------------------------------------------------------------------------------------


def _value(record: Any, path: str) -> Any:
    for name in path.split("."):
        record = getattr(record, name, None)
    return record


def _symbols(at: Look, record: Any, mark: Mark) -> Iterator[tuple[str, str]]:
    """Symbol and number of each thing that a mark draws."""
    found = _value(record, mark.field)
    if found in (None, "", (), False):
        return
    if mark.value:
        yield (mark.symbol if at.has(mark.symbol) else ""), _number(found)
        return
    for word in found if isinstance(found, tuple) else (found,):
        name = mark.symbol.format(str(word))
        if at.has(name):
            yield name, ""


def _number(value: Any) -> str:
    return "✱" if isinstance(value, str) and value.isalpha() else str(value).replace("-", "−")


def _token(symbol: str, value: str, x: float, y: float, size: float) -> str:
    parts = [draw.symbol(symbol, x, y, size)] if symbol else []
    if value:
        css = "f-number" if symbol else "f-bare"
        parts.append(draw.fitted(value, x + size / 2, y + size * 0.67, size * 0.5, size * 0.8, css, "middle"))
    return "".join(parts)


def _emblem(at: Look, shown: Shown, y: float, high: float) -> Iterator[str]:
    if at.has(shown.kind.symbol):
        size = min(high - 12, 96.0)
        yield draw.symbol(shown.kind.symbol, (WIDE - size) / 2, y + (high - size) / 2, size, "f-emblem")


def _side(at: Look, shown: Shown, place: str, y: float, high: float) -> Iterator[str]:
    """Symbols along the lower edge of the chart, from the left or from the right, in rows upwards."""
    found = [one for mark in shown.layout.marks if mark.place == place for one in _symbols(at, shown.record, mark)]
    row = 4
    for step, (symbol, value) in enumerate(found[: row * max(1, int(high // 34))]):
        along = (step % row) * 32 + _EDGE
        x = along if place == "left" else WIDE - along - 28
        yield _token(symbol, value, x, y + high - 34 - (step // row) * 32, 28)


# --- words --------------------------------------------------------------------------------------------------------


def _words(edition: Edition, shown: Shown) -> list[Line]:
    said = [edition.word_title(shown.sense, shown.word)] if shown.word else []
    said += [" · ".join(_titles(edition, shown))] if _titles(edition, shown) else []
    text = ("：" if edition.language == "ja" else " — ").join(said)
    return draw.paragraph(text, WIDE - 2 * _EDGE, 10.5, "b")


def _titles(edition: Edition, shown: Shown) -> list[str]:
    return [
        title for field in shown.layout.words for title in _said(edition, shown.record, Mark(field=field, place="foot"))
    ]


def _said(edition: Edition, record: BaseModel, mark: Mark) -> list[str]:
    """What a mark draws, in words."""
    found = _value(record, mark.field)
    if found in (None, "", (), False):
        return []
    if found is True:
        return [edition.say("yes")]
    name = mark.field.partition(".")[0]
    sense = marks.word_sense(type(record), name)
    known = marks.sense(type(record), name)
    return [
        edition.word_title(sense, one) if isinstance(one, str) and known else str(one)
        for one in (found if isinstance(found, tuple) else (found,))
    ]


def _foot(edition: Edition, at: Look, shown: Shown) -> Iterator[str]:
    x = _EDGE
    said = [*([shown.foot] if shown.foot else [])]
    for mark in shown.layout.marks:
        if mark.place == "foot":
            drawn = [*_symbols(at, shown.record, mark)] if mark.symbol else []
            for symbol, value in drawn:
                yield _token(symbol, value, x, -13, 16)
                x += 20
            said += [] if drawn else _said(edition, shown.record, mark)
    if said:
        text = " · ".join(said)
        yield draw.fitted(text, WIDE - _EDGE, 0, 8.5, WIDE - _EDGE - x, "f-foot", "end")
