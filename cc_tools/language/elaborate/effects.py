"""Effects: a verb with its object, its arguments, and what it names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from lark import Token, Tree

from cc_tools.language import codes
from cc_tools.language.dialect import OPENERS
from cc_tools.language.elaborate.attach import Arguments, attach
from cc_tools.language.elaborate.conditions import narrow
from cc_tools.language.elaborate.context import Context, place, token, trees
from cc_tools.language.elaborate.nouns import ANYTHING, HIGHEST, Draft, draft
from cc_tools.language.elaborate.words import expected
from cc_tools.language.signature import Signature, Slot, maybe
from cc_tools.language.syntax import Parsed
from cc_tools.model.tree import (
    Binding,
    Block,
    Effect,
    Group,
    NounPhrase,
    Qualifier,
    Variable,
    VerbPhrase,
    Word,
)

BlockReader = Callable[[Context, Parsed], Block]

UNKNOWN = Signature("", maybe("any", bare=True), {}, binds="any", maximum=True, signed=True, block="optional")
"""What an unknown verb is read with, so that it is the only finding."""
KEEPS_SORT = ("card", "attribute", "icon")
QUANTITIES = frozenset({"all", "no", "any-number", "another"})
FOLLOW = (codes.WRONG_TYPE, codes.WRONG_PREPOSITION, codes.MISPLACED_WORD, codes.IMPOSSIBLE, codes.DEAD_END)
"""Findings that may only follow from an unknown verb."""
PARTS = ("top", "bottom", "rest")


@dataclass(slots=True)
class Reader:
    """One effect while it is read."""

    context: Context
    verb: Token
    signature: Signature
    arguments: Arguments
    head: Draft | None = None
    deeds: VerbPhrase | None = None
    bound: Binding | None = None
    maximum: int | None = None
    block: Block | None = None

    def target(self) -> NounPhrase | VerbPhrase | None:
        """What the verb acts on."""
        inner = self.head.finish() if self.head is not None else None
        return VerbPhrase(self.deeds.verbs, inner, span=self.deeds.span) if self.deeds is not None else inner


def effect(context: Context, tree: Parsed, read_block: BlockReader) -> Effect:
    """Read one effect; `read_block` reads the steps in braces of verbs that take them."""
    verb = token(tree, "NAME")
    signature = signature_of(context, verb)
    before = len(context.findings)
    reader = Reader(context, verb, signature, Arguments(signature))
    parts = trees(tree)
    if parts and parts[0].data == "np":
        _object(reader, parts.pop(0))
    sign = next((str(child) for child in tree.children if isinstance(child, Token) and child.type == "SIGN"), None)
    if sign is not None and not signature.signed:
        context.report(codes.SURPLUS_OBJECT, f"`{verb}` takes no sign before its number", place(verb))
    _rest(reader, parts, read_block)
    target = reader.target()
    given = (*reader.arguments.finish(), *_implied(reader))
    if signature is UNKNOWN:
        context.forget(before, FOLLOW)
    if not reader.arguments.cut:
        _check_complete(reader, target, given)
    name = signature.name or str(verb)
    return Effect(name, target, given, sign, reader.bound, reader.maximum, reader.block, span=place(tree))


def signature_of(context: Context, verb: Token) -> Signature:
    """The signature of a verb of a step; a permissive one, and a finding, where there is no such verb."""
    verbs = context.dialect.verbs
    found = verbs.get(str(verb))
    if found is not None and found.step:
        return found
    steps = [name for name, signature in verbs.items() if signature.step]
    if found is not None:
        context.report(codes.UNKNOWN_VERB, f"`{verb}` is an event to wait for, never a step", place(verb))
    else:
        message = f"`{verb}` is no verb of this game"
        context.unknown(codes.UNKNOWN_VERB, message, place(verb), str(verb), steps, OPENERS)
    return UNKNOWN


def number(context: Context, tree: Parsed) -> int:
    """The number of `max N`."""
    found = int(str(token(tree, "INT")))
    if not 1 <= found <= HIGHEST:
        context.report(codes.BAD_NUMBER, f"{found} is outside 1 to {HIGHEST}", place(tree))
    return found


def _object(reader: Reader, tree: Parsed) -> None:
    context, signature = reader.context, reader.signature
    if signature.deeds:
        _deeds(reader, tree)
        return
    if signature.object is None:
        cut = draft(context, tree)
        reader.arguments.chain.drafts.append(cut)
        if not cut.cut or cut.groups:
            context.report(codes.SURPLUS_OBJECT, f"`{reader.verb}` takes no object", place(tree))
        return
    reader.head = draft(context, tree, signature.object)
    fits = signature.object.accepts(reader.head.sort)
    reader.arguments.moved = reader.head.sort if fits else "any"
    reader.arguments.chain.drafts.append(reader.head)


def _deeds(reader: Reader, tree: Parsed) -> None:
    """`cannot enlist/gain card`: verbs, then what they act on."""
    context = reader.context
    first, *rest = trees(tree)
    if first.data != "group":
        context.report(codes.WRONG_TYPE, f"after `{reader.verb}` I expected a verb", place(first))
        reader.deeds = VerbPhrase((), None, span=place(tree))
        return
    verbs = [token(atom) for atom in trees(first) if atom.data == "atom"]
    known = context.dialect.verbs
    for verb in verbs:
        if str(verb) not in known:
            context.unknown(codes.UNKNOWN_VERB, f"`{verb}` is no verb of this game", place(verb), str(verb), known)
    reader.deeds = VerbPhrase(tuple(str(verb) for verb in verbs), None, span=place(tree))
    if rest:
        reader.head = draft(context, Tree("np", _quantified(rest)), reader.signature.object or ANYTHING)
        reader.arguments.chain.drafts.append(reader.head)


def _quantified(groups: list[Parsed]) -> list[Parsed | Token]:
    """The object of a deed. Behind its verb a quantity has been read as a word: `must pick all crew`."""
    atoms = trees(groups[0])
    word = token(atoms[0]) if len(atoms) == 1 and atoms[0].data == "atom" else None
    if len(groups) > 1 and word is not None and str(word) in QUANTITIES:
        return [Tree(str(word).replace("-", "_"), [word]), *groups[1:]]
    return [*groups]


def _rest(reader: Reader, parts: Sequence[Parsed], read_block: BlockReader) -> None:
    context, signature = reader.context, reader.signature
    pending: Parsed | None = None
    for piece in parts:
        match piece.data:
            case "bind":
                pending = piece
            case "max":
                reader.maximum = number(context, piece)
                _check_maximum(reader, piece)
            case "where":
                narrow(context, reader.arguments, piece)
            case "block":
                _bind(reader, pending)
                pending = None
                if signature.block == "none":
                    context.report(codes.SURPLUS_OBJECT, f"`{reader.verb}` takes no steps in braces", place(piece))
                reader.block = _own_block(reader, piece, read_block)
            case _:
                attach(context, reader.arguments, piece)
    _bind(reader, pending)


def _own_block(reader: Reader, tree: Parsed, read_block: BlockReader) -> Block:
    if not reader.signature.continuous:
        return read_block(reader.context, tree)
    with reader.context.operation():
        return read_block(reader.context, tree)


def _check_maximum(reader: Reader, tree: Parsed) -> None:
    if not reader.signature.maximum:
        reader.context.report(codes.SURPLUS_OBJECT, f"`{reader.verb}` takes no `max`", place(tree))
    elif reader.signature is not UNKNOWN and not reader.arguments.has("per") and not reader.arguments.has("plus"):
        message = "`max` caps what `per` counts, and there is no `per` here"
        reader.context.report(codes.SURPLUS_OBJECT, message, place(tree))


def _bind(reader: Reader, tree: Parsed | None) -> None:
    """The name of what the verb produced, which holds from its own block on."""
    if tree is None:
        return
    if reader.signature.binds is None:
        message = f"`{reader.verb}` produces nothing that could be named"
        reader.context.report(codes.SURPLUS_OBJECT, message, place(tree))
    reader.bound = reader.context.bind(token(tree, "VAR"), _bound_sort(reader.signature, reader.head))


def _bound_sort(signature: Signature, head: Draft | None) -> str:
    if signature.binds != "object":
        return signature.binds or "any"
    return head.sort if head is not None and head.sort in KEEPS_SORT else "number"


def _implied(reader: Reader) -> tuple[Qualifier, ...]:
    """The zones that the game fills in where the operation names none."""
    head = reader.head
    if head is None or _found_where_it_is(head):
        return ()
    implied = []
    for preposition, rule in reader.context.dialect.game.verbs.get(reader.signature.name, {}).items():
        zones = rule.default.get(head.sort)
        if zones and not reader.arguments.has(preposition):
            implied.append(_implied_zone(preposition, zones))
    return tuple(implied)


@lru_cache(maxsize=256)
def _implied_zone(preposition: str, zones: str) -> Qualifier:
    """`from` the zones, joined by `/`; one object for all operations, since it stands nowhere in them."""
    atoms = tuple(Word(zone, "zone") for zone in zones.split("/"))
    return Qualifier(preposition, NounPhrase(None, (Group(atoms),), sort="zone"), implied=True)


def _found_where_it_is(head: Draft) -> bool:
    if any(hung.name in ("in", "on", "of") for hung in head.attached):
        return True
    atoms = [atom for group in head.groups for atom in group.atoms]
    return any(isinstance(atom, Variable) or (isinstance(atom, Word) and atom.sense == "pronoun") for atom in atoms)


def _check_complete(
    reader: Reader, target: NounPhrase | VerbPhrase | None, given: Sequence[object]
) -> None:
    context, verb, signature = reader.context, reader.verb, reader.signature
    slot = signature.object
    if slot is not None and target is None and (slot.required or signature.deeds):
        context.report(codes.MISSING_OBJECT, f"after `{verb}` I expected {_wanted(verb, signature, slot)}", place(verb))
    elif slot is not None and isinstance(target, NounPhrase) and not target.groups:
        _check_part(reader, target, slot, given)
    for name, wanted in signature.arguments.items():
        if wanted.required and not reader.arguments.has(name):
            message = f"`{verb}` needs `{name}` and {expected(context, wanted)}"
            context.report(codes.MISSING_OBJECT, message, place(verb))
    if signature.block == "required" and reader.block is None:
        context.report(codes.MISSING_OBJECT, f"`{verb}` needs steps in braces", place(verb))
    if signature.named and reader.bound is None:
        message = f"`{verb}` is for nothing unless it names what it finds: `as $x`"
        context.report(codes.MISSING_OBJECT, message, place(verb))


def _wanted(verb: Token, signature: Signature, slot: Slot) -> str:
    if signature.deeds:
        return f"a verb, such as `{verb} draw`"
    return f"what to {verb}" if slot.sorts != ("number",) else "a number"


def _check_part(reader: Reader, target: NounPhrase, slot: Slot, given: Sequence[object]) -> None:
    """A number alone says what is counted only where the verb counts one thing, or `of` or a deck tells it."""
    part = target.quantity is not None and target.quantity.form in PARTS and (given or target.attached)
    if slot.bare or part or any(hung.preposition == "of" for hung in (reader.head.attached if reader.head else ())):
        if not slot.accepts(target.sort):
            message = f"`{reader.verb}` takes {expected(reader.context, slot)}, and this is none"
            reader.context.report(codes.WRONG_TYPE, message, target.span)
        return
    message = f"after `{reader.verb}` I expected what to {reader.verb}, not a number alone"
    reader.context.report(codes.MISSING_OBJECT, message, target.span)
