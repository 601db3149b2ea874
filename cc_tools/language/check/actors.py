"""Who does a step: combinations of `may`, `opponent`, `both` and `you` that say nothing or contradict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import codes
from cc_tools.language.check.finding import finding
from cc_tools.language.walk import children
from cc_tools.model.tree import Effect, Node, Operation, Place, Step

PLAYERS = ("opponent", "both")


def actors(operation: Operation) -> Iterator[Diagnostic]:
    """Findings about the actors of all steps, in order."""
    yield from _within(operation, ())


def _within(node: Node, outside: tuple[str, ...]) -> Iterator[Diagnostic]:
    acting = outside
    if isinstance(node, Step):
        yield from _step(node, outside)
        acting = outside + node.actors
    elif isinstance(node, Effect) and node.block is not None:
        acting = ()
    for child in children(node):
        yield from _within(child, acting)


def _step(step: Step, outside: tuple[str, ...]) -> Iterator[Diagnostic]:
    who = [*outside]
    for index, actor in enumerate(step.actors):
        message = _wrong(actor, who, step.actors[:index])
        if message is not None:
            yield finding(codes.MISPLACED_WORD, message, _place(step, index))
        who.append(actor)


def _wrong(actor: str, outside: list[str], here: tuple[str, ...]) -> str | None:
    player: Any = next((one for one in reversed(outside) if one in (*PLAYERS, "you")), None)
    if actor == "may":
        return "`may` stands here twice" if "may" in here else None
    if actor == "you":
        return None if player in PLAYERS else "`you` is meant already: it stands only within `opponent` or `both`"
    if player == actor:
        return f"`{actor}` stands here twice"
    if player in PLAYERS:
        return f"`{actor}` cannot stand within `{player}`"
    return None


def _place(step: Step, index: int) -> Place:
    """Where an actor stands; between actors there is one space."""
    start = step.span[0] + sum(len(actor) + 1 for actor in step.actors[:index])
    return start, start + len(step.actors[index])
