"""The score sheet at the end of a game: a row for each line of the score, a column for each player."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from cc_tools.cli.table.names import Names
from cc_tools.cli.table.texts import Texts
from cc_tools.cli.table.view import View
from cc_tools.cli.terminal import cells
from cc_tools.engine.game import PLAYERS, Game

TOTAL = "total"
GAP = "  "

Row = tuple[str, ...]


def sheet(game: Game, play: ModuleType, names: Names, view: View) -> Iterator[str]:
    """The lines of the sheet, with how each part of a line comes about, as `icons × multiplier = points`."""
    texts = view.texts
    rows: list[Row] = [
        (texts.say("score"), *(texts.player(player) for player in PLAYERS)),
        ("", *(view.crew(game, player) for player in PLAYERS)),
    ]
    rows += _rows(game, play, names, texts)
    widths = [max(_width(row[column]) for row in rows) for column in range(len(PLAYERS) + 1)]
    rule = "-" * (sum(widths) + len(GAP) * len(PLAYERS))
    for number, row in enumerate(rows):
        if number in (2, len(rows) - 1):
            yield rule
        label, *figures = row
        padded = (f"{' ' * (wide - _width(one))}{one}" for one, wide in zip(figures, widths[1:], strict=True))
        yield GAP.join([f"{label}{' ' * (widths[0] - _width(label))}", *padded]).rstrip()


def _rows(game: Game, play: ModuleType, names: Names, texts: Texts) -> Iterator[Row]:
    scores = [play.score(game, player) for player in PLAYERS]
    parts = [play.display.parts(game, player) for player in PLAYERS]
    for line in scores[0]:
        label = texts.say(TOTAL) if line == TOTAL else texts.find("score", line) or names.heading(line)
        yield (label, *(str(score[line]) for score in scores))
        for both in zip(*(found.get(line, ()) for found in parts), strict=True):
            made = (f"{number} × {worth} = {number * worth}" for _, number, worth in both)
            yield (f"{GAP}{names.heading(both[0][0])}", *made)


def _width(text: str) -> int:
    return sum(cell for _, cell in cells(text))
