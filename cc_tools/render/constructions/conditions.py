"""Conditions: what has to hold, and the clauses that narrow a noun with one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cc_tools.model.tree import (
    AllOf,
    AnyOf,
    Compare,
    Group,
    Have,
    Is,
    Not,
    NounPhrase,
    OptionIs,
    Owner,
    Qualifier,
    Quantity,
    Reference,
    Shares,
    Word,
)
from cc_tools.render.bindings import DoneBy, SomeOf
from cc_tools.render.constructions.heads import subject
from cc_tools.render.constructions.nouns import class_of, only_word
from cc_tools.render.env import Env, reset, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, fields, passed

IT = NounPhrase(None, (Group((Word("it", "pronoun"),)),))
WHO: tuple[str | None, ...] = (None, "opponent", "both", "any-player")
NP = Part("np")
PLACES = frozenset({"in", "on", "at"})
DENIED = "denied"
"""The form in which a language denies a condition by its verb; several conditions are then denied as a whole."""


def rules(lexicon: Lexicon) -> Iterable[AnyRule]:
    yield from _junctions()
    for relative in (False, True):
        yield from _is(relative, lexicon)
        yield from _comparisons(relative)
        yield from _shares(relative)
    yield from _haves()
    yield from _others()


def _items_of(kind: type[AnyOf] | type[AllOf]) -> tuple[Callable[[Any, Env], Parts | None], Callable[[Parts], Any]]:
    def take(value: Any, _: Env) -> Parts | None:
        return {"items": value.parts} if isinstance(value, kind) else None

    def make(found: Parts) -> Any:
        return kind(found["items"]) if len(found["items"]) > 1 else None

    return take, make


def _junctions() -> Iterable[AnyRule]:
    yield Rule(
        "condition.joined",
        "condition",
        {"condition": Part("condition")},
        lambda value, _: {"condition": value} if isinstance(value, (AnyOf, AllOf)) else None,
        lambda found: found["condition"],
        when=lambda env: env.form == DENIED,
        optional=True,
    )
    for kind, category, style in ((AnyOf, "condition", "list.or"), (AllOf, "condition.and", "list.and")):
        take, make = _items_of(kind)
        inner = "condition.and" if kind is AnyOf else "condition.one"
        yield ListRule(category, inner, style, take, make, enter=same, keeps=True)
    yield passed("condition", "condition.and")
    yield passed("condition.and", "condition.one")
    yield Rule(
        "condition.group",
        "condition.one",
        {"condition": Part("condition", keeps=True)},
        lambda value, _: {"condition": value} if isinstance(value, (AnyOf, AllOf)) else None,
        lambda found: found["condition"] if isinstance(found["condition"], (AnyOf, AllOf)) else None,
    )


def is_it(noun: NounPhrase) -> bool:
    """Whether a noun is the pronoun alone: in a clause, the thing that is narrowed."""
    return noun == IT


def negatable(
    key: str,
    relative: bool,
    kind: type,
    parts: dict[str, Part],
    fixed: dict[str, Any] | None = None,
    by: Callable[[Any], str] = lambda _: "",
) -> Iterable[Rule]:
    """The rule of a condition and of its denial. Where it narrows a noun, its subject `it` goes unsaid. `by` is the
    class of the condition by which its wording may vary."""
    first = next(iter(parts))
    spoken = {name: part for name, part in parts.items() if not (relative and name == first)}
    must = fixed or {}
    category = "condition.it" if relative else "condition.one"

    def positive(value: Any, _: Env) -> Parts | None:
        if type(value) is not kind or any(getattr(value, name) != wanted for name, wanted in must.items()):
            return None
        if relative and not is_it(getattr(value, first)):
            return None
        return {**{name: getattr(value, name) for name in spoken}, "?": {"by": by(value)}}

    def negative(value: Any, env: Env) -> Parts | None:
        return positive(value.part, env) if isinstance(value, Not) else None

    def make(found: Parts) -> Any:
        return kind(**must, **({first: IT} if relative else {}), **found)

    prefix = "it." if relative else ""
    yield Rule(
        f"{prefix}not.{key}", category, spoken, negative, lambda found: Not(make(found)), head=first, shape=(Not, kind)
    )
    yield Rule(f"{prefix}{key}", category, spoken, positive, make, head=first, shape=kind)


def _is(relative: bool, lexicon: Lexicon) -> Iterable[AnyRule]:
    """`X is Y`; its wording may vary by `state` (`is exhausted`), `trait`, the sense of a figure with the word of what
    has it, by an adjective that is all of Y (`is payable`), or by the preposition (`is from reserve`)."""

    def sort_of(value: Is) -> str:
        noun = value.predicate
        if noun.groups and (name := only_word(noun)) and noun.groups[-1].atoms[0] == Word(name, "adjective"):
            return name
        if noun.quantity is None and not noun.attached and len(noun.groups) == 1 and _traits(noun.groups[0]):
            return "trait"
        plain = noun.quantity is None and noun.groups
        if plain and class_of(noun, lexicon) == "figure":
            return f"{_sense(noun)} {only_word(value.subject)}"
        return "state" if plain and class_of(noun, lexicon) == "state" else ""

    yield from _has_icons(relative)
    parts = {"subject": NP, "predicate": NP}
    yield from negatable("is", relative, Is, parts, {"preposition": None}, sort_of)
    first = "subject"
    spoken = {"subject": NP, "place": Part("attached")}
    if relative:
        del spoken["subject"]
    category = "condition.it" if relative else "condition.one"

    def positive(value: Any, _: Env) -> Parts | None:
        if not isinstance(value, Is) or value.preposition is None or (relative and not is_it(value.subject)):
            return None
        found: Parts = {} if relative else {first: value.subject}
        return {**found, "place": Qualifier(value.preposition, value.predicate), "?": {"by": value.preposition}}

    def make(found: Parts) -> Any:
        place = found["place"]
        if not isinstance(place, Qualifier):
            return Is(found.get(first, IT), place.noun, "except") if place.preposition is None else None
        return Is(found.get(first, IT), place.noun, place.preposition)

    prefix = "it." if relative else ""
    yield Rule(
        f"{prefix}not.is.at",
        category,
        spoken,
        lambda value, env: positive(value.part, env) if isinstance(value, Not) else None,
        lambda found: Not(made) if (made := make(found)) else None,
        head=first,
        shape=(Not, Is),
    )
    yield Rule(f"{prefix}is.at", category, spoken, positive, make, head=first, shape=Is)


def _has_icons(relative: bool) -> Iterable[AnyRule]:
    """`X is military-skill`: X has the icon."""
    category, prefix = ("condition.it", "it.") if relative else ("condition.one", "")
    parts = {"icons": Part("group")} if relative else {"subject": NP, "icons": Part("group")}

    def positive(value: Any, _: Env) -> Parts | None:
        if not isinstance(value, Is) or value.preposition is not None or (relative and not is_it(value.subject)):
            return None
        predicate = value.predicate
        plain = predicate.quantity is None and not predicate.attached and predicate.where is None
        if not plain or len(predicate.groups) != 1 or not _icons(predicate.groups[0]):
            return None
        found: Parts = {"icons": predicate.groups[0]}
        return found if relative else {"subject": value.subject, **found}

    def make(found: Parts) -> Is | None:
        group: Group = found["icons"]
        return Is(found.get("subject", IT), NounPhrase(None, (group,))) if _icons(group) else None

    yield Rule(
        f"{prefix}not.is.icons",
        category,
        parts,
        lambda value, env: positive(value.part, env) if isinstance(value, Not) else None,
        lambda found: Not(made) if (made := make(found)) else None,
        head="subject",
        shape=(Not, Is),
    )
    yield Rule(f"{prefix}is.icons", category, parts, positive, make, head="subject", shape=Is)


def _traits(group: Group) -> bool:
    return all(isinstance(atom, Word) and atom.sense == "trait" and not atom.negated for atom in group.atoms)


def _icons(group: Group) -> bool:
    return all(isinstance(atom, Word) and atom.sense == "icon" and not atom.negated for atom in group.atoms)


def _number(noun: NounPhrase) -> int | None:
    quantity = noun.quantity
    if noun.groups or noun.attached or noun.where or quantity is None or quantity.form != "exactly":
        return None
    return quantity.low


def _sense(noun: NounPhrase) -> str:
    """The sense of a noun of one word: `track` of `influence`."""
    atom = noun.groups[0].atoms[0] if len(noun.groups) == 1 and not noun.attached else None
    return atom.sense if isinstance(atom, Word) else ""


def _comparisons(relative: bool) -> Iterable[AnyRule]:
    for sign, name in ((">=", "least"), ("<=", "most"), ("=", "equal"), (">", "more"), ("<", "fewer")):
        yield _with_number(sign, name, relative)
        parts = {"left": NP, "right": NP}
        yield from negatable(f"compare.{name}", relative, Compare, parts, {"operator": sign})


def _with_number(sign: str, name: str, relative: bool) -> Rule:
    parts = {"right": Part("number")} if relative else {"left": NP, "right": Part("number")}

    def take(value: Any, _: Env) -> Parts | None:
        if not isinstance(value, Compare) or value.operator != sign or (number := _number(value.right)) is None:
            return None
        if relative:
            return {"right": number} if is_it(value.left) else None
        return {"left": value.left, "right": number, "?": {"by": _sense(value.left)}}

    def make(found: Parts) -> Any:
        return Compare(found.get("left", IT), sign, NounPhrase(Quantity("exactly", found["right"]), ()))

    prefix = "it." if relative else ""
    category = "condition.it" if relative else "condition.one"
    return Rule(f"{prefix}number.{name}", category, parts, take, make, head="left", shape=Compare)


def _shares(relative: bool) -> Iterable[AnyRule]:
    yield from negatable("shares", relative, Shares, {"subject": NP, "shared": NP, "other": NP})


# --- have -------------------------------------------------------------------------------------------------------


def _haves() -> Iterable[AnyRule]:
    yield ListRule(
        "items", "np", "standard", lambda value, _: {"items": value}, lambda found: found["items"], keeps=True
    )
    for who in WHO:
        parts = {"items": Part("items", _owner(who))}
        name = who or "you"

        def take(value: Any, _: Env, who: str | None = who) -> Parts | None:
            return _had(value) if isinstance(value, Have) and value.who == who else None

        def denied(value: Any, env: Env, take: Any = take) -> Parts | None:
            found: Parts | None = take(value.part, env) if isinstance(value, Not) else None
            return found

        def make(found: Parts, who: str | None = who) -> Have:
            return Have(who, found["items"])

        def make_not(found: Parts, who: str | None = who) -> Not:
            return Not(Have(who, found["items"]))

        yield from _had_at_a_place(name, who)
        yield Rule(f"not.have.{name}", "condition.have", parts, denied, make_not, shape=(Not, Have))
        yield Rule(f"have.{name}", "condition.have", parts, take, make, shape=Have)
    yield passed("condition.one", "condition.have")


def _had(value: Have) -> Parts:
    """What one has; the wording may vary by `none` where nothing is had (`have no X`)."""
    none = all(item.quantity is not None and item.quantity.form == "no" for item in value.items)
    return {"items": value.items, "?": {"by": "none" if none else ""}}


def _said_of(value: Have) -> str:
    """`named` where all that one has is said by the names of cards, `where` where a clause narrows the last of it."""
    if value.items[-1].where is not None:
        return "where"
    plain = all(item.quantity is None and len(item.groups) == 1 and not item.attached for item in value.items)
    atoms = [atom for item in value.items for group in item.groups for atom in group.atoms]
    return "named" if plain and all(isinstance(atom, Reference) for atom in atoms) else ""


def _had_at_a_place(name: str, who: str | None) -> Iterable[Rule]:
    """`have X & Y in play` with the place, which holds for the whole list, apart: a language may name it first. What
    the last thing leaves out behind the place is said last."""

    def take(value: Any, _: Env) -> Parts | None:
        last = value.items[-1] if isinstance(value, Have) and value.who == who else None
        if last is None:
            return None
        at = next((i for i, given in enumerate(last.attached) if isinstance(given, Qualifier)), len(last.attached))
        place, behind = last.attached[at : at + 1], last.attached[at + 1 :]
        if not place or place[0].preposition not in PLACES or any(isinstance(given, Qualifier) for given in behind):
            return None
        owned = any(isinstance(atom, Owner) for group in place[0].noun.groups for atom in group.atoms)
        if owned or (behind and len(value.items) == 1):
            return None
        short = replace(value, items=(*value.items[:-1], replace(last, attached=last.attached[:at])))
        by = " ".join(filter(None, (place[0].preposition, _had(short)["?"]["by"] or _said_of(short))))
        found: Parts = {"place": place[0], "items": short.items, "?": {"by": by}}
        return {**found, "behind": behind} if behind else found

    def make(found: Parts) -> Have:
        *before, last = found["items"]
        full = replace(last, attached=(*last.attached, found["place"], *found.get("behind", ())))
        return Have(who, (*before, full))

    owner = _owner(who)
    parts = {"place": Part("attached", owner), "items": Part("items", owner), "behind": Part("list.attached", owner)}
    yield Rule(
        f"not.have.{name}.place",
        "condition.have",
        parts,
        lambda value, env: take(value.part, env) if isinstance(value, Not) else None,
        lambda found: Not(make(found)),
        head="items",
        optional=True,
    )
    yield Rule(f"have.{name}.place", "condition.have", parts, take, make, head="items", optional=True)


def _owner(who: str | None) -> Callable[[Env], Env]:
    if who is None:
        return reset
    enter = subject(who)
    return lambda env: enter(reset(env))


# --- the rest ---------------------------------------------------------------------------------------------------


def _others() -> Iterable[AnyRule]:
    for actor in ("you", "opponent", "both"):
        for every in (False, True):
            yield from _done(actor, every)
    yield Rule(
        "some",
        "condition.one",
        {"variable": Part("described")},
        lambda value, _: {"variable": value.described} if isinstance(value, SomeOf) else None,
        lambda found: SomeOf(described=found["variable"]),
    )
    yield fields("option", "condition.one", OptionIs, {"option": Part("raw"), "value": Part("raw")})
    yield Rule(
        "not",
        "condition.one",
        {"condition": Part("condition.one", keeps=True)},
        lambda value, _: {"condition": value.part} if isinstance(value, Not) else None,
        lambda found: Not(found["condition"]),
    )


def _done(actor: str, every: bool) -> Iterable[Rule]:
    name = f"done.all.{actor}" if every else f"done.{actor}"
    done = DoneBy(all=every, actor=actor)
    yield Rule(
        f"not.{name}",
        "condition.one",
        {},
        lambda value, _: {} if value == Not(done) else None,
        lambda _: Not(done),
        shape=(Not, DoneBy),
    )
    yield Rule(name, "condition.one", {}, lambda value, _: {} if value == done else None, lambda _: done, shape=DoneBy)
