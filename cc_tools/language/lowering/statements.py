"""Statements as instructions: costs and arrows, actors, `may`, loops, branches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cc_tools.language.harm import Share, harm
from cc_tools.language.lowering.code import Code, bound, bounds, chosen
from cc_tools.language.lowering.declining import let_decline
from cc_tools.language.printer import print_steps
from cc_tools.language.signature import Signature
from cc_tools.language.walk import nodes
from cc_tools.model.instructions import (
    As,
    Ask,
    Branch,
    Call,
    Cost,
    Emit,
    Happening,
    Jump,
    Let,
    Name,
    Query,
    Size,
    Things,
    Would,
)
from cc_tools.model.tree import (
    Act,
    Block,
    Choose,
    Done,
    Each,
    Effect,
    If,
    Not,
    NounPhrase,
    Operation,
    Place,
    Repeat,
    Requires,
    Statement,
    Step,
    Variable,
)

ALL = "%all"
"""Whether every step so far was done (`all done`)."""


def statements(code: Code, operation: Operation, attacks: bool) -> int | None:
    """Writes the body of an operation. Returns where its opening cost stands, if it has one that must be paid.

    The event of an attack comes once the opening cost is paid (attack.2); before it, where that cost is the harm.
    """
    against = harm(operation, code.verbs) if attacks else {}
    writer = _Writer(code, against, asks_all(operation))
    code.block = writer.block
    opening: int | None = None
    acts = [one for one in operation.body if isinstance(one, Act)]
    if attacks and not (acts and acts[0].cost and not _harms(acts[0].cost, against)):
        writer.attack()
    for statement in operation.body:
        first = bool(acts) and statement is acts[0]
        if first and isinstance(statement, Act) and statement.cost and not _optional(statement.cost[0]):
            opening = code.position + (1 if statement.unless else 0)
        writer.statement(statement, attack=attacks and first)
    for name in code.held:
        settle(code, name, final=True)
    return opening


def _harms(steps: tuple[Step, ...], against: Mapping[Place, Share]) -> bool:
    return any(step.span in against for step in steps)


def effects(steps: Iterable[Step]) -> tuple[Effect, ...]:
    """The verbs among the steps."""
    return tuple(step.core for step in steps if isinstance(step.core, Effect))


def _price(steps: Iterable[Step]) -> str:
    """What has to be done, as it is written; that it may be left is another matter."""
    return print_steps(replace(step, actors=tuple(actor for actor in step.actors if actor != "may")) for step in steps)


def _optional(step: Step) -> bool:
    return "may" in step.actors


def asks_all(operation: Operation) -> bool:
    """Whether the operation asks for `all done`."""
    return any(isinstance(node, Done) and node.all for node in nodes(operation))


def held_until_placed(operation: Operation, verbs: Mapping[str, Signature]) -> frozenset[str]:
    """The names whose cards a later step of the operation places, so that a gain of them is held aside."""
    return frozenset(
        f"${name}"
        for node in nodes(operation)
        if isinstance(node, Effect) and node.verb in verbs and verbs[node.verb].places
        for name in [named(node)]
        if name
    )


def named(effect: Effect) -> str | None:
    """The variable that a step acts on, where it acts on nothing else."""
    if not isinstance(effect.object, NounPhrase) or len(effect.object.groups) != 1:
        return None
    atoms = effect.object.groups[0].atoms
    return atoms[0].name if len(atoms) == 1 and isinstance(atoms[0], Variable) else None


def settle(code: Code, name: str, final: bool) -> None:
    """The gain of a card held aside comes to its end, if the card has a place; with `final` it gets one."""
    done = code.let(Query("done"), "done")
    code.add(Call("settle", (("%held", name), ("%final", int(final)))))
    code.done(Query("some", (done,)))


class _Writer:
    """Writes statements with what holds for the whole operation: its harmful steps, whether `all done` is asked."""

    def __init__(self, code: Code, against: Mapping[Place, Share], counts_all: bool) -> None:
        self.code = code
        self.against = against
        self.counts_all = counts_all

    def statement(self, statement: Statement, attack: bool = False) -> None:
        if isinstance(statement, Requires):
            self._requires(statement)
        else:
            self._act(statement, attack)

    def block(self, block: Block) -> None:
        for statement in block.statements:
            self.statement(statement)

    def attack(self) -> None:
        """The opponent is attacked: replacements, then the event."""
        verb = next(name for name, signature in self.code.verbs.items() if signature.flagged)
        event, end = Happening(verb, who=Query("opponent")), self.code.label()
        self.code.add(Would(event, end), Emit(event))
        self.code.place(end)

    def _requires(self, statement: Requires) -> None:
        code, end = self.code, self.code.label()
        if statement.bind:
            code.add(Let(f"${statement.bind.name}", Query("place-met")))
        met = code.label()
        code.add(Branch(statement.condition, end, requirement=True), Jump(met))
        code.place(end)
        code.add(Jump(code.exit))
        code.place(met)

    def _act(self, act: Act, attack: bool) -> None:
        code, end, skipped = self.code, self.code.label(), self.code.label()
        if act.unless:
            code.add(Branch(Not(act.unless), end))
        if act.cost:
            paid = code.label()
            code.add(Cost(paid, skipped, _price(act.cost)))
            self._presupposed(act.steps[0], skipped)
            self._cost(act.cost, skipped)
            code.place(paid)
            if attack and not _harms(act.cost, self.against):
                self.attack()
        for index, step in enumerate(act.steps):
            code.rest = effects(act.steps[index + 1 :])
            self.step(step)
        code.rest = ()
        if act.cost:
            code.add(Jump(end))
            code.place(skipped)
            code.done(Query("no"))
            self._count_all()
        code.place(end)

    def _presupposed(self, bought: Step, skipped: int) -> None:
        """What the first step behind an arrow has to find, so that nothing is paid in vain."""
        core = bought.core
        if not isinstance(core, Effect) or bought.actors:
            return
        presupposes = self.code.verbs[core.verb].presupposes
        if presupposes is not None:
            presupposes(core, self.code)
            self.code.add(Branch(Done(), skipped))

    def _cost(self, steps: tuple[Step, ...], skipped: int) -> None:
        """The steps before an arrow; each has to be done."""
        code = self.code
        for index, step in enumerate(steps):
            code.rest = effects(steps[index + 1 :])
            actors = tuple(actor for actor in step.actors if actor != "may")
            start = code.position
            self._acted(actors, step, counts=False)
            if _optional(step):
                let_decline(code, start, skipped, step.core.span, _price([step]) if index else None)
            code.add(Branch(Done(), skipped))
        code.rest = ()

    def step(self, step: Step) -> None:
        """One step of one actor."""
        self._acted(step.actors, step)

    def _acted(self, actors: tuple[str, ...], step: Step, counts: bool = True) -> None:
        share = self.against.get(step.span)
        if share == "all":
            self._unless_ignored(actors, step)
        else:
            self._by(actors, step)
        if counts:
            self._count_all()

    def _unless_ignored(self, actors: tuple[str, ...], step: Step) -> None:
        """A step that is the negative effect of the attack. It may be ignored; some verbs then do something else."""
        code, ignored, end = self.code, self.code.label(), self.code.label()
        code.done(Query("no"))
        code.add(Branch(Query("attack-stands"), ignored))
        self._by(actors, step)
        code.add(Jump(end))
        code.place(ignored)
        instead = code.verbs[step.core.verb].ignored if isinstance(step.core, Effect) else None
        if instead is not None and isinstance(step.core, Effect):
            instead(step.core, code)
            code.done(Query("no"))
        code.place(end)

    def _by(self, actors: tuple[str, ...], step: Step) -> None:
        if not actors:
            self._core(step)
            return
        first, rest = actors[0], actors[1:]
        code = self.code
        if first == "may":
            end, start = code.label(), code.position
            code.done(Query("no"))
            self._by(rest, step)
            let_decline(code, start + 1, end, step.core.span, _price([step]))
            code.place(end)
        elif first == "both":
            spared = step.span in self.against
            everyone = code.let(Query("players-hit" if spared else "players"), "players")
            self._each_player(everyone, rest, step)
        else:
            self._as(first, rest, step)

    def _each_player(self, everyone: Name, rest: tuple[str, ...], step: Step) -> None:
        """One player after the other does the step; what it names is what both did."""
        code = self.code
        name = bound(step.core) if isinstance(step.core, Effect) else None
        together = code.let((), "together") if name else None
        with code.each(everyone, code.name("player")) as player:
            self._as(player, rest, step)
            if name and together:
                code.add(Let(together, Query("joined", (together, name))), Let(name, ()))
        if name and together:
            code.add(Let(name, together))

    def _as(self, who: str, rest: tuple[str, ...], step: Step) -> None:
        code, before = self.code, self.code.actor
        code.actor = who
        code.add(As(who))
        self._by(rest, step)
        code.actor = before
        code.add(As(before))

    def _core(self, step: Step) -> None:
        core = step.core
        if isinstance(core, Effect):
            self.effect(core)
        elif isinstance(core, Block):
            self.block(core)
        elif isinstance(core, If):
            self._if(core)
        elif isinstance(core, Each):
            self._each(core)
        elif isinstance(core, Repeat):
            self._repeat(core)
        else:
            self._choose(core)

    def effect(self, effect: Effect) -> None:
        """One verb, by its own lowering; a card held aside settles once the verb has placed it."""
        signature = self.code.verbs[effect.verb]
        if signature.lower is None:
            raise LookupError(f"the verb `{effect.verb}` has no lowering")
        start = self.code.position
        signature.lower(effect, self.code)
        self.code.belongs(start, effect.span)
        name = named(effect)
        if signature.places and name and f"${name}" in self.code.held:
            settle(self.code, f"${name}", final=False)

    def _if(self, core: If) -> None:
        code, otherwise, end = self.code, self.code.label(), self.code.label()
        code.add(Branch(core.condition, otherwise))
        self.block(core.then)
        code.add(Jump(end))
        code.place(otherwise)
        if core.otherwise is not None:
            self._core(Step(core.otherwise))
        code.place(end)

    def _each(self, core: Each) -> None:
        code = self.code
        outer = code.let("it", "outer")
        things = code.name("things")
        if core.things.quantity is None or not chosen(core.things):
            code.add(Let(things, Things(core.things)))
        else:
            low, high = bounds(core.things.quantity)
            code.add(Ask(things, "each", Things(core.things), low, high, needs=low, step=core.span))
        if core.maximum is not None:
            code.add(Let(things, Query("first", (things, core.maximum))))
        with code.each(things, "it"):
            self.block(core.block)
        code.add(Let("it", outer))
        code.done(Query("some", (things,)))

    def _repeat(self, core: Repeat) -> None:
        """`repeat 2` is carried out twice; `repeat up to 2` may be ended before each time."""
        code = self.code
        low, high = bounds(core.times)
        counted = bound(core) or code.name("times")
        per = next((one.noun for one in core.arguments if one.preposition == "per"), None)
        times = code.let(Query("times", (high, Things(per) if per else None)), "times")
        rounds = code.let(Query("range", (times,)), "rounds")
        code.add(Let(counted, 0))
        end = code.label()
        with code.each(rounds, code.name("round")):
            start = code.position
            self.block(core.block)
            if low == 0:
                let_decline(code, start, end, core.block.span, _price([Step(core.block)]))
            with code.when(Done()):
                code.add(Let(counted, Query("sum", (counted, 1))))
        code.place(end)
        code.done(Query("some", (Query("range", (counted,)),)))

    def _choose(self, core: Choose) -> None:
        """`either`: one branch that can be carried out; `choose 2..3`: so many, in the order printed."""
        code, picked = self.code, self.code.name("branches")
        low, high = bounds(core.times)
        starts = tuple(code.label() for _ in core.branches)
        end = code.label()
        most = min(high, len(starts))
        code.add(Ask(picked, "branch", None, low, most, needs=low, branches=starts, end=end, step=core.span))
        if core.bind:
            code.add(Let(f"${core.bind.name}", Size(picked)))
        for index, (start, branch) in enumerate(zip(starts, core.branches, strict=True)):
            after = code.label()
            code.add(Branch(Query("picked", (picked, index)), after))
            code.place(start)
            self.block(branch)
            code.place(after)
        code.place(end)

    def _count_all(self) -> None:
        if self.counts_all:
            self.code.add(Let(ALL, Query("all-done")))
