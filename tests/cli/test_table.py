"""The table at the terminal over whole games: it always has words, and never shows what a player may not know."""

from __future__ import annotations

import random

import pytest

from cc_tools.cli.table.names import Names
from cc_tools.cli.table.session import Session
from cc_tools.cli.table.texts import Texts
from cc_tools.cli.table.view import View
from cc_tools.engine.game import PLAYERS
from cc_tools.engine.match import Match
from cc_tools.games.captains_chair import play
from cc_tools.model.text import LANGUAGES, Language
from tests.cli.prepared import prepared
from tests.engine.exchange import exchanged, hidden
from tests.engine.games import begun, played, shipped

_SAID = ("?", "table", "log", "undo", "? 1", "? play a", "? activate u")


class Person:
    """Types by chance: legal choices, and now and then something else. Keeps what it sees since it took the seat."""

    def __init__(self, match: Match, seed: int) -> None:
        self.chance = random.Random(seed)
        self.match = match
        self.lines: list[str] = []

    def read(self, prompt: str) -> str | None:
        """The next line."""
        asked = self.match.question
        if asked is None:
            return None
        if prompt.startswith("---"):
            return ""
        if self.chance.random() < 0.1:
            return self.chance.choice(_SAID)
        high = min(asked.high, len(asked.options))
        count = self.chance.randint(0 if asked.optional else asked.low, high)
        ids = [option.id for option in asked.options]
        are_typed = all(one.isdecimal() for one in ids) and self.chance.random() < 0.9
        numbers = ids if are_typed else [str(number) for number in range(1, len(ids) + 1)]
        return ",".join(self.chance.sample(numbers, count))

    def write(self, text: str = "") -> None:
        """Keeps the lines."""
        self.lines += text.split("\n")

    def clear(self) -> None:
        """What was seen so far is gone."""
        self.lines.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_play_a_whole_game(language: Language) -> None:
    match = begun(81 + LANGUAGES.index(language))
    person = Person(match, 1)
    names = Names(shipped(), language)
    seen = View(play, names)
    Session(prepared("captains-chair"), match, {}, names, person).play()
    assert match.state.over is not None
    winner = play.winners(match.game)[0]
    texts = Texts("captains-chair", language)
    assert any(line == texts.say("won", who=seen.who(match.game, winner)) for line in person.lines)


def test_the_table_of_a_player_shows_nothing_hidden() -> None:
    view = View(play, Names(shipped(), "en"))
    for number, match in enumerate(played(92)):
        if number % 40:
            continue
        for player in PLAYERS:
            shown = list(view.table(match, player))
            for copies in hidden(match.game, player).values():
                first, second = random.Random(number).sample(copies, 2)
                with exchanged(match.game, first, second) as other:
                    assert list(view.table(Match(match.pool, other.state, asked=match.asked), player)) == shown
