"""Mistakes in decks that players build: too many of a card, too few cards, and what belongs beside the deck."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cc_tools.authoring.mistakes.fields import replaced
from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, line_end, line_start
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.games.deck_building import COLLECTION, deck_building
from cc_tools.load import Scalar, Sequence
from cc_tools.model.catalog import Entry, GameCatalog
from cc_tools.validate import Located

KEPT = 10
"""So many lines stay of a deck that is cut short."""


def _lists(pool: Pool, field: str) -> Iterator[tuple[Located, Sequence]]:
    """A list of every deck, with the deck."""
    for one in pool.records(COLLECTION):
        node = one.node.at((field,))
        if isinstance(node, Sequence):
            yield one, node


def _cards(pool: Pool) -> Iterator[tuple[Located, int, Scalar]]:
    """The ids in the lines of decks, with the number of the line."""
    for one, cards in _lists(pool, "cards"):
        for index in range(len(cards.items)):
            node = one.node.at(("cards", index, "card"))
            if isinstance(node, Scalar):
                yield one, index, node


def _starting(pool: Pool) -> tuple[str, ...]:
    """The cards of the game that begin in place."""
    game = pool.game.game
    building = deck_building(game.id)
    entries = tuple(Entry(one.record, one.set or "", one.path, one.line) for one in pool.records("cards"))
    return building.starting(GameCatalog(game, entries={"cards": entries})) if building is not None else ()


def _too_many(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    most = pool.game.game.setup.get("copies", 0)
    for one, index, card in _cards(pool):
        count = one.node.at(("cards", index, "count"))
        if isinstance(count, Scalar) and count.text.isdigit():
            yield _alone(replaced(one, count, str(most + 1)), card)


def _twice(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, _index, card in _cards(pool):
        text = pool.text(one)
        start, end = line_start(text, card.start), line_end(text, card.start)
        yield Mistake(one.path, (Change(end, end, text[start:end]),), (end,), f"{one.path}:{card.start}")


def _too_few(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, cards in _lists(pool, "cards"):
        if len(cards.items) > KEPT:
            text = pool.text(one)
            start = line_start(text, cards.items[KEPT].start)
            change = Change(start, line_end(text, cards.items[-1].start), "")
            yield Mistake(one.path, (change,), (cards.start,), one.path)


def _other_back(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    starting = _starting(pool)
    for one, _index, card in _cards(pool):
        yield _alone(replaced(one, card, chance.choice(starting)), card)


def _not_beside(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, starting in _lists(pool, "starting"):
        for before, item in zip(starting.items, starting.items[1:], strict=False):
            yield Mistake(one.path, (Change(before.end, item.end, ""),), (starting.start,), one.path)


def _twice_beside(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, starting in _lists(pool, "starting"):
        for item in starting.items:
            if isinstance(item, Scalar):
                yield Mistake(one.path, (Change(item.end, item.end, f", {item.text}"),), (item.start,), one.path)


def _card_beside(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    first = {one.id: card.text for one, _, card in reversed(list(_cards(pool)))}
    for one, starting in _lists(pool, "starting"):
        for item in starting.items:
            if isinstance(item, Scalar):
                yield replaced(one, item, first[one.id])


def _alone(mistake: Mistake, card: Scalar) -> Mistake:
    """Lines of one deck do not disturb each other."""
    return Mistake(mistake.file, mistake.changes, mistake.places, f"{mistake.file}:{card.start}", mistake.meant)


KINDS = tuple(
    Kind("decks that players build", name, find)
    for name, find in (
        ("too many of one card", _too_many),
        ("line of a card twice", _twice),
        ("too few cards", _too_few),
        ("card that begins in place in the deck", _other_back),
        ("card that begins in place left out", _not_beside),
        ("card that begins in place twice", _twice_beside),
        ("card of the deck beside it", _card_beside),
    )
)
