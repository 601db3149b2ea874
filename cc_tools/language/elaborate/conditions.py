"""Conditions: what has to hold."""

from __future__ import annotations

from contextlib import nullcontext

from lark import Token

from cc_tools.language import codes
from cc_tools.language.elaborate.attach import Arguments, attach
from cc_tools.language.elaborate.context import Context, place, token, trees
from cc_tools.language.elaborate.nouns import ANYTHING, Draft, draft
from cc_tools.language.elaborate.zones import check_places
from cc_tools.language.signature import SORTS, Slot, one
from cc_tools.language.spelling import nearest
from cc_tools.language.syntax import Parsed
from cc_tools.model.tree import (
    AllOf,
    AnyOf,
    Compare,
    Condition,
    Done,
    Have,
    Is,
    Not,
    OptionIs,
    Shares,
    Some,
)

HAD = Slot(("card", "token", "resource", "track", "attribute", "icon", "operation", "mission"))
COUNTED = Slot(("number", "track", "resource", "card", "token", "attribute", "icon", "mission", "cost"))
SHARED = one("attribute", "icon")
PLACES = {
    "from": one("zone"), "in": one("zone", "time"), "on": one("card"), "at": one("card"), "of": one("card"),
}
ONE_PLACE = ("in", "on", "at")
AMOUNTS = frozenset({"resource", "token", "track"})
"""Sorts of which no card is one."""


def condition(context: Context, tree: Parsed) -> Condition:
    """Read a condition."""
    match tree.data:
        case "any_of":
            return AnyOf(tuple(condition(context, part) for part in trees(tree)), span=place(tree))
        case "all_of":
            return AllOf(tuple(condition(context, part) for part in trees(tree)), span=place(tree))
        case "not_":
            return Not(condition(context, trees(tree)[0]), span=place(tree))
        case "have":
            return _have(context, tree)
        case "is_":
            return _is(context, tree)
        case "compare":
            return _compare(context, tree)
        case "shares":
            return _shares(context, tree)
        case "some":
            return _some(context, tree)
        case _:
            return _done(context, tree)


def item(context: Context, tree: Parsed, slot: Slot) -> tuple[Draft, Arguments]:
    """Read `np limit*` outside a verb; the draft can still take a `where`."""
    noun, *links = trees(tree)
    arguments = Arguments(None)
    read = draft(context, noun, slot)
    arguments.chain.drafts.append(read)
    for link in links:
        attach(context, arguments, link)
    return read, arguments


def narrow(context: Context, arguments: Arguments, tree: Parsed, fallback: Draft | None = None) -> None:
    """Read `where C` and let it narrow the last noun that it fits; in C, `it` is that noun's thing."""
    noun = arguments.narrowed() or fallback
    with context.pronoun(noun.sort) if noun is not None else nullcontext():
        held = condition(context, trees(tree)[0])
    if noun is None:
        message = "`where` stands behind no noun that it could narrow"
        context.report(codes.WRONG_PREPOSITION, message, place(token(tree)))
    else:
        noun.where = held


def _have(context: Context, tree: Parsed) -> Have:
    pieces = trees(tree)
    who = str(token(pieces.pop(0))) if pieces[0].data == "who" else None
    where = pieces.pop() if pieces[-1].data == "where" else None
    items = [item(context, piece, HAD) for piece in pieces]
    if where is not None:
        narrow(context, items[-1][1], where, items[-1][0])
    return Have(who, tuple(read.finish() for read, _ in items), span=place(tree))


def _is(context: Context, tree: Parsed) -> Is | OptionIs:
    subject, predicate = trees(tree)
    option = _option(context, subject, predicate)
    if option is not None:
        return option
    left = item(context, subject, ANYTHING)[0]
    if predicate.data == "item":
        right = item(context, predicate, _predicate_slot(left))[0]
        _check_alike(context, left, right)
        return Is(left.finish(), right.finish(), span=place(tree))
    return _is_in(context, tree, left, predicate)


def _predicate_slot(left: Draft) -> Slot:
    """A word is tried first in the sense that fits what it is said of."""
    return Slot((left.sort, "any")) if left.sort not in ("card", "any") else Slot(("card", "any"))


def _check_alike(context: Context, left: Draft, right: Draft) -> None:
    if right.sort == "zone":
        name = " ".join(str(getattr(atom, "name", "")) for group in right.groups for atom in group.atoms)
        context.report(codes.MISPLACED_WORD, f"`{name}` is a zone: `is` needs `in` before it", right.at, f"in {name}")
    elif left.quantity is None and "any" not in (left.sort, right.sort) and _never(left.sort, right.sort):
        message = f"{SORTS.get(left.sort, 'this')} is never {SORTS.get(right.sort, 'that')}"
        context.report(codes.WRONG_TYPE, message, right.at)


def _never(one: str, other: str) -> bool:
    """Whether nothing of the one sort is of the other."""
    if "time" in (one, other):
        return one != other
    return "card" in (one, other) and bool({one, other} & AMOUNTS)


def _is_in(context: Context, tree: Parsed, left: Draft, predicate: Parsed) -> Is:
    first, *rest = trees(predicate)
    excluded = first.data != "link"
    preposition = "except" if excluded else str(token(first, "PREP"))
    if not excluded and preposition not in PLACES:
        message = f"`is {preposition}` says nothing; a place follows `in`, `on`, `at`, `of` or `from`"
        context.report(codes.WRONG_PREPOSITION, message, place(token(first, "PREP")), nearest(preposition, PLACES))
    arguments = Arguments(None)
    right = draft(context, trees(first)[-1], PLACES.get(preposition, ANYTHING))
    arguments.chain.drafts.append(right)
    for link in rest:
        attach(context, arguments, link)
    if preposition in ONE_PLACE:
        check_places(context, preposition, right.finish())
    return Is(left.finish(), right.finish(), preposition, span=place(tree))


def _option(context: Context, subject: Parsed, predicate: Parsed) -> OptionIs | None:
    words, values = _tokens(subject), _tokens(predicate)
    if len(words) != 2 or words[0] != "option" or len(values) != 1:
        return None
    options = context.dialect.game.options
    if words[1] not in options:
        message = f"`{words[1]}` is no rules option of this game"
        context.unknown(codes.UNKNOWN_WORD, message, place(words[1]), words[1], options)
    elif values[0] not in options[words[1]].values:
        message = f"`{values[0]}` is no value of this option"
        context.unknown(codes.UNKNOWN_WORD, message, place(values[0]), values[0], options[words[1]].values)
    return OptionIs(str(words[1]), str(values[0]), span=(place(subject)[0], place(predicate)[1]))


def _tokens(tree: Parsed) -> list[Token]:
    return list(tree.scan_values(lambda value: isinstance(value, Token)))


def _compare(context: Context, tree: Parsed) -> Compare:
    left, right = trees(tree)
    first = item(context, left, COUNTED)[0]
    second = draft(context, right, COUNTED)
    for read in (first, second):
        _check_number(context, read)
    return Compare(first.finish(), str(token(tree, "CMP")), second.finish(), span=place(tree))


def _check_number(context: Context, read: Draft) -> None:
    """Single things have no number: `this >= 3`."""
    if read.sort not in ("card", "any") or read.quantity is not None or len(read.groups) != 1:
        return
    atom = read.groups[0].atoms[0]
    single = getattr(atom, "sense", "") == "pronoun" or hasattr(atom, "slug")
    if single and read.sort == "card":
        message = "a single card is no number; say what of it is compared, such as `trait of $x`"
        context.report(codes.WRONG_TYPE, message, read.at)


def _shares(context: Context, tree: Parsed) -> Shares:
    subject, shared, other = trees(tree)
    preposition = token(tree, "PREP")
    if str(preposition) != "with":
        context.report(codes.WRONG_PREPOSITION, "`shares` takes `with`", place(preposition), "with")
    return Shares(
        item(context, subject, one("card"))[0].finish(),
        draft(context, shared, SHARED).finish(),
        draft(context, other, one("card")).finish(),
        span=place(tree),
    )


def _some(context: Context, tree: Parsed) -> Some:
    name = token(tree, "VAR")
    context.use(name)
    return Some(str(name)[1:], span=place(tree))


def _done(context: Context, tree: Parsed) -> Done:
    if context.steps_before == 0:
        context.report(codes.MISPLACED_STATEMENT, "`done` speaks of a step before it, and there is none", place(tree))
    return Done(tree.data == "all_done", span=place(tree))
