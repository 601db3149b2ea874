"""Mistakes in operation strings, planted where the strings stand in their files."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial

from cc_tools.authoring.mistakes.excluded import STILL_SOUND
from cc_tools.authoring.mistakes.fields import unit
from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake
from cc_tools.authoring.mistakes.operations import KINDS_OF_OPERATIONS, Source, plant, source
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.games.package import installed
from cc_tools.language.dialect import Dialect
from cc_tools.language.reading import read
from cc_tools.link.operations import game_dialect
from cc_tools.load import Scalar


@cache
def _dialect(pool: Pool) -> Dialect:
    game = pool.game
    return game_dialect(game.game, game.terms, installed()[game.game.id].verbs)


@cache
def _source(pool: Pool, text: str) -> Source | None:
    return source(text, _dialect(pool))


def _planted(name: str, pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """One mistake in each string that has a place for it, at most one in a record."""
    for one in pool.records():
        for written in one.operations():
            node = one.node.at(written.path)
            given = _source(pool, written.text)
            if given is None or not isinstance(node, Scalar):
                continue
            planted = plant(name, given, chance)
            if planted is not None and not (name in STILL_SOUND and read(planted.text, given.dialect).sound):
                change = Change(
                    node.start, node.end, '"' + planted.text.replace("\\", "\\\\").replace('"', '\\"') + '"'
                )
                yield Mistake(one.path, (change,), (node.start,), unit(one), planted.meant)


KINDS = tuple(Kind("operations", name, partial(_planted, name)) for name in KINDS_OF_OPERATIONS)
