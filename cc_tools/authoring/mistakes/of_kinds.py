"""Mistakes in what belongs to a kind of card: operations of another kind, asterisks without a text, misspelt titles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from cc_tools.authoring.mistakes.cards import kind
from cc_tools.authoring.mistakes.fields import replaced, unit
from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, misspelt
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.load import Node, Scalar
from cc_tools.model.record import kind_of
from cc_tools.validate import Located

TITLE = "episode"


def _operation_of_other_card(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """The kind of an operation exchanged for one that this kind of card never has."""
    for one in pool.records("cards"):
        others = [name for name, entry in pool.game.game.kinds.items() if entry.cards and kind(one) not in entry.cards]
        for written in one.operations():
            node = one.node.at(written.path)
            if others and len(written.path) == 2 and isinstance(node, Scalar):
                own = kind_of(written.text)
                start = node.start + 1 + written.text.index(own)
                change = Change(start, start + len(own), chance.choice(others))
                yield Mistake(one.path, (change,), (node.start,), unit(one))


def _word_without_text(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """A number exchanged for the word that says that an operation gives it."""
    for one in pool.records("cards"):
        for node, word in _open_numbers(one):
            if not any(written.text.count(" set ") + written.text.count(" copy ") for written in one.operations()):
                yield replaced(one, node, word)


def _open_numbers(one: Located) -> Iterator[tuple[Node, str]]:
    """The numbers of a record in whose place a word may stand, and the word."""
    for name in type(one.record).model_fields:
        value = getattr(one.record, name)
        if isinstance(value, BaseModel):
            for inner, info in type(value).model_fields.items():
                for word in _literals(info.annotation):
                    if isinstance(getattr(value, inner), int):
                        yield one.node.at((name, inner)), word


def _literals(annotation: Any) -> Iterator[str]:
    """The words that a type has beside numbers."""
    parts = get_args(annotation)
    if any(get_origin(part) is Literal for part in parts):
        yield from (word for part in parts if get_origin(part) is Literal for word in get_args(part))


def _misspelt_title(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """The title of an episode that other cards have too."""
    for one in pool.records("cards"):
        node = one.node.at((TITLE,))
        if getattr(one.record, TITLE, None) and isinstance(node, Scalar) and node.style == "plain":
            wrong = misspelt(node.text, chance)
            if wrong.strip() == wrong:
                change = Change(node.start, node.end, wrong)
                yield Mistake(one.path, (change,), (node.start,), f"{TITLE} {node.text}", node.text)


KINDS = tuple(
    Kind("what belongs to a kind of card", name, find)
    for name, find in (
        ("operation of another kind of card", _operation_of_other_card),
        ("asterisk that no operation explains", _word_without_text),
        ("misspelt title of an episode", _misspelt_title),
    )
)
