"""Steps: who carries them out, how several are joined, and like ones that share a verb."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cc_tools.model.tree import Block, Effect, NounPhrase, Step, Word
from cc_tools.render.constructions.heads import subject
from cc_tools.render.env import Env, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, fields

AMOUNTS = frozenset({"resource", "track", "token"})
ACTORS = ("may", "opponent", "both", "you")


def no_tail(env: Env) -> Env:
    """Where something follows that belongs to the same sentence."""
    return env._replace(tail=False)


def _optional_before_last(steps: Sequence[Step]) -> bool:
    return any("may" in step.actors for step in steps[:-1])


def _optional_first(steps: Sequence[Step]) -> bool:
    return bool(steps) and steps[0].actors == ("may",) and not any(step.actors for step in steps[1:])


def rules(_: Lexicon) -> Iterable[AnyRule]:
    """A list of steps: joined by `and`, or one after the other where an option must not reach over the next step.
    A cost that is optional as a whole is one offer: all its steps stand under the same `may`."""
    yield Rule(
        "costs.may",
        "costs",
        {"steps": Part("costs.offered", same)},
        lambda value, _: {"steps": (Step(value[0].core), *value[1:])} if _optional_first(value) else None,
        lambda found: (Step(found["steps"][0].core, ("may",)), *found["steps"][1:]),
    )
    for category in ("costs.offered", "costs"):
        yield ListRule(category, "step", "list.costs", _merged, _expanded, enter=same, keeps=True)
    yield ListRule(
        "steps",
        "step",
        "list.then",
        lambda value, env: _merged(value, env) if _optional_before_last(value) else None,
        _expanded,
        enter=same,
        others=no_tail,
        keeps=True,
    )
    yield ListRule("steps", "step", "list.steps", _merged, _expanded, enter=same, others=no_tail, keeps=True)
    yield _each_player()
    for actor in ACTORS:
        yield _acted(actor)
    yield fields(
        "step", "step", Step, {"core": Part("core", same, keeps=True)}, fixed={"actors": ()}, shape=(Step, None)
    )


def _simple(step: Step) -> bool:
    """Whether a step is a verb with its object and nothing else, so that a like step can lend it the verb."""
    core = step.core
    if step.actors or not isinstance(core, Effect) or not isinstance(core.object, NounPhrase):
        return False
    rest = core.sign or core.maximum or core.block or any(not getattr(a, "implied", False) for a in core.arguments)
    return not rest and core.object.where is None


def _merged(value: Sequence[Step], _: Env) -> Parts:
    """The steps, like ones put together: `spend 2 dilithium, spend 1 latinum` as one verb with two objects."""
    runs: list[list[Step]] = []
    for step in value:
        like = runs and _simple(step) and _simple(runs[-1][-1]) and _deed_of(runs[-1][-1]) == _deed_of(step)
        if like:
            runs[-1].append(step)
        else:
            runs.append([step])
    return {"items": tuple(run[0] if len(run) == 1 else _as_one(run) for run in runs)}


def _deed_of(step: Step) -> tuple[str, str]:
    """The verb with the sort of its object: some languages have two verbs for `gain a card` and `gain 1 Influence`."""
    target = step.core.object if isinstance(step.core, Effect) else None
    atom = target.groups[-1].atoms[0] if isinstance(target, NounPhrase) and target.groups else None
    sense = atom.sense if isinstance(atom, Word) else ""
    return _verb_of(step), sense if sense in AMOUNTS else ""


def _verb_of(step: Step) -> str:
    return step.core.verb if isinstance(step.core, Effect) else ""


def _as_one(run: Sequence[Step]) -> Step:
    objects: Any = tuple(step.core.object for step in run if isinstance(step.core, Effect))
    return Step(Effect(_verb_of(run[0]), objects))


def _expanded(found: Parts) -> Any:
    steps: list[Step] = []
    for step in found["items"]:
        core = step.core
        objects: Any = core.object if isinstance(core, Effect) else None
        if isinstance(core, Effect) and isinstance(objects, tuple):
            if step.actors or core.arguments or core.maximum:
                return None
            steps.extend(Step(Effect(core.verb, inner)) for inner in objects)
        else:
            steps.append(step)
    made = tuple(steps)
    return made if _merged(made, Env())["items"] == tuple(found["items"]) else None


def _each_player() -> Rule:
    """`both { S }`, where each of the two carries out one statement: `each player may discard a card to draw 1`."""

    def take(value: Step, _: Env) -> Parts | None:
        block = value.core
        if value.actors != ("both",) or not isinstance(block, Block) or len(block.statements) != 1:
            return None
        return {"statement": block.statements[0]}

    def make(found: Parts) -> Step:
        return Step(Block((found["statement"],)), ("both",))

    parts = {"statement": Part("statement", subject("both"), keeps=True)}
    # Not where an effect follows, which would be heard as each player's.
    return Rule("step.each", "step", parts, take, make, lambda env: env.tail, optional=True, shape=(Step, "both"))


def _acted(actor: str) -> Rule:
    def take(value: Step, _: Env) -> Parts | None:
        if value.actors[:1] != (actor,):
            return None
        return {"step": Step(value.core, value.actors[1:]), "?": {"by": _verb_of(value)}}

    def make(found: Parts) -> Step:
        step: Step = found["step"]
        return Step(step.core, (actor, *step.actors))

    enter = same if actor == "may" else subject(actor)
    # What an actor does may be worded by the verb: `neither player can`, not `both players cannot`.
    return Rule(f"step.{actor}", "step", {"step": Part("step", enter, keeps=True)}, take, make, shape=(Step, actor))
