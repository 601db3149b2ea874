"""The values of instructions: names, numbers, noun phrases, named queries, each compiled once into a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from cc_tools.engine import counting, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pointing import everything_pointed
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Frame
from cc_tools.language import phrases
from cc_tools.model.instructions import Amount, Name, Query, Quoted, Size, Things, Value
from cc_tools.model.tree import NounPhrase, VerbPhrase

Getter = Callable[[Game, Frame], Any]
"""Gives a value at this moment: a number, a word, or a list of copies or words. It changes nothing."""

LISTS = (list, tuple)


def value(game: Game, frame: Frame, wanted: Value) -> Any:
    """What a value is at this moment."""
    return getter(game.pool, wanted)(game, frame)


def query(game: Game, frame: Frame, wanted: Query) -> Any:
    """The answer of a named query. Raises KeyError where there is none of that name."""
    return game.pool.once("query", wanted, _query)(game, frame)


def getter(pool: Pool, wanted: Value) -> Getter:
    """What gives a value. Raises KeyError where a query has no function of its name."""
    return _BY_KIND[wanted.__class__](pool, wanted)


def sizer(pool: Pool, wanted: Value) -> Callable[[Game, Frame], int]:
    """What gives how many a value is."""
    if isinstance(wanted, int):
        return lambda game, frame: wanted
    get = getter(pool, wanted)
    return lambda game, frame: size(get(game, frame))


def size(found: Any) -> int:
    """How many: the length of a list, the number itself, 0 for nothing."""
    if found is None:
        return 0
    return found if isinstance(found, int) else len(found)


def single(found: Any) -> Any:
    """The first thing of a list (nothing of an empty one), or what is no list."""
    if isinstance(found, LISTS):
        return found[0] if found else None
    return found


def _constant(pool: Pool, wanted: Any) -> Getter:
    return lambda game, frame: wanted


def _name(pool: Pool, wanted: Name) -> Getter:
    return (lambda game, frame: frame.names.get(wanted)) if _is_name(wanted) else _constant(pool, wanted)


def _is_name(wanted: str) -> bool:
    """Whether a word is a name of the frame."""
    return wanted[0] in "$%" or wanted == "it"


def _query(pool: Pool, wanted: Query) -> Getter:
    function = pool.rules.queries[wanted.name]
    if not wanted.arguments:
        return function
    kinds = "".join(_argument(one) for one in wanted.arguments)
    parts = [getter(pool, one) if kind == COMPUTED else one for kind, one in zip(kinds, wanted.arguments, strict=True)]
    found: Getter = _calling(kinds)(function, *parts)
    return found


NAMED, FIXED, COMPUTED = "nfc"
"""Arguments of a query that are read from the frame's names, that are what they are, that are computed first."""


def _argument(wanted: Value) -> str:
    if isinstance(wanted, str):
        return NAMED if _is_name(wanted) else FIXED
    return FIXED if wanted is None or isinstance(wanted, int) else COMPUTED


@cache
def _calling(kinds: str) -> Callable[..., Getter]:
    """What makes of a function and its arguments, each of a kind, a getter that calls it without further ado."""
    written = {NAMED: "frame.names.get(a{})", FIXED: "a{}", COMPUTED: "a{}(game, frame)"}
    names = ", ".join(f"a{number}" for number in range(len(kinds)))
    given = ", ".join(written[kind].format(number) for number, kind in enumerate(kinds))
    made: Callable[..., Getter] = eval(f"lambda call, {names}: lambda game, frame: call(game, frame, {given})")
    return made


def _size(pool: Pool, wanted: Size) -> Getter:
    return sizer(pool, wanted.of)


def _things(pool: Pool, wanted: Things) -> Getter:
    """What gives the things of a phrase: copies, or words where it names words, or a number for an amount."""
    noun, source = wanted.noun, wanted.source
    kind = phrases.kind_of(noun)
    if kind == "variable" and not noun.attached:
        return lambda game, frame: everything_pointed(frame, noun)
    if kind == "attribute" or (kind == "icon" and phrases.behind(noun, "of") is not None):
        return lambda game, frame: counting.listed(game, frame, noun)
    if kind in ("resource", "track", "token", "value", "operation"):
        listing = pool.rules.lists[kind]
        return lambda game, frame: listing(game, frame, noun, source)
    if kind == "number" and source is None and not noun.attached:
        return counting.counter(pool, noun)
    return nouns.lookup(pool, noun, source)


_BY_KIND: Mapping[type, Callable[[Pool, Any], Getter]] = {
    str: _name,
    int: _constant,
    bool: _constant,
    tuple: _constant,
    type(None): _constant,
    Query: _query,
    Things: _things,
    Amount: counting.reckoned,
    Size: _size,
    Quoted: lambda pool, wanted: _constant(pool, wanted.noun),
    NounPhrase: lambda pool, wanted: _things(pool, Things(wanted)),
    VerbPhrase: _constant,
}
