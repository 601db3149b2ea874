"""Whether an operation can be begun, and whether a cost can be paid; if not, why."""

from __future__ import annotations

from typing import Any

from cc_tools.engine import payment
from cc_tools.engine.conditions import holds
from cc_tools.engine.continuous import affects, argument, held
from cc_tools.engine.game import Game
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Frame
from cc_tools.engine.values import size, value
from cc_tools.model import instructions as i
from cc_tools.model.tree import AllOf, AnyOf, Compare, Condition, Exclusion, Not, NounPhrase, Variable, VerbPhrase, Word


def reason_against(game: Game, frame: Frame, free: bool = False) -> Reason | None:
    """Why the program of a frame cannot be begun: a requirement, a flag's cost (unless `free`), its opening cost."""
    program = game.pool.program(frame.program)
    for condition in program.requires:
        if not required(game, frame, condition):
            return Reason("requires", {"condition": condition})
    if not free:
        for flag in program.flags:
            for counter, number in game.rules.data.costs.get(flag, {}).items():
                if game.pool_of(frame.actor, counter) < number:
                    return Reason("cost", {"counter": counter, "number": number})
    if program.opening is not None:
        return payable(game, frame, program.opening)
    return None


def required(game: Game, frame: Frame, condition: Condition) -> bool:
    """Whether a requirement is met; those on a track may be ignored (`ignore … requirement`)."""
    if isinstance(condition, AllOf):
        return all(required(game, frame, part) for part in condition.parts)
    if isinstance(condition, AnyOf):
        return any(required(game, frame, part) for part in condition.parts)
    if isinstance(condition, Compare) and _ignored(game, frame, condition.left):
        return True
    return holds(game, frame, condition)


def _ignored(game: Game, frame: Frame, noun: NounPhrase) -> bool:
    words = {atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word)}
    for effect in held(game, "ignore"):
        ignored = effect.effect.object
        if effect.player != frame.actor or not isinstance(ignored, NounPhrase) or ignored.sort != "requirement":
            continue
        if words & {atom.name for group in ignored.groups for atom in group.atoms if isinstance(atom, Word)}:
            return True
    return False


def usable(game: Game, frame: Frame, verb: str, thing: Any) -> Reason | None:
    """Why a verb cannot act on a thing: the game's own reason, a prohibition, or a protection."""
    check = game.rules.usable.get(verb)
    reason = check(game, frame, thing) if check is not None else None
    if reason is not None or not isinstance(thing, int):
        return reason
    return forbidden(game, frame, verb, thing)


def forbidden(game: Game, frame: Frame, verb: str, copy: int) -> Reason | None:
    """A continuous effect that keeps a verb from a copy: `cannot warp this`, `protect … from recall/dismiss`."""
    if "cannot" in game.standing:
        for effect in held(game, "cannot"):
            phrase = effect.effect.object
            if effect.player != frame.actor or effect.effect.arguments or not isinstance(phrase, VerbPhrase):
                continue
            if verb in phrase.verbs and phrase.object is not None and _meant(game, effect, copy):
                return Reason("forbidden", {"verb": verb, "by": effect.frame.card})
    if "protect" in game.standing:
        for effect in held(game, "protect"):
            from_ = argument(effect.effect, "from")
            if from_ is None or not _names(from_.noun, verb):
                continue
            if affects(game, copy, effect) and not _excepted(game, frame, effect, from_.noun):
                return Reason("protected", {"verb": verb, "by": effect.frame.card})
    return None


def _meant(game: Game, effect: Any, copy: int) -> bool:
    from cc_tools.engine.nouns import matches

    return matches(game, effect.frame, effect.effect.object.object, copy)


def _names(noun: NounPhrase, word: str) -> bool:
    return any(getattr(atom, "name", None) == word for group in noun.groups for atom in group.atoms)


def _excepted(game: Game, frame: Frame, effect: Any, deeds: NounPhrase) -> bool:
    """`except by play of this`: what the card's own operation of that kind does."""
    left = [one.noun for one in deeds.attached if isinstance(one, Exclusion) and one.preposition == "by"]
    kind = game.pool.program(frame.program).kind.lower()
    return frame.card == effect.frame.card and any(_names(noun, kind) for noun in left)


# --- costs --------------------------------------------------------------------------------------------------------


def demanded(game: Game, frame: Frame) -> Reason | None:
    """Why a program of which every step is a cost cannot be carried out in full; None if it can."""
    reason = reason_against(game, frame)
    return reason or _demands(game, frame, 0, len(game.pool.program(frame.program).code))


def payable(game: Game, frame: Frame, start: int) -> Reason | None:
    """Why the cost at a position cannot be paid in full, all its steps together; None if it can.

    Picks of one cost may not want the same card twice, and its prices are paid out of one pool.
    """
    code = game.pool.program(frame.program).code
    cost = code[start]
    assert isinstance(cost, i.Cost)
    return _demands(game, frame, start + 1, cost.end)


def _demands(game: Game, frame: Frame, position: int, end: int) -> Reason | None:
    code = game.pool.program(frame.program).code
    shadow = Frame(frame.program, frame.player, frame.actor, frame.card, names=dict(frame.names), answers=frame.answers)
    wanted: list[tuple[list[int], int]] = []
    prices: dict[int, dict[str, int]] = {}
    open_: set[str] = set()
    while position < end:
        one = code[position]
        position += 1
        if isinstance(one, i.Let | i.Ask):
            reason = _demand(game, shadow, one, wanted, open_)
            if reason is not None:
                return reason
            if isinstance(one, i.Ask) and one.end is not None:
                position = one.end
        elif isinstance(one, i.Spend):
            holder = value(game, shadow, one.holder)
            number = size(value(game, shadow, one.amount))
            held_ = prices.setdefault(holder, {})
            held_[one.counter] = held_.get(one.counter, 0) + number
        elif isinstance(one, i.Each):
            position = one.end
        elif isinstance(one, i.As):
            shadow.actor = (
                shadow.player if one.who == "you" else 1 - shadow.player if one.who == "opponent" else shadow.actor
            )
        elif isinstance(one, i.Branch) and isinstance(one.test, Not) and not holds(game, shadow, one.test):
            position = max(position, one.otherwise)
        elif isinstance(one, i.Jump) and one.target > position:
            position = one.target
    for holder, price in prices.items():
        if not payment.affordable(game, frame.actor, price, holder):
            return Reason("cost", {"price": price})
    return None if payment.distinct(wanted) else Reason("cost", {"cards": True})


def _demand(
    game: Game, shadow: Frame, one: i.Let | i.Ask, wanted: list[tuple[list[int], int]], open_: set[str]
) -> Reason | None:
    """What one step of a cost needs; names that are only known later stay open and need nothing."""
    if isinstance(one, i.Ask) and one.branches:
        return None if open_branches(game, shadow, one) else Reason("cost", {"branches": True})
    wish = one.value if isinstance(one, i.Let) else one.options
    if _pointer(wish) in open_:
        open_.add(one.into)
        return None
    found = value(game, shadow, wish)
    verb = one.verb if isinstance(one, i.Let) else one.question
    if verb is not None and isinstance(found, list):
        found = [thing for thing in found if usable(game, shadow, verb, thing) is None]
    needs = size(value(game, shadow, one.needs))
    if size(found) < needs:
        return Reason("none", {"verb": verb})
    if isinstance(one, i.Let):
        shadow.names[one.into] = found
    elif isinstance(wish, i.Query):
        shadow.names[one.into] = found[0] if found else 0
    else:
        open_.add(one.into)
        if one.consumes and needs:
            wanted.append((found, needs))
    return None


def _pointer(wish: Any) -> str | None:
    """The name that a value starts from, if it does."""
    if isinstance(wish, str):
        return wish
    noun = wish.noun if isinstance(wish, i.Things) else wish
    if isinstance(noun, NounPhrase) and len(noun.groups) == 1 and isinstance(noun.groups[0].atoms[0], Variable):
        return f"${noun.groups[0].atoms[0].name}"
    return None


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
    if isinstance(first, i.Branch) and not isinstance(first.test, i.Query) and not holds(game, frame, first.test):
        return Reason("requires", {"condition": first.test})
    end = first.end if isinstance(first, i.Cost) else _first_step(code, position, one)
    return _demands(game, frame, start, end)


def _first_step(code: tuple[i.Instruction, ...], position: int, one: i.Ask) -> int:
    """Where the first step of a branch ends: behind its first question or value that needs something."""
    end = one.end if one.end is not None else len(code)
    for at in range(position, min((start for start in one.branches if start > position), default=end)):
        found = code[at]
        if isinstance(found, i.Spend | i.Ask) or (isinstance(found, i.Let) and found.needs is not None):
            return at + 1
    return position
