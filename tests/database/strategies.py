"""Trees and catalogs made at random, for the laws."""

from __future__ import annotations

import types
from dataclasses import fields
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from cc_tools.model import tree
from cc_tools.model.catalog import Catalog, Entry, GameCatalog, Linked, Printed
from cc_tools.model.game import CardSet, Game
from cc_tools.model.names import address
from cc_tools.model.record import Printing, kind_of
from cc_tools.model.text import LANGUAGES, Closed, Language, Names
from cc_tools.model.tree import Operation
from tests.database.sample import TREES, Opening, Piece

DEEPEST = 5
Made = TypeVar("Made")
SLUGS = st.text("abc", min_size=1, max_size=4)
NAMES = st.text(min_size=1, max_size=12)
WORDS = st.sampled_from(["a", "b-c", "日誌", 'x"y', ""])


@st.composite
def values(draw: st.DrawFn, annotation: Any, depth: int = 0) -> Any:
    """A value of a type as the tree's fields have it; below some depth the smallest one."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return draw(st.sampled_from(args))
    if origin in (Union, types.UnionType):
        if types.NoneType in args and (depth > DEEPEST or draw(st.booleans())):
            return None
        kinds = [arg for arg in args if arg is not types.NoneType]
        return draw(values(draw(st.sampled_from(kinds)), depth))
    if origin is tuple and args[-1] is Ellipsis:
        size = 0 if depth > DEEPEST else draw(st.integers(0, 2))
        return tuple(draw(values(args[0], depth)) for _ in range(size))
    if origin is tuple:
        return tuple(draw(values(arg, depth)) for arg in args)
    return draw(_plain(annotation) if annotation in (str, int, bool) else nodes(annotation, depth + 1))


def _plain(kind: type) -> st.SearchStrategy[Any]:
    return {str: WORDS, int: st.integers(0, 99), bool: st.booleans()}[kind]


@st.composite
def nodes(draw: st.DrawFn, cls: type[Made], depth: int = 0) -> Made:
    """A node of the tree with every field drawn."""
    hints = get_type_hints(cls, vars(tree))
    given = {field.name: draw(values(hints[field.name], depth)) for field in fields(cast(Any, cls))}
    return cls(**given)


@st.composite
def pieces(draw: st.DrawFn, own: str) -> Piece:
    return Piece(
        id=own,
        name=draw(NAMES),
        names=Names(ja=draw(st.none() | NAMES), reading=draw(st.none() | NAMES)),
        rank=draw(WORDS),
        moves=tuple(draw(st.lists(WORDS, max_size=2))),
        colours=tuple(draw(st.lists(WORDS, max_size=2))),
        worth=draw(st.none() | st.floats(allow_nan=False, allow_infinity=False)),
        royal=draw(st.booleans()),
        order=draw(st.integers(-(2**40), 2**40)),
        promotes_to=tuple(draw(st.lists(SLUGS, max_size=2))),
        operations=tuple(draw(st.lists(st.sampled_from(sorted(TREES)), max_size=2))),
        printings=tuple(Printing(number=number) for number in draw(st.lists(NAMES, max_size=2))),
    )


@st.composite
def games(draw: st.DrawFn, own: str) -> GameCatalog:
    """A game whose parts fit together; its mappings are in any order."""
    sets = draw(st.lists(SLUGS, min_size=1, max_size=3, unique=True))
    found = [draw(pieces(card)) for card in draw(st.lists(SLUGS, max_size=4, unique=True))]
    place = st.sampled_from([*sets, ""])

    def entries(records: list[Closed]) -> tuple[Entry, ...]:
        return tuple(Entry(r, draw(place), draw(NAMES), draw(st.integers(1, 2**31))) for r in records)

    openings = [Opening(id=i, name=draw(NAMES), lines={"b": {2: 1}, "a": {}}) for i in draw(st.sets(SLUGS, max_size=2))]
    collections = {"cards": entries([*found]), "b-cards": entries([*openings]), 'x"y': ()}
    texts = draw(st.lists(st.sampled_from(sorted(TREES)) | NAMES, max_size=4))
    languages: st.SearchStrategy[Language] = st.sampled_from(LANGUAGES)
    return GameCatalog(
        game=Game(id=own, name=draw(NAMES), kinds={}, words={}, setup={"z": 1, "a": [None, draw(NAMES)]}),
        sets=tuple(CardSet(id=s, name=draw(NAMES), order=draw(st.integers(1, 9))) for s in sets),
        entries={name: collections[name] for name in draw(st.permutations(sorted(collections)))},
        printings=tuple(
            Printed(c.id, draw(st.sampled_from(sets)), p.number, draw(st.none() | NAMES), draw(st.none() | SLUGS))
            for c in found
            for p in c.printings
        ),
        operations=tuple(
            Linked(address(c.id, kind_of(text), number), "cards", c.id, text)
            for c in found
            for number, text in enumerate(c.operations, 1)
        ),
        trees={text: draw(st.sampled_from(sorted(TREES.items())))[1] for text in texts},
        sentences={text: draw(st.dictionaries(languages, NAMES, max_size=2)) for text in texts[1:]},
    )


@st.composite
def catalogs(draw: st.DrawFn) -> Catalog:
    """Catalogs of games whose names would clash in SQL."""
    chosen = draw(st.lists(st.sampled_from(["a", "a-b", "a-b-c"]), unique=True))
    return Catalog({own: draw(games(own)) for own in chosen})


COLLECTIONS = {own: {"cards": Piece, "b-cards": Opening, 'x"y': Opening} for own in ("a", "a-b", "a-b-c")}
operations: st.SearchStrategy[Operation] = nodes(Operation)
