"""The typed tree of an operation: slotted dataclasses, made by the language, stored in a catalog.

Every node knows its place in the string (`span`, characters from 0, end exclusive), which takes no part
in comparison: two operations are equal when they mean the same. The parse tree is not kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Place = tuple[int, int]


def _place() -> Place:
    return field(default=(0, 0), compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a vocabulary in one of its senses (`discard` the zone, `discard` the deed)."""

    name: str
    sense: str
    negated: bool = False
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Reference:
    """`@slug`: a card of that name; `operation` where the game's vocabulary reserves the name."""

    slug: str
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Variable:
    """`$name`: what an earlier step has named."""

    name: str
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose thing: `opponent` or `both` before a noun or a zone."""

    who: str
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Nested:
    """Words in brackets, all of which have to match: `(deployed ship)`."""

    groups: tuple[Group, ...]
    span: Place = _place()


Atom = Word | Reference | Variable | Owner | Nested


@dataclass(frozen=True, slots=True)
class Group:
    """Alternatives: `person/cargo`. One atom is the common case."""

    atoms: tuple[Atom, ...]
    span: Place = _place()


QuantityForm = Literal[
    "exactly", "at-least", "at-most", "up-to", "between", "all", "any", "any-number", "no", "rest", "top", "bottom",
    "another",
]


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many: `low` holds the only number of a form that has one, `high` the second of `1..3`."""

    form: QuantityForm
    low: int | None = None
    high: int | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Qualifier:
    """A preposition with its noun, attached to a noun (`in log`) or to a verb (`from hand`).

    `implied` marks a default that the string does not write.
    """

    preposition: str
    noun: NounPhrase
    implied: bool = field(default=False, compare=True)
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Exclusion:
    """`except X`: left out; with a preposition (`except from market`) the thing left out is so related."""

    noun: NounPhrase
    preposition: str | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """Things: how many, which words match, and what is attached, in the order written."""

    quantity: Quantity | None
    groups: tuple[Group, ...]
    attached: tuple[Qualifier | Exclusion, ...] = ()
    where: Condition | None = None
    sort: str = field(default="", compare=False)
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class VerbPhrase:
    """A deed named inside a continuous effect: `warp ship` in `cannot warp ship`; several verbs with `/`."""

    verbs: tuple[str, ...]
    object: NounPhrase | None
    span: Place = _place()


# --- conditions -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AnyOf:
    parts: tuple[Condition, ...]
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class AllOf:
    parts: tuple[Condition, ...]
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Not:
    part: Condition
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Have:
    """`[who] have A & B`: each item is there."""

    who: str | None
    items: tuple[NounPhrase, ...]
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Is:
    """`X is Y`; with a preposition `X is from Y`."""

    subject: NounPhrase
    predicate: NounPhrase
    preposition: str | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Compare:
    left: NounPhrase
    operator: str
    right: NounPhrase
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Shares:
    """`X shares trait with Y`."""

    subject: NounPhrase
    shared: NounPhrase
    other: NounPhrase
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Some:
    variable: str
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Done:
    """`done`, or with `all` every step so far."""

    all: bool = False
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class OptionIs:
    """`option NAME is VALUE`: a rules option of the game."""

    option: str
    value: str
    span: Place = _place()


Condition = AnyOf | AllOf | Not | Have | Is | Compare | Shares | Some | Done | OptionIs


# --- what is done -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Binding:
    """`as $name`."""

    name: str
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Effect:
    """A verb with what it acts on. `arguments` are the qualifiers that belong to the verb, in canonical order."""

    verb: str
    object: NounPhrase | VerbPhrase | None = None
    arguments: tuple[Qualifier | Exclusion, ...] = ()
    sign: str | None = None
    bind: Binding | None = None
    maximum: int | None = None
    block: Block | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: Block
    otherwise: Core | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Each:
    things: NounPhrase
    block: Block
    maximum: int | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Repeat:
    times: Quantity
    block: Block
    arguments: tuple[Qualifier | Exclusion, ...] = ()
    bind: Binding | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Choose:
    """`either { A | B }` (one branch; `times` is None) or `choose 2 { … }`."""

    branches: tuple[Block, ...]
    times: Quantity | None = None
    bind: Binding | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Block:
    statements: tuple[Statement, ...]
    span: Place = _place()


Core = Effect | If | Each | Repeat | Choose | Block


@dataclass(frozen=True, slots=True)
class Step:
    """What one actor does. `actors` from the outside in: `may`, `opponent`, `both`, `you`."""

    core: Core
    actors: tuple[str, ...] = ()
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Requires:
    condition: Condition
    bind: Binding | None = None
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Act:
    """`cost -> steps unless condition`; `cost` is empty where there is no arrow."""

    steps: tuple[Step, ...]
    cost: tuple[Step, ...] = ()
    unless: Condition | None = None
    span: Place = _place()


Statement = Requires | Act


# --- the head ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """`[who] verb object` with its limits (`by attack`); `who` is None for the card's own player."""

    verb: str
    object: NounPhrase | None = None
    who: str | None = None
    arguments: tuple[Qualifier | Exclusion, ...] = ()
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class Trigger:
    """`after`, `before`, `when` or `would` (`when would`) one of these events."""

    moment: Literal["after", "before", "when", "would"]
    events: tuple[Event, ...]
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class While:
    condition: Condition
    span: Place = _place()


@dataclass(frozen=True, slots=True)
class During:
    time: NounPhrase
    span: Place = _place()


Clause = Trigger | While | During


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: flags and kind in capitals, clauses of the head, statements of the body."""

    kind: str
    flags: tuple[str, ...] = ()
    clauses: tuple[Clause, ...] = ()
    body: tuple[Statement, ...] = ()
    span: Place = _place()


Node = (
    Operation | Clause | Event | Statement | Step | Core | Condition | NounPhrase | VerbPhrase | Group | Atom | Quantity
    | Qualifier | Exclusion | Binding
)
