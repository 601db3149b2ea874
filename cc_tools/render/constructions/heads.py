"""The whole operation, the clauses of its head, and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cc_tools.model.tree import (
    During,
    Effect,
    Event,
    Group,
    NounPhrase,
    Operation,
    Owner,
    Trigger,
    VerbPhrase,
    While,
    Word,
)
from cc_tools.render.env import Env, reset
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, fields

BODY = Part("body", lambda env: Env(it=env.it))
ACTORS = ("opponent", "both", "any-player")


def whole(value: Any) -> Any:
    return value


def rules(lexicon: Lexicon) -> Iterable[AnyRule]:
    parts = {"flags": Part("flags"), "kind": Part("label"), "clauses": Part("clauses"), "body": BODY}
    yield Rule("operation", "operation", parts, _operation, _make_operation)
    yield ListRule("flags", "label", "list.flags", lambda value, _: {"items": value}, lambda found: found["items"])
    yield _at_a_time()
    yield ListRule("clauses", "clause", "list.clauses", lambda value, _: {"items": value}, lambda found: found["items"])
    yield from _clauses()
    yield from _events(lexicon)


def _operation(value: Operation, _: Env) -> Parts:
    parts: Parts = {"kind": value.kind, "body": value.body, "?": {"it": spoken_of(value)}}
    if value.flags:
        parts["flags"] = value.flags
    if value.clauses:
        parts["clauses"] = value.clauses
    return parts


def _make_operation(found: Parts) -> Operation:
    return Operation(found["kind"], found.get("flags", ()), found.get("clauses", ()), found["body"])


def spoken_of(value: Operation) -> str:
    """What `it` is in the body: the event's card, or the place where tokens went."""
    for clause in value.clauses:
        if isinstance(clause, Trigger):
            target = clause.events[0].object
            return "place" if target is not None and target.sort == "token" else "card"
    return "it"


def _clauses() -> Iterable[AnyRule]:
    for moment in ("after", "before", "when", "would"):
        enter = _would if moment == "would" else reset
        yield fields(f"clause.{moment}", "clause", Trigger, {"events": Part("events", enter)}, fixed={"moment": moment})
    yield fields("clause.while", "clause", While, {"condition": Part("condition")})
    yield fields("clause.during", "clause", During, {"time": Part("np")})


def _at_a_time() -> Rule:
    """A clause with the time behind it, for languages in which the time comes first."""

    def take(value: Any, _: Env) -> Parts | None:
        if len(value) != 2 or isinstance(value[0], During) or not isinstance(value[1], During):
            return None
        return {"clause": value[0], "time": value[1].time}

    parts = {"clause": Part("clause"), "time": Part("np")}
    return Rule(
        "clauses.during", "clauses", parts, take, lambda found: (found["clause"], During(found["time"])), optional=True
    )


def _would(env: Env) -> Env:
    return reset(env)._replace(form="would")


def _events(lexicon: Lexicon) -> Iterable[AnyRule]:
    yield ListRule("events", "event", "or", lambda value, _: {"items": value}, lambda found: found["items"], keeps=True)
    yield from _moments(lexicon)
    yield _event("event.you", None)
    for who in ACTORS:
        yield _event(f"event.{who}", who)


def _moments(lexicon: Lexicon) -> Iterable[AnyRule]:
    """Events that nobody brings about: a time that has come (yours or the opponent's), and what happens to a thing."""

    def time(who: str | None) -> Rule:
        words = (Group((Owner("opponent"),)),) if who else ()

        def take(value: Event, _: Env) -> Parts | None:
            if value.who != who or value.object is not None or ("time", value.verb) not in lexicon.words:
                return None
            return {"time": NounPhrase(None, (*words, Group((Word(value.verb, "time"),))), sort="time")}

        def make(found: Parts) -> Event | None:
            noun: NounPhrase = found["time"]
            word = noun.groups[-1].atoms[0] if noun.groups[:-1] == words and not noun.quantity else None
            return Event(word.name, None, who) if isinstance(word, Word) and word.sense == "time" else None

        return Rule("event.time", "event", {"time": Part("np")}, take, make, optional=True)

    yield time(None)
    yield time("opponent")

    def happens(value: Event, _: Env) -> Parts | None:
        if value.who is not None or value.verb not in lexicon.happenings:
            return None
        return {"deed": Effect(value.verb, value.object, value.arguments)}

    yield Rule(
        "event.happens",
        "event",
        {"deed": Part("effect", keeps=True)},
        happens,
        lambda found: Event(found["deed"].verb, found["deed"].object, None, found["deed"].arguments),
        optional=True,
    )


def _event(key: str, who: str | None) -> Rule:
    def take(value: Event, _: Env) -> Parts | None:
        return {"deed": Effect(value.verb, value.object, value.arguments)} if value.who == who else None

    def make(found: Parts) -> Event | None:
        deed: Effect = found["deed"]
        if isinstance(deed.object, VerbPhrase) or deed.maximum or deed.sign or deed.block:
            return None
        return Event(deed.verb, deed.object, who, deed.arguments)

    enter = subject(who) if who else reset
    return Rule(key, "event", {"deed": Part("effect", enter, keeps=True)}, take, make)


def subject(who: str) -> Any:
    """Surroundings in which somebody else acts."""
    acting = "both" if who == "both" else ("you" if who == "you" else "opponent")

    def enter(env: Env) -> Env:
        return env._replace(subject=acting)

    return enter
