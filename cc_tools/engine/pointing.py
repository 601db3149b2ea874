"""What names of a frame stand for, and which players a word means there."""

from __future__ import annotations

from typing import Any

from cc_tools.engine.state import Frame, Player
from cc_tools.language import phrases
from cc_tools.model.tree import Atom, NounPhrase, Variable, Word


def pointed(frame: Frame, atom: Atom) -> list[Any]:
    """What `this`, `it` or `$x` stands for; nothing where the name stands for nothing."""
    if isinstance(atom, Variable):
        return as_list(frame.names.get(f"${atom.name}"))
    if isinstance(atom, Word) and atom.name == "this":
        return [] if frame.card is None else [frame.card]
    return as_list(frame.names.get("it"))


def everything_pointed(frame: Frame, noun: NounPhrase) -> list[Any]:
    """What the pointer of a phrase stands for, cards or words."""
    atom = phrases.pointer(noun)
    return [] if atom is None else pointed(frame, atom)


def as_list(value: Any) -> list[Any]:
    """A value as a list: of nothing, of its things, or of the only one."""
    if value is None:
        return []
    return value if isinstance(value, list) else list(value) if isinstance(value, tuple) else [value]


def players(frame: Frame, who: str) -> tuple[Player, ...]:
    """The players that a word means in a frame's eyes."""
    if who == "you":
        return (frame.actor,)
    return (1 - frame.actor,) if who == "opponent" else (frame.actor, 1 - frame.actor)


def asker(frame: Frame) -> Player | None:
    """The player in whose eyes a wildcard may stand for a trait: whoever's operation it is.

    What it forces on the opponent the opponent's wildcards need not fit (wild.5, attack.7).
    """
    return frame.actor if frame.actor == frame.player else None
