"""Operations that would change nothing: nobody may use an ability, a wild or an effect in vain.

Each step is judged by the first thing that it has to find. What lies where its player does not see it is no reason,
and neither is a step of which it shows only later what it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cc_tools.engine.game import Game
from cc_tools.engine.legality import demanded
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Frame
from cc_tools.language import phrases
from cc_tools.language.lowering import Code, lower
from cc_tools.language.printer import print_operation
from cc_tools.language.walk import nodes
from cc_tools.model.instructions import Ask, Let, Program
from cc_tools.model.tree import Act, Effect, NounPhrase, Operation, Requires, Statement, Step, Variable, Word

USED = frozenset({"ABILITY", "WILD", "EFFECT"})
"""The kinds of operations that a player decides to use."""

HIDDEN = frozenset({"deck", "hand"})
"""The zones in which a player may look for what is not there."""

Sought = tuple[tuple[str, ...], ...]
"""For each step that may find nothing the programs that tell whether it does."""


def vain(game: Game, frame: Frame) -> Reason | None:
    """Why nothing would come of an operation: none of its steps finds what it acts on; None where one does."""
    tree = game.pool.trees.get(frame.program)
    if tree is None or tree.kind not in USED:
        return None
    found: Reason | None = None
    for programs in game.pool.once("in vain", tree, _sought):
        reason = next(filter(None, (_against(game, frame, name) for name in programs)), None)
        if reason is None:
            return None
        found = found or reason
    return found


def _against(game: Game, frame: Frame, name: str) -> Reason | None:
    shadow = Frame(name, frame.player, frame.player, frame.card, names=dict(frame.names), answers=frame.answers)
    return demanded(game, shadow)


def _sought(pool: Pool, tree: Operation) -> Sought:
    """What the steps of an operation have to find; nothing where one of them always does something."""
    if any(isinstance(node, Word) and node.name == "user" for node in nodes(tree)):
        return ()
    found: list[tuple[str, ...]] = []
    named: set[str] = set()
    paid = {name for act in tree.body if isinstance(act, Act) for step in act.cost for name in _given(step)}
    steps = list(_steps(tree.body))
    for number, step in enumerate(steps):
        if isinstance(step, Step) and _is_aside(step):
            continue
        if not paid.isdisjoint(_names(step)) or (number == 0 and _is_judged_with_its_cost(pool, tree, step)):
            return ()
        if named.isdisjoint(_names(step)):
            programs = _programs(pool, tree, step, steps[number + 1 :]) if isinstance(step, Step) else ()
            if not programs:
                return ()
            found.append(programs)
        named |= _given(step)
    return tuple(found)


def _steps(body: tuple[Statement, ...]) -> Iterator[Step | Act]:
    """The steps that an operation takes for certain; an act that has a cost or a condition of its own as a whole."""
    acts = [one for one in body if not isinstance(one, Requires)]
    for number, act in enumerate(acts):
        if act.unless is not None or (act.cost and number):
            yield act
        else:
            yield from act.steps


def _is_judged_with_its_cost(pool: Pool, tree: Operation, step: Step | Act) -> bool:
    """Whether the cost in front of a step already asks for what the step presupposes."""
    cost = next(one for one in tree.body if isinstance(one, Act)).cost
    core = step.core if isinstance(step, Step) else None
    return bool(cost) and isinstance(core, Effect) and pool.verbs[core.verb].presupposes is not None


def _is_aside(step: Step) -> bool:
    """Whether a step only says what becomes of its own card (`remove this`)."""
    core = step.core
    return isinstance(core, Effect) and core.verb in ("remove", "discard") and phrases.says(_object(core), "this")


def _object(effect: Effect) -> NounPhrase | None:
    return effect.object if isinstance(effect.object, NounPhrase) else None


def _names(step: Step | Act) -> frozenset[str]:
    return frozenset(node.name for node in nodes(step) if isinstance(node, Variable))


def _given(step: Step | Act) -> set[str]:
    return {node.bind.name for node in nodes(step) if isinstance(node, Effect) and node.bind is not None}


def _programs(pool: Pool, tree: Operation, step: Step, later: list[Step | Act]) -> tuple[str, ...]:
    """The programs that ask whether a step finds anything: what it presupposes, and its first question or value.

    What is `later` done with what it finds is lowered with it, since only what that can act on is found.
    """
    core = step.core
    if not isinstance(core, Effect) or set(step.actors) - {"opponent"}:
        return ()
    found: list[Program] = []
    presupposes = pool.verbs[core.verb].presupposes
    if presupposes is not None:
        code = Code(pool.verbs)
        presupposes(core, code)
        found.append(code.procedure(""))
    alone = replace(tree, body=(Act((step,)),))
    if not _looks_where_nobody_sees(step) and _first(lower(alone, "", pool.verbs)) is not None:
        rest = tuple(one if isinstance(one, Act) else Act((one,)) for one in later)
        first = _first(lower(replace(tree, body=(Act((step,)), *rest)), "", pool.verbs))
        found += [first] if first is not None else []
    names = tuple(f"{print_operation(tree)} {step.span} {number}" for number in range(len(found)))
    for name, program in zip(names, found, strict=True):
        pool.add(name, Operation(""), replace(program, name=name))
    return names


def _looks_where_nobody_sees(step: Step) -> bool:
    return any(isinstance(node, Word) and node.sense == "zone" and node.name in HIDDEN for node in nodes(step))


def _first(program: Program) -> Program | None:
    """A program up to the first thing that it has to find, of which one is enough; None where it needs nothing."""
    for at, one in enumerate(program.code):
        if isinstance(one, Ask) and (one.shown or one.branches):
            return None
        if isinstance(one, Let | Ask) and one.needs is not None:
            needs = min(one.needs, 1) if isinstance(one.needs, int) else one.needs
            code = (*program.code[:at], replace(one, needs=needs))
            return replace(program, code=code, kind="", requires=(), opening=None)
    return None
