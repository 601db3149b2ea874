"""Typed tree to canonical string: `print_operation(read(s)) ` parses to the same tree."""

from __future__ import annotations

from collections.abc import Iterable

from cc_tools.model.tree import (
    Act,
    AllOf,
    AnyOf,
    Atom,
    Block,
    Choose,
    Clause,
    Compare,
    Condition,
    Core,
    Done,
    During,
    Each,
    Effect,
    Event,
    Exclusion,
    Group,
    Have,
    If,
    Is,
    Nested,
    Not,
    NounPhrase,
    Operation,
    OptionIs,
    Owner,
    Qualifier,
    Quantity,
    Reference,
    Repeat,
    Requires,
    Shares,
    Some,
    Statement,
    Step,
    Trigger,
    Variable,
    VerbPhrase,
    While,
    Word,
)


def print_operation(operation: Operation) -> str:
    """The canonical string of an operation."""
    head = " ".join([*operation.flags, operation.kind, *map(_clause, operation.clauses)])
    return f"{head}: {_statements(operation.body)}".rstrip()


def _clause(clause: Clause) -> str:
    match clause:
        case Trigger(moment, events):
            word = "when would" if moment == "would" else moment
            return f"{word} {' or '.join(map(_event, events))}"
        case While(held):
            return f"while {print_condition(held)}"
        case During(time):
            return f"during {print_noun(time)}"


def _event(event: Event) -> str:
    return _joined(event.who, event.verb, _object(event.object), *_arguments(event.arguments), *_narrowed(event))


def _joined(*parts: str | None) -> str:
    return " ".join(part for part in parts if part)


def _statements(statements: Iterable[Statement]) -> str:
    return "; ".join(map(_statement, statements))


def _statement(statement: Statement) -> str:
    match statement:
        case Requires(held, bind):
            return _joined("requires", print_condition(held), f"as ${bind.name}" if bind else None)
        case Act(steps, cost, unless):
            arrow = f"{print_steps(cost)} ->" if cost else None
            return _joined(arrow, print_steps(steps), f"unless {print_condition(unless)}" if unless else None)


def print_steps(steps: Iterable[Step]) -> str:
    """Steps of one statement, with those who carry them out."""
    return ", ".join(_joined(*step.actors, print_core(step.core)) for step in steps)


def print_core(core: Core) -> str:
    """The string of one step without its actors."""
    match core:
        case Effect():
            return _effect(core)
        case If(held, then, otherwise):
            behind = f"else {print_core(otherwise)}" if otherwise else None
            return _joined("if", print_condition(held), _block(then), behind)
        case Each(things, block, maximum):
            narrowed = _where(things)
            return _joined("each", _noun(things), f"max {maximum}" if maximum else None, narrowed, _block(block))
        case Repeat(times, block, arguments, bind):
            named = f"as ${bind.name}" if bind else None
            return _joined("repeat", _quantity(times), *_arguments(arguments), named, _block(block))
        case Choose(branches, times, bind):
            how = "either" if times is None else f"choose {_quantity(times)}"
            named = f"as ${bind.name}" if bind else None
            inner = " | ".join(_statements(branch.statements) for branch in branches)
            return _joined(how, named, f"{{ {inner} }}")
        case Block():
            return _block(core)


def _block(block: Block) -> str:
    inner = _statements(block.statements)
    return f"{{ {inner} }}" if inner else "{ }"


def _effect(effect: Effect) -> str:
    return _joined(
        effect.verb,
        _signed(effect.sign, _object(effect.object)),
        *_arguments(effect.arguments),
        f"max {effect.maximum}" if effect.maximum else None,
        f"as ${effect.bind.name}" if effect.bind else None,
        *_narrowed(effect),
        _block(effect.block) if effect.block else None,
    )


def _signed(sign: str | None, text: str | None) -> str | None:
    return f"{sign}{text or ''}" if sign else text


def _object(target: NounPhrase | VerbPhrase | None) -> str | None:
    match target:
        case None:
            return None
        case VerbPhrase(verbs, inner):
            return _joined("/".join(verbs), _noun(inner) if inner else None)
        case NounPhrase():
            return _noun(target)


def _arguments(arguments: Iterable[Qualifier | Exclusion]) -> list[str]:
    return [_attached(given) for given in arguments if not (isinstance(given, Qualifier) and given.implied)]


def _attached(given: Qualifier | Exclusion) -> str:
    if isinstance(given, Exclusion):
        return _joined("except", given.preposition, _noun(given.noun))
    return _joined(given.preposition, _noun(given.noun))


def _narrowed(owner: Effect | Event) -> list[str]:
    """The `where` of any noun in the step: it stands last, whatever noun it narrows."""
    nouns = [owner.object.object if isinstance(owner.object, VerbPhrase) else owner.object]
    nouns += [given.noun for given in owner.arguments]
    return [text for noun in nouns if noun is not None and (text := _where(noun))]


def _where(noun: NounPhrase) -> str | None:
    """The `where` of a noun or of what is attached to it."""
    if noun.where is not None:
        return f"where {print_condition(noun.where)}"
    return next((text for given in noun.attached if (text := _where(given.noun))), None)


def print_noun(noun: NounPhrase) -> str:
    """The string of a noun phrase, its `where` included."""
    return _joined(_noun(noun), _where(noun))


def _noun(noun: NounPhrase) -> str:
    quantity = _quantity(noun.quantity) if noun.quantity else None
    return _joined(quantity, *map(_group, noun.groups), *map(_attached, noun.attached))


def _group(group: Group) -> str:
    return "/".join(map(_atom, group.atoms))


def _atom(atom: Atom) -> str:
    match atom:
        case Word(name, _, negated):
            return f"non-{name}" if negated else name
        case Reference(slug):
            return f"@{slug}"
        case Variable(name):
            return f"${name}"
        case Owner(who):
            return who
        case Nested(groups):
            return f"({' '.join(map(_group, groups))})"


def _quantity(quantity: Quantity) -> str:
    match quantity.form:
        case "exactly":
            return str(quantity.low)
        case "at-least":
            return f"{quantity.low}+"
        case "between":
            return f"{quantity.low}..{quantity.high}"
        case form:
            word = form if form == "any-number" else form.replace("-", " ")
            return _joined(word, str(quantity.low) if quantity.low is not None else None)


def print_condition(condition: Condition) -> str:
    """The string of a condition."""
    match condition:
        case AnyOf(parts):
            return " or ".join(map(_part_of_any, parts))
        case AllOf(parts):
            return " and ".join(map(_part_of_all, parts))
        case Not(part):
            return f"not {_bracketed(part, AnyOf, AllOf)}"
        case Have(who, items):
            narrowed = next((text for item in items if (text := _where(item))), None)
            return _joined(who, "have", " & ".join(map(_noun, items)), narrowed)
        case Is(subject, predicate, preposition):
            return _joined(_noun(subject), "is", preposition, _noun(predicate))
        case Compare(left, operator, right):
            return _joined(_noun(left), operator, _noun(right))
        case Shares(subject, shared, other):
            return _joined(_noun(subject), "shares", _noun(shared), "with", _noun(other))
        case Some(name):
            return f"some ${name}"
        case Done(every):
            return "all done" if every else "done"
        case OptionIs(option, value):
            return f"option {option} is {value}"


def _part_of_any(part: Condition) -> str:
    return _bracketed(part, AnyOf)


def _part_of_all(part: Condition) -> str:
    return _bracketed(part, AnyOf, AllOf)


def _bracketed(part: Condition, *loose: type) -> str:
    text = print_condition(part)
    return f"({text})" if isinstance(part, loose) else text
