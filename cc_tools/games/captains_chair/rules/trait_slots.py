"""The slots of a board for marked traits: each is a trait or a kind of slot of the vocabulary (crew.khan.9)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic, respelled
from cc_tools.games.captains_chair.records import Board
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places

CODE = Code(
    "R031",
    "trait-slot",
    """A slot for marked traits is no trait, or the same trait has two slots.

A slot holds a trait of the vocabulary, or a word of the sense `trait-slot` that says which traits may be chosen.

    trait_slots: [cloak, docter]                     # wrong: doctor

Correct the spelling, or delete the second slot.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each slot that is unknown or repeated."""
    traits = {word for term in game.terms if term.category is not None and not term.is_selector for word in term.words}
    known = traits | set(game.game.words.get("trait-slot", {}))
    for entry in game.entries.get("board", ()):
        board = entry.record
        if not isinstance(board, Board):
            continue
        for index, slot in enumerate(board.trait_slots):
            span = places.of("board", board.id, ("trait_slots", index))
            if slot not in known:
                yield respelled(CODE, f"`{slot}` is no trait and no kind of slot", span, slot, known)
            elif slot in board.trait_slots[:index]:
                yield Diagnostic(CODE, f"`{slot}` has a slot already", span)
