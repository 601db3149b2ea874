"""The table as lines of text, in the eyes of one player: made from that player's view, so that nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from cc_tools.cli.table import words
from cc_tools.cli.table.names import Names
from cc_tools.engine.game import Game
from cc_tools.engine.match import Match
from cc_tools.engine.state import Player

Plain = Mapping[str, Any]


class View:
    """Shows a match. `play` is what plays the game, with its `display`."""

    def __init__(self, play: ModuleType, names: Names) -> None:
        self._play = play
        self._names = names

    def table(self, match: Match, player: Player) -> Iterator[str]:
        """The whole table, the player's own part last and the hand at the end."""
        seen = match.view(player)
        game = match.game
        yield self.headline(game)
        yield ""
        yield from self._areas(seen["shared"], seen, "")
        for one in (1 - player, player):
            yield ""
            yield self._player(game, one, seen["players"][one])
            yield from self._areas(seen["players"][one], seen, "  ")

    def headline(self, game: Game) -> str:
        """Whose turn it is, and which step of it."""
        state = game.state
        shown = words.TURN.format(turn=state.turn, step=self._names.word(state.step), who=self.who(game, state.active))
        left = self._play.turns_left(game)
        return shown if left is None else f"{shown}, {words.LAST_TURNS.format(number=left)}"

    def who(self, game: Game, player: Player) -> str:
        """A player with the crew."""
        return f"{words.PLAYER.format(number=player + 1)} ({self.crew(game, player)})"

    def crew(self, game: Game, player: Player) -> str:
        """The name of a player's crew."""
        return self._names.crew(self._play.seat_of(game, player)[0])

    def _player(self, game: Game, player: Player, seen: Plain) -> str:
        crew, side = self._play.seat_of(game, player)
        more = self._play.display.additions(game, player)
        counters = seen["counters"]
        shown = [
            f"{self._names.word(word)} {counters.get(word, 0)} {more.get(word, '')}".rstrip()
            for word in dict.fromkeys([*more, *counters])
        ]
        one_of_several = len(self._play.sides(game.pool, crew)) > 1
        named = f", {self._names.word(side)}" if one_of_several else ""
        return f"{self.who(game, player)}{named}: {', '.join(shown)}"

    def question(self, kind: str) -> str | None:
        """What a player is asked by a question of this kind; None where nothing but its verb is known."""
        return self._play.display.QUESTIONS.get(kind) or words.QUESTIONS.get(kind)

    # --- areas --------------------------------------------------------------------------------------------------

    def _areas(self, areas: Plain, seen: Plain, lead: str) -> Iterator[str]:
        below = self._tucked(seen)
        for name, area in areas.items():
            if name == "counters" or not area["size"] or name in self._play.display.SKIPPED:
                continue
            shown = self._area(name, area, below)
            if shown:
                yield f"{lead}{self.area(name)}: {shown}"

    def area(self, name: str) -> str:
        """What an area is called, as a heading."""
        called = self._play.display.CALLED.get(name, name)
        return self._names.heading(called)

    def _area(self, name: str, area: Plain, below: Mapping[str, list[str]]) -> str:
        cards = area.get("cards")
        if cards is None:
            known = [self._known(one) for one in area.get("known", ())]
            return ", ".join([str(area["size"]), *known])
        if name in self._play.display.PILES:
            return words.TOP.format(number=len(cards), card=self.card(cards[-1], below))
        return "; ".join(self.card(one, below) for one in cards if "under" not in one)

    def _known(self, one: Plain) -> str:
        name = self._names.card(one["name"])
        return words.FROM_TOP.format(card=name, number=one["from-top"] + 1) if "from-top" in one else name

    def _tucked(self, seen: Plain) -> Mapping[str, list[str]]:
        """By the name of a card the names of those tucked under it."""
        found: dict[str, list[str]] = {}
        for areas in (seen["shared"], *seen["players"]):
            for name, area in areas.items():
                for card in area.get("cards", ()) if name != "counters" else ():
                    if "under" in card:
                        found.setdefault(card["under"], []).append(self._names.card(card["name"]))
        return found

    def card(self, one: Plain, below: Mapping[str, list[str]]) -> str:
        """A card with everything that lies on it."""
        notes = [
            self._names.word(key) for key, value in one.items() if value is True or (key not in _PLAIN and value == 1)
        ]
        if "at" in one:
            notes.append(words.AT.format(place=self._names.card(one["at"])))
        notes += [f"{self._names.word(word)} {number}" for word, number in one.get("counters", {}).items()]
        for kind, numbers in one.get("tokens", {}).items():
            notes += [
                words.TOKENS.format(number=player + 1, count=count, kind=self._names.word(kind))
                for player, count in enumerate(numbers)
                if count
            ]
        if one["name"] in below:
            notes.append(words.UNDER.format(cards=", ".join(below[one["name"]])))
        name = self._names.face(one["name"], one.get("face", 0))
        return f"{name} [{', '.join(notes)}]" if notes else name


_PLAIN = frozenset({"name", "card", "face", "at", "under", "counters", "tokens"})
