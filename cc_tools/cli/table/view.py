"""The table as lines of text, in the eyes of one player: made from that player's view, so that nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from cc_tools.cli.table.amounts import Amounts
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.texts import Texts
from cc_tools.engine.game import Game
from cc_tools.engine.match import Match
from cc_tools.engine.state import Copy, Player

Plain = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Lying:
    """By the name of a card the cards tucked under it, and those that stand at it with whose they are."""

    under: Mapping[str, list[Plain]]
    at: Mapping[str, list[tuple[Player, Plain]]]

    @classmethod
    def of(cls, seen: Plain) -> Lying:
        """As a player sees the table."""
        under: dict[str, list[Plain]] = {}
        at: dict[str, list[tuple[Player, Plain]]] = {}
        for player, areas in ((-1, seen["shared"]), *enumerate(seen["players"])):
            for name, area in areas.items():
                for card in area.get("cards", ()) if name != "counters" else ():
                    if "under" in card:
                        under.setdefault(card["under"], []).append(card)
                    if "at" in card:
                        at.setdefault(card["at"], []).append((player, card))
        return cls(under, at)


class View:
    """Shows a match. `play` is what plays the game, with its `display`."""

    def __init__(self, play: ModuleType, names: Names) -> None:
        self._play = play
        self._names = names
        self.texts = Texts(names.pool.catalog.game.id, names.language)
        self._amounts = Amounts(names)

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
        step = self._names.word(state.step)
        shown = self.texts.say("turn", turn=state.turn, step=step, who=self.who(game, state.active))
        left = self._play.turns_left(game)
        return shown if left is None else f"{shown} – {self.texts.say(_LEFT.get(left, 'turns-left'), number=left)}"

    def who(self, game: Game, player: Player) -> str:
        """A player with the crew."""
        return f"{self.texts.player(player)} ({self.crew(game, player)})"

    def crew(self, game: Game, player: Player) -> str:
        """The name of a player's crew."""
        return self._names.crew(self._play.seat_of(game, player)[0])

    def _player(self, game: Game, player: Player, seen: Plain) -> str:
        crew, side = self._play.seat_of(game, player)
        more = self._play.display.additions(game, player)
        counters = seen["counters"]
        shown = [
            self.counted("standing", word, counters.get(word, 0), more.get(word, {}))
            for word in dict.fromkeys([*more, *counters])
        ]
        one_of_several = len(self._play.sides(game.pool, crew)) > 1
        named = f", {self.texts.find('sides', side) or side}" if one_of_several else ""
        return f"{self.who(game, player)}{named}: {', '.join(shown)}"

    def counted(self, group: str, word: str, number: int, slots: Mapping[str, str]) -> str:
        """A counter of a player as the game's texts of this group tell it, else its name and how many there are."""
        text = self.texts.find(group, word)
        if text is None:
            return f"{self._names.word(word)} {number}"
        own = {"name": self._names.word(word), "number": str(number), "amount": self._amounts.said(word, number)}
        return self.texts.fill(text, {**own, **slots})

    @property
    def display(self) -> ModuleType:
        """How the game lays out its table."""
        display: ModuleType = self._play.display
        return display

    def place(self, game: Game, copy: Copy, player: Player) -> str:
        """The area where a card lies, and whose it is where it is the other player's."""
        area, owner = self.area(game.area(copy)), game.owner(copy)
        if owner != 1 - player:
            return area
        return self.texts.say("theirs", who=self.texts.player(owner), area=area)

    # --- areas --------------------------------------------------------------------------------------------------

    def _areas(self, areas: Plain, seen: Plain, lead: str) -> Iterator[str]:
        lying = Lying.of(seen)
        for name, area in areas.items():
            if name == "counters" or not area["size"] or name in self._play.display.SKIPPED:
                continue
            shown = self._area(name, area, lying)
            if shown:
                yield f"{lead}{self.area(name)}: {shown}"

    def area(self, name: str) -> str:
        """What an area is called, as a heading."""
        return self.texts.heading(name) or self._names.heading(name)

    def _area(self, name: str, area: Plain, lying: Lying) -> str:
        cards = area.get("cards")
        if cards is None:
            known = list(self.known(area))
            if known and not any("from-top" in one for one in area["known"]):
                return self.texts.say("among", number=area["size"], cards=", ".join(known))
            return ", ".join([str(area["size"]), *known])
        if name in self._play.display.PILES:
            return self.texts.say("top", number=len(cards), card=self.card(cards[-1], lying))
        return "; ".join(self.card(one, lying) for one in cards if "under" not in one)

    def known(self, area: Plain) -> Iterator[str]:
        """The cards that the player has seen go into a hidden area, from the top where their places are known."""
        for one in sorted(area.get("known", ()), key=lambda card: card.get("from-top", 0)):
            name = self._names.card(one["name"])
            if "from-top" in one:
                place = one["from-top"]
                key = "bottommost" if 0 < place == area["size"] - 1 else _FROM_TOP.get(place, "from-top")
                name = self.texts.say(key, card=name, number=place + 1)
            yield name

    def card(self, one: Plain, lying: Lying) -> str:
        """A card with everything that lies on it or stands at it."""
        notes = self.notes(one)
        notes += [self._standing(player, there) for player, there in lying.at.get(one["name"], ())]
        if below := lying.under.get(one["name"]):
            cards = ", ".join(self._names.card(there["name"]) for there in below)
            notes.append(self.texts.say("under", cards=cards))
        name = self._names.face(one["name"], one.get("face", 0))
        return f"{name} [{', '.join(notes)}]" if notes else name

    def notes(self, one: Plain) -> list[str]:
        """What can be seen of a card besides its name: its state, where it stands, what lies on it."""
        notes = [
            self.texts.find("states", key) or self._names.word(key)
            for key, value in one.items()
            if value is True or (key not in _PLAIN and value == 1)
        ]
        states = (one[key] for key in sorted(self._play.display.STATES) if key in one)
        notes += [self.texts.find("states", word) or self._names.word(word) for word in states]
        if "at" in one:
            notes.append(self.texts.say("at", place=self._names.card(one["at"])))
        notes += [self._amounts.said(word, number) for word, number in one.get("counters", {}).items()]
        for kind, numbers in one.get("tokens", {}).items():
            notes += [
                self.texts.say("tokens", who=self.texts.player(player), amount=self._amounts.said(kind, count))
                for player, count in enumerate(numbers)
                if count
            ]
        return notes

    def _standing(self, player: Player, one: Plain) -> str:
        """A card that stands at another: whose it is, and for how many it counts there."""
        definition = self._names.pool.definitions[self._names.pool.index[one["card"]]]
        weight = self._play.display.weight(definition, one.get("face", 0))
        card = self._names.face(one["name"], one.get("face", 0))
        return self.texts.say("standing", who=self.texts.player(player), card=card, number=weight)


_LEFT = {0: "this-turn-last", 1: "one-turn-left"}
_FROM_TOP = {0: "topmost", 1: "second", 2: "third"}
_PLAIN = frozenset({"name", "card", "face", "at", "under", "counters", "tokens"})
