"""One game, played from its beginning to its end, with everything that statistics want to know about it."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from types import ModuleType

from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.invariants import broken
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.pool import Pool
from cc_tools.simulate.agents import AGENTS, Agent, Answer
from cc_tools.simulate.batch import Assignment
from cc_tools.simulate.dice import derived


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer that was given: by whom, to which question."""

    player: int
    question: str
    answer: Answer


@dataclass(slots=True)
class Played:
    """A game that was played, or played until something went wrong (`error`, with `where` it happened).

    `scores` and `missions` belong to the players, `winners` are players.
    """

    assignment: Assignment
    decisions: list[Decision] = field(default_factory=list)
    ending: str | None = None
    turns: int = 0
    winners: tuple[int, ...] = ()
    scores: tuple[dict[str, int], ...] = ()
    missions: tuple[tuple[str, ...], ...] = ()
    error: str | None = None
    where: str = ""


class BrokenError(Exception):
    """A position that cannot be."""


class EndlessError(Exception):
    """A game that took more decisions than its cap."""


def played(assignment: Assignment, pool: Pool, play: ModuleType) -> Played:
    """Plays a game. Whatever goes wrong ends it and is told in the outcome; only interruption is passed on."""
    outcome = Played(assignment)
    try:
        _play(outcome, Game(pool, assignment.begun(pool, play)), play)
    except Exception as error:  # a fault of one game must not end the batch, whatever it is
        outcome.error = f"{type(error).__name__}: {error}"
        outcome.where = traceback.format_exc()
    return outcome


def seated(assignment: Assignment, play: ModuleType) -> list[Agent]:
    """The agents of a game in the order of the players, each with chance of its own."""
    seats = enumerate(assignment.agents)
    return [AGENTS[name](play, derived("agent", assignment.seed, seat)) for seat, name in seats]


def _play(outcome: Played, game: Game, play: ModuleType) -> None:
    assignment = outcome.assignment
    agents = seated(assignment, play)
    try:
        run(game)
        while (question := game.state.question) is not None:
            if len(outcome.decisions) >= assignment.cap:
                raise EndlessError(f"more than {assignment.cap} decisions")
            given = agents[question.player].answer(game, question)
            outcome.decisions.append(Decision(question.player, question.kind, given))
            answer(game, question.player, list(given))
            run(game)
            if assignment.check and (wrong := broken(game)):
                raise BrokenError("; ".join(wrong))
    finally:
        outcome.turns = game.state.turn
    outcome.ending = game.state.over
    outcome.winners = tuple(play.winners(game))
    outcome.scores = tuple(play.score(game, player) for player in PLAYERS)
    outcome.missions = tuple(tuple(play.completed(game, player)) for player in PLAYERS)
