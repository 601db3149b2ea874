"""What a batch of games came to, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from cc_tools.simulate.playing import Played


@dataclass(slots=True)
class CrewStatistics:
    """The games of one crew: how many it played, won or tied, and how they ended.

    `lines` are the sums of its lines of the score over the games that came to an end, `missions` counts the missions
    it completed by their id.
    """

    games: int = 0
    wins: int = 0
    ties: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)
    missions: Counter[str] = field(default_factory=Counter)


@dataclass(slots=True)
class Statistics:
    """Sums over games, and the games that failed with all that is needed to play them again."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    crews: dict[str, CrewStatistics] = field(default_factory=dict)
    wins: Counter[str] = field(default_factory=Counter)
    ties: int = 0
    failures: list[Played] = field(default_factory=list)

    def add(self, one: Played) -> None:
        """Counts a game. `wins` is by agent, without ties; games with an error count as played, and have no ending."""
        self.games += 1
        self.decisions += len(one.decisions)
        self.turns += one.turns
        for player, crew in enumerate(one.assignment.crews):
            self._add_crew(self.crews.setdefault(crew, CrewStatistics()), one, player)
        if one.error is not None:
            self.failures.append(one)
        elif one.ending is not None:
            self.endings[one.ending] += 1
            if len(one.winners) == 1:
                self.wins[one.assignment.agents[one.winners[0]]] += 1
            else:
                self.ties += 1

    def _add_crew(self, crew: CrewStatistics, one: Played, player: int) -> None:
        crew.games += 1
        if one.error is None and one.ending is not None:
            crew.wins += one.winners == (player,)
            crew.ties += len(one.winners) != 1
            crew.endings[one.ending] += 1
            crew.lines.update(one.scores[player])
            crew.missions.update(one.missions[player])


def summed(games: Iterable[Played]) -> Statistics:
    """The statistics of games, which come out the same in whatever order they were played as long as they are given
    in the order of their numbers."""
    found = Statistics()
    for one in games:
        found.add(one)
    return found
