"""What lines of a scenario become."""

from __future__ import annotations

from cc_tools.diagnostics import Position
from cc_tools.games.captains_chair import moves
from cc_tools.games.captains_chair.position import Position as Given, Table
from cc_tools.model.moves import Answer, Choose, Pass, Undo
from cc_tools.model.tree import Compare
from cc_tools.scenarios.scenario import Asks, Hidden, Holds, Illegal, Legal, Logged, Over, Score, Winner
from tests.scenarios.shipped import game, scenario

THEN = "[{p1: glory = 1}]"


def test_moves_are_values_with_ids() -> None:
    lines = (
        "[p1 play set-a-course 2, p1 play set-a-course, p2 activate vulcan, p1 react uss-shenzhou 1, "
        "p1 support set-a-course, p1 take-control archer-iv, p1 complete investigate-the-burn, p1 enlist tribbles, "
        "p1 end, p2 pass, p1 undo, 'p1 choose vulcan, yes, 2']"
    )
    found = [line.move for line in scenario(when=lines, then=THEN).when]
    assert found == [
        moves.Play("p1", "set-a-course", 2),
        moves.Play("p1", "set-a-course"),
        moves.Activate("p2", "vulcan-soval"),
        moves.React("p1", "uss-shenzhou", 1),
        moves.Support("p1", "set-a-course"),
        moves.TakeControl("p1", "archer-iv"),
        moves.Complete("p1", "investigate-the-burn"),
        moves.Enlist("p1", "tribbles"),
        moves.End("p1"),
        Pass("p2"),
        Undo("p1"),
        Choose("p1", (Answer("vulcan", ("vulcan-kirk", "vulcan-soval")), Answer("yes"), Answer("2"))),
    ]


def test_expectations_are_values() -> None:
    then = (
        "[{legal: p1 end}, {illegal: p2 pass}, {asks: p1 vulcan}, {score: {p1: 24, p2: 0}}, {winner: p2}, "
        "{over: burn}, {log: cycle}, {hidden: p2 p1.hand}, {hidden: p2 incident-deck}]"
    )
    found = [line.expectation for line in scenario(then=then).then]
    assert found == [
        Legal(moves.End("p1")),
        Illegal(Pass("p2")),
        Asks("p1", ("vulcan-kirk", "vulcan-soval")),
        Score({"p1": 24, "p2": 0}),
        Winner("p2"),
        Over("burn"),
        Logged("cycle"),
        Hidden("p2", "p1", "hand"),
        Hidden("p2", None, "incident-deck"),
    ]


def test_a_condition_is_a_tree_with_its_place() -> None:
    line = scenario(then="[{p2: glory = 1}]").then[0]
    assert isinstance(line.expectation, Holds)
    assert line.expectation.player == "p2"
    assert isinstance(line.expectation.condition, Compare)
    assert (line.text, line.span.start) == ("{p2: glory = 1}", Position(6, 10))


def test_a_position_names_cards_by_id_and_has_defaults() -> None:
    player = "{crew: archer, locations: [earth, 2], at: {earth: {away-teams: 1}}, rest: deck}"
    given = f"{{p1: {player}, neutral-zone: [dozaria]}}"
    found = scenario(given=given, then=THEN).given
    assert isinstance(found, Given)
    assert (found.seed, found.step, found.current, found.stardate.card, found.stardate.glory) == (
        1, "action", "p1", 1, 5,
    )  # fmt: skip
    table = found.tables["p1"]
    assert table.zones["locations"] == ("earth-archer", 2)
    assert table.at["earth-archer"].away_teams == 1
    assert table.counters == {"dilithium": 0, "latinum": 0, "glory": 0, "actions": 3}
    assert found.p2 == Table()


def test_steps_and_counters_are_words_of_the_game() -> None:
    words = game().game.words
    assert {f"{step}-step" for step in ("resupply", "control", "action", "clean-up")} <= words["time"].keys()
    assert {*words["resource"], *words["token"]} >= set(Table.COUNTERS) - {"actions"}
