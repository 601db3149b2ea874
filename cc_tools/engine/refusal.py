"""Why an answer is not offered, when a player asks: judged by what decides which are offered, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.engine import windows
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.legality import reason_against_branch, usable
from cc_tools.engine.options import BRANCHES, asking, called, counts_cards, move_id
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Frame, Player
from cc_tools.engine.values import value
from cc_tools.model.instructions import Ask, Let, Query, Value

Thought = tuple[str, Any, Reason | None]
"""An answer that a player may think of: its id, what it stands for (as an option's value), the reason against it."""


def why_not(game: Game, player: Player, answer: str) -> Reason | None:
    """The reason why an answer is not among those offered; None where it is.

    `answer` is an option's id, or a move without the number of its operation (`play CARD`). Codes besides those of
    the game's rules: `nothing-asked`, `not-asked` (another player is), `range` of a number, `not-meant` of a card that
    the player sees and the question is not about, and `unknown` for whatever else, hidden cards included.
    """
    asked = game.state.question
    if asked is None:
        return Reason("nothing-asked", {})
    if asked.player != player:
        return Reason("not-asked", {"player": asked.player})
    offered = [option.id for option in asked.options]
    if answer in offered or (answer == "no" and asked.kind == "may"):
        return None
    meant = [reason for name, _, reason in thoughts(game, player) if _means(answer, name)]
    if meant:
        return None if None in meant else meant[0]
    if answer.isdecimal() and offered and all(one.isdecimal() for one in offered):
        numbers = [int(one) for one in offered]
        return Reason("range", {"low": min(numbers), "high": max(numbers)})
    return _elsewhere(game, player, answer)


def _means(answer: str, name: str) -> bool:
    base, _, number = answer.partition("#")
    return name == answer or name.startswith(f"{answer} ") or (number.isdecimal() and name == base)


def thoughts(game: Game, player: Player) -> Iterator[Thought]:
    """Everything that a player may think of at the question that waits; no ids are told apart by numbers (`#2`)."""
    frame, one = game.state.stack[-1], asking(game)
    if one is None:
        for (copy, address), reason in windows.considered(game, frame, player):
            move = game.rules.moves[game.pool.trees[address].kind]
            yield move_id(game, player, move, copy, address), [copy, address], reason
    elif one.branches:
        for number in range(len(one.branches)):
            yield BRANCHES[number], number, reason_against_branch(game, frame, one, number)
    else:
        yield from _options(game, player, one)


def _options(game: Game, player: Player, one: Ask) -> Iterator[Thought]:
    frame, cards = game.state.stack[-1], counts_cards(game, one)
    options = _source(game, frame, one.options)
    if isinstance(options, Query) and options.name in game.rules.considered:
        thought = game.rules.considered[options.name](game, frame)
    else:
        thought = ((thing, usable(game, frame, one.question, thing)) for thing in value(game, frame, options))
    for thing, reason in thought:
        yield called(game, player, thing, cards, one.shown), thing, reason


def _source(game: Game, frame: Frame, options: Value) -> Value:
    """What options come from: for a name, the query that gave it its value just before, if one of legal moves did."""
    for before in reversed(game.pool.program(frame.program).code[: frame.at - 1]):
        if isinstance(before, Let) and before.into == options and isinstance(before.value, Query):
            return before.value if before.value.name in game.rules.considered else options
    return options


def _elsewhere(game: Game, player: Player, answer: str) -> Reason:
    """The reason against what the question does not mean: where the card lies, if the player sees one of that name."""
    words = {word.partition("#")[0] for word in answer.split()}
    for copy in range(len(game.state.cards)):
        if game.definition(copy).id in words and sees(game, player, copy):
            about = {"card": game.definition(copy).id, "area": game.area(copy), "owner": game.owner(copy)}
            return Reason("not-meant", about)
    return Reason("unknown", {"answer": answer})
