"""Parts of an operation as sentences of their own: a step, a cost, what is required. Names keep their meaning."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cc_tools.language.walk import nodes
from cc_tools.model.text import Language
from cc_tools.model.tree import (
    Act,
    Block,
    Choose,
    Condition,
    Each,
    Effect,
    If,
    Operation,
    Place,
    Repeat,
    Requires,
    Statement,
    Step,
)
from cc_tools.render.bindings import annotate
from cc_tools.render.env import Env
from cc_tools.render.renderer import Renderer
from cc_tools.render.tokens import Token, joined

CORES = (Effect, If, Each, Repeat, Choose, Block)


@dataclass(frozen=True)
class Parts:
    """Writes parts of operations in one language, without the kind that heads the operation."""

    renderer: Renderer
    language: Language

    def step(self, operation: Operation, place: Place, *, bought: bool = False) -> str | None:
        """What the step at a place of the operation's text does, as told to the one who does it; None if none is there.

        With `bought` a step that buys something is told with what it buys.
        """
        known = annotate(operation)
        found = next((one for one in nodes(known) if isinstance(one, CORES) and one.span == place), None)
        if found is None:
            return None
        offers = (act for act in nodes(known) if bought and isinstance(act, Act) and _offers(act, place))
        deal = next(offers, None)
        if deal is not None:
            return self._written(operation, (replace(deal, cost=_willing(deal.cost), unless=None),))
        if isinstance(found, Block):
            return self._written(operation, found.statements)
        return self._written(operation, (Act((Step(found),)),))

    def branches(self, operation: Operation, place: Place) -> list[str]:
        """The alternatives of the choice at a place of the operation's text, in order; empty if none is there."""
        known = annotate(operation)
        found = next((one for one in nodes(known) if isinstance(one, Choose) and one.span == place), None)
        return [] if found is None else [self._written(operation, one.statements) for one in found.branches]

    def whole(self, operation: Operation) -> str:
        """All that an operation does."""
        return self._written(operation, annotate(operation).body)

    def requirement(self, operation: Operation, condition: Condition) -> str:
        """What an operation requires, as a sentence."""
        return self._written(operation, (Requires(condition),))

    def cost(self, operation: Operation) -> str | None:
        """What has to be paid before the operation does anything; None where that is nothing."""
        act = next((one for one in annotate(operation).body if isinstance(one, Act)), None)
        return self._written(operation, (Act(act.cost),)) if act is not None and act.cost else None

    def _written(self, operation: Operation, statements: tuple[Statement, ...]) -> str:
        writer = self.renderer.writers[self.language]
        tokens, _ = writer.write("operation", Operation(operation.kind, body=statements), Env())
        made = joined(writer.morphology.finish(tokens))
        return "".join(token.text for token in made[_head(made) :]).lstrip(" :,、：")


def _head(tokens: tuple[Token, ...]) -> int:
    """How many tokens say of what kind the operation is."""
    return next((index + 1 for index, token in enumerate(tokens) if token.kind == "kind"), 0)


def _offers(act: Act, place: Place) -> bool:
    """Whether the act is bought by a step at that place that may be left."""
    return any("may" in step.actors and step.core.span == place for step in act.cost)


def _willing(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    return tuple(replace(step, actors=tuple(actor for actor in step.actors if actor != "may")) for step in steps)
