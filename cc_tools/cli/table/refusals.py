"""Why a move is not offered, in words: what it requires, what it costs, where the card lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cc_tools.cli.table.asking import Asked
from cc_tools.cli.table.explain import several
from cc_tools.cli.table.lookup import found
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.sentences import Sentences
from cc_tools.cli.table.view import View
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.refusal import thoughts
from cc_tools.engine.rules import Definition, Reason
from cc_tools.engine.state import Player

WORDS = frozenset({"counter", "verb", "area"})
"""What of a reason is a word of the game."""

CARDS = frozenset({"by", "card", "mission"})
"""What of a reason is a copy of a card."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """Tells of moves at the question that waits."""

    names: Names
    sentences: Sentences
    view: View

    def told(self, game: Game, player: Player, move: str, text: str, shown: Asked) -> Iterator[str]:
        """Of each move (`play`) with the card that is meant: whether it is offered, else why not."""
        hit = found(game, player, text, self.names, seen_only=True)
        if hit is None:
            yield self.names.texts.say("no-seen-card", text=text)
        elif len(hit.cards) > 1:
            yield several(hit.cards, self.names)
        else:
            yield from self._moves(game, player, move, hit.cards[0].definition, shown)

    def _moves(self, game: Game, player: Player, move: str, card: Definition, shown: Asked) -> Iterator[str]:
        known = list(thoughts(game, player))
        own = f"{move} {card.id}"
        lines = [
            line
            for id_, thing, reason in known
            if id_ == own or id_.startswith(f"{own} ")
            for line in self._move(game, player, id_, thing, reason, shown)
        ]
        if lines:
            yield from dict.fromkeys(lines)
            return
        kind = game.state.question.kind if game.state.question is not None else ""
        asked = kind == "action" or any(id_.startswith(f"{move} ") for id_, *_ in known)
        places = self._places(game, player, card)
        key = "not-there" if asked else "not-now"
        yield self.names.texts.say(key, card=self.names.card(card.id), places=places)

    def _move(
        self, game: Game, player: Player, id_: str, thing: Any, reason: Reason | None, shown: Asked
    ) -> Iterator[str]:
        parts = thing if isinstance(thing, list) else []
        address = next((part for part in parts if isinstance(part, str) and part in game.pool.trees), None)
        lead = "" if address is None else f"{self.names.operation(address)} — "
        if reason is not None:
            yield f"{lead}{self.because(game, player, reason, address)}"
            return
        number = next((one.number for one in shown.choices if one.id.partition("#")[0] == id_), None)
        yield lead + self.names.texts.say("offered", number=number)

    def _places(self, game: Game, player: Player, card: Definition) -> str:
        """Where the copies of a card lie that a player sees."""
        copies = (copy for copy in range(len(game.state.cards)) if game.definition(copy) is card)
        return ", ".join(
            dict.fromkeys(self.view.place(game, copy, player) for copy in copies if sees(game, player, copy))
        )

    def because(self, game: Game, player: Player, reason: Reason, address: str | None) -> str:
        """A reason against something, or against an operation."""
        about = {key: self._named(game, key, value) for key, value in reason.about.items()}
        if "condition" in about and address is not None:
            about["condition"] = self.sentences.requirement(address, about["condition"])
        texts, slots = self.names.texts, {key: str(value) for key, value in about.items()}
        if "counter" in about:
            return texts.say("not-paid", held=game.pool_of(player, reason.about["counter"]), **slots)
        text, of_cost = texts.find("reasons", reason.code), texts.find("costs", reason.code)
        cost = self.sentences.cost(address) if address is not None and of_cost is not None else None
        if cost is not None and of_cost is not None:
            return texts.fill(of_cost, {"cost": cost})
        return texts.say("impossible", code=reason.code) if text is None else texts.fill(text, slots)

    def _named(self, game: Game, key: str, value: Any) -> Any:
        """A card or a word of what a reason speaks of by its name."""
        if key in WORDS and isinstance(value, str):
            return self.names.word(value)
        if isinstance(value, str):
            return self.names.card(value)
        return self.names.card(game.definition(value).id) if key in CARDS and isinstance(value, int) else value
