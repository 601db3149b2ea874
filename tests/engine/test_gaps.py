"""What was never carried out, what explains it, and the closed list of what no game comes to."""

from __future__ import annotations

from dataclasses import replace

from cc_tools.engine.coverage import ELSE, ON, Coverage
from cc_tools.engine.gaps import GENERAL, JUDGED, Gaps, Reach
from cc_tools.engine.pool import Pool
from cc_tools.model.game import Unreachable
from cc_tools.model.instructions import Each
from cc_tools.model.text import Text
from tests.engine.games import shipped

COST = "boreth#activate.1"
"""`spend 1 dilithium -> draw bottom 1 from deck`."""

REQUIRES = "karemma#play.2"
"""`requires military >= 3; spend 2 latinum -> gain action`."""

OTHER_DRAW = "daystrom-institute#activate.2"
"""`draw 1`."""

TUESDAY = "uss-enterprise-b#play.1"


def with_list(*entries: Unreachable) -> Gaps:
    """The shipped pool with another closed list."""
    game = shipped().catalog.game.model_copy(update={"unreachable": entries})
    catalog = replace(shipped().catalog, game=game)
    return Gaps(Pool(catalog, shipped().rules, shipped().verbs))


def entry(*operations: str, conditions: tuple[str, ...] = ()) -> Unreachable:
    return Unreachable(operations=operations, conditions=conditions, rule="rule.1", why=Text(en="So it is."))


def reach(address: str, coverage: Coverage, gaps: Gaps | None = None) -> Reach:
    return next(one for one in (gaps or Gaps(shipped())).reaches(coverage) if one.address == address)


def sides(one: Reach) -> dict[tuple[str, str], str | None]:
    """By the first words of the instruction and the side: why it was not taken."""
    return {(" ".join(gap.shown.split()[:2]), gap.side): gap.why for gap in one.gaps}


def test_nothing_is_explained_without_a_game() -> None:
    found = reach(COST, Coverage())
    assert (found.executed, found.is_explained, found.reached, found.taken) == (False, False, 0, 0)
    assert len(found.never) == found.instructions


def test_what_is_judged_before_an_operation_is_begun_explains_the_other_side() -> None:
    coverage = Coverage()
    coverage.executed = {COST: {0}, REQUIRES: {0}}
    assert {why for (shown, side), why in sides(reach(COST, coverage)).items() if shown == "cost end"} >= {JUDGED}
    required = sides(reach(REQUIRES, coverage))
    assert required["branch `military", ELSE] == JUDGED
    assert required["branch `military", ON] is None


def each_round(address: str) -> int:
    """The position of the fork with which `draw` begins each of its rounds."""
    code = shipped().program(address).code
    return next(at for at, one in enumerate(code) if isinstance(one, Each) and one.over.startswith("%rounds"))


def test_the_working_of_a_verb_is_enough_once() -> None:
    coverage, at = Coverage(), each_round(COST)
    coverage.executed = {COST: {0}}
    assert {gap.why for gap in reach(COST, coverage).gaps if gap.at == at} == {None}
    coverage.taken = {OTHER_DRAW: {each_round(OTHER_DRAW): {ON, ELSE}}}
    assert {gap.why for gap in reach(COST, coverage).gaps if gap.at == at} == {GENERAL}


def test_the_closed_list_explains_operations_and_sides() -> None:
    gaps = with_list(entry("boreth#*"), entry(conditions=("today is tuesday",)))
    assert reach(COST, Coverage(), gaps).rule == "rule.1"
    assert reach(COST, Coverage(), gaps).is_explained
    coverage = Coverage()
    coverage.executed = {TUESDAY: {0}}
    found = reach(TUESDAY, coverage, gaps)
    assert sides(found)["branch `today", ON] == "rule.1"
    behind = [shown for _, shown in found.never if "away-team" in shown]
    assert not behind, "what only that side leads to cannot be reached either"


def test_an_entry_that_fits_nothing_is_told() -> None:
    gaps = with_list(entry("boreth#*", "no-such-card#*", conditions=("today is tuesday", "captain is tribble")))
    assert [pattern for _, pattern in gaps.closed.idle()] == ["no-such-card#*", "captain is tribble"]


def test_every_entry_of_the_shipped_list_fits_something() -> None:
    assert Gaps(shipped()).closed.idle() == ()


def test_what_holds_without_being_carried_out_counts_as_executed() -> None:
    coverage = Coverage()
    coverage.hold("kirk/search-for-spock#goal")
    found = reach("kirk/search-for-spock#goal", coverage)
    assert found.executed
    assert (found.instructions, found.sides, found.gaps) == (0, 0, ())
