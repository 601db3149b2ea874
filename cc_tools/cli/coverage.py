"""How much is translated, as the commands write it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cc_tools.cli.output.translate import Counted
from cc_tools.pipeline import Survey
from cc_tools.translation.coverage import Coverage, coverage

_HEADINGS = ("kind", "language", "total", "translated", "stale", "missing", "")


def counted(survey: Survey, languages: Sequence[str]) -> tuple[Counted, ...]:
    """The counts of every game, kind and language; English is always among them."""
    wanted = ("en", *languages)
    found: list[Counted] = []
    for game in dict.fromkeys(stock.game for stock in survey.stocks):
        stocks = [stock for stock in survey.stocks if stock.game == game]
        rows = [row for stock in stocks for row in coverage(stock.passages, stock.known)]
        found += [_counted(game, row) for row in _together(rows) if row.language in wanted]
    return tuple(found)


def _together(rows: Sequence[Coverage]) -> Iterator[Coverage]:
    """One row for each kind and language; those of two files of a game are added up."""
    for kind, language in dict.fromkeys((row.kind, row.language) for row in rows):
        same = [row for row in rows if (row.kind, row.language) == (kind, language)]
        yield Coverage(kind, language, *(sum(getattr(row, name) for row in same) for name in _NUMBERS))


_NUMBERS = ("total", "translated", "stale", "missing")


def _counted(game: str, row: Coverage) -> Counted:
    numbers = {name: getattr(row, name) for name in _NUMBERS}
    return Counted(game=game, kind=row.kind, language=row.language, percent=row.percent, **numbers)


def is_whole(rows: Sequence[Counted]) -> bool:
    """Whether all is translated."""
    return all(row.translated == row.total for row in rows)


def table(rows: Sequence[Counted]) -> Iterator[str]:
    """The counts as a table for each game, and a last line over all. English is listed where something lacks it."""
    for game in dict.fromkeys(row.game for row in rows):
        mine = [row for row in rows if row.game == game and (row.language != "en" or row.missing)]
        cells = [_HEADINGS, *(_cells(row) for row in mine)]
        widths = [max(len(line[column]) for line in cells) for column in range(len(_HEADINGS))]
        yield game
        yield from (_line(line, widths) for line in cells)
        yield ""
    yield summary(rows)


def _cells(row: Counted) -> tuple[str, ...]:
    numbers = (f"{getattr(row, name):,}" for name in _NUMBERS)
    return (row.kind, row.language, *numbers, f"{row.percent:g} %")


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    words = [cell.ljust(width) for cell, width in zip(cells[:2], widths[:2], strict=True)]
    numbers = [cell.rjust(width) for cell, width in zip(cells[2:], widths[2:], strict=True)]
    return ("  " + "  ".join([*words, *numbers])).rstrip()


def summary(rows: Sequence[Counted]) -> str:
    """All rows but English in one sentence."""
    foreign = [row for row in rows if row.language != "en"]
    total, done, stale, missing = (sum(getattr(row, name) for row in foreign) for name in _NUMBERS)
    share = done * 1000 // total / 10 if total else 100.0
    return f"{done:,} of {total:,} translations, {share:g} %: {stale:,} stale, {missing:,} missing"
