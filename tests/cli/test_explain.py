"""What `?` answers: cards, words and rules of the game, and why a move is not offered."""

from __future__ import annotations

import pytest

from cc_tools.cli.table import explain
from cc_tools.cli.table.asking import asked
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.refusals import Refusals
from cc_tools.cli.table.sentences import Sentences
from cc_tools.cli.table.view import View
from cc_tools.engine.match import Match
from cc_tools.games.captains_chair import play
from cc_tools.model.text import Language
from tests.cli.test_asking import typed
from tests.engine.games import active, crews, shipped


def told(text: str, language: Language = "en") -> list[str]:
    """What is said of a text at the beginning of a game."""
    match = crews("georgiou", "soval")
    return list(explain.told(match.game, 0, text, Names(shipped(), language), play.display))


def moving() -> Match:
    """A game at the first question about moves."""
    match = crews("georgiou", "soval")
    while match.question is not None and match.question.kind != "action":
        match.answer(match.question.player, *[one.id for one in match.question.options[: match.question.low]])
    return match


def hand(match: Match, *cards: str) -> None:
    """The hand of the player who is asked holds just these cards, which are there somewhere."""
    game, player = match.game, active(match)
    for copy in list(game.cards("hand", player)):
        game.relocate(copy, game.number("box", player))
    for card in cards:
        found = next(one for one in range(len(match.state.cards)) if game.definition(one).id == card)
        game.relocate(found, game.number("hand", player))
    match.state.stack[-1].at -= 1
    match.state.question = None
    from cc_tools.engine.machine import run

    run(game)


def why(match: Match, move: str, text: str) -> list[str]:
    """What is answered to `? play TEXT`."""
    assert match.question is not None
    names = Names(shipped(), "en")
    view, sentences = View(play, names), Sentences(names)
    shown = asked(match.game, match.question, names, sentences, view)
    return list(Refusals(names, sentences, view).told(match.game, active(match), move, text, shown))


# --- cards ----------------------------------------------------------------------------------------------------------


def test_a_card_shows_its_victory_points() -> None:
    worth = next(card for card in shipped().catalog.cards.values() if card.model_dump().get("vp") == 2)
    assert any(line == "  Victory Points 2" for line in told(worth.id))


def test_a_board_shows_where_the_multipliers_of_its_tracks_begin() -> None:
    lines = told("georgiou/board")
    assert lines[0] == "Philippa Georgiou: board"
    assert any(line.startswith("  Basic") and "Research 0 ×1 · 2 ×2" in line for line in lines)


def test_a_captain_is_not_mistaken_for_the_board() -> None:
    assert told("soval")[0] == "Soval"


def test_a_card_of_the_game_that_nobody_sees_can_be_looked_up() -> None:
    assert told("sela")[0] == "Sela"


# --- words and rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "word", ["log", "control", "resupply", "clean-up", "mission", "focus", "track", "vp", "burn", "CONTROL", "missions"]
)
def test_words_of_the_game_are_explained(word: str) -> None:
    lines = told(word)
    assert lines
    assert not any(line.startswith(("'", "Which of these", "Holographic", "Cmdr.")) for line in lines)


def test_a_rule_is_told_with_its_id() -> None:
    assert told("step.action.2")[0].endswith("(step.action.2)")
    assert told("step.action.2", "pt") != told("step.action.2")


def test_a_question_mark_needs_no_blank() -> None:
    assert any(line.startswith("warp: ") for line in typed(crews("georgiou", "soval"), "", "?warp"))


# --- why not --------------------------------------------------------------------------------------------------------


def test_what_is_offered_is_said_to_be_with_its_number() -> None:
    match = moving()
    hand(match, "utilize")
    lines = why(match, "play", "utilize")
    assert len(lines) == 2
    assert all("This is offered: choice " in line for line in lines)


def test_each_operation_has_its_own_reason() -> None:
    match = moving()
    hand(match, "hostile-contact", "analyze")
    lines = why(match, "play", "hostile")
    assert any("This is offered" in line for line in lines)
    assert any("Not met: Requires that you have a Communication card in play." in line for line in lines)


def test_actions_that_are_missing_are_told() -> None:
    match = moving()
    match.state.amounts[-1 - active(match), "action"] = 0
    hand(match, "utilize")
    assert all(line.endswith("This costs 1 action, and you have 0.") for line in why(match, "play", "utilize"))


def test_a_cost_that_cannot_be_paid_is_told() -> None:
    match = moving()
    hand(match, "letheans")
    game = match.game
    address = next(
        one for one in shipped().trees if one.partition("#")[0] and shipped().trees[one].kind == "PLAY"
        and Sentences(Names(shipped(), "en")).cost(one) == "Spend 3 Dilithium."
    )  # fmt: skip
    names = Names(shipped(), "en")
    from cc_tools.engine.rules import Reason

    refusals = Refusals(names, Sentences(names), View(play, names))
    said = refusals.because(game, active(match), Reason("cost", {"price": {"dilithium": 3}}), address)
    assert said == "This cannot be paid: Spend 3 Dilithium."


def test_a_card_elsewhere_is_told_with_all_places_where_it_lies() -> None:
    match = moving()
    hand(match, "analyze")
    game, player = match.game, active(match)
    copy = game.cards("hand", player)[0]
    game.relocate(copy, game.number("staging", player))
    assert why(match, "play", "analyze")[0].endswith("you see it here: Staging Area.")
