"""The whole operation: flags, kind and clauses of the head, then the body; and what only the whole can tell."""

from __future__ import annotations

from lark import Token, Tree

from cc_tools.language import codes
from cc_tools.language.elaborate.attach import Arguments, attach
from cc_tools.language.elaborate.conditions import condition
from cc_tools.language.elaborate.context import Context, Parsed, place
from cc_tools.language.elaborate.nouns import draft
from cc_tools.language.elaborate.steps import body, signature_of
from cc_tools.language.signature import Signature, Slot, one
from cc_tools.model.tree import Clause, During, Event, Operation, Trigger, While

BY = one("deed", "operation", "card", "effect", "player")
TIME = Slot(("time",))


def operation(context: Context, tree: Parsed) -> Operation:
    """Read a whole operation; `context.findings` holds what is wrong with it."""
    head = tree.children[0]
    assert isinstance(head, Tree)
    capitals = [child for child in head.children if isinstance(child, Token)]
    flags, kind = _capitals(context, capitals)
    context.kind = kind
    clauses = tuple(_clause(context, child) for child in head.children if isinstance(child, Tree))
    inner = tree.children[1] if len(tree.children) > 1 else None
    assert inner is None or isinstance(inner, Tree)
    made = Operation(kind, flags, clauses, body(context, inner), span=place(tree))
    _check_clauses(context, capitals[-1], made)
    _check_bindings(context)
    return made


def _capitals(context: Context, tokens: list[Token]) -> tuple[tuple[str, ...], str]:
    game = context.dialect.game
    *before, last = tokens
    for token in before:
        if str(token) not in game.flags:
            if str(token) in game.kinds:
                message = f"`{token}` is a kind, and the kind stands last: `{last}` comes before it"
                context.report(codes.MISPLACED_KIND, message, place(token))
            else:
                context.unknown(codes.UNKNOWN_KIND, f"`{token}` is no flag of this game", place(token), str(token), game.flags)
    if str(last) in game.flags:
        message = f"after `{last}` I expected a kind, such as `{next(iter(game.kinds))}`"
        context.report(codes.MISPLACED_KIND, message, place(last))
    elif str(last) not in game.kinds:
        context.unknown(codes.UNKNOWN_KIND, f"`{last}` is no kind of operation", place(last), str(last), game.kinds, game.flags)
    else:
        _check_flags(context, before, str(last))
    return tuple(str(token) for token in before), str(last)


def _check_flags(context: Context, flags: list[Token], kind: str) -> None:
    allowed = context.dialect.game.kinds[kind].flags
    seen: set[str] = set()
    for token in flags:
        name = str(token)
        if name in context.dialect.game.flags and name not in allowed:
            context.report(codes.MISPLACED_KIND, f"`{name}` does not go with {kind}", place(token))
        if name in seen:
            context.report(codes.MISPLACED_KIND, f"`{name}` stands twice", place(token))
        seen.add(name)


def _clause(context: Context, tree: Parsed) -> Clause:
    match tree.data:
        case "while_":
            inner = tree.children[0]
            assert isinstance(inner, Tree)
            return While(condition(context, inner), span=place(tree))
        case "during":
            inner = tree.children[0]
            assert isinstance(inner, Tree)
            return During(draft(context, inner, TIME).finish(), span=place(tree))
        case moment:
            events = tuple(_event(context, child) for child in tree.children if isinstance(child, Tree))
            return Trigger(str(moment), events, span=place(tree))  # type: ignore[arg-type]


def _event(context: Context, tree: Parsed) -> Event:
    who = None
    verb: Token | None = None
    arguments: Arguments | None = None
    head = None
    for child in tree.children:
        if isinstance(child, Token):
            verb = child
            arguments = Arguments(_event_signature(context, child))
        elif child.data == "who":
            who = str(child.children[0])
        elif child.data == "np":
            assert arguments is not None and arguments.signature is not None
            head = draft(context, child, arguments.signature.object or Slot(("any",)))
            arguments.chain.drafts.append(head)
        else:
            assert arguments is not None
            attach(context, arguments, child)
    assert verb is not None and arguments is not None
    return Event(str(verb), head.finish() if head else None, who, arguments.finish(), span=place(tree))


def _event_signature(context: Context, token: Token) -> Signature:
    if str(token) not in context.dialect.verbs:
        if any(sense.name == "time" for sense in context.dialect.senses(str(token))):
            return Signature(str(token))
        events = [name for name, found in context.dialect.verbs.items() if found.event is not None]
        context.unknown(codes.NOT_AN_EVENT, f"`{token}` is no event of this game", place(token), str(token), events)
        return Signature(str(token), Slot(("any",)), {"by": BY})
    found = signature_of(context, token)
    if found.event is None:
        context.report(codes.NOT_AN_EVENT, f"nothing can wait for `{token}`", place(token))
    return Signature(str(token), found.event, {**found.arguments, "by": BY})


def _check_clauses(context: Context, kind: Token, made: Operation) -> None:
    known = context.dialect.game.kinds.get(made.kind)
    if known is None:
        return
    for clause in made.clauses:
        name = clause.moment if isinstance(clause, Trigger) else ("while" if isinstance(clause, While) else "during")
        if name not in known.clauses:
            written = "when would" if name == "would" else name
            context.report(codes.BAD_CLAUSE, f"{made.kind} takes no `{written}`", clause.span)
    if known.required and not any(isinstance(clause, Trigger) for clause in made.clauses):
        message = f"{made.kind} needs an event, such as `after gain card`"
        context.report(codes.BAD_CLAUSE, message, place(kind))
    if known.steps and not made.body:
        context.report(codes.NOT_CANONICAL, f"{made.kind} needs at least one step", place(kind))


def _check_bindings(context: Context) -> None:
    known = context.dialect.game.kinds.get(context.kind)
    if known is not None and known.passes_bindings:
        return
    for name, bound in [*context.bindings.items(), *context.retired]:
        if not bound.used:
            context.report(codes.UNUSED, f"`${name}` is named but never used", bound.at)
