"""What the kind of an operation asks of its steps, and its flags of what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import codes
from cc_tools.language.check.finding import finding
from cc_tools.language.check.found import Found
from cc_tools.language.dialect import Dialect
from cc_tools.language.elaborate.zones import listed
from cc_tools.language.harm import harm
from cc_tools.language.walk import nodes
from cc_tools.model.game import Kind
from cc_tools.model.tree import Act, Effect, Operation, Place, Qualifier, Requires

ENDINGS = ("time", "deed")


def kinds(operation: Operation, found: Found, dialect: Dialect) -> Iterator[Diagnostic]:
    """Findings about an operation of a known kind."""
    kind = dialect.game.kinds.get(operation.kind)
    if kind is None:
        return
    effects = [effect for effect in found.of(Effect) if effect.verb in dialect.verbs]
    if not kind.holds:
        yield from _continuous(operation, effects, dialect)
    if kind.needs:
        yield from _needed(operation, effects, kind)
    if kind.costs:
        yield from _costs(operation, dialect)
    yield from _blocks(found.of(Act), dialect)
    if dialect.game.attack in operation.flags:
        yield from _harmless(operation, found, dialect)


def _continuous(operation: Operation, effects: list[Effect], dialect: Dialect) -> Iterator[Diagnostic]:
    for effect in effects:
        if dialect.verbs[effect.verb].continuous and not _ends(effect):
            message = f"`{effect.verb}` holds on: in {operation.kind} it needs an end, such as `for turn`"
            yield finding(codes.MISPLACED_STATEMENT, message, effect.span)


def _ends(effect: Effect) -> bool:
    return any(
        isinstance(given, Qualifier) and given.preposition == "for" and given.noun.sort in ENDINGS
        for given in effect.arguments
    )


def _blocks(acts: Iterable[Act], dialect: Dialect) -> Iterator[Diagnostic]:
    """A block is no cost of what stands behind it: what is in it may be paid there."""
    for step in (step for act in acts for step in act.cost):
        effect = step.core
        known = dialect.verbs.get(effect.verb) if isinstance(effect, Effect) else None
        if isinstance(effect, Effect) and known is not None and known.block == "required" and not known.pays:
            message = f"a block of `{effect.verb}` is no cost that could be paid; `->` belongs into it"
            yield finding(codes.MISPLACED_STATEMENT, message, effect.span)


def _needed(operation: Operation, effects: list[Effect], kind: Kind) -> Iterator[Diagnostic]:
    if operation.body and not any(effect.verb in kind.needs for effect in effects):
        message = f"{operation.kind} is for steps with {listed(kind.needs)}, and here is none"
        yield finding(codes.MISPLACED_KIND, message, _capital_place(operation, operation.kind))


def _capital_place(operation: Operation, word: str) -> Place:
    """Where a flag or the kind stands; between capitals there is one space."""
    capitals = (*operation.flags, operation.kind)
    start = operation.span[0] + sum(len(capital) + 1 for capital in capitals[: capitals.index(word)])
    return start, start + len(word)


def _costs(operation: Operation, dialect: Dialect) -> Iterator[Diagnostic]:
    """Every step of such an operation is paid: what gains or holds on is no cost, and no cost is for another."""
    for statement in operation.body:
        if isinstance(statement, Requires):
            continue
        if isinstance(statement, Act) and statement.cost:
            message = f"in {operation.kind} every step is a cost already, so nothing stands before `->`"
            yield finding(codes.MISPLACED_STATEMENT, message, statement.span)
            continue
        for node in nodes(statement):
            if isinstance(node, Effect) and node.verb in dialect.verbs and not dialect.verbs[node.verb].pays:
                yield finding(codes.MISPLACED_STATEMENT, f"`{node.verb}` is no cost that could be paid", node.span)


def _harmless(operation: Operation, found: Found, dialect: Dialect) -> Iterator[Diagnostic]:
    """An attack has at least one step against the opponent. Of a verb that nobody knows that cannot be told."""
    unknown = any(effect.verb not in dialect.verbs for effect in found.of(Effect))
    if unknown or harm(operation, dialect.verbs):
        return
    message = f"{dialect.game.attack} is for steps against the opponent, and here is none"
    yield finding(codes.MISPLACED_KIND, message, _capital_place(operation, str(dialect.game.attack)))
