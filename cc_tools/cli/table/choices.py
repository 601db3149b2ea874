"""The options of a question as numbered choices in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cc_tools.cli.table.names import Names
from cc_tools.cli.table.sentences import Sentences
from cc_tools.cli.table.view import View
from cc_tools.engine.game import Game
from cc_tools.engine.options import BRANCHES, asking, copy_meant
from cc_tools.engine.state import Copy, Frame, Option, Question
from cc_tools.engine.values import value
from cc_tools.engine.view import view as seen_by
from cc_tools.model.instructions import Ask, Let, Query


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its number for the player, its id for the engine, its words, and the copy that it stands for."""

    number: int
    id: str
    text: str
    copy: Copy | None


@dataclass(frozen=True, slots=True)
class Meant:
    """What an option stands for: a copy, an operation of it, or neither."""

    copy: Copy | None
    address: str | None


def choices(game: Game, question: Question, names: Names, sentences: Sentences, view: View) -> list[Choice]:
    """The options of a question; a number is the number of its choice."""
    branches = dict(zip(BRANCHES, sentences.branches(game), strict=False)) if question.kind == "branch" else {}
    notes = dict(_notes(game, question, view))
    found = []
    for place, option in enumerate(question.options, 1):
        known = meant(game, option)
        text = branches.get(option.id) or _text(game, question, option, known, names, view, notes.get(place, []))
        number = int(option.id) if _is_number(option, known) else place
        found.append(Choice(number, option.id, text, known.copy))
    return found


def are_numbers(game: Game, question: Question) -> bool:
    """Whether a number is asked for, so that what is typed is the number itself."""
    return all(_is_number(option, meant(game, option)) for option in question.options)


def meant(game: Game, option: Option) -> Meant:
    """What an option stands for; an operation may stand there by its number, until the next instruction reads it."""
    address = next((part for part in _parts(option) if isinstance(part, str) and part in game.pool.trees), None)
    return Meant(copy_meant(game, option.value), address) if address is not None else _numbered(game, option)


def _numbered(game: Game, option: Option) -> Meant:
    frame, one = game.frame(), asking(game)
    code = game.pool.program(frame.program).code
    following = code[frame.at] if frame.at < len(code) else None
    if not isinstance(option.value, str) or not isinstance(one, Ask) or not isinstance(following, Let):
        return Meant(copy_meant(game, option.value), None)
    reads = following.value
    if not isinstance(reads, Query) or one.into not in reads.arguments:
        return Meant(None, None)
    supposed = Frame(frame.program, frame.player, frame.actor, frame.card, answers=frame.answers)
    supposed.names = {**frame.names, one.into: [option.value]}
    address = value(game, supposed, reads)
    if not isinstance(address, str) or address not in game.pool.trees:
        return Meant(None, None)
    bearer = value(game, supposed, reads.arguments[0])
    return Meant(next(iter(bearer), None) if isinstance(bearer, list) else bearer, address)


def _is_number(option: Option, known: Meant) -> bool:
    return option.id.isdecimal() and known == Meant(None, None)


def _notes(game: Game, question: Question, view: View) -> Iterator[tuple[int, list[str]]]:
    """By the number of an option what its player sees of the card that it stands for."""
    seen = seen_by(game, question.player)
    cards: Mapping[str, Any] = {
        card["name"]: card
        for areas in (seen["shared"], *seen["players"])
        for name, area in areas.items()
        if name != "counters"
        for card in area.get("cards", ())
    }
    for number, option in enumerate(seen["question"]["options"], 1):
        if option.get("card") in cards:
            yield number, view.notes(cards[option["card"]])


def _text(
    game: Game, question: Question, option: Option, known: Meant, names: Names, view: View, notes: list[str]
) -> str:
    """What an option stands for; the move is left out where the question says it."""
    copy, address = known.copy, known.address
    move, card = option.id.split(" ")[0], _card(option)
    if copy is None:
        return names.texts.find("answers", option.id) or names.heading(option.id)
    shown = names.card(game.definition(copy).id if address is not None else card)
    if " " in option.id and move != question.kind:
        said = names.texts.find("moves", move)
        shown = names.texts.fill(said, {"card": shown}) if said else f"{names.heading(move)} {shown}"
    if address is not None:
        return f"{shown}: {names.operation(address)}"
    if game.face(copy).programs.keys() & {"GOAL"}:
        return (
            f"{shown}: {' '.join(names.operation(one) for each in game.face(copy).programs.values() for one in each)}"
        )
    place = view.place(game, copy, question.player)
    return place if card == game.area(copy) else f"{shown} ({', '.join([place, *notes])})"


def _card(option: Option) -> str:
    """The card's part of an id: `play CARD 2`, `take-control LOCATION`, `CARD#2`."""
    parts = option.id.split(" ")
    return parts[1] if len(parts) > 1 else parts[0]


def _parts(option: Option) -> list[object]:
    return option.value if isinstance(option.value, list) else [option.value]
