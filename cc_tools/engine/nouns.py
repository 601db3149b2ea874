"""What a noun phrase names at this moment: copies of cards, and whether one copy fits it.

Every phrase is compiled once into functions over a game and a frame: where to look (`looking`), and what has to match
there (`fitting`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cc_tools.engine import fitting, looking
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.language import phrases
from cc_tools.model.tree import Atom, NounPhrase

Lookup = Callable[[Game, Frame], list[Copy]]
"""Gives all copies that fit a phrase."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """A noun phrase ready for use: where it looks, what has to match there, and whether it says where to look."""

    domain: looking.Domain
    test: fitting.Test
    placed: bool


def things(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None = None) -> list[Copy]:
    """All copies that fit, in the order of their areas; the quantity of the phrase is left to whoever asks.

    `source` is the noun behind the verb's `from` or `in`, where it has one.
    """
    return found(game, frame, compiled(game.pool, noun, source))


def found(game: Game, frame: Frame, one: Compiled) -> list[Copy]:
    """All copies that fit a compiled phrase."""
    test, ignored = one.test, game.ignored
    if ignored:
        return [copy for copy in one.domain(game, frame) if copy not in ignored and test(game, frame, copy)]
    return [copy for copy in one.domain(game, frame) if test(game, frame, copy)]


def lookup(pool: Pool, noun: NounPhrase, source: NounPhrase | None = None) -> Lookup:
    """What gives all copies that fit a phrase."""
    one = compiled(pool, noun, source)
    domain, test = one.domain, one.test

    def find(game: Game, frame: Frame) -> list[Copy]:
        if game.ignored:
            return found(game, frame, one)
        return [copy for copy in domain(game, frame) if test(game, frame, copy)]

    return find


def fits(game: Game, frame: Frame, noun: NounPhrase, copy: Copy) -> bool:
    """Whether a copy fits the phrase, wherever it lies unless the phrase says."""
    one = compiled(game.pool, noun)
    if not one.test(game, frame, copy):
        return False
    return not one.placed or copy in one.domain(game, frame)


def matches(game: Game, frame: Frame, noun: NounPhrase, copy: Copy) -> bool:
    """Whether the words of the phrase fit a copy, wherever it lies."""
    return compiled(game.pool, noun).test(game, frame, copy)


def compiled(pool: Pool, noun: NounPhrase, source: NounPhrase | None = None) -> Compiled:
    """The phrase compiled, from the pool's store."""
    if source is None:
        return pool.once("noun", noun, _compiled)
    by_source = pool.once("noun from", noun, _by_source)
    if id(source) not in by_source:
        by_source[id(source)] = (_compiled(pool, noun, source), source)
    return by_source[id(source)][0]


def _by_source(pool: Pool, noun: NounPhrase) -> dict[int, tuple[Compiled, NounPhrase]]:
    return {}


def _compiled(pool: Pool, noun: NounPhrase, source: NounPhrase | None = None) -> Compiled:
    return Compiled(looking.domain(pool, noun, source), fitting.phrase(pool, noun), phrases.placed(noun))


def atom_fits(game: Game, frame: Frame, atom: Atom, copy: Copy) -> bool:
    """Whether one word fits a copy."""
    return game.pool.once("atom", atom, fitting.atom)(game, frame, copy)
