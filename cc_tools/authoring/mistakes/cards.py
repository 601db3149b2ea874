"""Mistakes on cards that are well-formed by themselves and show only beside other data: traits, tokens, positions."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from cc_tools.authoring.mistakes.fields import replaced, unit
from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, line_end, whole_lines
from cc_tools.authoring.mistakes.pool import Pool, entries
from cc_tools.load import Node, Scalar, Sequence
from cc_tools.model.record import Card
from cc_tools.validate import Located


def _without_item(one: Located, items: Sequence, index: int, text: str, places: tuple[int, ...]) -> Mistake:
    """One item of a list in flow style left out."""
    item = items.items[index]
    if len(items.items) == 1:
        start, end = whole_lines(text, items.start, items.end)
        return Mistake(one.path, (Change(start, end, ""),), places, unit(one))
    if index:
        return Mistake(one.path, (Change(items.items[index - 1].end, item.end, ""),), places, unit(one))
    return Mistake(one.path, (Change(item.start, items.items[1].start, ""),), places, unit(one))


def _marked(pool: Pool) -> Iterator[tuple[Located, Sequence, int, str, list[Node]]]:
    """Cards with a trait that marks operations: the traits, the place of the trait, the mark, and the operations."""
    marks = {
        word: name.removeprefix("marks-").upper()
        for term in pool.game.terms
        for name in term.properties
        if name.startswith("marks-")
        for word in term.words
    }
    for one in pool.records("cards"):
        traits = one.node.at(("traits",))
        if isinstance(traits, Sequence):
            for index, item in enumerate(traits.items):
                mark = marks.get(item.text) if isinstance(item, Scalar) else None
                found = [w for w in one.operations() if mark and mark in w.text.partition(":")[0].split()]
                nodes = [one.node.at(written.path) for written in found if len(written.path) == 2]
                if mark and nodes:
                    yield one, traits, index, mark, nodes


def _mark_without_trait(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one, traits, index, _mark, operations in _marked(pool):
        yield _without_item(one, traits, index, pool.text(one), (operations[0].start,))


def _trait_without_mark(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    flags = pool.game.game.flags
    for one, traits, index, mark, operations in _marked(pool):
        if mark in flags:
            changes = []
            for node in operations:
                assert isinstance(node, Scalar)
                at = node.start + 1 + node.text.index(mark)
                changes.append(Change(at, at + len(mark) + 1, ""))
            yield Mistake(one.path, tuple(changes), (traits.items[index].start,), unit(one))


def _deployable(pool: Pool) -> set[str]:
    return {word for term in pool.game.terms if "deployable" in term.properties for word in term.words}


def _deployed_without_trait(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for one in pool.records("cards"):
        traits = one.node.at(("traits",))
        if isinstance(traits, Sequence) and getattr(one.record, "kind", "") not in _tokens(pool):
            for index, item in enumerate(traits.items):
                if isinstance(item, Scalar) and item.text in _deployable(pool):
                    place = traits.start if len(traits.items) > 1 else one.node.start
                    yield _without_item(one, traits, index, pool.text(one), (place,))


def _deployable_never(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """A card is given the trait and has no operation that deploys it."""
    word = min(_deployable(pool), default=None)
    for one in pool.records("cards") if word is not None else ():
        traits = one.node.at(("traits",))
        has = any("deploy this" in written.text for written in one.operations())
        if isinstance(traits, Sequence) and traits.items and not has:
            at = traits.items[0].start
            yield Mistake(one.path, (Change(at, at, f"{word}, "),), (at,), unit(one))


def _trait_doubled(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one in pool.records("cards"):
        traits = one.node.at(("traits",))
        if isinstance(traits, Sequence) and traits.items and pool.text(one)[traits.start] == "[":
            item = chance.choice([item for item in traits.items if isinstance(item, Scalar)])
            at = traits.items[-1].end
            yield Mistake(one.path, (Change(at, at, f", {item.text}"),), (at,), unit(one))


def _tokens(pool: Pool) -> tuple[str, ...]:
    return pool.words_with("suit", "deploys-with-token")


def _key_dropped(name: str, pool: Pool) -> Iterator[Mistake]:
    """A key with its line; the finding stands where the suit is."""
    for one in pool.records("cards"):
        for key, value in entries(one.node):
            if key.text == name:
                start, end = whole_lines(pool.text(one), key.start, value.end)
                yield Mistake(one.path, (Change(start, end, ""),), (one.node.at(("suit",)).start,), unit(one))


def _token_dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    yield from _key_dropped("ship_token", pool)


def _away_teams_dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    yield from _key_dropped("away_teams", pool)


def _position_dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    yield from _key_dropped("position", pool)


def _position_of_crews(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    crews = [word for word in pool.words("position") if word not in pool.words_with("position", "common")]
    for one in pool.records("cards"):
        node = one.node.at(("position",))
        if isinstance(node, Scalar):
            yield replaced(one, node, chance.choice(crews))


def _printing_dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """A common card loses its printings; where it has others, the gap shows at the cards before and behind."""
    cards = list(pool.records("cards"))
    for before, one, behind in zip([None, *cards], cards, [*cards[1:], None], strict=False):
        near = [
            two.node.at(("printings", 0, "number")).start for two in (before, behind) if two and two.path == one.path
        ]
        for key, value in entries(one.node):
            if key.text == "printings":
                start, end = whole_lines(pool.text(one), key.start, value.end)
                places = (one.node.at(("id",)).start, *near)
                yield Mistake(one.path, (Change(start, end, ""),), places, f"suit {one.set} {kind(one)}")


def kind(one: Located) -> str:
    """The kind of a card; empty for other records."""
    return one.record.kind if isinstance(one.record, Card) else ""


def _card_doubled(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """The whole card once more, directly behind the first."""
    for one in pool.records("cards"):
        text = pool.text(one)
        start, end = whole_lines(text, one.node.start, one.node.end)
        again = text[start:end].rstrip("\n") + "\n"
        yield Mistake(one.path, (Change(start, start, f"{again}\n"),), (start + 1,), f"suit {one.set} {kind(one)}")


def _replaced_by_itself(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    cards = pool.cards()
    for one in pool.records("cards"):
        node = one.node.at(("replaced_by",))
        if isinstance(node, Scalar):
            yield replaced(one, node, one.id)
            yield replaced(one, node, chance.choice(sorted(card for card in cards if card != node.text)))


def _operation_in_other_field(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """A cost among the operations: its line is moved there."""
    for one in pool.records("cards"):
        cost, operations = one.node.at(("cost",)), one.node.at(("operations",))
        if isinstance(cost, Scalar) and isinstance(operations, Sequence):
            text = pool.text(one)
            start, end = whole_lines(text, cost.start, cost.end)
            at = line_end(text, operations.items[-1].start)
            item = f"  - {text[cost.start : cost.end]}\n"
            yield Mistake(one.path, (Change(start, end, ""), Change(at, at, item)), (at,), unit(one))


def _no_rule(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """A ruling that names a rule by words."""
    pattern = re.compile(r"rules: \[([a-z0-9.-]+)")
    for path in pool.files:
        for hit in pattern.finditer(pool.texts[path]):
            wrong = chance.choice((hit[1].replace(".", " "), hit[1].title(), hit[1].replace(".", "_")))
            yield Mistake(path, (Change(hit.start(1), hit.end(1), wrong),), (hit.start(1),), f"{path}:{hit.start()}")


KINDS = tuple(
    Kind("cards beside other data", name, find)
    for name, find in (
        ("marking trait left out", _mark_without_trait),
        ("flag left out of the operations of a marking trait", _trait_without_mark),
        ("trait for deploying left out", _deployed_without_trait),
        ("trait for deploying on a card that never deploys", _deployable_never),
        ("trait twice", _trait_doubled),
        ("Ship token left out", _token_dropped),
        ("Away Teams left out", _away_teams_dropped),
        ("position of a common card left out", _position_dropped),
        ("position of crews on a common card", _position_of_crews),
        ("printings left out", _printing_dropped),
        ("card entered twice", _card_doubled),
        ("replaced by a wrong card", _replaced_by_itself),
        ("cost among the operations", _operation_in_other_field),
        ("rule of a ruling without its form", _no_rule),
    )
)
