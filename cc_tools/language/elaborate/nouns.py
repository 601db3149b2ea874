"""Noun phrases: senses of words, quantities, and which noun a preposition belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lark import Token, Tree

from cc_tools.diagnostics import closest
from cc_tools.language import codes
from cc_tools.language.dialect import RESERVED, Sense
from cc_tools.language.elaborate.context import Context, Parsed, Piece, place
from cc_tools.language.signature import SORTS, Slot
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
    Reference,
    Variable,
    Word,
)

NOUN_PREPOSITIONS = frozenset({"of", "on", "at", "in"})
ANYTHING = Slot(("any",))

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
class Draft:
    """A noun phrase under construction, to which later prepositions may still be attached."""

    quantity: Quantity | None
    groups: tuple[Group, ...]
    sort: str
    at: Place
    relational: bool = False
    attached: list[tuple[str, Draft | tuple[str | None, Draft], Place]] = field(default_factory=list)
    where: Condition | None = None

    def fits(self, preposition: str) -> bool:
        if preposition == "of" and self.sort == "card" and self.groups and self.quantity is None and not self.relational:
            return False
        return self.sort in FITS[preposition] or (self.quantity is not None and not self.groups and preposition != "on")

    def finish(self) -> NounPhrase:
        parts = tuple(_finished(preposition, what, at) for preposition, what, at in self.attached)
        end = max([self.at[1], *(at[1] for _, _, at in self.attached)])
        return NounPhrase(self.quantity, self.groups, parts, self.where, sort=self.sort, span=(self.at[0], end))


def _finished(preposition: str, what: Draft | tuple[str | None, Draft], at: Place) -> Qualifier | Exclusion:
    if isinstance(what, Draft):
        return Qualifier(preposition, what.finish(), span=at)
    return Exclusion(what[1].finish(), what[0], span=at)


@dataclass(slots=True)
class Chain:
    """The nouns that a later preposition may hang on, the last one mentioned first."""

    drafts: list[Draft] = field(default_factory=list)

    def nearest(self, preposition: str) -> Draft | None:
        return next((draft for draft in reversed(self.drafts) if draft.fits(preposition)), None)


def draft(context: Context, tree: Parsed, slot: Slot = ANYTHING) -> Draft:
    """Read `np`: its words in the senses that `slot` accepts. What does not fit is reported."""
    pieces = list(tree.children)
    quantity = None
    if pieces and isinstance(pieces[0], Tree) and pieces[0].data != "group":
        quantity = _quantity(context, pieces.pop(0))
    groups = [piece for piece in pieces if isinstance(piece, Tree)]
    if not groups:
        return Draft(quantity, (), _bare_sort(quantity, slot), place(tree))
    read, sort, relational = _groups(context, groups, slot)
    return Draft(quantity, read, sort, place(tree), relational)





def _bare_sort(quantity: Quantity | None, slot: Slot) -> str:
    if slot.bare:
        return slot.sorts[0]
    return "number" if quantity is not None and quantity.form == "exactly" and slot.accepts("number") else "any"


def _quantity(context: Context, tree: Parsed) -> Quantity:
    numbers = [int(str(child).rstrip("+")) for child in tree.children]
    form: QuantityForm = str(tree.data).replace("_", "-")  # type: ignore[assignment]
    if form == "between" and numbers[0] >= numbers[1]:
        context.report(codes.BAD_NUMBER, f"a range goes up: {numbers[0]} is not below {numbers[1]}", place(tree))
    if any(number > 99 for number in numbers):
        context.report(codes.BAD_NUMBER, "no card counts beyond 99", place(tree))
    low = numbers[0] if numbers else None
    return Quantity(form, low, numbers[1] if len(numbers) > 1 else None, span=place(tree))


def _groups(context: Context, groups: Sequence[Parsed], slot: Slot) -> tuple[tuple[Group, ...], str, bool]:
    head = _head(context, groups)
    group, sort, relational = _head_group(context, groups[head], slot)
    before = tuple(_modifier(context, piece, sort) for piece in groups[:head])
    behind = tuple(_modifier(context, piece, sort) for piece in groups[head + 1:])
    return (*before, group, *behind), sort, relational


def _head(context: Context, groups: Sequence[Parsed]) -> int:
    """The last group that can name a thing; adjectives behind it (`free`) only qualify."""
    for index in range(len(groups) - 1, -1, -1):
        if any(_names_a_thing(context, atom) for atom in groups[index].children):
            return index
    return len(groups) - 1


def _names_a_thing(context: Context, atom: Piece) -> bool:
    if isinstance(atom, Token):
        return False
    first = atom if atom.data == "nested" else atom.children[0]
    if not isinstance(first, Token):
        return True
    if first.type in ("NAME", "NEGATED"):
        senses = context.dialect.senses(_bare(first))
        return not senses or any(sense.sorts for sense in senses)
    return first.type in ("REF", "VAR")


def _bare(token: Token) -> str:
    return str(token)[4:] if token.type == "NEGATED" else str(token)


def _head_group(context: Context, tree: Parsed, slot: Slot) -> tuple[Group, str, bool]:
    atoms: list[Atom] = []
    sorts: list[str] = []
    relational = False
    for piece in tree.children:
        atom, sort, flag = _head_atom(context, piece, slot)
        atoms.append(atom)
        sorts.append(sort)
        relational = relational or flag
    return Group(tuple(atoms), span=place(tree)), sorts[0], relational


def _head_atom(context: Context, piece: Piece, slot: Slot) -> tuple[Atom, str, bool]:
    assert not isinstance(piece, Token)
    if piece.data == "nested":
        groups = [child for child in piece.children if not isinstance(child, Token)]
        read, sort, flag = _groups(context, groups, slot)
        return Nested(read, span=place(piece)), sort, flag
    token = piece.children[0]
    if not isinstance(token, Token):
        return _head_atom(context, token, slot)
    if token.type == "REF":
        return Reference(str(token)[1:], span=place(token)), "card", False
    if token.type == "VAR":
        return Variable(str(token)[1:], span=place(token)), context.use(token), False
    if token.type in ("OPPONENT", "BOTH"):
        return Owner(str(token), span=place(token)), "player", False
    return _head_word(context, token, slot)


def _head_word(context: Context, token: Token, slot: Slot) -> tuple[Atom, str, bool]:
    name = _bare(token)
    senses = context.dialect.senses(name)
    if not senses:
        _unknown(context, token, name, slot)
        return Word(name, "unknown", token.type == "NEGATED", span=place(token)), "any", False
    chosen, sort = _choose(senses, slot)
    if sort is None:
        sort = chosen.sorts[0] if chosen.sorts else "any"
        if chosen.sorts:
            _wrong_type(context, token, chosen, slot)
    relational = "relational" in chosen.entry.properties
    return Word(name, chosen.name, token.type == "NEGATED", span=place(token)), sort, relational


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


def _unknown(context: Context, token: Token, name: str, slot: Slot) -> None:
    fitting = context.dialect.sorted_as(slot.sorts)
    everything = [*context.dialect.words, *RESERVED]
    prefix = "non-" if token.type == "NEGATED" else ""
    meant = closest(name, fitting) or closest(name, everything)
    message = f"`{name}` is no word of this game"
    message += f"; did you mean `{prefix}{meant}`?" if meant else ""
    context.report(codes.UNKNOWN_WORD, message, place(token), f"{prefix}{meant}" if meant else None)


def expected(slot: Slot) -> str:
    """The sorts of a slot in words: `a resource, a track or a card`."""
    kinds = [SORTS[sort] for sort in slot.sorts]
    return kinds[0] if len(kinds) == 1 else f"{', '.join(kinds[:-1])} or {kinds[-1]}"


def _wrong_type(context: Context, token: Token, sense: Sense, slot: Slot) -> None:
    is_a = SORTS.get(sense.sorts[0], "something else")
    if sense.sorts[0] == "card" and sense.name != "noun":
        is_a = f"a {sense.name}"
    message = f"`{token}` is {is_a}, but here I expected {expected(slot)}"
    zone_only = set(slot.sorts) <= {"zone", "card"} and "zone" in slot.sorts
    context.report(codes.MISPLACED_WORD if zone_only else codes.WRONG_TYPE, message, place(token))


def _modifier(context: Context, tree: Parsed, head: str) -> Group:
    return Group(tuple(_modifier_atom(context, piece, head) for piece in tree.children), span=place(tree))


def _modifier_atom(context: Context, piece: Piece, head: str) -> Atom:
    assert not isinstance(piece, Token)
    if piece.data == "nested":
        groups = [child for child in piece.children if not isinstance(child, Token)]
        return Nested(tuple(_modifier(context, group, head) for group in groups), span=place(piece))
    token = piece.children[0]
    if not isinstance(token, Token):
        return _modifier_atom(context, token, head)
    if token.type == "REF":
        return Reference(str(token)[1:], span=place(token))
    if token.type == "VAR":
        context.use(token)
        return Variable(str(token)[1:], span=place(token))
    if token.type in ("OPPONENT", "BOTH"):
        return Owner(str(token), span=place(token))
    name = _bare(token)
    senses = context.dialect.senses(name)
    if not senses:
        _unknown(context, token, name, Slot((head, "card")))
        return Word(name, "unknown", span=place(token))
    chosen = next((sense for sense in senses if sense.modifies(head)), None)
    if chosen is None:
        message = f"`{name}` cannot stand before {SORTS.get(head, 'this')}"
        context.report(codes.IMPOSSIBLE, message, place(token))
        chosen = senses[0]
    return Word(name, chosen.name, token.type == "NEGATED", span=place(token))
