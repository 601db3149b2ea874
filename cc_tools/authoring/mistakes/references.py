"""Mistakes in names: ids that lead nowhere, names that several cards have, ids and names that do not go together."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from cc_tools.authoring.mistakes.fields import replaced, unit
from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, misspelt
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.link.references import references
from cc_tools.load import Node, Scalar
from cc_tools.model.names import slug
from cc_tools.model.record import Card
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.rulings import ruled_by
from cc_tools.model.section import Section
from cc_tools.validate import Located

_SLUG = re.compile(r"@([a-z0-9-]+)")


def _referring(pool: Pool) -> Iterator[tuple[Located, Node, str]]:
    for one in pool.records():
        for path, _, given in references(one.record):
            yield one, one.node.at(path), given


def _misspelt_reference(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    known = [one.id for one in pool.records()]
    for one, node, given in _referring(pool):
        yield _at(one, node, misspelt(given, chance, known), given)


def _dangling(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, node, _given in _referring(pool):
        yield _at(one, node, "quite-another-thing")


def _ambiguous(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    cards = pool.cards()
    for one, node, given in _referring(pool):
        card = cards.get(given)
        if card is not None and slug(card.name) not in cards:
            yield _at(one, node, slug(card.name))


def _at(one: Located, node: Node, text: str, meant: str | None = None) -> Mistake:
    """A changed reference. Each stands on a line of its own, so those of one record can be planted together."""
    change = Change(node.start, node.end, text)
    return Mistake(one.path, (change,), (node.start,), f"{one.path}:{node.start}", meant)


def _slugs(pool: Pool) -> Iterator[tuple[Located, Scalar, re.Match[str]]]:
    for one in pool.records():
        for written in one.operations():
            node = one.node.at(written.path)
            if isinstance(node, Scalar):
                for hit in _SLUG.finditer(written.text):
                    yield one, node, hit


def _misspelt_rule(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    sections = (one.record for one in pool.records("section"))
    known = Rulebook(tuple(one for one in sections if isinstance(one, Section))).names()
    for one, node, rule in _rulings(pool):
        yield _at(one, node, misspelt(rule, chance, known), rule)


def _dangling_rule(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, node, _rule in _rulings(pool):
        yield _at(one, node, "quite.another.thing")


def _rulings(pool: Pool) -> Iterator[tuple[Located, Node, str]]:
    for one in pool.records():
        for path, rule in ruled_by(one.record):
            yield one, one.node.at(path), rule


def _misspelt_slug(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    known = {name for card in pool.cards().values() for name in card.slugs}
    for one, node, hit in _slugs(pool):
        start, end = node.start + 1 + hit.start(1), node.start + 1 + hit.end(1)
        change = Change(start, end, misspelt(hit[1], chance, known))
        yield Mistake(one.path, (change,), (start,), unit(one), f"@{hit[1]}")


def _dangling_slug(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, node, hit in _slugs(pool):
        start, end = node.start + 1 + hit.start(1), node.start + 1 + hit.end(1)
        yield Mistake(one.path, (Change(start, end, "quite-another-thing"),), (start,), unit(one))


def _misspelt_id(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    cards = pool.cards()
    for one in pool.records("cards"):
        node = one.node.at(("id",))
        if one.id == slug(cards[one.id].name):
            yield replaced(one, node, misspelt(one.id, chance, cards), one.id)


def _misspelt_name(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """A name that no longer gives the id; which of the two is wrong cannot be told, so both lines count."""
    for one in pool.records("cards"):
        name = one.node.at(("name",))
        if isinstance(one.record, Card) and isinstance(name, Scalar) and name.style == "plain":
            wrong = misspelt(name.text, chance)
            if slug(wrong) != slug(name.text) and wrong.strip() == wrong:
                places = (name.start, one.node.at(("id",)).start)
                yield Mistake(one.path, (Change(name.start, name.end, wrong),), places, unit(one))


def _id_of_another(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    cards = sorted(pool.cards())
    for one in pool.records("cards"):
        yield replaced(one, one.node.at(("id",)), chance.choice([card for card in cards if card != one.id]))


_NAMES = (
    ("misspelt id of a card or crew", _misspelt_reference),
    ("id that leads nowhere", _dangling),
    ("name that several cards have", _ambiguous),
    ("misspelt rule in a ruling", _misspelt_rule),
    ("rule in a ruling that leads nowhere", _dangling_rule),
    ("misspelt name of a card in an operation", _misspelt_slug),
    ("name in an operation that leads nowhere", _dangling_slug),
)
_OWN = (
    ("misspelt id", _misspelt_id),
    ("misspelt name", _misspelt_name),
    ("id of another card", _id_of_another),
)
KINDS = (
    *(Kind("names of other records", name, find) for name, find in _NAMES),
    *(Kind("a card's own id and name", name, find) for name, find in _OWN),
)
