"""The whole operation: flags, kind and clauses of the head, then the body; and what only the whole can tell."""

from __future__ import annotations

from typing import Literal

from lark import Token

from cc_tools.language import codes
from cc_tools.language.elaborate.attach import Arguments, attach
from cc_tools.language.elaborate.conditions import condition
from cc_tools.language.elaborate.context import Context, place, token, trees
from cc_tools.language.elaborate.effects import FOLLOW
from cc_tools.language.elaborate.nouns import draft
from cc_tools.language.elaborate.steps import body
from cc_tools.language.elaborate.zones import listed
from cc_tools.language.signature import Signature, Slot, one
from cc_tools.language.spelling import nearest
from cc_tools.language.syntax import Parsed
from cc_tools.model.tree import Clause, During, Event, Operation, Trigger, While

BY = one("deed", "operation", "card", "effect", "player")
TIME = Slot(("time",))
WHO = ("opponent", "any-player", "would")
NOT_OF_EVENTS = ("per", "plus", "less", "as")
MOMENTS: dict[str, Literal["after", "before", "when", "would"]] = {
    "after": "after", "before": "before", "when": "when", "would": "would",
}


def operation(context: Context, tree: Parsed) -> Operation:
    """Read a whole operation; `context.findings` holds what is wrong with it."""
    head, *inner = trees(tree)
    capitals = [child for child in head.children if isinstance(child, Token)]
    flags, kind = _capitals(context, capitals)
    context.kind = kind
    clauses = tuple(_clause(context, child) for child in trees(head))
    made = Operation(kind, flags, clauses, body(context, inner[0] if inner else None), span=place(tree))
    _check_clauses(context, capitals[-1], made)
    _check_bindings(context)
    return made


def _capitals(context: Context, tokens: list[Token]) -> tuple[tuple[str, ...], str]:
    *before, last = tokens
    for flag in before:
        _check_flag(context, flag, last)
    kind, game = str(last), context.dialect.game
    if kind in game.flags:
        message = f"after `{last}` I expected a kind, such as `{next(iter(game.kinds))}`"
        context.report(codes.MISPLACED_KIND, message, place(last))
    elif kind not in game.kinds:
        message = f"`{last}` is no kind of operation"
        if nearest(kind, game.kinds, game.flags) is None:
            message = f"{message}; the kinds are {', '.join(f'`{known}`' for known in game.kinds)}"
        context.unknown(codes.UNKNOWN_KIND, message, place(last), kind, game.kinds, game.flags)
    else:
        _check_flags(context, before, kind)
    return tuple(str(flag) for flag in before), kind


def _check_flag(context: Context, flag: Token, kind: Token) -> None:
    game = context.dialect.game
    if str(flag) in game.kinds:
        message = f"`{flag}` is a kind, and the kind stands last: `{kind}` comes before it"
        context.report(codes.MISPLACED_KIND, message, place(flag))
    elif str(flag) not in game.flags:
        context.unknown(codes.UNKNOWN_KIND, f"`{flag}` is no flag of this game", place(flag), str(flag), game.flags)


def _check_flags(context: Context, flags: list[Token], kind: str) -> None:
    game = context.dialect.game
    seen: set[str] = set()
    for flag in flags:
        name = str(flag)
        if name in game.flags and name not in game.kinds[kind].flags:
            context.report(codes.MISPLACED_KIND, f"`{name}` does not go with {kind}", place(flag))
        if name in seen:
            context.report(codes.MISPLACED_KIND, f"`{name}` stands twice", place(flag))
        seen.add(name)


def _clause(context: Context, tree: Parsed) -> Clause:
    inner = trees(tree)
    match tree.data:
        case "while_":
            return While(condition(context, inner[0]), span=place(tree))
        case "during":
            return During(draft(context, inner[0], TIME).finish(), span=place(tree))
        case moment:
            events = tuple(_event(context, event) for event in inner)
            return Trigger(MOMENTS[str(moment)], events, span=place(tree))


def _event(context: Context, tree: Parsed) -> Event:
    verb = token(tree, "NAME")
    signature = _event_signature(context, verb)
    arguments = Arguments(signature)
    before = len(context.findings)
    who = head = None
    for child in trees(tree):
        if child.data == "who":
            who = str(token(child))
        elif child.data == "np":
            head = draft(context, child, signature.object or Slot(("any",)))
            arguments.chain.drafts.append(head)
            arguments.moved = head.sort
        else:
            attach(context, arguments, child)
    if head is not None:
        context.pronouns.append("card" if head.sort in ("token", "resource", "track") else head.sort)
    if str(verb) not in context.dialect.verbs:
        context.forget(before, FOLLOW)
    if who == "both":
        message = "an event is yours, `opponent` or `any-player`; both at once never happens"
        context.report(codes.BAD_CLAUSE, message, place(trees(tree)[0]), "any-player")
    return Event(str(verb), head.finish() if head else None, who, arguments.finish(), span=place(tree))


def _event_signature(context: Context, verb: Token) -> Signature:
    """What an event takes: the verb's own arguments, none of them required, and its cause behind `by`."""
    found = context.dialect.verbs.get(str(verb))
    if found is None:
        if any(sense.name == "time" for sense in context.dialect.senses(str(verb))):
            return Signature(str(verb))
        events = [name for name, signature in context.dialect.verbs.items() if signature.event is not None]
        message = f"`{verb}` is no event of this game"
        context.unknown(codes.NOT_AN_EVENT, message, place(verb), str(verb), events, WHO, context.dialect.verbs)
        return Signature(str(verb), Slot(("any",)), {"by": BY})
    if found.event is None:
        context.report(codes.NOT_AN_EVENT, f"nothing can wait for `{verb}`", place(verb))
    arguments = {name: slot for name, slot in found.arguments.items() if name not in NOT_OF_EVENTS}
    return Signature(str(verb), found.event, {**arguments, "by": BY})


def _check_clauses(context: Context, kind: Token, made: Operation) -> None:
    known = context.dialect.game.kinds.get(made.kind)
    if known is None:
        return
    seen: set[str] = set()
    for clause in made.clauses:
        name = clause.moment if isinstance(clause, Trigger) else ("while" if isinstance(clause, While) else "during")
        written = "when would" if name == "would" else name
        if name not in known.clauses:
            takes = f"; it takes {listed(known.clauses)}" if known.clauses else ""
            context.report(codes.BAD_CLAUSE, f"{made.kind} takes no `{written}`{takes}", clause.span)
        elif name in seen:
            context.report(codes.BAD_CLAUSE, f"`{written}` stands here twice; join with `or` or `and`", clause.span)
        seen.add(name)
    if known.required and not any(isinstance(clause, Trigger) for clause in made.clauses):
        context.report(codes.BAD_CLAUSE, f"{made.kind} needs an event, such as `after gain card`", place(kind))
    if known.steps and not made.body:
        context.report(codes.EMPTY, f"{made.kind} needs at least one step", place(kind))


def _check_bindings(context: Context) -> None:
    known = context.dialect.game.kinds.get(context.kind)
    if known is not None and known.passes_bindings:
        return
    for name, bound in [*context.bindings.items(), *context.retired]:
        if not bound.used:
            context.report(codes.UNUSED, f"`${name}` is named but never used", bound.at)


