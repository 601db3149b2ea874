"""Clauses that narrow a noun with a condition: `where you have a Ship`, `that shares a trait with it`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cc_tools.model.tree import AllOf, Compare, Condition, Have, Is, Not, NounPhrase, Qualifier, Shares, Word
from cc_tools.render.constructions.conditions import IT, is_it
from cc_tools.render.env import Env, reset, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, passed

FIGURE = "relative.figure"
AMOUNTS = frozenset({"number", "cost"})


def rules(lexicon: Lexicon) -> Iterable[AnyRule]:
    """`where have X at it` (a place where you have X), `where it is Y` (a thing that is Y), and any other."""
    for preposition, optional in (("at", False), ("on", True), ("of", True)):
        take, make = _stranded(Qualifier(preposition, IT))
        parts = {"condition": Part("condition.have", _thing)}
        yield Rule(f"relative.{preposition}", "relative", parts, take, make, optional=optional)
    yield _outnumbered()
    yield from _figures(lexicon)
    yield Rule(
        "relative.it",
        "relative",
        {"condition": Part("condition.it", _thing)},
        lambda value, _: {"condition": value} if _of_it(value) else None,
        lambda found: found["condition"],
    )
    yield Rule(
        "relative",
        "relative",
        {"condition": Part("condition", _thing)},
        lambda value, _: {"condition": value},
        lambda found: found["condition"],
    )


def _figures(lexicon: Lexicon) -> Iterable[AnyRule]:
    """`where combat <= 4`, `where value of it >= 3`: a number of the thing itself, said with it: `a member with combat
    of at most 4`, `a card whose value is 3 or more`."""

    def fits(value: Any) -> bool:
        noun = value.left if isinstance(value, Compare) else None
        if noun is None or noun.quantity is not None or noun.attached or len(noun.groups) != 1:
            return False
        atom = noun.groups[0].atoms[0]
        return isinstance(atom, Word) and (atom.sense in lexicon.figures or noun.sort in AMOUNTS)

    yield ListRule(
        "relative",
        FIGURE,
        "list.and",
        lambda value, _: {"items": value.parts} if isinstance(value, AllOf) and all(map(fits, value.parts)) else None,
        lambda found: AllOf(found["items"]) if len(found["items"]) > 1 else None,
        enter=same,
        keeps=True,
    )
    for sign, name in ((">=", "least"), ("<=", "most"), ("=", "equal"), (">", "more"), ("<", "fewer")):
        yield _figure(sign, name, fits)
        yield _whose(sign, name)
    yield passed("relative", FIGURE)


def _figure(sign: str, name: str, fits: Callable[[Any], bool]) -> Rule:
    def take(value: Any, _: Env) -> Parts | None:
        return {"left": value.left, "right": value.right} if fits(value) and value.operator == sign else None

    return Rule(
        f"{FIGURE}.{name}",
        FIGURE,
        {"left": Part("np"), "right": Part("np")},
        take,
        lambda found: Compare(found["left"], sign, found["right"]),
        optional=True,
    )


def _whose(sign: str, name: str) -> Rule:
    of_it = (Qualifier("of", IT),)

    def take(value: Any, _: Env) -> Parts | None:
        if not isinstance(value, Compare) or value.operator != sign or value.left.attached != of_it:
            return None
        plain = value.left.quantity is None and value.left.where is None
        return {"left": replace(value.left, attached=()), "right": value.right} if plain else None

    return Rule(
        f"relative.whose.{name}",
        FIGURE,
        {"left": Part("noun"), "right": Part("np")},
        take,
        lambda found: Compare(replace(found["left"], attached=of_it), sign, found["right"]),
        optional=True,
    )


def _outnumbered() -> Rule:
    """`where X on this >= X`: a thing that has no more of something than another has: `with no more X than this`."""

    def take(value: Any, _: Env) -> Parts | None:
        if not isinstance(value, Compare) or value.operator != ">=" or len(value.left.attached) != 1:
            return None
        place = value.left.attached[0]
        if replace(value.left, attached=()) != value.right or not isinstance(place, Qualifier) or place.noun.attached:
            return None
        return {"noun": value.right, "holder": place.noun} if place.preposition == "on" else None

    def make(found: Parts) -> Compare:
        noun: NounPhrase = found["noun"]
        return Compare(replace(noun, attached=(Qualifier("on", found["holder"]),)), ">=", noun)

    parts = {"noun": Part("np"), "holder": Part("np")}
    return Rule("relative.outnumbered", "relative", parts, take, make, optional=True)


def _thing(env: Env) -> Env:
    return reset(env)._replace(it="it", agree=env.agree)


def _of_it(value: Condition) -> bool:
    inner = value.part if isinstance(value, Not) else value
    match inner:
        case Is() | Shares():
            return is_it(inner.subject)
        case Compare():
            return is_it(inner.left)
        case _:
            return False


def _stranded(place: Qualifier) -> tuple[Callable[[Any, Env], Parts | None], Callable[[Parts], Any]]:
    """`have X at it` said of the place itself: the condition without the place, and with it again."""

    def take(value: Condition, _: Env) -> Parts | None:
        inner = value.part if isinstance(value, Not) else value
        last = inner.items[-1] if isinstance(inner, Have) else None
        if not isinstance(inner, Have) or last is None or last.where is not None or last.attached[-1:] != (place,):
            return None
        short = Have(inner.who, (*inner.items[:-1], replace(last, attached=last.attached[:-1])))
        return {"condition": Not(short) if isinstance(value, Not) else short}

    def make(found: Parts) -> Any:
        value = found["condition"]
        inner = value.part if isinstance(value, Not) else value
        last = inner.items[-1] if isinstance(inner, Have) else None
        if not isinstance(inner, Have) or last is None or last.where is not None:
            return None
        full = Have(inner.who, (*inner.items[:-1], replace(last, attached=(*last.attached, place))))
        return Not(full) if isinstance(value, Not) else full

    return take, make
