"""The values of instructions: names, numbers, noun phrases, named queries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import counting, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.state import Frame
from cc_tools.model.instructions import Amount, Query, Quoted, Size, Things, Value
from cc_tools.model.tree import NounPhrase


def value(game: Game, frame: Frame, wanted: Value) -> Any:
    """What a value is at this moment: a number, a word, or a list of copies or words. It changes nothing."""
    return _BY_KIND[wanted.__class__](game, frame, wanted)


def _name(game: Game, frame: Frame, wanted: str) -> Any:
    return frame.names.get(wanted) if wanted[0] in "$%" or wanted == "it" else wanted


def query(game: Game, frame: Frame, wanted: Query) -> Any:
    """The answer of a named query. Raises KeyError where there is none of that name."""
    return game.rules.queries[wanted.name](game, frame, *(value(game, frame, one) for one in wanted.arguments))


def named(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None) -> Any:
    """The things of a phrase: copies, or words where the phrase names words, or a number for an amount."""
    kind = counting.kind_of(noun)
    if kind == "variable":
        return nouns.everything_pointed(frame, noun) if not noun.attached else nouns.things(game, frame, noun)
    if kind in ("attribute", "icon") and not _cards(noun, kind):
        return counting.listed(game, frame, noun)
    if kind in ("resource", "track", "token", "value", "operation"):
        return game.rules.lists[kind](game, frame, noun, source)
    if kind == "number":
        counts = source is None and not noun.attached
        return counting.count(game, frame, noun) if counts else nouns.things(game, frame, noun, source)
    return nouns.things(game, frame, noun, source)


def _cards(noun: NounPhrase, kind: str) -> bool:
    """An icon word is a filter on cards unless it hangs on a card with `of`."""
    return kind == "icon" and not any(getattr(one, "preposition", None) == "of" for one in noun.attached)


def size(found: Any) -> int:
    """How many: the length of a list, the number itself, 0 for nothing."""
    if found is None:
        return 0
    return found if isinstance(found, int) else len(found)


_BY_KIND: Mapping[type, Callable[[Game, Frame, Any], Any]] = {
    str: _name,
    int: lambda game, frame, wanted: wanted,
    bool: lambda game, frame, wanted: wanted,
    tuple: lambda game, frame, wanted: wanted,
    type(None): lambda game, frame, wanted: None,
    Query: query,
    Things: lambda game, frame, wanted: named(game, frame, wanted.noun, wanted.source),
    Amount: counting.amount,
    Size: lambda game, frame, wanted: size(value(game, frame, wanted.of)),
    Quoted: lambda game, frame, wanted: wanted.noun,
    NounPhrase: lambda game, frame, wanted: named(game, frame, wanted, None),
}
