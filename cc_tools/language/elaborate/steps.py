"""Statements, steps and effects: what is done."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token, Tree

from cc_tools.language import codes
from cc_tools.language.elaborate.attach import Arguments, attach, check_zones
from cc_tools.language.elaborate.conditions import condition
from cc_tools.language.elaborate.context import Context, Parsed, place
from cc_tools.language.elaborate.nouns import Draft, _quantity as quantity, draft
from cc_tools.language.signature import Signature, Slot, maybe
from cc_tools.model.tree import (
    Act,
    Binding,
    Block,
    Choose,
    Core,
    Each,
    Effect,
    Group,
    If,
    NounPhrase,
    Qualifier,
    Repeat,
    Requires,
    Statement,
    Step,
    Variable,
    VerbPhrase,
    Word,
)

UNKNOWN = Signature("", maybe("any", bare=True), {}, binds="any", maximum=True, signed=True, block="optional")
EACH = Slot(("card", "token", "attribute", "icon", "action", "track", "mission", "resource"))
QUANTITIES = frozenset({"all", "no", "any-number", "another"})
REPEATED = Signature("repeat", arguments={"per": Slot(("any",))})


def _trees(tree: Parsed) -> list[Parsed]:
    return [child for child in tree.children if isinstance(child, Tree)]


def body(context: Context, tree: Parsed | None) -> tuple[Statement, ...]:
    """The statements of `body`, in order."""
    if tree is None:
        return ()
    statements: list[Statement] = []
    for piece in _trees(tree):
        statement = _requires(context, piece) if piece.data == "requires" else _act(context, piece)
        if isinstance(statement, Requires) and any(isinstance(before, Act) for before in statements):
            context.report(codes.MISPLACED_STATEMENT, "`requires` stands before every step", place(piece))
        statements.append(statement)
    return tuple(statements)


def _requires(context: Context, tree: Parsed) -> Requires:
    parts = _trees(tree)
    held = condition(context, parts[0])
    return Requires(held, _binding(context, parts[1], "card") if len(parts) > 1 else None, span=place(tree))


def _binding(context: Context, tree: Parsed, sort: str) -> Binding:
    token = tree.children[0]
    assert isinstance(token, Token)
    return context.bind(token, sort)


def _act(context: Context, tree: Parsed) -> Act:
    lists: list[tuple[Step, ...]] = []
    unless = None
    for piece in _trees(tree):
        if piece.data == "steps":
            lists.append(tuple(_step(context, step) for step in _trees(piece)))
        else:
            unless = condition(context, piece)
    cost = lists[0] if len(lists) > 1 else ()
    return Act(lists[-1], cost, unless, span=place(tree))


def _step(context: Context, tree: Parsed) -> Step:
    *actors, core = _trees(tree)
    made = Step(_core(context, core), tuple(str(actor.data) for actor in actors), span=place(tree))
    context.steps_before += 1
    return made


def _core(context: Context, tree: Parsed) -> Core:
    match tree.data:
        case "if_":
            return _if(context, tree)
        case "each":
            return _each(context, tree)
        case "repeat":
            return _repeat(context, tree)
        case "either" | "choose":
            return _choose(context, tree)
        case "block":
            return block(context, tree)
        case _:
            return _effect(context, tree)


def block(context: Context, tree: Parsed) -> Block:
    """`{ … }`, or the body of a branch."""
    inner = tree if tree.data == "body" else next(iter(_trees(tree)), None)
    return Block(body(context, inner), span=place(tree))


def _if(context: Context, tree: Parsed) -> If:
    parts = _trees(tree)
    held = condition(context, parts[0])
    then = block(context, parts[1])
    otherwise = _core(context, parts[2]) if len(parts) > 2 else None
    return If(held, then, otherwise, span=place(tree))


def _each(context: Context, tree: Parsed) -> Each:
    noun, *rest = _trees(tree)
    arguments = Arguments(None)
    things = draft(context, noun, EACH)
    arguments.chain.drafts.append(things)
    maximum = None
    for piece in rest[:-1]:
        if piece.data == "max":
            maximum = _number(context, piece)
        elif piece.data == "where":
            _where(context, arguments, piece)
        else:
            attach(context, arguments, piece)
    inner = block(context, rest[-1])
    return Each(things.finish(), inner, maximum, span=place(tree))


def _number(context: Context, tree: Parsed) -> int:
    number = int(str(tree.children[0]))
    if not 1 <= number <= 99:
        context.report(codes.BAD_NUMBER, f"{number} is outside 1 to 99", place(tree))
    return number


def _where(context: Context, arguments: Arguments, tree: Parsed) -> None:
    noun = arguments.chain.nearest("where")
    held = condition(context, _trees(tree)[0])
    if noun is None:
        context.report(codes.WRONG_PREPOSITION, "`where` stands behind no noun that it could narrow", place(tree))
    else:
        noun.where = held


def _repeat(context: Context, tree: Parsed) -> Repeat:
    times, *rest = _trees(tree)
    arguments = Arguments(REPEATED)
    bound = None
    for piece in rest[:-1]:
        if piece.data == "bind":
            bound = _binding(context, piece, "number")
        else:
            attach(context, arguments, piece)
    inner = block(context, rest[-1])
    return Repeat(quantity(context, times), inner, arguments.finish(), bound, span=place(tree))


def _choose(context: Context, tree: Parsed) -> Choose:
    pieces = _trees(tree)
    times = bound = None
    if tree.data == "choose":
        times = quantity(context, pieces.pop(0))
        if pieces[0].data == "bind":
            bound = _binding(context, pieces.pop(0), "number")
    branches = tuple(_branch(context, piece) for piece in pieces)
    most = max(times.low or 1, times.high or 1) if times else 1
    if times is not None and most > len(branches):
        context.report(codes.BAD_NUMBER, f"there are only {len(branches)} branches to choose from", times.span)
    return Choose(branches, times, bound, span=place(tree))


def _branch(context: Context, tree: Parsed) -> Block:
    """One branch; names bound in it may be bound again in the next, as only one of them comes about."""
    outside = dict(context.bindings)
    made = block(context, tree)
    inside = {name: bound for name, bound in context.bindings.items() if name not in outside}
    context.retired.extend(inside.items())
    context.bindings = outside
    return made


# --- effects ----------------------------------------------------------------------------------------------------


def _effect(context: Context, tree: Parsed) -> Effect:
    token = tree.children[0]
    assert isinstance(token, Token)
    signature = signature_of(context, token)
    arguments = Arguments(signature)
    parts = _trees(tree)
    object_tree = parts.pop(0) if parts and parts[0].data == "np" else None
    target, head = _object(context, token, signature, arguments, object_tree)
    sign = next((str(child) for child in tree.children if isinstance(child, Token) and child.type == "SIGN"), None)
    if sign is not None and not signature.signed:
        context.report(codes.SURPLUS_OBJECT, f"`{token}` takes no sign before its number", place(token))
    bound, maximum, inner = _rest(context, token, signature, arguments, head, parts)
    finished = head.finish() if head is not None and not isinstance(target, VerbPhrase) else target
    if isinstance(target, VerbPhrase):
        finished = VerbPhrase(target.verbs, head.finish() if head is not None else None, span=target.span)
    given = (*arguments.finish(), *_implied(context, signature, arguments, head))
    _check_required(context, token, signature, finished, given)
    return Effect(str(token), finished, given, sign, bound, maximum, inner, span=place(tree))


def signature_of(context: Context, token: Token) -> Signature:
    """The signature of a verb; a permissive one, and a finding, where there is no such verb."""
    verbs = context.dialect.verbs
    found = verbs.get(str(token))
    if found is None:
        steps = [name for name, signature in verbs.items() if signature.step]
        context.unknown(codes.UNKNOWN_VERB, f"`{token}` is no verb of this game", place(token), str(token), steps)
        return UNKNOWN
    return found


def _object(
    context: Context, token: Token, signature: Signature, arguments: Arguments, tree: Parsed | None
) -> tuple[NounPhrase | VerbPhrase | None, Draft | None]:
    if tree is None:
        return None, None
    if signature.deeds:
        return _deeds(context, signature, arguments, tree)
    if signature.object is None:
        context.report(codes.SURPLUS_OBJECT, f"`{token}` takes no object", place(tree))
        return None, None
    head = draft(context, tree, signature.object)
    arguments.chain.drafts.append(head)
    return None, head


def _deeds(
    context: Context, signature: Signature, arguments: Arguments, tree: Parsed
) -> tuple[VerbPhrase, Draft | None]:
    first, *rest = _trees(tree)
    verbs = [token for token in first.scan_values(lambda value: isinstance(value, Token))]
    if first.data != "group":
        message = f"after `{signature.name}` I expected a verb"
        context.report(codes.WRONG_TYPE, message, place(first))
        return VerbPhrase((), None, span=place(tree)), None
    for verb in verbs:
        if str(verb) not in context.dialect.verbs:
            message = f"`{verb}` is no verb of this game"
            context.unknown(codes.UNKNOWN_VERB, message, place(verb), str(verb), context.dialect.verbs)
    head = None
    if rest:
        slot = signature.object or Slot(("any",))
        head = draft(context, Tree("np", [*_quantified(rest)], tree.meta), slot)
        arguments.chain.drafts.append(head)
    return VerbPhrase(tuple(str(verb) for verb in verbs), None, span=place(tree)), head


def _quantified(groups: list[Parsed]) -> list[Parsed]:
    """The object of a deed. Behind its verb a quantity has been read as a word: `must pick all crew`."""
    tokens = list(groups[0].scan_values(lambda value: isinstance(value, Token)))
    if len(groups) > 1 and len(tokens) == 1 and str(tokens[0]) in QUANTITIES:
        return [Tree(str(tokens[0]).replace("-", "_"), [], groups[0].meta), *groups[1:]]
    return groups


def _rest(
    context: Context,
    token: Token,
    signature: Signature,
    arguments: Arguments,
    head: Draft | None,
    parts: Sequence[Parsed],
) -> tuple[Binding | None, int | None, Block | None]:
    bound = maximum = inner = pending = None
    for piece in parts:
        match piece.data:
            case "bind":
                pending = piece
            case "max":
                maximum = _number(context, piece)
                if not signature.maximum:
                    context.report(codes.SURPLUS_OBJECT, f"`{token}` takes no `max`", place(piece))
            case "where":
                _where(context, arguments, piece)
            case "block":
                if signature.block == "none":
                    context.report(codes.SURPLUS_OBJECT, f"`{token}` takes no steps in braces", place(piece))
                bound, pending = _bound(context, token, signature, head, pending), None
                inner = block(context, piece)
            case _:
                attach(context, arguments, piece)
    return bound or _bound(context, token, signature, head, pending), maximum, inner


def _bound(
    context: Context, token: Token, signature: Signature, head: Draft | None, tree: Parsed | None
) -> Binding | None:
    """The name of what the verb produced, which holds from its own block on."""
    if tree is None:
        return None
    if signature.binds is None:
        context.report(codes.SURPLUS_OBJECT, f"`{token}` produces nothing that could be named", place(tree))
    return _binding(context, tree, _bound_sort(signature, head))


def _bound_sort(signature: Signature, head: Draft | None) -> str:
    if signature.binds != "object":
        return signature.binds or "any"
    return head.sort if head is not None and head.sort in ("card", "attribute", "icon") else "number"


def _implied(
    context: Context, signature: Signature, arguments: Arguments, head: Draft | None
) -> tuple[Qualifier, ...]:
    """The zones that the game fills in where the operation names none."""
    if head is None or _found_where_it_is(head):
        return ()
    implied = []
    for preposition, rule in context.dialect.game.verbs.get(signature.name, {}).items():
        zones = rule.default.get(head.sort)
        if zones and not arguments.has(preposition):
            atoms = tuple(Word(zone, "zone") for zone in zones.split("/"))
            implied.append(Qualifier(preposition, NounPhrase(None, (Group(atoms),), sort="zone"), implied=True))
    return tuple(implied)


def _found_where_it_is(head: Draft) -> bool:
    if any(preposition in ("in", "on", "of") for preposition, _, _ in head.attached):
        return True
    atoms = [atom for group in head.groups for atom in group.atoms]
    return any(isinstance(atom, Variable) or (isinstance(atom, Word) and atom.sense == "pronoun") for atom in atoms)


def _check_required(
    context: Context, token: Token, signature: Signature, target: NounPhrase | VerbPhrase | None, given: Sequence[object]
) -> None:
    slot = signature.object
    if slot is not None and slot.required and target is None:
        context.report(codes.MISSING_OBJECT, f"after `{token}` I expected what to {token}", place(token))
    elif slot is not None and isinstance(target, NounPhrase) and not slot.bare and _is_bare(target, given):
        message = f"after `{token} {_number_of(target)}` I expected what to {token}"
        context.report(codes.MISSING_OBJECT, message, target.span)
    names = {item.preposition for item in given if isinstance(item, Qualifier)}
    for name, wanted in signature.arguments.items():
        if wanted.required and name not in names:
            message = f"`{token}` needs `{name}` and where or what"
            context.report(codes.MISSING_OBJECT, message, place(token))
    if signature.block == "required":
        pass


def _is_bare(target: NounPhrase, given: Sequence[object]) -> bool:
    if target.groups or target.attached or target.quantity is None:
        return False
    return target.quantity.form not in ("top", "bottom", "rest") or not given


def _number_of(target: NounPhrase) -> str:
    quantity_ = target.quantity
    return str(quantity_.low) if quantity_ is not None and quantity_.low is not None else (
        quantity_.form if quantity_ is not None else "")


__all__ = ["block", "body", "check_zones", "signature_of"]
