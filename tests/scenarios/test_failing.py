"""What a scenario that fails says, and names that mean one thing."""

from __future__ import annotations

from dataclasses import replace

from cc_tools.diagnostics import within_operation
from cc_tools.games.package import installed
from cc_tools.scenarios.execute import executor
from cc_tools.scenarios.names import CARDS, Names
from cc_tools.scenarios.scenario import Asks
from tests.scenarios.shipped import game, scenario


def failed(when: str, given: str = "{p1: {crew: georgiou}, p2: {crew: soval}}", then: str = "[p1: glory = 0]") -> str:
    """What the first failure says."""
    failure = executor(installed())(scenario(given=given, when=when, then=then), game())
    assert failure is not None
    return failure.message


def test_who_is_not_asked_chooses_nothing() -> None:
    assert failed("[p2 choose tribbles]").startswith("`p2 choose tribbles`: p1 is asked `action`: ")


def test_what_is_played_and_not_chosen_is_told_with_its_move() -> None:
    given = "{p1: {crew: georgiou, hand: [set-a-course]}, p2: {crew: soval}}"
    message = failed("[p1 choose set-a-course]", given)
    assert "`set-a-course` is not chosen here: write `p1 play set-a-course`" in message
    assert message.count("p1 is asked") == 1


def test_what_does_not_hold_is_told_once() -> None:
    assert failed("[]", then="[p1: have @tribbles in hand]") == "`p1: have @tribbles in hand` does not hold"
    message = failed("[]", then="[p1: card in hand = 2]")
    assert message == "`p1: card in hand = 2` does not hold: card in hand is 0"


def test_a_position_counts_cards_that_nobody_knows_and_names_where_a_card_is() -> None:
    told = scenario(
        given="{p1: {crew: georgiou, deck: [4, vger, vger], fleet: [uss-shenzhou], locations: [archer-iv],"
        " at: {archer-iv: {ships: [uss-shenzhou]}}}, p2: {crew: soval}}",
        then="[p1: glory = 99]",
    )
    failure = executor(installed())(told, game())
    assert failure is not None
    assert "p1 deck: 4 x anonymous, 2 x vger" in failure.position
    assert "p1 fleet: uss-shenzhou (at archer-iv)" in failure.position


def test_a_question_may_be_known_by_a_letter_that_it_offers() -> None:
    assert scenario(then="[{asks: p1 a}]").then[0].expectation == Asks("p1", ("a",))


def test_an_id_is_one_card_even_where_it_is_the_name_of_several() -> None:
    shared = replace(game())
    vars(shared)["by_slug"] = {"tribbles": ("tribbles", "vger"), "probe": ("tribbles", "vger")}
    names = Names(shared)
    assert names.one(CARDS, "tribbles", within_operation(0, 1)) == ("tribbles", [])
    found, wrong = names.one(CARDS, "probe", within_operation(0, 1))
    assert (found, [one.code.id for one in wrong]) == (None, ["X002"])
