"""What has happened, in words, as far as one player knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from cc_tools.cli.table import words
from cc_tools.cli.table.names import Names
from cc_tools.engine.game import Game
from cc_tools.engine.state import Player
from cc_tools.engine.view import log


def told(game: Game, player: Player, names: Names, display: ModuleType, start: int = 0) -> Iterator[str]:
    """The log from its line `start` on, as the `display` of the game wants it told."""
    lines = log(game, player)
    if start == 0 and lines and lines[0]["event"] != "turn":
        yield words.TURNED.format(turn=1, who=words.PLAYER.format(number=lines[0]["player"] + 1))
    for line in lines[start:]:
        who = words.PLAYER.format(number=line["player"] + 1)
        if line["event"] == "turn":
            yield words.TURNED.format(turn=line["amount"], who=who)
        elif line["event"] not in words.SILENT and line["event"] not in display.SILENT:
            yield words.LOGGED.format(who=who, what=_what(line, names, display))


def _what(line: Mapping[str, Any], names: Names, display: ModuleType) -> str:
    parts, places = [names.deed(line["event"])], display.PLACES.get(line["event"], (words.FROM, words.TO))
    if line["event"] in words.UNCOUNTED | display.UNCOUNTED:
        parts += [names.word(word) for word in line["words"] if word != line["event"]]
    elif line["card"] is not None:
        parts.append(names.card(line["card"]))
    elif line["words"] and line["words"] != ["card"]:
        parts += [str(line["amount"]), " ".join(names.word(word) for word in line["words"])]
    else:
        parts.append(words.UNSEEN if line["amount"] == 1 else words.CARDS.format(number=line["amount"]))
    for key, text in zip(("source", "target"), places, strict=True):
        if isinstance(line[key], str):
            parts.append(text.format(place=names.card(line[key])))
    return " ".join(parts)
