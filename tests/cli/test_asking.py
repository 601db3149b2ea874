"""How the table asks: in sentences that say what for, so that nobody has to guess what an answer does."""

from __future__ import annotations

from typing import Any

import pytest

from cc_tools.cli.table.asking import Asked, asked, listing, shortened
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.sentences import Sentences
from cc_tools.cli.table.session import Session
from cc_tools.cli.table.texts import Texts
from cc_tools.cli.table.view import View
from cc_tools.engine.game import Game
from cc_tools.engine.machine import run
from cc_tools.engine.match import Match
from cc_tools.engine.state import Frame, holder_of
from cc_tools.games.captains_chair import play
from cc_tools.model.text import LANGUAGES, Language
from tests.cli.prepared import prepared
from tests.engine.games import active, crews, played, shipped

PLENTY = 9


class Typist:
    """Types these lines, then leaves. Keeps what it sees."""

    def __init__(self, *lines: str) -> None:
        self.left = list(lines)
        self.lines: list[str] = []

    def read(self, prompt: str) -> str | None:
        """The next line."""
        return self.left.pop(0) if self.left else None

    def write(self, text: str = "") -> None:
        """Keeps the lines."""
        self.lines += text.split("\n")

    def clear(self) -> None:
        """Keeps everything."""


def started(program: str, **names: Any) -> Match:
    """A game in which the active player, with plenty of everything, begins a program with a card of the hand."""
    match = crews("georgiou", "soval")
    game, player = match.game, match.state.active
    match.state.question = None
    for counter in (*game.rules.data.setup["opening"], "research", "influence", "military"):
        match.state.amounts[holder_of(player), counter] = PLENTY
    card = game.cards("hand", player)[0]
    game.relocate(card, game.number("staging", player))
    given = {f"%{name}": one for name, one in names.items()}
    match.state.stack.append(Frame(program, player, player, card, names=given))
    run(game)
    return match


def resolved(text: str) -> Match:
    """A game in which the active player resolves a shipped operation of this text, or one that begins so."""
    return started(next(one.address for one in shipped().catalog.operations if one.text.startswith(text)))


def shown(match: Match, language: Language = "en") -> Asked:
    """The question that waits."""
    assert match.question is not None
    names = Names(shipped(), language)
    return asked(match.game, match.question, names, Sentences(names), View(play, names))


def with_several(game: Game, kind: str) -> int:
    """A copy of the table with several operations of a kind."""
    return next(one for one in range(len(game.state.cards)) if len(game.face(one).programs.get(kind, ())) > 1)


def typed(match: Match, *lines: str) -> list[str]:
    """What a player sees who types these lines at the question that waits, and leaves."""
    typist = Typist(*lines)
    match.state.log.clear()
    Session(prepared("captains-chair"), match, {}, Names(shipped(), "en"), typist).play()
    return typist.lines


# --- numbers --------------------------------------------------------------------------------------------------------


def paying() -> Match:
    """A game in which 3 Dilithium are paid, for which Glory may stand."""
    match = resolved("ACTION PLAY: spend 3 dilithium -> ")
    assert match.question is not None
    assert match.question.kind == "glory"
    return match


def test_a_number_is_typed_itself() -> None:
    match = paying()
    player = active(match)
    typed(match, "", "2")
    assert match.game.pool_of(player, "glory") == PLENTY - 2


def test_numbers_stand_in_the_question_once() -> None:
    assert shown(paying()).line.endswith("? 0, 1, 2 or 3")
    assert list(shown(paying()).whole())[-1] == shown(paying()).line
    assert any("choices are 0, 1, 2 or 3" in line for line in typed(paying(), "", "7"))


def test_numbers_are_listed() -> None:
    texts = Texts("captains-chair", "en")
    numbers = ([4], [1, 2], [0, 1, 2], range(1, 13))
    assert [listing(one, texts) for one in numbers] == ["4", "1 or 2", "0, 1 or 2", "1 to 12"]


# --- operations -----------------------------------------------------------------------------------------------------


def test_an_operation_to_be_chosen_is_told_with_its_card() -> None:
    copy = with_several(crews("georgiou", "soval").game, "PLAY")
    match = started("free-play", cards=[copy])
    assert match.question is not None
    assert match.question.kind == "number"
    found, names = shown(match), Names(shipped(), "en")
    name, programs = names.card(match.game.definition(copy).id), match.game.face(copy).programs["PLAY"]
    assert [one.text for one in found.choices] == [f"{name}: {names.operation(one)}" for one in programs]
    assert {one.copy for one in found.choices} == {copy}
    assert found.line == "Which operation?"


# --- what is asked --------------------------------------------------------------------------------------------------


def test_what_may_be_done_is_said() -> None:
    found = shown(resolved("CLEAN-UP: may dismiss this -> gain 2 glory"))
    assert found.line == "Dismiss this card to gain 2 Glory. Do you want to? (Enter for no)"


def test_a_step_of_several_says_what_is_picked_for_it() -> None:
    found = shown(resolved("ACTION PLAY: put card to deck-top -> gain person"))
    assert found.line == "Put a card on the top of your deck. Which one?"


def test_the_words_of_a_step_are_in_the_language() -> None:
    lines = {shown(resolved("CLEAN-UP: may dismiss this -> gain 2 glory"), one).line for one in LANGUAGES}
    assert len(lines) == len(LANGUAGES)


def test_every_question_of_an_operation_has_words_in_every_language() -> None:
    for number, match in enumerate(played(31)):
        if number % 7 == 0:
            for language in LANGUAGES:
                assert list(shown(match, language).whole())
                assert list(shown(match, language).brief())


def test_the_card_that_asks_heads_the_question_and_the_gained_one_stands_in_it() -> None:
    match = resolved("ACTION PLAY: put card to deck-top -> gain person")
    card = match.state.stack[-1].card
    assert card is not None
    while match.question is not None and match.question.kind != "destination":
        match.answer(match.question.player, match.question.options[0].id)
    assert match.question is not None
    assert match.question.about is not None
    name = Names(shipped(), "en").card
    found = shown(match)
    assert found.header[0] == f"[{name(match.game.definition(card).id)}]"
    assert found.line == f"Where does {name(match.game.definition(match.question.about).id)} go?"


def test_glory_placement_says_so_and_shows_the_glory_that_lies_there() -> None:
    match = crews("georgiou", "soval")
    match.state.amounts[match.game.cards("market")[1], "glory"] = 2
    match.state.question = None
    match.state.stack.append(Frame("place-glory", match.state.active, match.state.active, None))
    run(match.game)
    found = shown(match)
    assert found.line.startswith("Glory Placement: ")
    assert ["Glory" in one.text for one in found.choices] == [False, True, False, False]


def test_a_reaction_is_named_in_its_question() -> None:
    for match in played(7):
        if match.question is not None and match.question.kind == "window" and len(match.question.options) == 1:
            found = shown(match)
            name = Names(shipped(), "en").card(match.game.definition(found.choices[0].copy or 0).id)
            assert found.line.startswith(f"Do you answer with {name}?")
            return
    pytest.fail("no reaction")


def test_a_move_is_asked_for_with_what_it_can_be_paid_with() -> None:
    match = crews("georgiou", "soval")
    while match.question is not None and match.question.kind != "action":
        match.answer(match.question.player, *[one.id for one in match.question.options[: match.question.low]])
    assert shown(match).line == "Your move (action 3, Dilithium 1, Latinum 1, Glory 1)"


# --- shown again ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["table", "?", "99", "jump", "", "log", "? warp"])
def test_the_question_is_shown_again_after_whatever_is_no_answer(line: str) -> None:
    found = typed(resolved("ACTION PLAY: put card to deck-top -> gain person"), "", line)
    asked_again = [number for number, one in enumerate(found) if one.startswith("Put a card on the top of your deck.")]
    assert len(asked_again) == 2
    assert found[asked_again[1] + 1].startswith("  1  ")


def test_a_reminder_has_a_line_for_each_of_many_choices() -> None:
    assert shortened("one two three", 20) == "one two three"
    assert shortened("one two three", 8) == "one two…"


def test_copies_of_a_card_are_not_numbered_but_told_apart_by_where_they_lie() -> None:
    names = Names(shipped(), "en")
    assert names.card("analyze#2") == names.card("analyze")
    match = crews("georgiou", "soval")
    view, player = View(play, names), match.state.active
    theirs = next(one for one in match.game.cards("captain", 1 - player))
    assert view.place(match.game, theirs, player) == f"Player {2 - player}: Captain"
