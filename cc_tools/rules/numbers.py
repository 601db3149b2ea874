"""Collector numbers run without a gap: for each crew, and for the common cards of each kind in each set.

A number is `<prefix><number>/<total>` as printed; where the total is printed as unknown (`?`), the run goes over all
sets and ends with its highest number. Numbers of another form are left alone unless others of their run have this one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from cc_tools.diagnostics import Code, Diagnostic, Edit, Fix, Related, Span
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.sequence import faults, spans
from cc_tools.model.shown import UNKNOWN_TOTAL, CollectorNumber, Shown, printings, read_number

INCOMPLETE = Code(
    "R001",
    "numbers-incomplete",
    """A run of collector numbers has a gap.

The printed total says how many cards there are: `1BUR05/26` belongs to a run from 1 to 26. A number is missing, so a
line was dropped, or a card has not been entered.

    - {card: admiral-vance, number: 1BUR05/26, position: development}
    - {card: jett-reno, number: 1BUR07/26, position: development}        # wrong: 06 is missing

Add the line of the missing number. If it should be there, look for a number that was mistyped.
""",
)
TWICE = Code(
    "R002",
    "number-used-twice",
    """Two printings have the same collector number.

A number stands for one printing in the whole game. Either a line was entered twice, or one of the two numbers is wrong;
where a number of the same run is missing at this place, the message names it.

    - {card: jett-reno, number: 1BUR07/26}
    - {card: doctor-kovich, number: 1BUR07/26}                           # wrong: 1BUR08/26

Correct the number, or delete the line.
""",
)
OUTSIDE = Code(
    "R003",
    "number-outside-run",
    """A collector number does not belong to the run of the cards around it.

The cards of one crew share prefix and total, and so do the common cards of one kind in a set. This one has another
prefix or total, a number above the total, or not the form of the others.

    - {card: jett-reno, number: 1BUR07/26}
    - {card: doctor-kovich, number: 1BRU08/26}                           # wrong: 1BUR08/26

Compare the number with the printed card.
""",
)


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A printing with its number read, and where its run starts: prefix and total that it should have."""

    shown: Shown
    number: CollectorNumber
    span: Span


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """Findings about all collector numbers of a game."""
    runs: dict[Hashable, list[_Numbered]] = defaultdict(list)
    for home, members in _homes(game).items():
        yield from _sort_in(home, members, places, runs)
    for run in runs.values():
        yield from _run(run)


def _homes(game: GameCatalog) -> dict[Hashable, list[Shown]]:
    """Printings that should share prefix and total: those of a crew, or the common cards of a kind in a set."""
    homes: dict[Hashable, list[Shown]] = defaultdict(list)
    for shown in printings(game):
        card = game.cards.get(shown.printed.card)
        if shown.printed.crew is not None:
            homes[shown.set, "crew", shown.printed.crew].append(shown)
        elif card is not None:
            homes[shown.set, "kind", card.kind].append(shown)
        else:
            number = read_number(shown.printed.number)
            homes[shown.set, "prefix", number.prefix if number else ""].append(shown)
    return homes


def _sort_in(
    home: Hashable, members: list[Shown], places: Places, runs: dict[Hashable, list[_Numbered]]
) -> Iterator[Diagnostic]:
    """Put printings into their runs; a number with another prefix or total than most is reported."""
    read = [(shown, read_number(shown.printed.number), _span(shown, places)) for shown in members]
    usual = _usual([number for _, number, _ in read if number is not None])
    for shown, number, span in read:
        if number is None:
            if usual is not None:
                yield Diagnostic(OUTSIDE, f"`{shown.printed.number}` has not the form `{usual[0]}01/{usual[1]}`", span)
            continue
        prefix, total = usual or (number.prefix, number.total)
        settled = CollectorNumber(prefix, number.number, total, number.width)
        if settled != number:
            meant = settled.spelled(number.number)
            message = f"`{shown.printed.number}` is not of the run `{prefix}…/{total}` of the cards around it"
            yield _respelled(OUTSIDE, message, span, meant)
        everywhere = total == UNKNOWN_TOTAL
        runs[(prefix,) if everywhere else (prefix, total, home)].append(_Numbered(shown, settled, span))


def _run(run: list[_Numbered]) -> Iterator[Diagnostic]:
    numbers = [one.number.number for one in run]
    total = max(numbers) if run[0].number.total == UNKNOWN_TOTAL else int(run[0].number.total)
    found = faults(numbers, total, [one.shown.file for one in run])
    for surplus in found.surplus:
        yield _surplus(run, run[surplus.index], surplus.meant, total)
    for first, last in spans(found.missing):
        place = next((one for one in run if one.number.number == first - 1), None)
        place = place or next((one for one in run if one.number.number == last + 1), run[0])
        listed = place.number.spelled(first)
        if last > first:
            listed = f"{listed}` to `{place.number.spelled(last)}"
        where = "behind" if place.number.number < first else "before"
        yield Diagnostic(INCOMPLETE, f"`{listed}` is missing {where} this number", place.span)


def _surplus(run: list[_Numbered], one: _Numbered, meant: int | None, total: int) -> Diagnostic:
    given = one.shown.printed.number
    suggestion = one.number.spelled(meant) if meant is not None else None
    other = next((two for two in run if two is not one and two.number.number == one.number.number), None)
    if other is None:
        return _respelled(OUTSIDE, f"`{given}` lies outside the run from 1 to {total}", one.span, suggestion)
    related = (Related(other.span, "the other one"),)
    return _respelled(TWICE, f"`{given}` is the number of another printing", one.span, suggestion, related)


def _respelled(
    code: Code, message: str, span: Span, meant: str | None, related: tuple[Related, ...] = ()
) -> Diagnostic:
    if meant is None:
        return Diagnostic(code, message, span, related)
    fix = Fix(f"write `{meant}`", (Edit(span, meant),))
    return Diagnostic(code, f"{message}; did you mean `{meant}`?", span, related, meant, fix)


def _span(shown: Shown, places: Places) -> Span:
    return places.of(shown.collection, shown.record, (*shown.path, "number"))


def _usual(numbers: Sequence[CollectorNumber]) -> tuple[str, str] | None:
    """Prefix and total that more than half of the numbers have, or as many as others if the total is their count."""
    counts = Counter((number.prefix, number.total) for number in numbers)
    most = [pair for pair, count in counts.items() if 2 * count >= len(numbers)]
    fitting = [pair for pair in most if pair[1] == str(len(numbers))]
    return next(iter(most if len(most) == 1 and 2 * counts[most[0]] > len(numbers) else fitting), None)
