"""A trait that marks a kind of operation stands on just the cards that have one (trait.attack, trait.surprise).

Which trait marks what says its property in the vocabulary: `marks-attack` goes with the flag ATTACK, `marks-surprise`
with the kind SURPRISE.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Card, Content
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.rulings import settled

CODE = Code(
    "R027",
    "marked-operation",
    """A trait and the operations that it marks do not go together.

The trait Attack stands on the cards with an operation flagged ATTACK and on no other; likewise Surprise and Lower
Decker go with the operations SURPRISE and SUPPORT.

    traits: [klingon]                                # wrong: attack is missing
    operations:
    - "ATTACK PLAY: opponent discard card"

Add the trait, or correct the operation. Where a printed card differs, a ruling on it names the rule, which is `trait.`
and the trait: `trait.attack`.
""",
)
MARKS = "marks-"


@dataclass(frozen=True, slots=True)
class _Mark:
    """A trait's word, the flag or kind that it marks, and the rule that says so."""

    trait: str
    marked: str
    rule: str


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each face that has a mark without such an operation, or the operation without the mark."""
    marks = list(_marks(game))
    for card in game.cards.values():
        if not isinstance(card, Card):
            continue
        for mark in marks:
            if not settled(card, mark.rule):
                yield from _face(card, card.id, (), mark, game, places)
                for index, face in enumerate(card.faces):
                    yield from _face(face, card.id, ("faces", index), mark, game, places)


def _marks(game: GameCatalog) -> Iterator[_Mark]:
    for term in game.terms:
        for name in term.properties:
            marked = name.removeprefix(MARKS).upper()
            if name.startswith(MARKS) and (marked in game.game.kinds or marked in game.game.flags):
                for word in term.words:
                    yield _Mark(word, marked, f"trait.{word}")


def _face(
    face: Content, card: str, path: tuple[str | int, ...], mark: _Mark, game: GameCatalog, places: Places
) -> Iterator[Diagnostic]:
    operations = getattr(face, "operations", ())
    read = [(index, tree) for index, text in enumerate(operations) if (tree := game.trees.get(text)) is not None]
    if len(read) < len(operations):
        return
    marked = [index for index, tree in read if mark.marked == tree.kind or mark.marked in tree.flags]
    if marked and mark.trait not in face.traits:
        message = f"`{card}` has an operation {mark.marked} but not the trait {mark.trait}"
        yield Diagnostic(CODE, message, places.of("cards", card, (*path, "operations", marked[0])))
    if mark.trait in face.traits and not marked:
        message = f"`{card}` has the trait {mark.trait} but no operation {mark.marked}"
        where = (*path, "traits", face.traits.index(mark.trait))
        yield Diagnostic(CODE, message, places.of("cards", card, where))
