"""Mistakes in decks and printings: lines dropped, doubled, renumbered, marked or placed wrongly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, misspelt, whole_lines
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.load import Node, Scalar
from cc_tools.model.record import PrintedAs
from cc_tools.model.shown import UNKNOWN_TOTAL, CollectorNumber, read_number
from cc_tools.validate import Located


@dataclass(frozen=True, slots=True)
class _Printing:
    """One printing on a line of its own. `run` names the cards that are numbered together."""

    one: Located
    printed: PrintedAs
    node: Node
    text: str
    number: CollectorNumber

    @property
    def run(self) -> str:
        return f"run {self.number.prefix}"

    @property
    def lines(self) -> tuple[int, int]:
        return whole_lines(self.text, self.node.start, self.node.end)

    def value(self, key: str) -> Scalar:
        found = self.one.node.at((*self.printed.path, key))
        assert isinstance(found, Scalar)
        return found

    def changed(self, node: Node, text: str, meant: str | None = None) -> Mistake:
        return Mistake(self.one.path, (Change(node.start, node.end, text),), (node.start,), self.run, meant)


def _printings(pool: Pool) -> Iterator[_Printing]:
    for one in pool.records():
        states = getattr(one.record, "printed", None)
        for printed in states() if states is not None else ():
            number = read_number(printed.number)
            if number is not None:
                yield _Printing(one, printed, one.node.at(printed.path), pool.text(one), number)


def _deck(pool: Pool) -> Iterator[_Printing]:
    return (shown for shown in _printings(pool) if shown.printed.crew is not None)


def _common(pool: Pool) -> Iterator[_Printing]:
    """Printings of common cards in runs whose total is known."""
    for shown in _printings(pool):
        if shown.printed.crew is None and shown.number.total != UNKNOWN_TOTAL:
            yield shown


def _gap(shown: _Printing, before: _Printing | None, behind: _Printing | None) -> tuple[int, ...]:
    """The numbers on both sides of a dropped one: either tells the author where the gap is."""
    return tuple(one.value("number").start for one in (before, behind) if one is not None and one.run == shown.run)


def _dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    deck = list(_deck(pool))
    for before, shown, behind in zip([None, *deck], deck, [*deck[1:], None], strict=False):
        yield Mistake(shown.one.path, (Change(*shown.lines, ""),), _gap(shown, before, behind), shown.run)


def _doubled(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for shown in _deck(pool):
        start, end = shown.lines
        places = (shown.node.start, end)
        yield Mistake(shown.one.path, (Change(end, end, shown.text[start:end]),), places, shown.run)


def _renumbered(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    yield from _with_other_number(_deck(pool), chance)


def _common_renumbered(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    yield from _with_other_number(_common(pool), chance)


def _with_other_number(found: Iterator[_Printing], chance: random.Random) -> Iterator[Mistake]:
    for shown in found:
        total = int(shown.number.total)
        near = [shown.number.number + step for step in (-2, -1, 1, 2, 10)]
        other = chance.choice([number for number in near if 1 <= number <= total + 10])
        yield shown.changed(shown.value("number"), shown.number.spelled(other), shown.printed.number)


def _other_prefix(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for shown in [*_deck(pool), *_common(pool)]:
        prefix = shown.number.prefix
        at = chance.randrange(1, len(prefix) - 1)
        wrong = prefix[:at] + prefix[at + 1] + prefix[at] + prefix[at + 2 :]
        if wrong != prefix:
            given = shown.printed.number
            yield shown.changed(shown.value("number"), given.replace(prefix, wrong, 1), given)


def _other_total(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for shown in [*_deck(pool), *_common(pool)]:
        given = shown.printed.number
        total = int(shown.number.total)
        yield shown.changed(shown.value("number"), given.replace(f"/{total}", f"/{total + 1}"), given)


def _without_total(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for shown in [*_deck(pool), *_common(pool)]:
        yield shown.changed(shown.value("number"), shown.printed.number.partition("/")[0])


def _reprint_dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """A line of a file of reprints is dropped; the gap shows where the neighbouring numbers are, in any file."""
    runs: dict[str, dict[int, _Printing]] = {}
    for shown in _common(pool):
        runs.setdefault(f"{shown.one.set} {shown.run}", {})[shown.number.number] = shown
    for run in runs.values():
        for number, shown in run.items():
            neighbour = run.get(number - 1) or run.get(number + 1)
            if shown.one.collection == "printings" and neighbour is not None:
                place = neighbour.value("number").start
                if neighbour.one.path == shown.one.path:
                    yield Mistake(shown.one.path, (Change(*shown.lines, ""),), (place,), shown.run)


def _other_card_captain(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    """The captain's line is dropped from the deck; it shows at the crew's captain, or at the gap."""
    for one in pool.records("crew"):
        captain = one.node.at(("captain",))
        for shown in _deck(pool):
            if shown.one is one and shown.printed.card == getattr(one.record, "captain", None):
                yield Mistake(one.path, (Change(*shown.lines, ""),), (captain.start,), shown.run)


def _captain_swapped(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """Another card of the deck is named as the captain."""
    for one in pool.records("crew"):
        captain = one.node.at(("captain",))
        deck = [shown for shown in _deck(pool) if shown.one is one and shown.printed.position is not None]
        for shown in chance.sample(deck, 3):
            change = Change(captain.start, captain.end, shown.printed.card)
            meant = getattr(one.record, "captain", None)
            yield Mistake(one.path, (change,), (captain.start,), shown.run, meant)


def _position_dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for shown in _deck(pool):
        if shown.printed.position is not None:
            node = shown.value("position")
            start = shown.text.rindex(",", 0, node.start)
            yield Mistake(shown.one.path, (Change(start, node.end, ""),), (shown.node.start,), shown.run)


def _position_of_others(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """A position of common cards, or one bound to another suit."""
    suits = {card.id: card.kind for card in pool.cards().values()}
    for shown in _deck(pool):
        if shown.printed.position is not None:
            suit = suits[shown.printed.card]
            bound = {
                word
                for word, entry in pool.game.game.words.get("position", {}).items()
                if any(name.startswith("of-") for name in entry.properties) and f"of-{suit}" not in entry.properties
            }
            others = sorted(bound | set(pool.words_with("position", "common")))
            yield shown.changed(shown.value("position"), chance.choice(others))


def _mark_dropped(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for shown in _common(pool):
        if shown.printed.marker is not None:
            node = shown.value("marker")
            start = shown.text.rindex(",", 0, node.start)
            yield Mistake(shown.one.path, (Change(start, node.end, ""),), (shown.node.start,), shown.run)


def _mark_added(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for shown in [*_common(pool), *_deck(pool)]:
        if shown.printed.marker is None and shown.text[shown.node.end - 1] == "}":
            at = shown.value("number").end
            mark = chance.choice(pool.words("marker"))
            yield Mistake(shown.one.path, (Change(at, at, f", marker: {mark}"),), (at,), shown.run)


def _mark_misspelt(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for shown in _common(pool):
        marker = shown.printed.marker
        if marker is not None:
            yield shown.changed(shown.value("marker"), misspelt(marker, chance, pool.words("marker")), marker)


KINDS = tuple(
    Kind("decks and printings", name, find)
    for name, find in (
        ("line of a deck dropped", _dropped),
        ("line of a deck doubled", _doubled),
        ("card of a deck renumbered", _renumbered),
        ("common card renumbered", _common_renumbered),
        ("letters of a number exchanged", _other_prefix),
        ("wrong total in a number", _other_total),
        ("number without its total", _without_total),
        ("line of a reprint dropped", _reprint_dropped),
        ("captain dropped from the deck", _other_card_captain),
        ("another card named as captain", _captain_swapped),
        ("position left out in a deck", _position_dropped),
        ("position that the card cannot have", _position_of_others),
        ("mark of a reprint left out", _mark_dropped),
        ("mark on a printing that has none", _mark_added),
        ("misspelt mark", _mark_misspelt),
    )
)
