"""Clauses that narrow a noun with a condition: `where you have a Ship`, `that shares a trait with it`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cc_tools.model.tree import Compare, Condition, Have, Is, Not, Qualifier, Shares
from cc_tools.render.constructions.conditions import IT, is_it
from cc_tools.render.env import Env, reset
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, Part, Parts, Rule


def rules(_: Lexicon) -> Iterable[AnyRule]:
    """`where have X at it` (a place where you have X), `where it is Y` (a thing that is Y), and any other."""
    for preposition, optional in (("at", False), ("on", True)):
        take, make = _stranded(Qualifier(preposition, IT))
        parts = {"condition": Part("condition.have", _thing)}
        yield Rule(f"relative.{preposition}", "relative", parts, take, make, optional=optional)
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
