"""The Stardates of each mode: numbered from 1 without a gap, and just the last one ends the game (card.7, card.9)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Stardate
from cc_tools.language.walk import nodes
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with
from cc_tools.model.sequence import faults, spans
from cc_tools.model.tree import Word

SEQUENCE = Code(
    "R032",
    "stardate-sequence",
    """The Stardates of a mode are not numbered 1, 2, 3 and so on.

The Stardates marked for one way of playing form a pile in the order of their numbers. A number is missing or stands
twice.

    mode: 2-player
    sequence: 4

Correct the number or the mode, or add the Stardate that is missing.
""",
)
ENDING = Code(
    "R033",
    "stardate-ending",
    """Not just the last Stardate of a mode ends the game.

When the last Stardate of the pile is emptied the end of the game begins. The last one has to trigger it, and no other
may.

    emptied: "EMPTIED: trigger game-end"

Correct what happens when this Stardate is emptied, or its number.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """Findings about the pile of each mode, over all sets."""
    piles: dict[str, list[Stardate]] = defaultdict(list)
    for stardate in game.records("stardates"):
        if isinstance(stardate, Stardate):
            piles[stardate.mode].append(stardate)
    endings = words_with(game, "noun", "ends-game")
    for pile in piles.values():
        sequence = list(_sequence(pile, places))
        yield from sequence
        if not sequence:
            yield from _ending(pile, endings, game, places)


def _sequence(pile: list[Stardate], places: Places) -> Iterator[Diagnostic]:
    numbers = [stardate.sequence for stardate in pile]
    found = faults(numbers, len(numbers))
    for surplus in found.surplus:
        stardate = pile[surplus.index]
        span = places.of("stardates", stardate.id, ("sequence",))
        meant = str(surplus.meant) if surplus.meant is not None else None
        hint = f"; did you mean {meant}?" if meant else ""
        message = f"{stardate.sequence} does not fit into the sequence of the mode {stardate.mode}{hint}"
        yield Diagnostic(SEQUENCE, message, span, suggestion=meant)
    for first, _ in spans(found.missing):
        place = next((stardate for stardate in pile if stardate.sequence == first - 1), pile[0])
        message = f"the mode {place.mode} has no Stardate {first}"
        yield Diagnostic(SEQUENCE, message, places.of("stardates", place.id, ("sequence",)))


def _ending(pile: list[Stardate], endings: frozenset[str], game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    last = max(stardate.sequence for stardate in pile)
    for stardate in pile:
        tree = game.trees.get(stardate.emptied)
        if tree is None:
            continue
        ends = any(isinstance(node, Word) and node.name in endings and node.sense == "noun" for node in nodes(tree))
        span = places.of("stardates", stardate.id, ("emptied",))
        if ends and stardate.sequence < last:
            yield Diagnostic(ENDING, f"this Stardate ends the game, and {last} is the last of its mode", span)
        if not ends and stardate.sequence == last:
            yield Diagnostic(ENDING, f"the last Stardate of the mode {stardate.mode} does not end the game", span)
