"""What there is to know at a question besides it, in words: the action under way, what is left to hand out."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from cc_tools.cli.table.names import Names
from cc_tools.cli.table.texts import Texts
from cc_tools.engine.game import Game
from cc_tools.engine.state import Question
from cc_tools.games.situation import Line


def told(game: Game, question: Question, names: Names, texts: Texts, display: ModuleType) -> Iterator[str]:
    """The lines that the `display` of the game has for a question."""
    for line in display.situation(game, question):
        text = texts.find("situation", line.key)
        if text is None:
            raise KeyError(line.key)
        yield texts.fill(text, dict(_slots(game, line, names, texts)))


def _slots(game: Game, line: Line, names: Names, texts: Texts) -> Iterator[tuple[str, str]]:
    for slot, copies in line.cards.items():
        yield slot, ", ".join(names.card(game.definition(copy).id) for copy in copies)
    for slot, word in line.words.items():
        yield slot, names.word(word)
    for slot, player in line.players.items():
        yield slot, texts.player(player)
    for slot, number in line.numbers.items():
        yield slot, str(number)
    for slot, amounts in line.amounts.items():
        yield slot, ", ".join(f"{names.word(word)} {number}" for word, number in amounts.items())
