"""Which cards somebody means who types a name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from cc_tools.cli.table.names import Names
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.rules import Definition
from cc_tools.engine.state import Player

Fit = Literal["name", "words", "part"]
"""How well a text fits a card: its whole name, the beginning or whole words of it, a part of it."""


@dataclass(frozen=True, slots=True)
class Known:
    """A card with the side that is up, and what it is called."""

    definition: Definition
    side: int
    called: frozenset[str]


@dataclass(frozen=True, slots=True)
class Hit:
    """The cards that fit best, and how well they do."""

    cards: list[Known]
    fit: Fit


def found(game: Game, player: Player, text: str, names: Names, *, seen_only: bool = False) -> Hit | None:
    """The cards that a player may mean by their id or name (in the language or in English); None where there is none.

    Of equal fit those that the player sees come before all others of the game, which anybody may look up too.
    """
    wanted = text.casefold().strip()
    if not wanted:
        return None
    places = [list(seen(game, player, names))]
    if not seen_only:
        places.append([_known(one, 0, names) for one in game.pool.definitions if one.record is not None])
    word = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    ways: tuple[tuple[Fit, tuple[Callable[[str], object], ...]], ...] = (
        ("name", (wanted.__eq__,)),
        ("words", (lambda name: name.startswith(wanted), word.search)),
        ("part", (lambda name: wanted in name,)),
    )
    for fit, tests in ways:
        for known in places:
            for test in tests:
                cards = [one for one in known if any(map(test, one.called))]
                if cards:
                    return Hit(cards, fit)
    return None


def seen(game: Game, player: Player, names: Names) -> Iterable[Known]:
    """One of each card that a player sees."""
    known: dict[str, Known] = {}
    for copy in range(len(game.state.cards)):
        own = game.definition(copy)
        if own.record is not None and own.id not in known and sees(game, player, copy):
            known[own.id] = _known(own, game.state.faces.get(copy, 0), names)
    return known.values()


def _known(own: Definition, side: int, names: Names) -> Known:
    return Known(own, side, frozenset(_called(own, names)))


def _called(own: Definition, names: Names) -> Iterator[str]:
    full = names.card(own.id).casefold()
    yield from (own.id, own.id.replace("-", " "), full, names.title(own.id).casefold())
    yield " ".join(re.findall(r"[^\s()（）,、]+", full))
    yield from (face.name.casefold() for face in own.faces if face.slugs)
