"""Quantities: alone, and before the thing counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cc_tools.model.tree import Group, NounPhrase, Quantity, QuantityForm, Word
from cc_tools.render.constructions.nouns import filled, hangs_on_nouns, unfilled
from cc_tools.render.env import Env, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, Make, Part, Parts, Rule, Take

NUMBERS: dict[QuantityForm, tuple[int, ...]] = {
    "exactly": (1,),
    "at-least": (1,),
    "at-most": (1,),
    "up-to": (1,),
    "between": (2,),
    "all": (0,),
    "any": (0,),
    "any-number": (0,),
    "no": (0,),
    "rest": (0,),
    "top": (0, 1),
    "bottom": (0, 1),
    "another": (0,),
}
"""How many numbers a form of quantity has."""

SAME = Word("same", "adjective")
NUMBER = Part("number")


def rules(lexicon: Lexicon) -> Iterable[AnyRule]:
    for form, counts in NUMBERS.items():
        yield from (_alone(form, numbers) for numbers in counts)
    take, make = _only(lexicon)
    parts = {"quantity": Part("quantity"), "attached": Part("list.attached")}
    yield Rule("np.only", "np", parts, take, make, head="attached")
    yield _same(lexicon)
    for form in ENDS:
        yield _end(form)
    for form, counts in NUMBERS.items():
        yield from (_counted(form, numbers, lexicon) for numbers in counts)


def _key(form: str, numbers: int) -> str:
    return f"{form}.one" if form in ENDS and numbers == 0 else form


def _numbers(quantity: Quantity) -> Parts:
    return {name: value for name, value in (("number", quantity.low), ("other", quantity.high)) if value is not None}


def _alone(form: QuantityForm, numbers: int) -> Rule:
    parts = {"number": NUMBER, "other": NUMBER}
    wanted = dict(list(parts.items())[:numbers])

    def take(value: Quantity, _: Env) -> Parts | None:
        found = _numbers(value)
        return found if value.form == form and len(found) == numbers else None

    return Rule(
        f"quantity.{_key(form, numbers)}",
        "quantity",
        wanted,
        take,
        lambda found: Quantity(form, found.get("number"), found.get("other")),
    )


def _only(lexicon: Lexicon) -> tuple[Take, Make]:
    """A quantity of nothing named: `2`, `1 of the drawn cards`."""

    def take(value: NounPhrase, env: Env) -> Parts | None:
        if value.quantity is None or filled(value, env, lexicon).groups or value.where is not None:
            return None
        parts: Parts = {"quantity": value.quantity, "?": {"by": value.quantity.form}}
        return {**parts, "attached": value.attached} if value.attached else parts

    def make(found: Parts) -> NounPhrase | None:
        attached = found.get("attached", ())
        return NounPhrase(found["quantity"], (), attached) if hangs_on_nouns(attached) else None

    return take, make


def _same(lexicon: Lexicon) -> Rule:
    """`3 same species`: three of one and the same."""

    def take(value: NounPhrase, env: Env) -> Parts | None:
        del env
        first = value.groups[0].atoms if len(value.groups) > 1 else ()
        if value.quantity is None or value.quantity.form != "exactly" or first != (SAME,):
            return None
        return {"number": value.quantity.low, "noun": replace(value, quantity=None, groups=value.groups[1:])}

    def make(found: Parts) -> NounPhrase:
        noun: NounPhrase = found["noun"]
        return replace(noun, quantity=Quantity("exactly", found["number"]), groups=(Group((SAME,)), *noun.groups))

    del lexicon
    return Rule(
        "np.exactly.same",
        "np",
        {"number": NUMBER, "noun": Part("noun", same)},
        take,
        make,
        head="noun",
        shape=(NounPhrase, "exactly"),
    )


ENDS: tuple[QuantityForm, ...] = ("top", "bottom")


def _end(form: QuantityForm) -> Rule:
    """`top 1`: the one card on top."""
    bare = NounPhrase(Quantity(form, 1), ())
    return Rule(
        f"np.{form}.card",
        "np",
        {},
        lambda value, _: {} if value == bare else None,
        lambda _: bare,
        shape=(NounPhrase, form),
    )


def _counted(form: QuantityForm, numbers: int, lexicon: Lexicon) -> Rule:
    parts = {"noun": Part("noun", same), "number": NUMBER, "other": NUMBER}
    wanted = dict(list(parts.items())[: numbers + 1])

    def take(value: NounPhrase, env: Env) -> Parts | None:
        if value.quantity is None or value.quantity.form != form:
            return None
        noun = filled(value, env, lexicon)
        found = _numbers(value.quantity)
        if not noun.groups or len(found) != numbers:
            return None
        counted = value.quantity.high if value.quantity.high is not None else value.quantity.low
        return {"noun": replace(noun, quantity=None), **found, "?": {"amount": counted if counted is not None else 1}}

    def make(found: Parts) -> NounPhrase:
        noun: NounPhrase = found["noun"]
        quantity = Quantity(form, found.get("number"), found.get("other"))
        return replace(noun, quantity=quantity, groups=unfilled(noun.groups))

    return Rule(f"np.{_key(form, numbers)}", "np", wanted, take, make, head="noun", shape=(NounPhrase, form))
