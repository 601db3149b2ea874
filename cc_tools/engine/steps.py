"""What carries out the instructions: questions and flow here, what acts on the table in `acting`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import acting, conditions, events, knowledge
from cc_tools.engine.game import Game
from cc_tools.engine.legality import able, open_branches, payable, requirement
from cc_tools.engine.options import compelled, put, take_all
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Frame
from cc_tools.engine.values import getter, single, size, sizer
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Instruction, Query
from cc_tools.model.tree import Condition

Step = Callable[[Game, Frame], None]
"""Carries out one instruction of the program of a frame, which stands behind it already."""


def step_of(pool: Pool, instruction: Instruction) -> Step:
    """What carries out an instruction."""
    return _BY_KIND[instruction.__class__](pool, instruction)


def tester(pool: Pool, tested: Condition | Query) -> Callable[[Game, Frame], Any]:
    """What tells whether a condition holds, or a query answers with something."""
    return getter(pool, tested) if isinstance(tested, Query) else conditions.test(pool, tested)


# --- values and questions -----------------------------------------------------------------------------------------


def _let(pool: Pool, one: i.Let) -> Step:
    get, verb, into = getter(pool, one.value), one.verb, one.into
    if one.needs is None and verb is None:

        def name(game: Game, frame: Frame) -> None:
            frame.names[into] = get(game, frame)

        return name
    if one.needs is None:

        def name_able(game: Game, frame: Frame) -> None:
            frame.names[into] = able(game, frame, verb, get(game, frame))

        return name_able
    needs = sizer(pool, one.needs)

    def let(game: Game, frame: Frame) -> None:
        found = frame.names[into] = able(game, frame, verb, get(game, frame))
        frame.done = bool(found) and size(found) >= needs(game, frame)

    return let


def _ask(pool: Pool, one: i.Ask) -> Step:
    get, question, branches, otherwise = getter(pool, one.options), one.question, one.branches, one.otherwise
    least, most, needs = sizer(pool, one.low), sizer(pool, one.high), one.needs
    needed, compels = sizer(pool, needs), pool.rules.compels

    def ask(game: Game, frame: Frame) -> None:
        found = open_branches(game, frame, one) if branches else able(game, frame, question, list(get(game, frame)))
        count = len(found)
        low, high = min(least(game, frame), count), min(most(game, frame), count)
        if needs is not None:
            frame.done = count >= needed(game, frame)
        if compels is not None and not branches and high:
            found, low, high = compelled(game, frame, one, compels(game, frame, found), found, low, high)
            count = len(found)
        if otherwise is not None:
            if high == 0:
                frame.done = False
                frame.at = otherwise
            else:
                put(game, frame, one, found, low, high)
        elif (low == high == count and not one.always) or high == 0:
            take_all(game, frame, one, found[:high])
        else:
            put(game, frame, one, found, low, high)

    return ask


def _spend(pool: Pool, one: i.Spend) -> Step:
    price, substituted, held_by = sizer(pool, one.amount), sizer(pool, one.exchanged), getter(pool, one.holder)
    counter, into = one.counter, one.into

    def spend(game: Game, frame: Frame) -> None:
        amount, used, holder = price(game, frame), substituted(game, frame), held_by(game, frame)
        other, worth = game.rules.substitutes(game, frame.actor).get(counter, ("", 0))
        if used:
            game.change(holder, other, -used)
        paid = max(0, amount - used * worth)
        left = -game.change(holder, counter, -paid)
        frame.done = left == paid
        frame.names[into] = min(amount, left + used * worth)

    return spend


def _cost(pool: Pool, one: i.Cost) -> Step:
    def cost(game: Game, frame: Frame) -> None:
        if payable(game, frame, frame.at - 1) is not None:
            frame.done = False
            frame.at = one.otherwise

    return cost


# --- flow ---------------------------------------------------------------------------------------------------------


def _branch(pool: Pool, one: i.Branch) -> Step:
    tested, otherwise = one.test, one.otherwise
    holds = requirement(pool, tested) if one.requirement and not isinstance(tested, i.Query) else tester(pool, tested)

    def branch(game: Game, frame: Frame) -> None:
        if not holds(game, frame):
            frame.at = otherwise

    return branch


def _jump(pool: Pool, one: i.Jump) -> Step:
    target = one.target

    def jump(game: Game, frame: Frame) -> None:
        frame.at = target

    return jump


def _each(pool: Pool, one: i.Each) -> Step:
    over, into, counter, end = getter(pool, one.over), one.into, one.at, one.end

    def each(game: Game, frame: Frame) -> None:
        things, number = over(game, frame), frame.names[counter]
        if not things or number >= len(things):
            frame.at = end
        else:
            frame.names[into] = things[number]
            frame.names[counter] = number + 1

    return each


def _call(pool: Pool, one: i.Call) -> Step:
    wanted, back = getter(pool, one.program), one.back
    getters = {name: getter(pool, found) for name, found in one.given}
    card_of, player_of = getters.pop("this", None), getters.pop("player", None)
    wants_all = getters.pop("*", None) is not None
    named = tuple(getters.items())

    def call(game: Game, frame: Frame) -> None:
        program = single(wanted(game, frame))
        if not program:
            frame.done = False
            return
        given = {name: get(game, frame) for name, get in named} if named else {}
        card = frame.card if card_of is None else single(card_of(game, frame))
        player = frame.actor if player_of is None else player_of(game, frame)
        if wants_all:
            given |= _written(frame)
        callee = Frame(program, player, player, card, 0, given, True, frame.answers, False, back)
        game.state.stack.append(callee)

    return call


def _written(frame: Frame) -> dict[str, Any]:
    """The names that the operation itself wrote."""
    return {name: found for name, found in frame.names.items() if name[0] == "$"}


def _as(pool: Pool, one: i.As) -> Step:
    get, of_card = getter(pool, one.who), one.who == "you"
    of_other = one.who == "opponent"

    def act(game: Game, frame: Frame) -> None:
        frame.actor = frame.player if of_card else 1 - frame.player if of_other else get(game, frame)

    return act


def _done(pool: Pool, one: i.Done) -> Step:
    holds = (lambda game, frame: True) if one.test is None else tester(pool, one.test)

    def done(game: Game, frame: Frame) -> None:
        frame.done = bool(holds(game, frame))

    return done


def _return(pool: Pool, one: i.Return) -> Step:
    return _come_back


def _come_back(game: Game, frame: Frame) -> None:
    """The caller goes on with the names that the program returns, and knows whether it was carried out."""
    stack = game.state.stack
    stack.pop()
    if game.state.known and game.pool.program(frame.program).kind:
        knowledge.settle(game)
    if stack:
        caller = stack[-1]
        caller.done = frame.done
        for theirs, ours in frame.back:
            if theirs == "*":
                caller.names |= _written(frame)
            else:
                caller.names[ours] = frame.names.get(theirs)


def _finish(pool: Pool, one: i.Finish) -> Step:
    def finish(game: Game, frame: Frame) -> None:
        game.state.over = one.reason
        game.tell("over", frame.actor, None, (one.reason,), 1, None, None, knowledge.BOTH)

    return finish


_BY_KIND: Mapping[type[Instruction], Callable[[Pool, Any], Step]] = {
    i.Let: _let,
    i.Ask: _ask,
    i.Spend: _spend,
    i.Cost: _cost,
    i.Branch: _branch,
    i.Jump: _jump,
    i.Each: _each,
    i.Call: _call,
    i.As: _as,
    i.Done: _done,
    i.Return: _return,
    i.Finish: _finish,
    **events.STEPS,
    **acting.STEPS,
}
