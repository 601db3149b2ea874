"""What has happened, in sentences, as far as one player knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cc_tools.cli.table.amounts import Amounts
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.texts import Texts
from cc_tools.engine.game import Game
from cc_tools.engine.state import Player
from cc_tools.engine.view import log

Line = Mapping[str, Any]
CARD = "card"


class Log:
    """Tells the log of games in the language of the names."""

    def __init__(self, names: Names, texts: Texts) -> None:
        self._names = names
        self._texts = texts
        self._amounts = Amounts(names)
        self._senses = {
            word: sense
            for sense in ("token", "resource", "track")
            for word in names.pool.catalog.game.words.get(sense, ())
        }

    def told(self, game: Game, player: Player, start: int = 0) -> Iterator[str]:
        """The log from its line `start` on."""
        lines = log(game, player)
        if start == 0 and lines and lines[0]["event"] != "turn":
            yield self._texts.say("turned", turn=1, who=self._texts.player(lines[0]["player"]))
        turn = next((line["player"] for line in reversed(lines[:start]) if line["event"] == "turn"), None)
        for line in lines[start:]:
            if line["event"] == "turn":
                turn = line["player"]
                yield self._texts.say("turned", turn=line["amount"], who=self._texts.player(turn))
                continue
            active = lines[0]["player"] if turn is None else turn
            said = self.sentence(line, active)
            if said is not None:
                yield f"  {said}"

    def sentence(self, line: Line, active: Player) -> str | None:
        """What a line of the log says while it is a player's turn; None where others say as much."""
        keys = self.keys(line)
        if not self._texts.silent.isdisjoint(keys):
            return None
        found = self._texts.find("events", *keys)
        return self._texts.fill(found or "{who}: {event} {card}", self._slots(line, active))

    def keys(self, line: Line) -> tuple[str, ...]:
        """The names under which the text of a line is looked for, the most special first."""
        event, words, kind = line["event"], line["words"], CARD
        if words and words != [CARD]:
            kind = self._senses.get(words[0], "word")
        whence, whither = line["source"], line["target"]
        return (f"{event} {kind} from {whence}", f"{event} {kind} to {whither}", f"{event} {kind}", event)

    def _slots(self, line: Line, active: Player) -> dict[str, str | None]:
        who, words, number = line["player"], line["words"], line["amount"]
        word = words[0] if words else None
        return {
            "who": self._texts.player(who),
            "other": self._texts.player(1 - who),
            "inactive": self._texts.player(1 - active),
            "event": self._names.deed(line["event"]),
            "card": self._card(line),
            "number": str(number),
            "amount": None if word is None else self._amounts.said(word, number),
            "word": None if word is None else self._names.word(word),
            "area": None if word is None else self._texts.area(word),
            "cause": self._texts.find("causes", str(line["source"])),
            "source": self._place(line["source"]),
            "target": self._place(line["target"]),
        }

    def _card(self, line: Line) -> str:
        if line["card"] is not None:
            return self._quoted(line["card"])
        number = line["amount"]
        return self._texts.say("unseen") if number == 1 else self._texts.say("cards", number=number)

    def _place(self, place: object) -> str | None:
        """An area with its article, or a card."""
        if not isinstance(place, str):
            return None
        return self._texts.area(place) or self._quoted(place)

    def _quoted(self, card: str) -> str:
        """A card as sentences have it, between signs where no capitals set it off; another word as it is."""
        name = self._names.card(card)
        known = card.partition("#")[0] in self._names.pool.index
        return self._texts.say("in-sentence", card=name) if known else name
