"""A question as numbered choices in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.cli.table import words
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.view import View
from cc_tools.engine.game import Game
from cc_tools.engine.options import copy_meant
from cc_tools.engine.state import Copy, Option, Question


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its number for the player, its id for the engine, its words, and the copy that it stands for."""

    number: int
    id: str
    text: str
    copy: Copy | None


def choices(game: Game, question: Question, names: Names, view: View) -> list[Choice]:
    """The options of a question."""
    branches = names.branches(game.frame()) if question.kind == "branch" else {}
    return [
        Choice(
            number,
            option.id,
            branches.get(option.id) or _text(game, question, option, names, view),
            copy_meant(game, option.value),
        )
        for number, option in enumerate(question.options, 1)
    ]


def _text(game: Game, question: Question, option: Option, names: Names, view: View) -> str:
    """What an option stands for; the move is left out where the question says it."""
    copy = copy_meant(game, option.value)
    address = next((part for part in _parts(option) if isinstance(part, str) and part in game.pool.trees), None)
    move, card = option.id.split(" ")[0], _card(option)
    if copy is None:
        return words.MOVES.get(option.id) or names.heading(option.id)
    shown = names.card(card)
    if " " in option.id and move != question.kind:
        shown = f"{words.MOVES.get(move) or names.heading(move)} {shown}"
    if address is not None:
        return f"{shown}: {names.operation(address)}"
    if game.face(copy).programs.keys() & {"GOAL"}:
        return (
            f"{shown}: {' '.join(names.operation(one) for each in game.face(copy).programs.values() for one in each)}"
        )
    return shown if card == game.area(copy) else f"{shown} ({view.area(game.area(copy))})"


def _card(option: Option) -> str:
    """The card's part of an id: `play CARD 2`, `take-control LOCATION`, `CARD#2`."""
    parts = option.id.split(" ")
    return parts[1] if len(parts) > 1 else parts[0]


def _parts(option: Option) -> list[object]:
    return option.value if isinstance(option.value, list) else [option.value]


def asked(game: Game, question: Question, names: Names, view: View) -> Iterator[str]:
    """What is asked: for which card and operation, and how many may be picked."""
    if question.about is not None:
        yield f"[{names.card(game.definition(question.about).id)}]"
    program = next((frame.program for frame in reversed(game.state.stack) if frame.program in game.pool.trees), None)
    if program is not None:
        yield f"  {names.operation(program)}"
    text = view.question(question.kind) or words.PICK.format(verb=names.word(question.kind))
    yield f"{text}{_picks(question)}"


def _picks(question: Question) -> str:
    low, high = question.low, min(question.high, len(question.options))
    parts = []
    if high > 1:
        parts.append(words.PICK_EXACTLY.format(low=low) if low == high else words.PICK_RANGE.format(low=low, high=high))
    if question.optional or low == 0:
        parts.append(words.PICK_NONE)
    return f" ({', '.join(parts)})" if parts else ""
