"""Questions: the options a player may choose from, with ids that are stable, and how an answer comes back."""

from __future__ import annotations

from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import places, sees as sees
from cc_tools.engine.state import Copy, Frame, Option, Player, Question
from cc_tools.engine.values import LISTS, query
from cc_tools.model.instructions import Ask, Query

BRANCHES = "abcdefghijklmnopqrstuvwxyz"
FORCED = "%forced"
"""The name of a frame for what is picked anyway, besides the answer to the question that waits."""


class AnswerError(Exception):
    """An answer that does not fit the question that waits: the message says why. The game is unchanged."""


def put(game: Game, frame: Frame, one: Ask, found: list[Any], low: int, high: int) -> None:
    """Asks: the machine stops until `answer` is called."""
    found = arranged(game, frame.actor, one, found)
    if one.shown and not all(sees(game, frame.actor, copy) for copy in found):
        game.state.revealed += 1
    ids = named(game, frame, one, found)
    options = tuple([Option(id_, thing) for id_, thing in zip(ids, found, strict=True)])
    game.state.question = Question(
        frame.actor, one.question, options, low, high, one.otherwise is not None, frame.card
    )


def arranged(game: Game, player: Player, one: Ask, found: list[Any]) -> list[Any]:
    """The options in an order that tells nothing: cards by name where their place in a deck is not known (info.2)."""
    if one.branches or not counts_cards(game, one):
        return found
    if one.shown:
        return sorted(found, key=lambda copy: game.definition(copy).id)
    cards = [thing for thing in found if isinstance(thing, int)]
    unplaced = {copy for copy in cards if sees(game, player, copy) and not places(game, player, copy)}
    if not unplaced:
        return found
    by_name = iter(sorted((copy for copy in cards if copy in unplaced), key=lambda copy: game.definition(copy).id))
    return [next(by_name) if isinstance(thing, int) and thing in unplaced else thing for thing in found]


def counts_cards(game: Game, one: Ask) -> bool:
    """Whether the whole numbers among the options are copies of cards."""
    return not (isinstance(one.options, Query) and one.options.name in game.rules.numbers)


def copy_meant(game: Game, value: Any) -> Copy | None:
    """The copy that an option of the question that waits stands for, if it stands for one."""
    if isinstance(value, list):
        return next((part for part in value if isinstance(part, int)), None)
    one = asking(game)
    is_card = isinstance(value, int) and isinstance(one, Ask) and not one.branches and counts_cards(game, one)
    return value if is_card else None


def asking(game: Game) -> Ask | None:
    """The instruction that put the question; None where a window did."""
    frame = game.state.stack[-1]
    one = game.pool.program(frame.program).code[frame.at - 1] if frame.at else None
    return one if isinstance(one, Ask) else None


def take_all(game: Game, frame: Frame, one: Ask, found: list[Any]) -> None:
    """The only answer there is, given without asking."""
    frame.names[one.into] = _answer(frame, one, found)
    if found:
        cards = not one.branches and counts_cards(game, one)
        game.state.given += [(cards, bool(one.branches), thing) for thing in found]


def compelled(
    game: Game, frame: Frame, one: Ask, forced: list[Copy], found: list[Any], low: int, high: int
) -> tuple[list[Any], int, int]:
    """What is left to pick where some of the options have to be among what is picked: the options, and how many.

    Who may pick no more than those picks among them; else they are taken, and the rest is asked.
    """
    if not forced or not counts_cards(game, one):
        return found, low, high
    if high <= len(forced) or one.otherwise is not None:
        return forced, low, min(high, len(forced))
    frame.names[FORCED] = forced
    return [thing for thing in found if thing not in forced], max(0, low - len(forced)), high - len(forced)


def _answer(frame: Frame, one: Ask, picked: list[Any]) -> Any:
    picked = [*frame.names.pop(FORCED, ()), *picked]
    if isinstance(one.options, Query) and one.options.name in ("numbers", "exchanges"):
        return picked[0] if picked else 0
    return list(picked)


def named(game: Game, frame: Frame, one: Ask, found: list[Any]) -> list[str]:
    """The ids of options: a card's, its deck's where it is unseen, a number, a word, `a` `b` `c` for branches."""
    if one.branches:
        return [BRANCHES[number] for number in found]
    cards, player = counts_cards(game, one), frame.actor
    return apart([called(game, player, thing, cards, one.shown) for thing in found])


def apart(known: list[str]) -> list[str]:
    """Names of which equal ones are numbered from the second on: `tribbles`, `tribbles#2`."""
    if len(set(known)) == len(known):
        return known
    seen: dict[str, int] = {}
    ids = []
    for name in known:
        seen[name] = seen.get(name, 0) + 1
        ids.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return ids


def called(game: Game, player: Player, thing: Any, cards: bool, shown: bool) -> str:
    """The id of one option, as it is where no other has the same."""
    if isinstance(thing, LISTS):
        return id_of(game, player, thing[0]) if isinstance(thing[0], int) else move_id(game, player, *thing)
    if not cards or not isinstance(thing, int):
        return str(thing)
    return game.definition(thing).id if shown else id_of(game, player, thing)


def move_id(game: Game, player: Player, move: str, copy: Copy | None = None, address: str | None = None) -> str:
    """A move as a player names it: `play CARD 2`, `take-control LOCATION`, `end`; numbered within its kind."""
    if copy is None:
        return move
    name = id_of(game, player, copy)
    if address is None:
        return f"{move} {name}"
    return f"{move} {name} {_place(game, copy, address)}"


def _place(game: Game, copy: Copy, address: str) -> int:
    """The number of an operation among those of its kind on a card; what is granted comes after the card's own."""
    own = game.face(copy).programs.get(game.pool.trees[address].kind, ())
    return own.index(address) + 1 if address in own else len(own) + 1


def given_ids(game: Game, player: Player) -> list[str]:
    """The ids of the answers that gave themselves since the last question."""
    return [
        BRANCHES[thing] if branch else called(game, player, thing, cards, True)
        for cards, branch, thing in game.state.given
    ]


def id_of(game: Game, player: Player, copy: Copy) -> str:
    """How a player names a copy: by its card, or by its deck where the player does not know it."""
    return game.definition(copy).id if sees(game, player, copy) else game.area(copy)


def answer(game: Game, player: Player, ids: list[str]) -> None:
    """Takes an answer: ids of options, none to decline. The machine has to be run afterwards. Raises AnswerError."""
    question = game.state.question
    if question is None:
        raise AnswerError("nothing is asked")
    if question.player != player:
        raise AnswerError(f"player {question.player + 1} is asked, not player {player + 1}")
    picked = _picked(question, ids)
    game.state.given.clear()
    frame, one = game.state.stack[-1], asking(game)
    if one is None:
        game.state.question = None
        frame.names["%answer"] = [option.value for option in picked]
        return
    at, declined = frame.at - 1, not picked and question.optional
    if declined:
        frame.done = False
        frame.at = one.otherwise if one.otherwise is not None else frame.at
    else:
        _take(game, frame, one, [option.value for option in picked])
    game.state.question = None
    if game.pool.coverage is not None:
        game.pool.coverage.answered(frame, at, one, declined)


def _take(game: Game, frame: Frame, one: Ask, picked: list[Any]) -> None:
    before = {name: frame.names[name] for name in (one.into, FORCED) if name in frame.names}
    frame.names[one.into] = _answer(frame, one, picked)
    if one.together is not None and not query(game, frame, one.together):
        frame.names.pop(one.into)
        frame.names |= before
        raise AnswerError("what is picked does not do together")


def _picked(question: Question, ids: list[str]) -> list[Option]:
    if question.kind == "may" and ids == ["no"]:
        ids = []
    by_id = {option.id: option for option in question.options}
    unknown = [one for one in ids if one not in by_id]
    if unknown:
        raise AnswerError(f"`{unknown[0]}` is not offered; offered: {', '.join(by_id) or 'nothing'}")
    if len(set(ids)) != len(ids):
        raise AnswerError("the same answer twice")
    if not ids and (question.optional or question.low == 0):
        return []
    if not question.low <= len(ids) <= question.high:
        wanted = str(question.low) if question.low == question.high else f"{question.low} to {question.high}"
        raise AnswerError(f"{len(ids)} picked, {wanted} wanted")
    return [by_id[one] for one in ids]
