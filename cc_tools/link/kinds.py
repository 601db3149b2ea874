"""Which kinds of operation go with which kinds of card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cc_tools.diagnostics import Diagnostic
from cc_tools.link import codes
from cc_tools.load import Scalar
from cc_tools.model.game import Game
from cc_tools.model.record import Card
from cc_tools.model.tree import Operation
from cc_tools.validate import Located


def check(located: Located, game: Game, trees: Mapping[str, Operation]) -> Iterator[Diagnostic]:
    """A finding for each operation of a kind that this kind of card never has; `trees` are operations by text."""
    card = located.record
    if not isinstance(card, Card):
        return
    for one in located.operations():
        tree, scalar = trees.get(one.text), located.node.at(one.path)
        kind = game.kinds.get(tree.kind) if tree is not None else None
        face = _kind_of_face(card, one.path)
        if tree is None or kind is None or not kind.cards or face in kind.cards or not isinstance(scalar, Scalar):
            continue
        message = f"only a card of {card.kind_field} {' or '.join(kind.cards)} has {tree.kind}; this one is {face}"
        yield Diagnostic(codes.WRONG_CARD, message, scalar.place(0, len(tree.kind)))


def _kind_of_face(card: Card, path: tuple[str | int, ...]) -> str:
    """The kind (suit, type) of the face that the operation at `path` stands on."""
    name, number = (*path, None, None)[:2]
    face = getattr(card, str(name))[number] if name in card.parts and isinstance(number, int) else card
    return str(getattr(face, card.kind_field, card.kind))
