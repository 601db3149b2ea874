"""Statements and the steps that hold other steps: what is done, by whom, and under which condition."""

from __future__ import annotations

from cc_tools.language import codes
from cc_tools.language.elaborate.attach import Arguments, attach
from cc_tools.language.elaborate.conditions import condition, narrow
from cc_tools.language.elaborate.context import Context, place, token, trees
from cc_tools.language.elaborate.effects import effect, number
from cc_tools.language.elaborate.nouns import draft, quantity
from cc_tools.language.signature import COUNTED, Signature, Slot
from cc_tools.language.syntax import Parsed
from cc_tools.model.tree import Act, Binding, Block, Choose, Core, Each, If, Repeat, Requires, Statement, Step

EACH = Slot(("card", "token", "attribute", "icon", "track", "mission", "resource"))
REPEATED = Signature("repeat", arguments={"per": COUNTED})


def body(context: Context, tree: Parsed | None) -> tuple[Statement, ...]:
    """The statements of `body`, in order."""
    statements: list[Statement] = []
    for piece in trees(tree) if tree is not None else ():
        statement = _requires(context, piece) if piece.data == "requires" else _act(context, piece)
        if isinstance(statement, Requires) and any(isinstance(before, Act) for before in statements):
            context.report(codes.MISPLACED_STATEMENT, "`requires` stands before every step", place(token(piece)))
        statements.append(statement)
    return tuple(statements)


def _requires(context: Context, tree: Parsed) -> Requires:
    held, *bind = trees(tree)
    read = condition(context, held)
    return Requires(read, _bind(context, bind[0], "card") if bind else None, span=place(tree))


def _bind(context: Context, tree: Parsed, sort: str) -> Binding:
    return context.bind(token(tree, "VAR"), sort)


def _act(context: Context, tree: Parsed) -> Act:
    lists = [piece for piece in trees(tree) if piece.data == "steps"]
    cost = _steps(context, lists[0]) if len(lists) > 1 else ()
    before = context.steps_before
    context.steps_before = 0 if cost else before
    steps = _steps(context, lists[-1])
    context.steps_before += before if cost else 0
    unless = next((condition(context, piece) for piece in trees(tree) if piece.data != "steps"), None)
    return Act(steps, cost, unless, span=place(tree))


def _steps(context: Context, tree: Parsed) -> tuple[Step, ...]:
    return tuple(_step(context, step) for step in trees(tree))


def _step(context: Context, tree: Parsed) -> Step:
    *actors, inner = trees(tree)
    made = Step(core(context, inner), tuple(str(actor.data) for actor in actors), span=place(tree))
    context.steps_before += 1
    return made


def core(context: Context, tree: Parsed) -> Core:
    """A step without its actors."""
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
            return effect(context, tree, block)


def block(context: Context, tree: Parsed) -> Block:
    """`{ … }`, or the body of a branch."""
    inner = tree if tree.data == "body" else next(iter(trees(tree)), None)
    if inner is None:
        context.report(codes.EMPTY, "between these braces I expected a step", place(tree))
    return Block(body(context, inner), span=place(tree))


def _if(context: Context, tree: Parsed) -> If:
    held, then, *rest = trees(tree)
    read = condition(context, held)
    outside = dict(context.bindings)
    first = block(context, then)
    within = context.bindings
    context.bindings = outside
    otherwise = core(context, rest[0]) if rest else None
    context.join(within)
    return If(read, first, otherwise, span=place(tree))


def _each(context: Context, tree: Parsed) -> Each:
    noun, *rest, inner = trees(tree)
    arguments = Arguments(None)
    things = draft(context, noun, EACH)
    arguments.chain.drafts.append(things)
    maximum = None
    for piece in rest:
        if piece.data == "max":
            maximum = number(context, piece)
        elif piece.data == "where":
            narrow(context, arguments, piece)
        else:
            attach(context, arguments, piece)
    with context.pronoun(things.sort), context.branch():
        carried = block(context, inner)
    return Each(things.finish(), carried, maximum, span=place(tree))


def _repeat(context: Context, tree: Parsed) -> Repeat:
    times, *rest, inner = trees(tree)
    arguments = Arguments(REPEATED)
    bound = None
    for piece in rest:
        if piece.data == "bind":
            bound = _bind(context, piece, "number")
        elif piece.data == "max":
            context.report(codes.SURPLUS_OBJECT, "`repeat` takes no `max`; write `repeat up to`", place(piece))
        else:
            attach(context, arguments, piece)
    with context.branch():
        carried = block(context, inner)
    return Repeat(quantity(context, times), carried, arguments.finish(), bound, span=place(tree))


def _choose(context: Context, tree: Parsed) -> Choose:
    pieces = trees(tree)
    times = bound = None
    if tree.data == "choose":
        times = quantity(context, pieces.pop(0))
        if pieces[0].data == "bind":
            bound = _bind(context, pieces.pop(0), "number")
    branches = tuple(_branch(context, piece) for piece in pieces)
    most = max(times.low or 1, times.high or 1) if times else 1
    if times is not None and most > len(branches):
        context.report(codes.BAD_NUMBER, f"there are only {len(branches)} branches to choose from", times.span)
    return Choose(branches, times, bound, span=place(tree))


def _branch(context: Context, tree: Parsed) -> Block:
    """One branch; names bound in it may be bound again in the next, as only one of them comes about."""
    with context.branch():
        return block(context, tree)
