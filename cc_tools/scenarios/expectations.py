"""Lines of `then` to expectations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cc_tools.diagnostics import Diagnostic, Span, respelled
from cc_tools.link.operations import Operations
from cc_tools.load import Node, Scalar
from cc_tools.model.scenario import PLAYERS, Player, WrittenExpectation
from cc_tools.scenarios import codes
from cc_tools.scenarios.line import Line, player
from cc_tools.scenarios.moves import Moves
from cc_tools.scenarios.names import CARDS, Crews
from cc_tools.scenarios.scenario import (
    Asks,
    Expectation,
    Hidden,
    Holds,
    Illegal,
    Legal,
    Logged,
    Over,
    Score,
    Winner,
)

Read = tuple[Expectation | None, list[Diagnostic]]
Seats = Mapping[Player, Crews]


@dataclass(frozen=True)
class Expectations:
    """Reads the expectations of one game."""

    moves: Moves
    operations: Operations

    def read(self, written: WrittenExpectation, node: Node, seats: Seats) -> Read:
        """The expectation of one line, or None and what is wrong; `node` is what stands behind its key."""
        if written.score is not None:
            return Score(written.score.given), []
        if written.winner is not None:
            return Winner(written.winner), []
        if written.over is not None:
            return Over(written.over), []
        if not isinstance(node, Scalar):
            return None, []
        line = Line(node)
        for who in PLAYERS:
            if getattr(written, who) is not None:
                return self._condition(who, node)
        if written.asks is not None:
            return self._asks(line, seats)
        if written.log is not None:
            return self._logged(line)
        if written.hidden is not None:
            return self._hidden(line)
        move, findings = self.moves.read(line, seats)
        if move is None:
            return None, findings
        return (Legal(move) if written.legal is not None else Illegal(move)), []

    def _condition(self, who: Player, scalar: Scalar) -> Read:
        def place(span: Span) -> Span:
            return scalar.place(span.start.column - 1, span.end.column - 1)

        reading = self.operations.read_condition(scalar.text)
        findings = [finding.moved(place) for finding in reading.findings]
        if reading.condition is None or findings:
            return None, findings
        return Holds(who, reading.condition), []

    def _asks(self, line: Line, seats: Seats) -> Read:
        words = line.words()
        who, wrong = player(words[0]) if words else (None, [])
        if who is None or len(words) != 2:
            return None, wrong or [_malformed("`asks` takes a player and a card, such as `p1 earth`", line.span)]
        records = self.moves.names.any(words[1].text)
        if records or words[1].text in self.moves.offered:
            return Asks(who, records or (words[1].text,)), []
        return None, self.moves.names.one(CARDS, words[1].text, words[1].span, seats.get(who))[1]

    def _logged(self, line: Line) -> Read:
        words = line.words()
        if len(words) != 1:
            return None, [_malformed("`log` takes the name of one event, such as `cycle`", line.span)]
        event = words[0]
        if event.text in self.operations.dialect.verbs:
            return Logged(event.text), []
        message = f"`{event.text}` is no event of this game"
        known = self.operations.dialect.verbs
        return None, [respelled(codes.NO_SUCH_EVENT, message, event.span, event.text, known)]

    def _hidden(self, line: Line) -> Read:
        words = line.words()
        who, wrong = player(words[0]) if words else (None, [])
        if who is None or len(words) != 2:
            return None, wrong or [_malformed("`hidden` takes a player and a zone, such as `p2 p1.hand`", line.span)]
        before, point, zone = words[1].text.rpartition(".")
        owner = next((one for one in PLAYERS if one == before), None)
        if zone in self._zones and (owner is not None) == bool(point) == self._zones[zone]:
            return Hidden(who, owner, zone), []
        named = [f"{one}.{name}" if owned else name for name, owned in self._zones.items() for one in PLAYERS]
        message = f"there is no zone `{words[1].text}`"
        return None, [respelled(codes.NO_SUCH_ZONE, message, words[1].span, words[1].text, named)]

    @cached_property
    def _zones(self) -> Mapping[str, bool]:
        """Whether each zone belongs to a player."""
        game = self.operations.dialect.game
        words = {name: entry.owner == "player" for name, entry in game.words.get("zone", {}).items()}
        return words | {name: area.owner == "player" for name, area in game.areas.items()}


def _malformed(message: str, span: Span) -> Diagnostic:
    return Diagnostic(codes.MALFORMED_EXPECTATION, message, span)
