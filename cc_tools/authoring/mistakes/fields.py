"""Mistakes in the keys and values of records: misspelt, misplaced, of the wrong type, out of range, left out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated, Any, get_args, get_origin

from pydantic import BaseModel

from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, line_end, misspelt, whole_lines
from cc_tools.authoring.mistakes.pool import Pool, Steps, entries
from cc_tools.games.package import installed
from cc_tools.load import Mapping as MappingNode, Node, Scalar, Sequence
from cc_tools.model.record import Words
from cc_tools.validate import Located


def unit(one: Located) -> str:
    """A record: a mistake in its shape leaves it out, so that no second one can be seen."""
    return f"{one.path}:{one.node.start}"


def replaced(one: Located, node: Node, text: str, meant: str | None = None) -> Mistake:
    """`text` in place of a node."""
    return Mistake(one.path, (Change(node.start, node.end, text),), (node.start,), unit(one), meant)


def senses(record: BaseModel, path: Steps = ()) -> Iterator[tuple[Steps, str]]:
    """The values of a record that have to be words of the vocabulary: where each stands, and its sense."""
    for name, info in type(record).model_fields.items():
        value = getattr(record, name)
        sense = next((mark.sense for mark in info.metadata if isinstance(mark, Words)), None) or _sense(info.annotation)
        yield from _senses(value, sense, (*path, name))


def _senses(value: Any, sense: str | None, path: Steps) -> Iterator[tuple[Steps, str]]:
    if isinstance(value, BaseModel):
        yield from senses(value, path)
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from _senses(part, sense, (*path, index))
    elif isinstance(value, str) and sense is not None:
        yield path, sense


def _sense(annotation: Any) -> str | None:
    if get_origin(annotation) is Annotated:
        return next((mark.sense for mark in get_args(annotation)[1:] if isinstance(mark, Words)), None)
    if get_origin(annotation) is dict:
        return None
    return next((sense for part in get_args(annotation) if (sense := _sense(part)) is not None), None)


def _misspelt_word(sense: str, pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    known = pool.words(sense)
    for one in pool.records():
        for path, found in senses(one.record):
            node = one.node.at(path)
            if found == sense and isinstance(node, Scalar) and len(node.text) > 2:
                yield replaced(one, node, misspelt(node.text, chance, known), node.text)


def _word_of(sense: str, other: str, pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """A word that exists, in a field of another sense."""
    strange = [word for word in pool.words(other) if word not in pool.words(sense)]
    for one in pool.records():
        for path, found in senses(one.record):
            node = one.node.at(path)
            if found == sense and isinstance(node, Scalar) and strange:
                yield replaced(one, node, chance.choice(strange))


def _keys(one: Located) -> Iterator[tuple[Scalar, Node]]:
    """The keys of a record that name fields: its own, and those of the mappings in its lists."""
    for key, value in entries(one.node):
        yield key, value
        if isinstance(value, Sequence):
            for item in value.items:
                yield from entries(item)


def _misspelt_key(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one in pool.records():
        known = [key.text for key, _ in _keys(one)]
        for key, _ in _keys(one):
            if len(key.text) > 2:
                yield replaced(one, key, misspelt(key.text, chance, known), key.text)


def _dropped_key(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """A key that every record of its kind needs is left out; the finding stands where the record begins."""
    for one in pool.records():
        needed = {name for name, info in type(one.record).model_fields.items() if info.is_required()}
        own = _kind_needs(one, pool)
        text = pool.text(one)
        for key, value in entries(one.node)[1:]:
            due = key.text in own or (key.text in needed and isinstance(value, Scalar))
            if due and not _in_flow(one, text):
                start, end = whole_lines(text, key.start, value.end)
                yield Mistake(one.path, (Change(start, end, ""),), (one.node.start,), unit(one), None)


def _kind_needs(one: Located, pool: Pool) -> tuple[str, ...]:
    """The fields that a card of this kind needs beyond what all cards have."""
    kinds = pool.game.game.words.get(getattr(type(one.record), "kind_field", ""), {})
    entry = kinds.get(getattr(one.record, "kind", ""))
    return entry.needs if entry is not None else ()


def _in_flow(one: Located, text: str) -> bool:
    """Whether a record is written on one line, in braces."""
    return text[one.node.start] == "{"


def _strange_key(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """A key that only other kinds of card have."""
    suits = pool.game.game.words
    for one in pool.records("cards"):
        kind = getattr(one.record, "kind", "")
        field = getattr(type(one.record), "kind_field", "")
        own = suits.get(field, {})[kind].fields
        strange = sorted({name for entry in own_entries(pool, field) for name in entry} - set(own))
        node = one.node.at((field,))
        if strange and isinstance(node, Scalar):
            at = line_end(pool.text(one), node.start)
            name = strange[len(one.id) % len(strange)]
            yield Mistake(one.path, (Change(at, at, f"  {name}: {_example(name)}\n"),), (at,), unit(one), None)


def own_entries(pool: Pool, field: str) -> list[tuple[str, ...]]:
    """The fields that each kind of card has alone."""
    return [entry.fields for entry in pool.game.game.words.get(field, {}).values()]


def _example(name: str) -> str:
    return {"away_teams": "5", "ship_token": "true"}.get(name, "available")


def _numbers(pool: Pool) -> Iterator[tuple[Located, Scalar]]:
    for one in pool.records():
        for key, value in _keys(one):
            if isinstance(value, Scalar) and key.text not in ("id", "name") and _is_number(value):
                yield one, value


def _is_number(value: Scalar) -> bool:
    return value.style == "plain" and value.text.lstrip("-").isdigit()


def _number_as_word(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, value in _numbers(pool):
        yield replaced(one, value, chance.choice(("three", "many", "2 or 3", "[2]")))


def _number_in_quotes(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, value in _numbers(pool):
        yield replaced(one, value, f'"{value.text}"', value.text)


def _number_out_of_range(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, value in _numbers(pool):
        yield replaced(one, value, chance.choice(("99999", "-99", "100000")))


def _list_as_value(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one in pool.records():
        for _key, value in entries(one.node):
            if isinstance(value, Sequence) and pool.text(one)[value.start] == "[":
                first = value.items[0] if value.items else None
                if isinstance(first, Scalar):
                    yield replaced(one, value, first.text)


def _value_as_list(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one in pool.records():
        for key, value in entries(one.node):
            if isinstance(value, Scalar) and value.style == "plain" and key.text != "id":
                yield replaced(one, value, f"[{value.text}]")


def _truth_as_word(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one in pool.records():
        for _key, value in entries(one.node):
            if isinstance(value, Scalar) and value.text in ("true", "false") and value.style == "plain":
                yield replaced(one, value, chance.choice(("yes", "ja", "1", "True")))


def _nothing_behind_key(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one in pool.records():
        for key, value in entries(one.node):
            if isinstance(value, Scalar) and value.style == "plain":
                change = Change(key.end, value.end, ":")
                alone = one.path if _in_flow(one, pool.text(one)) else unit(one)
                yield Mistake(one.path, (change,), (key.start,), alone, None)


def _malformed_id(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one in pool.records():
        node = one.node.at(("id",))
        if isinstance(node, Scalar) and one.id:
            bad = chance.choice(
                (node.text.title(), node.text.upper(), f"{node.text}-", node.text.replace("-", "_") + "_")
            )
            yield replaced(one, node, f'"{bad}"', node.text)


def _other_top_key(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for document in pool.workspace.documents:
        if document.path in pool.files and isinstance(document.root, MappingNode):
            key = document.root.entries[0][0]
            change = Change(key.start, key.end, misspelt(key.text, chance))
            yield Mistake(document.path, (change,), (key.start,), document.path, key.text)


_Finder = Callable[[Pool, random.Random], Iterator[Mistake]]
_SENSES = ("suit", "trait", "position", "skill", "focus", "mode")
"""Senses of words in fields, in the order of the page; those of further games follow."""
_STRANGE = (("suit", "trait"), ("trait", "suit"), ("position", "zone"), ("skill", "trait"), ("focus", "track"))


def _further() -> list[str]:
    """The senses that fields of the cards of any installed game have beyond those above."""
    models = [model for game in installed().values() for model in game.collections.values()]
    fields = [info for model in models for info in model.model_fields.values()]
    marked = {mark.sense for info in fields for mark in info.metadata if isinstance(mark, Words)}
    inside = {_sense(info.annotation) for info in fields} - {None}
    return sorted({*marked, *(sense for sense in inside if sense)} - set(_SENSES))


_WORDS: tuple[tuple[str, _Finder], ...] = (
    *((f"misspelt {sense} in its field", partial(_misspelt_word, sense)) for sense in (*_SENSES, *_further())),
    *((f"{other} in the field of a {sense}", partial(_word_of, sense, other)) for sense, other in _STRANGE),
)
_SHAPES: tuple[tuple[str, _Finder], ...] = (
    ("misspelt key", _misspelt_key),
    ("misspelt top-level key", _other_top_key),
    ("needed key left out", _dropped_key),
    ("key of another kind of card", _strange_key),
    ("nothing behind a key", _nothing_behind_key),
    ("word in place of a number", _number_as_word),
    ("number in quotes", _number_in_quotes),
    ("number out of range", _number_out_of_range),
    ("single value in place of a list", _list_as_value),
    ("list in place of a single value", _value_as_list),
    ("word in place of true or false", _truth_as_word),
    ("malformed id", _malformed_id),
)
KINDS = tuple(Kind("words in fields", name, find) for name, find in _WORDS) + tuple(
    Kind("shape of records", name, find) for name, find in _SHAPES
)
