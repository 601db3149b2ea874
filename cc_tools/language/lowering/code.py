"""The assembler: what verbs and statements write their instructions with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from cc_tools.language.signature import Signature
from cc_tools.model.instructions import (
    Amount,
    Ask,
    Branch,
    Call,
    Change,
    Done,
    Each,
    Emit,
    Happening,
    Instruction,
    Jump,
    Let,
    Move,
    Name,
    Program,
    Query,
    Return,
    Things,
    Value,
    Would,
)
from cc_tools.model.tree import Block, Condition, Effect, NounPhrase, Place, Quantity, Repeat, Variable

_TARGETS = ("otherwise", "end", "target")
MANY = 999
"""More than there ever are of anything."""


class Code:
    """Instructions being written. Labels are negative numbers until `finished` turns them into positions.

    `actor` is who acts at this point (`you`, `opponent` or a name of the frame), `rest` the steps of the payment
    under way that are still to come, `block` writes what a verb has in braces.
    """

    def __init__(self, verbs: Mapping[str, Signature]) -> None:
        self.verbs = verbs
        self.actor: Value = "you"
        self.rest: tuple[Effect, ...] = ()
        self.held: list[Name] = []
        self.later: frozenset[str] = frozenset()
        self.uses: Mapping[str, tuple[str, ...]] = {}
        self.block: Callable[[Block], None] | None = None
        self._written: list[Instruction] = []
        self._labels: dict[int, int] = {}
        self._made = 0
        self.exit = self.label()

    # --- positions ---------------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """Where the next instruction will stand."""
        return len(self._written)

    def label(self) -> int:
        """A new label, to be placed later."""
        self._made += 1
        self._labels[-self._made] = -1
        return -self._made

    def place(self, label: int, position: int | None = None) -> None:
        """The label is here, or at a position."""
        self._labels[label] = self.position if position is None else position

    def name(self, stem: str) -> Name:
        """A new name of the frame."""
        self._made += 1
        return f"%{stem}{self._made}"

    def add(self, *instructions: Instruction) -> None:
        self._written.extend(instructions)

    def at(self, position: int) -> Instruction | None:
        """The instruction at a position, if one stands there yet."""
        return self._written[position] if position < len(self._written) else None

    def change(self, position: int, instruction: Instruction) -> None:
        """Another instruction in place of the one at a position."""
        self._written[position] = instruction

    def belongs(self, start: int, step: Place) -> None:
        """What waits or calls from a position on belongs to the step that stands at this place in the text."""
        for at in range(start, self.position):
            instruction = self._written[at]
            if isinstance(instruction, Ask | Call) and instruction.step is None:
                self._written[at] = replace(instruction, step=step)

    def insert(self, position: int, instruction: Instruction) -> None:
        """An instruction before the one at a position; labels behind it move along."""
        self._written.insert(position, instruction)
        self._labels = {label: at + 1 if at > position else at for label, at in self._labels.items()}

    def finished(self) -> tuple[Instruction, ...]:
        """The instructions with positions in place of labels, and the return behind them that `exit` leads to."""
        self.place(self.exit)
        self.add(Return())
        return tuple(self._resolved(instruction) for instruction in self._written)

    def procedure(self, name: str) -> Program:
        """What was written as a program that others call by its name."""
        return Program(name, self.finished())

    def _resolved(self, instruction: Instruction) -> Instruction:
        found: dict[str, Any] = {}
        for field in _TARGETS:
            value = getattr(instruction, field, None)
            if isinstance(value, int) and value < 0:
                found[field] = self._labels[value]
        if isinstance(instruction, Ask) and instruction.branches:
            found["branches"] = tuple(self._labels[label] for label in instruction.branches)
        return replace(instruction, **found) if found else instruction

    # --- values ------------------------------------------------------------------------------------------------

    def let(self, value: Value, stem: str = "v", needs: Value = None, verb: str | None = None) -> Name:
        """A new name for a value."""
        name = self.name(stem)
        self.add(Let(name, value, needs, verb))
        return name

    def amount(self, effect: Effect) -> Value:
        """The number of a counted verb: what stands before its object times `per`, plus `plus`, at most `max`."""
        noun = effect.object if isinstance(effect.object, NounPhrase) else None
        quantity = noun.quantity.low if noun and noun.quantity else None
        return counted(effect, 1 if quantity is None else quantity)

    def number(self, effect: Effect, question: str) -> Name:
        """The same as a name; a range (`1..3`, `up to 2`) is asked for."""
        quantity = effect.object.quantity if isinstance(effect.object, NounPhrase) else None
        low, high = bounds(quantity)
        if low == high or argument(effect, "per") is not None:
            return self.let(self.amount(effect), "n")
        name = self.name("n")
        self.add(Ask(name, question, Query("numbers", (low, high)), 1, 1))
        return name

    # --- things ------------------------------------------------------------------------------------------------

    def objects(self, effect: Effect, verb: str | None = None, source: NounPhrase | None = None) -> Name:
        """What the step acts on: named without asking where there is nothing to choose, else picked by the actor."""
        assert isinstance(effect.object, NounPhrase)
        return self.things(effect.object, verb or effect.verb, source or argument(effect, "from"), bound(effect))

    def things(self, noun: NounPhrase, verb: str, source: NounPhrase | None = None, into: Name | None = None) -> Name:
        """The things of a noun phrase for a verb, under a new name or `into`."""
        name = into or self.name("things")
        low, high = bounds(noun.quantity)
        if not chosen(noun):
            self.add(Let(name, Things(noun, source), low, verb))
        else:
            consumes = self.verbs[verb].places if verb in self.verbs else False
            self.add(Ask(name, verb, Things(noun, source), low, high, needs=low, consumes=consumes))
        return name

    @contextmanager
    def each(self, over: Name, into: Name = "%each") -> Iterator[Name]:
        """The instructions inside are carried out once for each thing."""
        at, end, again = self.name("at"), self.label(), self.label()
        self.add(Let(at, 0))
        self.place(again)
        self.add(Each(over, into, at, end))
        yield into
        self.add(Jump(again))
        self.place(end)

    @contextmanager
    def when(self, test: Condition | Query) -> Iterator[None]:
        """The instructions inside are carried out only if the test holds."""
        end = self.label()
        self.add(Branch(test, end))
        yield
        self.place(end)

    def relocate(
        self,
        verb: str,
        things: Value,
        area: str | None,
        *,
        owner: Value = None,
        position: str = "top",
        host: Value = None,
        target: Value = None,
        source: Value = None,
        kept: Name | None = None,
    ) -> Name:
        """Cards change their place by a verb: replacements first, then the move, then the event for each card.

        Returns the name of all that moved, with what shared their fate; `kept` are those of the things that did.
        """
        kept, moved, end = kept or self.name("kept"), self.name("moved"), self.label()
        event = Happening(verb, things, target=target or area, source=source or Query("area-names", (things,)))
        whence = self.let(Query("area-names", (things,)), "whence")
        self.add(
            Would(replace(event, source=whence), end, kept),
            Move(kept, verb, area, owner, position, host, moved),
            Emit(replace(event, things=moved, source=whence)),
        )
        self.place(end)
        return moved

    def count(
        self, verb: str, holder: Value, counter: Value, by: Value, *, sign: int = 1, into: Name | None = None
    ) -> Name:
        """A counter changes by a verb, and the event follows."""
        changed, end = into or self.name("changed"), self.label()
        event = Happening(verb, words=counter, amount=by)
        self.add(
            Would(event, end),
            Change(holder, counter, by, changed, sign),
            Emit(replace(event, amount=changed)),
        )
        self.place(end)
        return changed

    def done(self, test: Condition | Query | None = None) -> None:
        self.add(Done(test))


def bound(effect: Effect | Repeat) -> Name | None:
    """The name that `as $x` gives."""
    return f"${effect.bind.name}" if effect.bind else None


def argument(effect: Effect, preposition: str) -> NounPhrase | None:
    """The noun behind a preposition of the verb."""
    for one in effect.arguments:
        if one.preposition == preposition:
            return one.noun
    return None


def counted(effect: Effect, quantity: int) -> Value:
    """So many times what `per` and `plus` count, at most `max`."""
    return Amount(quantity, argument(effect, "per"), argument(effect, "plus"), effect.maximum)


def bounds(quantity: Quantity | None) -> tuple[int, int]:
    """The least and the most that a quantity lets a player pick."""
    if quantity is None:
        return 1, 1
    low = quantity.low or 0
    match quantity.form:
        case "exactly" | "top" | "bottom" | "another":
            return (quantity.low or 1, quantity.low or 1)
        case "between":
            return low, quantity.high or low
        case "at-least":
            return low, MANY
        case "up-to" | "at-most":
            return 0, low
        case _:
            return 0, MANY


def chosen(noun: NounPhrase) -> bool:
    """Whether a player picks among the things named; what is pointed at (`this`, `$x`, all) is not picked."""
    form = noun.quantity.form if noun.quantity else None
    if form in ("all", "top", "bottom", "rest", "no"):
        return False
    of = [one for one in noun.attached if getattr(one, "preposition", None) == "of"]
    return not (noun.quantity is None and pointed(noun)) and not (form is None and bool(of) and len(noun.groups) == 0)


def pointed(noun: NounPhrase) -> bool:
    """Whether the phrase is nothing but `this`, `it` or a name (`$x`)."""
    if len(noun.groups) != 1 or len(noun.groups[0].atoms) != 1 or noun.attached or noun.where:
        return False
    atom = noun.groups[0].atoms[0]
    return isinstance(atom, Variable) or getattr(atom, "sense", None) == "pronoun"
