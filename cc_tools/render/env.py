"""What a part of a sentence needs to know about its surroundings while it is written or read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Env(NamedTuple):
    """`form`: the form that the template asks for. `subject`: who acts. `level`: 0 where statements are sentences.
    `tail`: nothing follows in the statement; `last`: no statement follows in the list. `depth`: choices around it.
    `dense`: alternatives take a slash.

    The others are hints for writing only: `agree` with what it agrees, `it` what `it` speaks of, `verb` and `sort`
    of the verb whose object it is, `amount` how many of it there are, `by` the word or class by which a template may
    vary besides form and sort (read by the rule that gives it, never handed on).
    """

    form: str = ""
    subject: str = "you"
    level: int = 0
    tail: bool = True
    last: bool = True
    depth: int = 0
    dense: bool = False
    agree: str = ""
    it: str = "it"
    verb: str = ""
    sort: str = ""
    amount: int | None = None
    by: str = ""

    def bare(self) -> Env:
        """Without the hints: all that a reader can know."""
        level = min(self.level, 1)
        return Env(self.form, self.subject, level, self.tail, self.last, self.depth, self.dense, verb=UNKNOWN)


UNKNOWN = "?"
"""The verb around it while a text is read: any may be."""


Enter = Callable[[Env], Env]


def same(env: Env) -> Env:
    """The part stands as its whole does."""
    return env


def agreeing(env: Env) -> Env:
    """As `reset`, but what it agrees with is kept: a preposition behind what it tells of."""
    return reset(env)._replace(agree=env.agree)


def reset(env: Env) -> Env:
    """The part stands for itself: a noun or a condition inside something else."""
    return Env(subject=env.subject, it=env.it)
