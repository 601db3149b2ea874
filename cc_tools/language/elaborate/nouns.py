"""Noun phrases: quantities, senses of words, and drafts to which later prepositions may still be attached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from lark import Token, Tree

from cc_tools.language import codes
from cc_tools.language.elaborate import words
from cc_tools.language.elaborate.context import Context, place, token, trees
from cc_tools.language.elaborate.words import Named
from cc_tools.language.signature import SORTS, Slot
from cc_tools.language.syntax import Parsed
from cc_tools.model.tree import (
    Atom,
    Condition,
    Exclusion,
    Group,
    Nested,
    NounPhrase,
    Owner,
    Place,
    Qualifier,
    Quantity,
    QuantityForm,
    Word,
)

ANYTHING = Slot(("any",))
FORMS: dict[str, QuantityForm] = {
    "exactly": "exactly", "at_least": "at-least", "at_most": "at-most", "up_to": "up-to", "between": "between",
    "all": "all", "any": "any", "any_number": "any-number", "no": "no", "rest": "rest", "top": "top",
    "bottom": "bottom", "another": "another",
}
HIGHEST = 99
LIKE_CARDS = frozenset({"card", "icon", "mission", "attribute"})

FITS: dict[str, frozenset[str]] = {
    "of": frozenset(
        {"attribute", "number", "operation", "deed", "cost", "icon", "resource"}
        | {"track", "player", "zone", "card", "any"}
    ),
    "on": frozenset({"card", "resource", "token", "attribute", "icon", "any"}),
    "at": frozenset({"card", "token", "any"}),
    "in": frozenset({"card", "resource", "token", "attribute", "icon", "mission", "operation", "any"}),
    "except": frozenset({"card", "resource", "token", "attribute", "icon", "deed", "any"}),
    "where": frozenset({"card", "resource", "token", "attribute", "track", "icon", "operation", "mission", "any"}),
}
"""Which sorts of noun a preposition can hang on; `of` hangs on a card only where the word is relational."""


@dataclass(slots=True)
class Hung:
    """A preposition with its noun (or what `except` leaves out), attached to a noun or given to a verb."""

    preposition: str | None
    noun: Draft
    at: Place
    left_out: bool = False

    @property
    def name(self) -> str:
        """What introduces it: the preposition, or `except`."""
        return "except" if self.left_out else self.preposition or ""

    def finish(self) -> Qualifier | Exclusion:
        """The node of the tree."""
        if self.left_out:
            return Exclusion(self.noun.finish(), self.preposition, span=self.at)
        return Qualifier(self.preposition or "", self.noun.finish(), span=self.at)


@dataclass(slots=True)
class Draft:
    """A noun phrase under construction. `cut` says that a sign is missing within it, so that the rest is no part."""

    quantity: Quantity | None
    groups: tuple[Group, ...]
    sort: str
    relational: bool
    at: Place
    cut: bool = False
    attached: list[Hung] = field(default_factory=list)
    where: Condition | None = None

    def within(self) -> Iterator[Draft]:
        """The noun itself and the nouns attached to it, in the order written."""
        yield self
        for hung in self.attached:
            yield from hung.noun.within()

    def fits(self, preposition: str) -> bool:
        """Whether the preposition may hang on this noun."""
        whole = bool(self.groups) and self.quantity is None
        if preposition == "of" and self.sort == "card" and whole and not self.relational:
            return False
        if self.quantity is not None and not self.groups:
            return preposition != "on"
        return self.sort in FITS[preposition]

    def finish(self) -> NounPhrase:
        """The node of the tree."""
        parts = tuple(hung.finish() for hung in self.attached)
        end = max([self.at[1], *(hung.at[1] for hung in self.attached)])
        return NounPhrase(self.quantity, self.groups, parts, self.where, sort=self.sort, span=(self.at[0], end))


@dataclass(slots=True)
class Chain:
    """The nouns that a later preposition may hang on, the last one mentioned first."""

    drafts: list[Draft] = field(default_factory=list)
    left_out: list[Draft] = field(default_factory=list)

    def add_left_out(self, noun: Draft) -> None:
        """Add the noun of an `except`. It takes `of` alone: a place or clause behind it narrows what it is out of."""
        self.drafts.append(noun)
        self.left_out.append(noun)

    def nearest(self, preposition: str) -> Draft | None:
        """The last noun that takes the preposition."""
        return next((draft for draft in reversed(self.drafts) if self._takes(draft, preposition)), None)

    def _takes(self, noun: Draft, preposition: str) -> bool:
        return noun.fits(preposition) and (preposition == "of" or not any(noun is one for one in self.left_out))


def draft(context: Context, tree: Parsed, slot: Slot = ANYTHING) -> Draft:
    """Read `np`: its words in the senses that `slot` accepts. What does not fit is reported."""
    pieces = trees(tree)
    counts = quantity(context, pieces.pop(0)) if pieces and pieces[0].data != "group" else None
    kept = _before_a_step(context, pieces, slot, counts is not None)
    kept = _before_a_zone(context, kept, slot)
    if not pieces:
        return Draft(counts, (), _bare_sort(counts, slot), False, place(tree))
    if len(kept) == len(pieces):
        return Draft(counts, *_groups(context, kept, slot), place(tree))
    sort = _groups(context, kept, slot)[1] if kept else _bare_sort(counts, slot)
    with context.quiet():
        groups = _groups(context, pieces, slot)[0]
    return Draft(counts, groups, sort, False, place(tree), cut=True)


def _before_a_step(context: Context, groups: list[Parsed], slot: Slot, counted: bool) -> list[Parsed]:
    """The groups before a verb that can only begin the next step; that a sign is missing there is reported."""
    for index, group in enumerate(groups):
        last = index == len(groups) - 1
        first = group.children[0] if len(group.children) == 1 else None
        if not isinstance(first, Tree) or first.data != "atom" or not (index or counted):
            continue
        word = token(first)
        if not last and words.misspelt_link(context, word):
            return groups[:index]
        if not words.begins_a_step(context, word, slot):
            continue
        if last and any(sense.name != "deed" and sense.sorts for sense in context.dialect.senses(str(word))):
            continue
        return _cut(context, groups, index, word)
    return groups


def _before_a_zone(context: Context, groups: list[Parsed], slot: Slot) -> list[Parsed]:
    """The groups before a zone that no preposition introduces; that one is missing there is reported."""
    if len(groups) < 2 or "zone" in slot.sorts or "any" in slot.sorts:
        return groups
    last, before = groups[-1], trees(groups[-2])[0]
    senses = [context.dialect.senses(str(token(atom))) if atom.data == "atom" else () for atom in trees(last)]
    zone = all(found and {sense.name for sense in found} <= {"zone", "deed"} for found in senses)
    if not zone or before.data != "atom" or not words.names_a_thing(context, token(before)):
        return groups
    at = place(last)
    message = f"`from`, `to` or `in` is missing before `{token(trees(last)[0])}`"
    context.report(codes.WRONG_PREPOSITION, message, at)
    return groups[:-1]


def _cut(context: Context, groups: list[Parsed], index: int, word: Token) -> list[Parsed]:
    before = token(trees(groups[index - 1])[-1]) if index and trees(groups[index - 1]) else None
    actor = before is not None and before.type in ("OPPONENT", "BOTH")
    first = before if before is not None and actor else word
    message = f"`;` or `,` is missing before `{first}`"
    context.report(codes.DEAD_END, message, place(first), f"; {first}")
    return groups[: index - 1] if actor else groups[:index]


def _bare_sort(counts: Quantity | None, slot: Slot) -> str:
    """The sort of what a number alone counts; that of a part (`1 of $e`) follows from what stands behind `of`."""
    if slot.bare:
        return slot.sorts[0]
    if counts is not None and counts.form in ("top", "bottom") and slot.accepts("card"):
        return "card"
    return "number" if counts is not None and counts.form == "exactly" and slot.accepts("number") else "any"


def quantity(context: Context, tree: Parsed) -> Quantity:
    """Read a quantity; numbers outside what cards print are reported."""
    digits = (child for child in tree.children if isinstance(child, Token) and child[:1].isdigit())
    numbers = [int(digit.rstrip("+")) for digit in digits]
    form = FORMS[str(tree.data)]
    at = place(tree)
    if form == "between" and numbers[0] >= numbers[1]:
        context.report(codes.BAD_NUMBER, f"a range goes up: {numbers[0]} is not below {numbers[1]}", at)
    if any(number > HIGHEST for number in numbers):
        context.report(codes.BAD_NUMBER, f"no card counts beyond {HIGHEST}", at)
    low = numbers[0] if numbers else None
    return Quantity(form, low, numbers[1] if len(numbers) > 1 else None, span=at)


def group(atoms: tuple[Atom, ...], at: Place) -> Group:
    """A group; one object for all single words that are alike."""
    first = atoms[0]
    return _single(first, at) if len(atoms) == 1 and isinstance(first, Word) else Group(atoms, span=at)


@lru_cache(maxsize=262_144)
def _single(word: Word, at: Place) -> Group:
    return Group((word,), span=at)


def _groups(context: Context, groups: Sequence[Parsed], slot: Slot) -> tuple[tuple[Group, ...], str, bool]:
    index = _head(context, groups)
    group, sort, relational = _head_group(context, groups[index], slot)
    before = tuple(_modifiers(context, piece, sort) for piece in groups[:index])
    behind = tuple(_modifiers(context, piece, sort) for piece in groups[index + 1 :])
    for owner in (atom for made in behind for atom in made.atoms if isinstance(atom, Owner)):
        context.report(codes.IMPOSSIBLE, f"`{owner.who}` stands before its thing, not behind it", owner.span)
    return (*before, group, *behind), sort, relational


def _head(context: Context, groups: Sequence[Parsed]) -> int:
    """The last group that can name a thing; adjectives behind it (`free`) only qualify."""
    for index in range(len(groups) - 1, -1, -1):
        if any(atom.data == "nested" or words.names_a_thing(context, token(atom)) for atom in trees(groups[index])):
            return index
    return len(groups) - 1


def _head_group(context: Context, tree: Parsed, slot: Slot) -> tuple[Group, str, bool]:
    named = [_head_atom(context, atom, slot) for atom in trees(tree)]
    sorts = {one.sort for one in named} - {"any"}
    if len(sorts) > 1 and ("zone" in sorts or ("card" in sorts and not sorts <= LIKE_CARDS)):
        kinds = " and ".join(sorted(SORTS.get(sort, sort) for sort in sorts))
        context.report(codes.IMPOSSIBLE, f"`/` stands between things of one sort, not between {kinds}", place(tree))
    relational = any(one.relational for one in named)
    return group(tuple(one.atom for one in named), place(tree)), named[0].sort, relational


def _head_atom(context: Context, tree: Parsed, slot: Slot) -> Named:
    if tree.data == "nested":
        groups, sort, relational = _groups(context, trees(tree), slot)
        return Named(Nested(groups, span=place(tree)), sort, relational)
    return words.head(context, token(tree), slot)


def _modifiers(context: Context, tree: Parsed, head: str) -> Group:
    return group(tuple(_modifier(context, atom, head) for atom in trees(tree)), place(tree))


def _modifier(context: Context, tree: Parsed, head: str) -> Atom:
    if tree.data == "nested":
        return Nested(tuple(_modifiers(context, group, head) for group in trees(tree)), span=place(tree))
    return words.modifier(context, token(tree), head)
