"""Effects: a verb with its object and what else belongs to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from cc_tools.model.tree import Effect, Exclusion, NounPhrase, Qualifier, VerbPhrase
from cc_tools.render.constructions.nouns import card_named
from cc_tools.render.env import Env, agreeing, reset, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, passed

EXTRAS = (
    "including",
    "ignoring",
    "without",
    "with",
    "less",
    "as",
    "in",
    "at",
    "on",
    "of",
    "from",
    "to",
    "by",
    "agent",
    "except",
    "for",
    "lasting",
    "per",
    "plus",
)
"""Arguments that any verb may have behind its own sentence, in the order in which they are said."""


def rules(_: Lexicon) -> Iterable[AnyRule]:
    yield ListRule(
        "object",
        "object.one",
        "standard",
        lambda value, _: {"items": value} if isinstance(value, tuple) else None,
        lambda found: found["items"] if len(found["items"]) > 1 else None,
        enter=same,
        keeps=True,
    )
    yield passed("object", "object.one")
    yield Rule(
        "object",
        "object.one",
        {"noun": Part("np", same, keeps=True)},
        lambda value, _: {"noun": value} if isinstance(value, NounPhrase) else None,
        lambda found: found["noun"],
        head="noun",
    )
    yield Rule("object.deed", "object", {"deed": Part("effect.verb", _deed, keeps=True)}, _deed_of, _make_deed)
    yield Rule(
        "object.deeds",
        "object",
        {"verbs": Part("verbs"), "noun": Part("np", _class)},
        lambda value, _: _several(value),
        lambda found: VerbPhrase(found["verbs"], found.get("noun")),
    )
    yield ListRule(
        "verbs", "verb.name", "or", lambda value, _: {"items": value}, lambda found: found["items"], keeps=True
    )
    yield ListRule(
        "qualifiers",
        "attached",
        "standard",
        lambda value, _: {"items": value},
        lambda found: found["items"],
        keeps=True,
        enter=lambda env: agreeing(env)._replace(verb=env.verb),
    )


def _class(env: Env) -> Env:
    return reset(env)._replace(form="class")


def _deed(env: Env) -> Env:
    return env._replace(sort="deed")


def _deed_of(value: Any, _: Env) -> Parts | None:
    if not isinstance(value, VerbPhrase) or len(value.verbs) != 1:
        return None
    return {"deed": Effect(value.verbs[0], value.object)}


def _make_deed(found: Parts) -> VerbPhrase | None:
    deed: Effect = found["deed"]
    if deed.arguments or isinstance(deed.object, (VerbPhrase, tuple)):
        return None
    return VerbPhrase((deed.verb,), deed.object)


def _several(value: Any) -> Parts | None:
    if not isinstance(value, VerbPhrase):
        return None
    return {"verbs": value.verbs} if value.object is None else {"verbs": value.verbs, "noun": value.object}


# --- what the writer and the reader of verbs share --------------------------------------------------------------


def arguments(effect: Effect, said: Collection[str] = ()) -> dict[str, tuple[Qualifier | Exclusion, ...]]:
    """The arguments that are said, by preposition; of several `for` that of a time is `lasting`, and a card named with
    `by` is the `agent` where the verb's own sentence, of which `said` are the parts, speaks of one."""
    agents = "agent.noun" in said
    several = sum(isinstance(given, Qualifier) and given.preposition == "for" for given in effect.arguments) > 1
    found: dict[str, tuple[Qualifier | Exclusion, ...]] = {}
    for given in effect.arguments:
        if isinstance(given, Qualifier) and given.implied:
            continue
        name = given.preposition if isinstance(given, Qualifier) else "except"
        if name == "for" and several and given.noun.sort == "time":
            name = "lasting"
        if name == "by" and agents and card_named(given.noun):
            name = "agent"
        found[name] = (*found.get(name, ()), given)
    return found
