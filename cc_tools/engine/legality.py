"""Whether an operation can be begun, and whether a cost can be paid; if not, why.

What a program needs is compiled once: its requirements, its price, and for each instruction what it demands of a cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cc_tools.engine import conditions, nouns, payment
from cc_tools.engine.continuous import Held, affects, held
from cc_tools.engine.game import Game
from cc_tools.engine.liveness import mattering
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Frame, Holder
from cc_tools.engine.values import getter, size, sizer
from cc_tools.language import phrases
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Program
from cc_tools.model.tree import AllOf, AnyOf, Compare, Condition, Exclusion, Not, NounPhrase, Variable, VerbPhrase


class Bill:
    """What the steps of a cost want together: cards and how many of them, prices by holder and counter.

    `open` are names whose things are known only once a player has picked.
    """

    __slots__ = ("open", "prices", "wanted")

    def __init__(self) -> None:
        self.wanted: list[tuple[list[int], int]] = []
        self.prices: dict[Holder, dict[str, int]] = {}
        self.open: set[str | None] = set()


Demand = Callable[[Game, Frame, Bill], Reason | int | None]
"""What one instruction demands of a cost: a reason against it, the position to go on at, or None for the next one."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a program needs: requirements, counters that its flags cost, and demands by position (None: nothing).

    `opening` is where the cost stands that has to be payable, and where it ends, if there is one.
    """

    requirements: tuple[tuple[Condition, conditions.Test], ...]
    price: tuple[tuple[str, int], ...]
    demands: tuple[Demand | None, ...]
    opening: tuple[int, int] | None


def needs(game: Game, frame: Frame) -> Needs:
    """What the program of a frame needs."""
    found: Needs | None = game.pool.needs.get(frame.program)
    if found is None:
        found = game.pool.once("needs", game.pool.program(frame.program), _needs)
        game.pool.needs[frame.program] = found
    return found


def _needs(pool: Pool, program: Program) -> Needs:
    requirements = tuple((condition, requirement(pool, condition)) for condition in program.requires)
    costs = pool.rules.data.costs
    price = tuple(one for flag in program.flags for one in costs.get(flag, {}).items())
    live = mattering(program, _DEMANDS.keys())
    demands = tuple(
        _DEMANDS[one.__class__](pool, one, at + 1) if live[at] else None for at, one in enumerate(program.code)
    )
    opening = None if program.opening is None else (program.opening, _end(program, program.opening))
    return Needs(requirements, price, demands, opening)


def _end(program: Program, start: int) -> int:
    """Where the cost at a position ends."""
    cost = program.code[start]
    assert isinstance(cost, i.Cost)
    return cost.end


def depends(game: Game, frame: Frame) -> bool:
    """Whether it can depend on the position, besides what its flags cost, if the program of a frame can be begun."""
    needed = needs(game, frame)
    return needed.opening is not None or bool(needed.requirements)


def reason_against(game: Game, frame: Frame, free: bool = False) -> Reason | None:
    """Why the program of a frame cannot be begun: a requirement, a flag's cost (unless `free`), its opening cost.

    Or it would be in vain, where nobody may do that. The frame is used up: names of what its cost wants are left in it.
    """
    needed = needs(game, frame)
    for condition, met in needed.requirements:
        if not met(game, frame):
            return Reason("requires", {"condition": condition})
    if not free:
        for counter, number in needed.price:
            if game.pool_of(frame.actor, counter) < number:
                return Reason("cost", {"counter": counter, "number": number})
    if needed.opening is None:
        return game.rules.vain(game, frame)
    start, end = needed.opening
    return _refused(game, frame, needed.demands, start + 1, end) or game.rules.vain(game, frame)


# --- requirements -------------------------------------------------------------------------------------------------


def required(game: Game, frame: Frame, condition: Condition) -> bool:
    """Whether a requirement is met; those on a track may be ignored (`ignore … requirement`)."""
    return game.pool.once("required", condition, requirement)(game, frame)


def requirement(pool: Pool, condition: Condition) -> conditions.Test:
    """What tests a requirement."""
    if isinstance(condition, AllOf):
        return conditions.every([requirement(pool, part) for part in condition.parts])
    if isinstance(condition, AnyOf):
        return conditions.some([requirement(pool, part) for part in condition.parts])
    met = conditions.test(pool, condition)
    if not isinstance(condition, Compare):
        return met
    words = frozenset(phrases.words(condition.left))
    return lambda game, frame: _ignored(game, frame, words) or met(game, frame)


def _ignored(game: Game, frame: Frame, words: frozenset[str]) -> bool:
    for effect in held(game, "ignore"):
        ignored = effect.effect.object
        if effect.player != frame.actor or not isinstance(ignored, NounPhrase) or ignored.sort != "requirement":
            continue
        if not words.isdisjoint(phrases.words(ignored)):
            return True
    return False


# --- what a verb can act on ---------------------------------------------------------------------------------------


def usable(game: Game, frame: Frame, verb: str, thing: Any) -> Reason | None:
    """Why a verb cannot act on a thing: the game's own reason, a prohibition, or a protection."""
    check = game.rules.usable.get(verb)
    reason = None if check is None else check(game, frame, thing)
    if reason is not None or not isinstance(thing, int):
        return reason
    return forbidden(game, frame, verb, thing)


def able(game: Game, frame: Frame, verb: str | None, things: Any) -> Any:
    """Those of the things that a verb can act on; everything where there is no verb, or no list."""
    if verb is None or not isinstance(things, list):
        return things
    begun = game.state.effects and (game.begun("cannot") or game.begun("protect"))
    if begun or game.present("cannot", verb) or game.present("protect", verb):
        return [thing for thing in things if usable(game, frame, verb, thing) is None]
    check = game.rules.usable.get(verb)
    return things if check is None else [thing for thing in things if check(game, frame, thing) is None]


def forbidden(game: Game, frame: Frame, verb: str, copy: int) -> Reason | None:
    """A continuous effect that keeps a verb from a copy: `cannot warp this`, `protect … from recall/dismiss`."""
    for effect in held(game, "cannot", verb):
        phrase = effect.effect.object
        if effect.player != frame.actor or effect.effect.arguments or not isinstance(phrase, VerbPhrase):
            continue
        named = phrase.object
        if verb in phrase.verbs and named is not None and nouns.matches(game, effect.frame, named, copy):
            return Reason("forbidden", {"verb": verb, "by": effect.frame.card})
    for effect in held(game, "protect", verb):
        deeds = effect.argument("from")
        if deeds is None or not phrases.says(deeds, verb):
            continue
        if affects(game, copy, effect) and not _excepted(game, frame, effect, deeds):
            return Reason("protected", {"verb": verb, "by": effect.frame.card})
    return None


def _excepted(game: Game, frame: Frame, effect: Held, deeds: NounPhrase) -> bool:
    """`except by play of this`: what the card's own operation of that kind does."""
    if frame.card != effect.frame.card:
        return False
    left = [one.noun for one in deeds.attached if isinstance(one, Exclusion) and one.preposition == "by"]
    kind = game.pool.program(frame.program).kind.lower()
    return any(phrases.says(noun, kind) for noun in left)


# --- costs --------------------------------------------------------------------------------------------------------


def demanded(game: Game, frame: Frame) -> Reason | None:
    """Why a program of which every step is a cost cannot be carried out in full; None if it can."""
    reason = reason_against(game, _shadow(frame))
    return reason or _unpayable(game, frame, 0, len(game.pool.program(frame.program).code))


def payable(game: Game, frame: Frame, start: int) -> Reason | None:
    """Why the cost at a position cannot be paid in full, all its steps together; None if it can.

    Picks of one cost may not want the same card twice, and its prices are paid out of one pool.
    """
    return _unpayable(game, frame, start + 1, _end(game.pool.program(frame.program), start))


def _unpayable(game: Game, frame: Frame, position: int, end: int) -> Reason | None:
    """Why the instructions from a position to an end cannot all be carried out."""
    return _refused(game, _shadow(frame), needs(game, frame).demands, position, end)


def _shadow(frame: Frame) -> Frame:
    """A frame in which names may be tried out."""
    return Frame(frame.program, frame.player, frame.actor, frame.card, names=frame.names.copy(), answers=frame.answers)


def _refused(game: Game, shadow: Frame, demands: tuple[Demand | None, ...], position: int, end: int) -> Reason | None:
    """Why the instructions from a position to an end cannot all be carried out in a frame, which is used up."""
    bill, payer = Bill(), shadow.actor
    while position < end:
        demand = demands[position]
        position += 1
        if demand is not None:
            found = demand(game, shadow, bill)
            if found is not None:
                if isinstance(found, Reason):
                    return found
                position = found
    for holder, price in bill.prices.items():
        if not payment.affordable(game, payer, price, holder):
            return Reason("cost", {"price": price})
    return None if not bill.wanted or payment.distinct(bill.wanted) else Reason("cost", {"cards": True})


def _let(pool: Pool, one: i.Let, following: int) -> Demand:
    get, needed, verb, into = getter(pool, one.value), sizer(pool, one.needs), one.verb, one.into
    start = _start(one.value)

    def demand(game: Game, shadow: Frame, bill: Bill) -> Reason | None:
        if start in bill.open:
            bill.open.add(into)
            return None
        found = able(game, shadow, verb, get(game, shadow))
        if size(found) < needed(game, shadow):
            return Reason("none", {"verb": verb})
        shadow.names[into] = found
        return None

    return demand


def _ask(pool: Pool, one: i.Ask, following: int) -> Demand:
    """What is picked is only known later: its name stays open, unless it is a number of a query."""
    if one.branches:
        return _choose(pool, one, following)
    get, needed, verb, into = getter(pool, one.options), sizer(pool, one.needs), one.question, one.into
    start, computed, end = _start(one.options), isinstance(one.options, i.Query), one.end

    def demand(game: Game, shadow: Frame, bill: Bill) -> Reason | int | None:
        if start in bill.open:
            bill.open.add(into)
            return end
        found = able(game, shadow, verb, get(game, shadow))
        number = needed(game, shadow)
        if size(found) < number:
            return Reason("none", {"verb": verb})
        if computed:
            shadow.names[into] = found[0] if found else 0
            return end
        bill.open.add(into)
        if one.consumes and number:
            bill.wanted.append((found, number))
        return end

    return demand


def _choose(pool: Pool, one: i.Ask, following: int) -> Demand:
    numbers = range(len(one.branches))

    def demand(game: Game, shadow: Frame, bill: Bill) -> Reason | int | None:
        if all(reason_against_branch(game, shadow, one, number) is not None for number in numbers):
            return Reason("cost", {"branches": True})
        return one.end

    return demand


def _spend(pool: Pool, one: i.Spend, following: int) -> Demand:
    holder, amount = getter(pool, one.holder), sizer(pool, one.amount)

    def demand(game: Game, shadow: Frame, bill: Bill) -> None:
        prices = bill.prices.setdefault(holder(game, shadow), {})
        prices[one.counter] = prices.get(one.counter, 0) + amount(game, shadow)

    return demand


def _as(pool: Pool, one: i.As, following: int) -> Demand:
    who = getter(pool, one.who)

    def demand(game: Game, shadow: Frame, bill: Bill) -> None:
        if one.who in ("you", "opponent"):
            shadow.actor = shadow.player if one.who == "you" else 1 - shadow.player
        elif isinstance(one.who, i.Query):
            shadow.actor = who(game, shadow)

    return demand


def _branch(pool: Pool, one: i.Branch, following: int) -> Demand | None:
    """What is done unless something holds is no part of a cost where it holds."""
    if not isinstance(one.test, Not):
        return None
    holds, otherwise = conditions.test(pool, one.test), max(following, one.otherwise)
    return lambda game, shadow, bill: None if holds(game, shadow) else otherwise


def _each(pool: Pool, one: i.Each, following: int) -> Demand:
    return lambda game, shadow, bill: one.end


def _jump(pool: Pool, one: i.Jump, following: int) -> Demand | None:
    return (lambda game, shadow, bill: one.target) if one.target > following else None


_DEMANDS: Mapping[type, Callable[[Pool, Any, int], Demand | None]] = {
    i.Let: _let,
    i.Ask: _ask,
    i.Spend: _spend,
    i.As: _as,
    i.Branch: _branch,
    i.Each: _each,
    i.Jump: _jump,
}


def _start(wish: Any) -> str | None:
    """The name that a value starts from, if it does."""
    if isinstance(wish, str):
        return wish
    noun = wish.noun if isinstance(wish, i.Things) else wish
    if isinstance(noun, NounPhrase) and len(noun.groups) == 1 and isinstance(noun.groups[0].atoms[0], Variable):
        return f"${noun.groups[0].atoms[0].name}"
    return None


# --- branches -----------------------------------------------------------------------------------------------------


def open_branches(game: Game, frame: Frame, one: i.Ask) -> list[int]:
    """The numbers of the branches whose first step can be carried out (attack.5, kw.exhaust.4)."""
    return [number for number in range(len(one.branches)) if reason_against_branch(game, frame, one, number) is None]


def reason_against_branch(game: Game, frame: Frame, one: i.Ask, number: int) -> Reason | None:
    """Why the first step of a branch cannot be carried out."""
    code = game.pool.program(frame.program).code
    start = position = one.branches[number]
    while isinstance(code[position], i.As | i.Done):
        position += 1
    first = code[position]
    tested = first.test if isinstance(first, i.Branch) and not isinstance(first.test, i.Query) else None
    if tested is not None and not conditions.holds(game, frame, tested):
        return Reason("requires", {"condition": tested})
    end = first.end if isinstance(first, i.Cost) else _first_step(code, position, one)
    return _unpayable(game, frame, start, end)


def _first_step(code: Sequence[i.Instruction], position: int, one: i.Ask) -> int:
    """Where the first step of a branch ends: behind its first question or value that needs something."""
    end = one.end if one.end is not None else len(code)
    for at in range(position, min((start for start in one.branches if start > position), default=end)):
        found = code[at]
        if isinstance(found, i.Spend | i.Ask) or (isinstance(found, i.Let) and found.needs is not None):
            return at + 1
    return position
