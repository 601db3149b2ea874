"""A whole game as text: what decides it, every answer with the question it was given to, and what happened in between.

    game: captains-chair
    crews: picard, sela
    ...

    - turn 2 p1
    p1 action: play analyze 1
    - p1 gain latinum 2

The lines of answers begin with the player, those of the log with a dash. The text holds all that is needed to play the
game again, answer by answer, without the agents that gave them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.machine import run
from cc_tools.engine.options import AnswerError, answer
from cc_tools.engine.state import Question
from cc_tools.simulate.agents import Answer
from cc_tools.simulate.batch import Assignment
from cc_tools.simulate.jobs import Table
from cc_tools.simulate.playing import seated

Source = Callable[[Game, Question], Answer | None]
"""Gives the answers of a game; None where there are no more."""

LISTED = ", "
NOTHING = "-"


class PlaythroughError(ValueError):
    """A text that is no playthrough: the message names the line."""


def header(assignment: Assignment, game: str) -> Iterator[str]:
    """What decides a game, one line each, and an empty line."""
    yield f"game: {game}"
    yield f"crews: {LISTED.join(assignment.crews)}"
    yield f"sides: {LISTED.join(assignment.sides)}"
    yield f"seed: {assignment.seed}"
    yield f"agents: {LISTED.join(assignment.agents)}"
    yield f"boxes: {LISTED.join(assignment.boxes) or NOTHING}"
    chosen = LISTED.join(f"{name}={value}" for name, value in sorted(assignment.options.items()))
    yield f"options: {chosen or NOTHING}"
    yield ""


def lines(assignment: Assignment, at: Table, source: Source) -> Iterator[str]:
    """A game as text, its answers from `source`; it ends where they end, or where one of them does not fit."""
    yield from header(assignment, at.pool.catalog.game.id)
    game = Game(at.pool, assignment.begun(at.pool, at.play))
    run(game)
    told = 0
    while True:
        for entry in game.state.log[told:]:
            yield f"- {logged(game, entry)}"
        told = len(game.state.log)
        question = game.state.question
        given = None if question is None else source(game, question)
        if question is None or given is None:
            break
        yield f"p{question.player + 1} {question.kind}: {LISTED.join(given) or NOTHING}"
        try:
            answer(game, question.player, list(given))
        except AnswerError as error:
            yield f"! {error}"
            return
        run(game)
    if game.state.over is not None:
        yield from _end(game, at)


def _end(game: Game, at: Table) -> Iterator[str]:
    yield ""
    yield f"over: {game.state.over}"
    for player in PLAYERS:
        score = at.play.score(game, player)
        yield f"score p{player + 1}: {LISTED.join(f'{name} {points}' for name, points in score.items())}"
    yield f"winner: {LISTED.join(f'p{player + 1}' for player in at.play.winners(game))}"


def logged(game: Game, entry: Sequence[Any]) -> str:
    """A line of the log: who, what, which card or how much of what, whence and where to."""
    verb, who, named, words, amount, source, target = entry[:7]
    parts = [f"p{who + 1}", str(verb)]
    if named is not None:
        parts.append(str(named))
    elif words:
        parts += [*map(str, words), str(amount)]
    elif amount != 1:
        parts.append(str(amount))
    if source is not None:
        parts += ["from", _place(game, source)]
    if target is not None:
        parts += ["to", _place(game, target)]
    return " ".join(parts)


def _place(game: Game, place: Any) -> str:
    """An area by number or name, or a card."""
    if not isinstance(place, int):
        return str(place)
    name, owner = game.area_names[place]
    return name if owner < 0 else f"p{owner + 1}.{name}"


def by_agents(assignment: Assignment, at: Table) -> Source:
    """The answers that the agents of a game give."""
    agents = seated(assignment, at.play)
    return lambda game, question: agents[question.player].answer(game, question)


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str) -> tuple[Assignment, list[Answer]]:
    """What decides a game, and its answers, from its text. Raises PlaythroughError."""
    written = text.splitlines()
    end = written.index("") if "" in written else len(written)
    given = [_answer(line, number) for number, line in enumerate(written[end + 1 :], end + 2) if line[:1] == "p"]
    return _assignment(written[:end]), given


def _assignment(head: Sequence[str]) -> Assignment:
    found = dict(line.split(": ", 1) for line in head if ": " in line)
    try:
        return Assignment(
            0,
            _pair(found["crews"]),
            _pair(found["sides"]),
            int(found["seed"]),
            _pair(found["agents"]),
            tuple(_list(found["boxes"])),
            dict(option.split("=", 1) for option in _list(found["options"])),
        )
    except (KeyError, ValueError) as error:
        raise PlaythroughError(f"the header is not complete: {error}") from error


def _list(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(LISTED)


def _pair(text: str) -> tuple[str, str]:
    first, second = text.split(LISTED)
    return first, second


def _answer(line: str, number: int) -> Answer:
    _, found, given = line.partition(": ")
    if not found:
        raise PlaythroughError(f"line {number} has no answer: {line}")
    return tuple(_list(given))


def by_record(given: Sequence[Answer]) -> Source:
    """The answers that were recorded, in their order."""
    rest = iter(given)
    return lambda _game, _question: next(rest, None)


def replayed(text: str, at: Table) -> Iterator[str]:
    """The text of the game again, played now by the recorded answers. Raises PlaythroughError."""
    assignment, given = read(text)
    return lines(assignment, at, by_record(given))
