"""Statements, blocks, and what decides between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cc_tools.model.tree import (
    Act,
    Binding,
    Block,
    Choose,
    Each,
    Effect,
    Group,
    If,
    NounPhrase,
    Quantity,
    Repeat,
    Requires,
    Word,
)
from cc_tools.render.constructions.nouns import only_word
from cc_tools.render.constructions.steps import no_tail
from cc_tools.render.env import Env, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, fields, passed

TIMES = Group((Word("time", "count"),))


def sentence(env: Env) -> bool:
    return env.level == 0


def inside(env: Env) -> bool:
    return env.level > 0


def tail(env: Env) -> bool:
    return env.tail


def _open(env: Env) -> bool:
    """Whether what stands here may go on to the end of the sentence."""
    return env.tail and env.last


def _with_tail(env: Env) -> Env:
    return env._replace(tail=True)


def _deeper(env: Env) -> Env:
    return env._replace(level=env.level + 1, tail=True)


def _enclosed(env: Env) -> Env:
    return env._replace(level=env.level + 1, tail=True, last=True)


def _followed(env: Env) -> Env:
    return env._replace(last=False)


def rules(_: Lexicon) -> Iterable[AnyRule]:
    yield from _bodies()
    yield from _acts()
    yield from _blocks()
    yield from _ifs()
    yield from _loops()
    yield from _choices()


# --- bodies -----------------------------------------------------------------------------------------------------


def _items(value: Any, _: Env) -> Parts | None:
    return {"items": value} if value else None


def _made(found: Parts) -> Any:
    return found["items"]


def _bodies() -> Iterable[AnyRule]:
    yield Rule("body.none", "body", {}, lambda value, _: None if value else {}, lambda _: ())
    yield ListRule("body", "sentence", "list.sentences", _items, _made, keeps=True, enter=same)
    yield Rule(
        "sentence",
        "sentence",
        {"statement": Part("statement", same, keeps=True)},
        lambda value, _: {"statement": value},
        lambda found: found["statement"],
    )
    yield ListRule(
        "statements", "statement", "list.statements", _items, _made, keeps=True, enter=same, others=_followed
    )
    yield fields("requires.named", "statement", Requires, {"condition": Part("condition"), "bind": Part("bind")})
    yield fields("requires", "statement", Requires, {"condition": Part("condition")}, fixed={"bind": None})
    yield Rule("bind", "bind", {}, lambda _, __: {}, lambda _: Binding("required"))


def _acts() -> Iterable[AnyRule]:
    cost = Part("costs", no_tail, keeps=True)
    held = Part("condition")
    free = Part("steps", _with_tail, keeps=True)
    closed = Part("steps", no_tail, keeps=True)
    yield fields("act", "statement", Act, {"steps": free}, fixed={"cost": (), "unless": None})
    yield fields("act.unless", "statement", Act, {"steps": closed, "unless": held}, fixed={"cost": ()})
    yield fields("act.cost", "statement", Act, {"cost": cost, "steps": free}, fixed={"unless": None})
    yield fields("act.cost.unless", "statement", Act, {"cost": cost, "steps": closed, "unless": held})


# --- blocks -----------------------------------------------------------------------------------------------------


def _single(value: Block, _: Env) -> Parts | None:
    return {"statement": value.statements[0]} if len(value.statements) == 1 else None


def _clear(value: Block, env: Env) -> Parts | None:
    """One statement, but no condition with an `otherwise`, which could be heard as that of the condition before it."""
    found = _single(value, env)
    act = value.statements[0] if found else None
    core = act.steps[0].core if isinstance(act, Act) and len(act.steps) == 1 else None
    return None if isinstance(core, If) and core.otherwise is not None else found


def _plain(value: Block, env: Env) -> Parts | None:
    """One verb and nothing else: what follows cannot belong to it."""
    found = _single(value, env)
    act = value.statements[0] if found else None
    if not isinstance(act, Act) or act.cost or act.unless is not None or len(act.steps) != 1:
        return None
    core = act.steps[0].core
    return found if isinstance(core, Effect) and core.block is None else None


def _several(value: Block, _: Env) -> Parts | None:
    return {"statements": value.statements} if len(value.statements) > 1 else None


def _block(found: Parts) -> Block:
    return Block((found["statement"],) if "statement" in found else found.get("statements", ()))


def _blocks() -> Iterable[AnyRule]:
    """What follows `if C`, `for each X`: one statement or several where nothing comes behind, else in brackets;
    before `otherwise` a plain one needs none."""
    one = {"statement": Part("statement", _deeper, keeps=True)}
    many = {"statements": Part("statements", _deeper, keeps=True)}
    enclosed = {"statements": Part("statements", _enclosed, keeps=True)}
    for category, key in (("block", "block"), ("alternative", "alternative")):
        yield Rule(f"{key}.none", category, {}, lambda value, _: None if value.statements else {}, _block)
        yield Rule(f"{key}.one", category, one, _clear, _block, tail)
        yield Rule(f"{key}.many", category, many, _several, _block, lambda env: env.tail and sentence(env))
        yield Rule(f"{key}.group", category, enclosed, _whole_block, _block)
    yield Rule("block.one", "block.first", one, _plain, _block)
    yield passed("block.first", "block")
    yield Rule("branch.none", "branch", {}, lambda value, _: None if value.statements else {}, _block)
    yield Rule("branch", "branch", many, _whole_block, _block)


def _whole_block(value: Block, _: Env) -> Parts | None:
    return {"statements": value.statements} if value.statements else None


def _ifs() -> Iterable[AnyRule]:
    held = Part("condition")
    then = Part("block", same, keeps=True)
    first = Part("block.first", lambda env: env._replace(tail=env.tail and env.level == 0), keeps=True)
    yield fields("if", "core", If, {"condition": held, "then": then}, fixed={"otherwise": None})
    for key, when in (("if.else", lambda env: env.tail and sentence(env)), ("if.else.inside", lambda _: True)):
        yield _if_else(
            key, {"condition": held, "then": first, "otherwise": Part("alternative", same, True)}, True, when
        )
        core = {"condition": held, "then": first, "otherwise": Part("core", _deeper_if_sentence, True)}
        yield _if_else(f"{key}.core", core, False, when)


def _deeper_if_sentence(env: Env) -> Env:
    return env._replace(level=max(env.level, 1))


def _if_else(key: str, parts: dict[str, Part], block: bool, when: Any) -> Rule:
    def take(value: Any, _: Env) -> Parts | None:
        if not isinstance(value, If) or value.otherwise is None or isinstance(value.otherwise, Block) != block:
            return None
        return {"condition": value.condition, "then": value.then, "otherwise": value.otherwise}

    return Rule(key, "core", parts, take, lambda found: If(**found), when)


def _thing(env: Env) -> Env:
    return env._replace(it="it")


def _loops() -> Iterable[AnyRule]:
    block = Part("block", _thing, keeps=True)
    yield Rule(
        "each",
        "core",
        {"things": Part("np"), "maximum": Part("number"), "block": block},
        _each,
        lambda found: Each(found["things"], found["block"], found.get("maximum")),
    )
    yield Rule(
        "repeat",
        "core",
        {"times": Part("np"), "arguments": Part("qualifiers"), "block": Part("block", same, keeps=True)},
        _repeat,
        _make_repeat,
    )


def _each(value: Any, _: Env) -> Parts | None:
    """`it` in the block is one of the things: worded by their sort, where the phrase book has words for that."""
    if not isinstance(value, Each):
        return None
    name = only_word(value.things)
    parts: Parts = {"things": value.things, "block": value.block, "?": {"it": f"each {name}" if name else "it"}}
    return parts if value.maximum is None else {**parts, "maximum": value.maximum}


def _repeat(value: Any, _: Env) -> Parts | None:
    if not isinstance(value, Repeat):
        return None
    parts: Parts = {"times": NounPhrase(value.times, (TIMES,)), "block": value.block}
    if value.arguments:
        parts["arguments"] = value.arguments
    return parts


def _make_repeat(found: Parts) -> Repeat:
    times: NounPhrase = found["times"]
    quantity = times.quantity if times.groups == (TIMES,) and times.quantity else Quantity("exactly", 1)
    return Repeat(quantity, found["block"], found.get("arguments", ()))


# --- choices ----------------------------------------------------------------------------------------------------


def _choices() -> Iterable[AnyRule]:
    branches = Part("branches", _branch)
    for key, when in (("", _open), (".group", lambda env: not _open(env))):
        yield fields(f"either{key}", "core", Choose, {"branches": branches}, fixed={"times": None}, when=when)
        yield fields(f"choose{key}", "core", Choose, {"times": Part("quantity"), "branches": branches}, when=when)
    yield ListRule(
        "branches",
        "marked",
        "list.branches",
        lambda value, _: {"items": tuple(enumerate(value))},
        _branches,
        enter=same,
        keeps=True,
    )
    yield Rule(
        "branch.marked",
        "marked",
        {"mark": Part("mark", same), "branch": Part("branch", same, keeps=True)},
        lambda value, _: {"mark": value[0], "branch": value[1]},
        lambda found: (found["mark"], found["branch"]),
    )
    yield fields("block", "core", Block, {"statements": Part("statements", _enclosed, keeps=True)})
    yield Rule("block.empty", "core", {}, lambda value, _: {} if value == Block(()) else None, lambda _: Block(()))
    yield Rule(
        "effect",
        "core",
        {"effect": Part("effect", same, keeps=True)},
        lambda value, _: {"effect": value} if isinstance(value, Effect) else None,
        lambda found: found["effect"],
        shape=Effect,
    )


def _branch(env: Env) -> Env:
    return env._replace(
        form="" if env.subject == "you" else "infinitive",
        level=max(env.level, 1),
        tail=True,
        last=True,
        depth=env.depth + 1,
    )


def _branches(found: Parts) -> Any:
    items: Sequence[tuple[int, Block]] = found["items"]
    return tuple(branch for _, branch in items) if [index for index, _ in items] == list(range(len(items))) else None
