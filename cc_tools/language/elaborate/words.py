"""Words of noun phrases: which sense one has at its place, and what is said where it has none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from sys import intern

from lark import Token

from cc_tools.language import codes
from cc_tools.language.dialect import LINKS, OF_HEADS, OPENERS, RESERVED, Sense
from cc_tools.language.elaborate.context import Context, place
from cc_tools.language.signature import SORTS, Slot
from cc_tools.language.spelling import nearest
from cc_tools.model.tree import Atom, Owner, Place, Reference, Variable, Word

COMMON_LINKS = ("from", "per", "to", "in", "on", "with", "of")


@dataclass(frozen=True, slots=True)
class Named:
    """One atom of a head: what it is, the sort of what it names, and whether `of` may follow it."""

    atom: Atom
    sort: str
    relational: bool = False


@lru_cache(maxsize=262_144)
def word(name: str, sense: str, negated: bool, at: Place) -> Word:
    """A word of the vocabulary; one object for all that are alike, as the same words stand in the same places often."""
    return Word(name, sense, negated, span=at)


def bare(token: Token) -> str:
    """The word of a token without `non-`."""
    return intern(str(token)[4:] if token.type == "NEGATED" else str(token))


def names_a_thing(context: Context, token: Token) -> bool:
    """Whether a word can be the head of a noun phrase; adjectives and owners cannot."""
    if token.type in ("NAME", "NEGATED"):
        senses = context.dialect.senses(bare(token))
        return not senses or any(sense.sorts for sense in senses)
    return token.type in ("REF", "VAR")


def head(context: Context, token: Token, slot: Slot) -> Named:
    """The word that names the thing, in the sense that the slot accepts."""
    match token.type:
        case "REF":
            if not slot.accepts("card"):
                _wrong_type(context, token, "a card", slot)
            return Named(Reference(str(token)[1:], span=place(token)), "card")
        case "VAR":
            sort = context.use(token)
            if not slot.accepts(sort):
                _wrong_type(context, token, f"the name of {SORTS.get(sort, 'something else')}", slot)
            return Named(Variable(str(token)[1:], span=place(token)), sort)
        case "OPPONENT" | "BOTH":
            if not slot.accepts("player"):
                message = f"after `{token}` I expected what of theirs is meant"
                context.report(codes.MISSING_OBJECT, message, place(token))
            return Named(Owner(str(token), span=place(token)), "player")
        case _:
            return _head_word(context, token, slot)


def _head_word(context: Context, token: Token, slot: Slot) -> Named:
    name, negated = bare(token), token.type == "NEGATED"
    senses = context.dialect.senses(name)
    if not senses:
        unknown(context, token, slot)
        return Named(Word(name, "unknown", negated, span=place(token)), "any")
    chosen, sort = _choose(senses, slot)
    if chosen.name == "pronoun":
        sort = _pronoun(context, token, slot)
    elif sort is None:
        sort = chosen.sorts[0] if chosen.sorts else "any"
        _unfit(context, token, chosen, slot)
    relational = "relational" in chosen.entry.properties
    return Named(word(name, chosen.name, negated, place(token)), sort, relational)


def _choose(senses: Sequence[Sense], slot: Slot) -> tuple[Sense, str | None]:
    """The first sense that names something the slot accepts, else the first sense of all and no sort."""
    for wanted in slot.sorts:
        for sense in senses:
            if wanted in sense.sorts or "any" in sense.sorts:
                return sense, wanted if wanted != "any" else sense.sorts[0]
    if "any" in slot.sorts:
        named = next((sense for sense in senses if sense.sorts), senses[0])
        return named, named.sorts[0] if named.sorts else "any"
    return senses[0], None


def _pronoun(context: Context, token: Token, slot: Slot) -> str:
    """The sort of `this` or `it` at its place."""
    sort = "card"
    if str(token) == "it":
        if not context.pronouns:
            message = "`it` speaks of the thing of an event, an `each` or a `where`, and there is none here"
            context.report(codes.MISPLACED_STATEMENT, message, place(token))
        sort = context.pronouns[-1] if context.pronouns else "any"
    if not slot.accepts(sort):
        _wrong_type(context, token, SORTS.get(sort, "something else"), slot)
    return sort


def unknown(context: Context, token: Token, slot: Slot) -> None:
    """Report a word that nobody knows, with the nearest one that fits the place, or that there is."""
    name = bare(token)
    prefix = "non-" if token.type == "NEGATED" else ""
    fitting = context.dialect.sorted_as(slot.sorts)
    message = f"`{name}` is no word of this game"
    known = (fitting, context.dialect.words, RESERVED - OF_HEADS, OF_HEADS)
    context.unknown(codes.UNKNOWN_WORD, message, place(token), name, *known, prefix=prefix)


def expected(context: Context, slot: Slot) -> str:
    """The sorts of a slot that the game has words for, in words: `a resource, a track or a card`."""
    had = [sort for sort in slot.sorts if context.dialect.has_sort(sort)] or slot.sorts
    kinds = list(dict.fromkeys(SORTS.get(sort, f"a word of the sort {sort}") for sort in had))
    return kinds[0] if len(kinds) == 1 else f"{', '.join(kinds[:-1])} or {kinds[-1]}"


def _unfit(context: Context, token: Token, sense: Sense, slot: Slot) -> None:
    if not sense.sorts:
        _wrong_type(context, token, "a word that stands before another", slot)
    elif sense.sorts[0] == "card" and sense.name != "noun":
        _wrong_type(context, token, f"a {sense.name}", slot)
    else:
        _wrong_type(context, token, SORTS.get(sense.sorts[0], "something else"), slot)


def _wrong_type(context: Context, token: Token, is_a: str, slot: Slot) -> None:
    message = f"`{token}` is {is_a}, but here I expected {expected(context, slot)}"
    code = codes.MISPLACED_WORD if "zone" in slot.sorts else codes.WRONG_TYPE
    context.report(code, message, place(token))


def modifier(context: Context, token: Token, sort: str) -> Atom:
    """A word before (or behind) the head, in the sense that goes with things of this sort."""
    match token.type:
        case "REF":
            return Reference(str(token)[1:], span=place(token))
        case "VAR":
            context.use(token)
            return Variable(str(token)[1:], span=place(token))
        case "OPPONENT" | "BOTH":
            return Owner(str(token), span=place(token))
    name, negated = bare(token), token.type == "NEGATED"
    senses = context.dialect.senses(name)
    if not senses:
        unknown(context, token, Slot((sort, "card")))
        return Word(name, "unknown", negated, span=place(token))
    chosen = next((sense for sense in senses if sense.modifies(sort)), None)
    if chosen is None:
        message = f"`{name}` cannot stand before {SORTS.get(sort, 'this')}"
        context.report(codes.IMPOSSIBLE, message, place(token))
        chosen = senses[0]
    return word(name, chosen.name, negated, place(token))


def begins_a_step(context: Context, token: Token, slot: Slot) -> bool:
    """Whether a word within a noun phrase can only be the verb of a next step, before which a sign is missing."""
    found = context.dialect.verbs.get(str(token))
    if token.type == "NAME" and str(token) in OPENERS:
        return True
    if token.type != "NAME" or found is None or not found.step or "deed" in slot.sorts:
        return False
    return not any(sense.heads for sense in context.dialect.senses(str(token)))


def misspelt_link(context: Context, token: Token) -> bool:
    """Whether an unknown word within a noun phrase is nearly a preposition; if so, that is reported."""
    name = str(token)
    known = name in RESERVED or name in context.dialect.verbs or bool(context.dialect.senses(name))
    if token.type != "NAME" or known:
        return False
    meant = nearest(name, COMMON_LINKS, context.dialect.words, RESERVED - OF_HEADS)
    if meant not in LINKS:
        return False
    message = f"`{name}` is no word of this game; did you mean `{meant}`?"
    context.report(codes.UNKNOWN_WORD, message, place(token), meant)
    return True
