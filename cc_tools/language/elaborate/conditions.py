"""Conditions: what has to hold."""

from __future__ import annotations

from lark import Token, Tree

from cc_tools.language import codes
from cc_tools.language.elaborate.attach import Arguments, attach
from cc_tools.language.elaborate.context import Context, Parsed, place
from cc_tools.language.elaborate.nouns import Draft, draft
from cc_tools.language.signature import Slot, one
from cc_tools.model.tree import (
    AllOf,
    AnyOf,
    Compare,
    Condition,
    Done,
    Have,
    Is,
    Not,
    NounPhrase,
    OptionIs,
    Shares,
    Some,
)

HAD = Slot(("card", "token", "resource", "track", "attribute", "icon", "operation", "mission", "player", "any"))
COUNTED = Slot(("number", "track", "resource", "card", "token", "attribute", "icon", "any"), bare=False)
ANYTHING = Slot(("any",))
SHARED = one("attribute", "card")


def condition(context: Context, tree: Parsed) -> Condition:
    """Read a condition."""
    match tree.data:
        case "any_of" | "all_of":
            parts = [condition(context, part) for part in _trees(tree)]
            if len(parts) == 1:
                return parts[0]
            made = AnyOf if tree.data == "any_of" else AllOf
            return made(tuple(parts), span=place(tree))
        case "not_":
            return Not(condition(context, _trees(tree)[0]), span=place(tree))
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


def _trees(tree: Parsed) -> list[Parsed]:
    return [child for child in tree.children if isinstance(child, Tree)]


def item(context: Context, tree: Parsed, slot: Slot) -> tuple[Draft, Arguments]:
    """Read `np limit*` outside a verb; the draft can still take a `where`."""
    noun, *links = _trees(tree)
    arguments = Arguments(None)
    read = draft(context, noun, slot)
    arguments.chain.drafts.append(read)
    for link in links:
        attach(context, arguments, link)
    return read, arguments


def _have(context: Context, tree: Parsed) -> Have:
    pieces = _trees(tree)
    who = str(pieces.pop(0).children[0]) if pieces[0].data == "who" else None
    where = pieces.pop() if pieces[-1].data == "where" else None
    items = [item(context, piece, HAD) for piece in pieces]
    if where is not None:
        noun = items[-1][1].chain.nearest("where") or items[-1][0]
        noun.where = condition(context, _trees(where)[0])
    return Have(who, tuple(read.finish() for read, _ in items), span=place(tree))


def _is(context: Context, tree: Parsed) -> Is | OptionIs:
    subject, predicate = _trees(tree)
    option = _option(context, subject, predicate)
    if option is not None:
        return option
    left = item(context, subject, ANYTHING)[0].finish()
    if predicate.data == "item":
        return Is(left, item(context, predicate, ANYTHING)[0].finish(), span=place(tree))
    first, *rest = _trees(predicate)
    noun = _trees(first)[-1]
    arguments = Arguments(None)
    right = draft(context, noun, Slot(("zone", "card", "any")))
    arguments.chain.drafts.append(right)
    for link in rest:
        attach(context, arguments, link)
    preposition = "except" if first.data == "except_" else str(first.children[0])
    return Is(left, right.finish(), preposition, span=place(tree))


def _option(context: Context, subject: Parsed, predicate: Parsed) -> OptionIs | None:
    words = [str(token) for token in subject.scan_values(lambda value: isinstance(value, Token))]
    values = [str(token) for token in predicate.scan_values(lambda value: isinstance(value, Token))]
    if len(words) != 2 or words[0] != "option" or len(values) != 1:
        return None
    options = context.dialect.game.options
    if words[1] not in options:
        context.unknown(codes.UNKNOWN_WORD, f"`{words[1]}` is no rules option of this game", place(subject), words[1], options)
    elif values[0] not in options[words[1]].values:
        known = options[words[1]].values
        context.unknown(codes.UNKNOWN_WORD, f"`{values[0]}` is no value of this option", place(predicate), values[0], known)
    return OptionIs(words[1], values[0], span=(place(subject)[0], place(predicate)[1]))


def _compare(context: Context, tree: Parsed) -> Compare:
    left, operator, right = tree.children
    assert isinstance(left, Tree) and isinstance(operator, Token) and isinstance(right, Tree)
    first = item(context, left, COUNTED)[0].finish()
    second = draft(context, right, COUNTED).finish()
    return Compare(first, str(operator), second, span=place(tree))


def _shares(context: Context, tree: Parsed) -> Shares:
    subject, shared, preposition, other = tree.children
    assert isinstance(subject, Tree) and isinstance(shared, Tree) and isinstance(other, Tree)
    if str(preposition) != "with":
        assert isinstance(preposition, Token)
        context.report(codes.WRONG_PREPOSITION, "`shares` takes `with`", place(preposition), "with")
    nouns: tuple[NounPhrase, ...] = (
        item(context, subject, ANYTHING)[0].finish(),
        draft(context, shared, SHARED).finish(),
        draft(context, other, ANYTHING).finish(),
    )
    return Shares(*nouns, span=place(tree))


def _some(context: Context, tree: Parsed) -> Some:
    token = tree.children[0]
    assert isinstance(token, Token)
    context.use(token)
    return Some(str(token)[1:], span=place(tree))


def _done(context: Context, tree: Parsed) -> Done:
    if context.steps_before == 0:
        context.report(codes.MISPLACED_STATEMENT, "`done` speaks of a step before it, and there is none", place(tree))
    return Done(tree.data == "all_done", span=place(tree))
