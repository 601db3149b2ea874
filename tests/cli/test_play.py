"""`play`: a game at the terminal, driven by lines as a program would write them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cc_tools.cli import playable
from cc_tools.cli.app import app
from cc_tools.cli.marks import wide_marks
from cc_tools.cli.table.console import folded
from tests.cli.conftest import Ran
from tests.cli.prepared import prepared

AGAINST = ("--crews", "picard,sela", "--sides", "advanced", "--against", "random", "--seed", "7")
TOGETHER = ("--crews", "picard,sela", "--sides", "advanced", "--seed", "7")
HAND = re.compile(r"^  Hand: (.*)$", re.MULTILINE)


@pytest.fixture(autouse=True)
def _prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playable, "playable", prepared)


def play(*arguments: str, lines: tuple[str, ...] = ()) -> Ran:
    """A game into which these lines are typed."""
    result = CliRunner().invoke(
        app, ["play", *arguments], "".join(f"{line}\n" for line in lines), catch_exceptions=False
    )
    return Ran(result.exit_code, result.stdout, result.stderr)


def number(shown: str, text: str) -> str:
    """The number of the last choice that begins so."""
    return str(re.findall(rf"^ *(\d+)  {re.escape(text)}", shown, re.MULTILINE)[-1])


def test_the_table_the_hand_and_numbered_choices() -> None:
    result = play(*AGAINST)
    assert (result.code, result.err) == (0, "")
    assert "Market: " in result.out
    assert "Neutral Zone: " in result.out
    assert "Stardate pile: 5, on top Stardate 2-Player 1 [" in result.out
    assert "Player 2 (Sela), advanced: " in result.out
    theirs, own = HAND.findall(result.out)
    assert theirs.isdecimal()
    assert own.count(";") == 4
    assert number(result.out, "End the step")
    assert result.out.endswith("The game is left.\n")


def test_questions_are_in_words_of_the_language() -> None:
    result = play(*AGAINST, "--lang", "pt")
    assert "JOGAR" in result.out or "jogar" in result.out.casefold()
    assert "Enterprise-D" in result.out


def test_the_first_turn_has_its_heading() -> None:
    assert play(*AGAINST).out.startswith("--- Turn 1: Player 2\n")


def test_words_of_the_game_and_parts_of_names_are_explained() -> None:
    result = play(*AGAINST, lines=("? warp", "? d", "? bozeman", "? 9999"))
    assert "warp: Put or move the token" in result.out
    assert "Which of these do you mean? D" in result.out
    assert re.search(r"^U\.S\.S\. Bozeman\n  Ship", result.out, re.MULTILINE)
    assert "9999 is no card, no word and no rule of the game." in result.out


def test_a_card_and_why_a_move_is_not_offered_are_explained() -> None:
    result = play(*AGAINST, lines=("? enterprise", "? 1", "? play tribble", "? complete seek", "? end", "?"))
    assert "U.S.S. Enterprise-D" in result.out
    assert "tribble is no card that you can see" in result.out
    assert "Its goal is not met." in result.out
    assert "pile NAME" in result.out


def test_answers_are_checked() -> None:
    result = play(*AGAINST, lines=("99", "", "1,2,3", "jump"))
    assert "There is no choice 99" in result.out
    assert "This has to be answered." in result.out
    assert "Here you pick 1, not 3." in result.out
    assert "`jump` is no choice and no command" in result.out


def test_an_answer_of_ones_own_can_be_taken_back() -> None:
    first = play(*AGAINST).out
    result = play(
        *AGAINST, lines=("undo", number(first, "Activate U.S.S. Enterprise-D: ACTIVATION: Promote"), "undo", "quit")
    )
    assert "The last answer was not yours" in result.out
    assert result.out.count("Your move") == 4


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = play(
        *AGAINST, lines=("save", f"save {file}", f"save {tmp_path}/none/x", "load", f"load {file}", "load nothing")
    )
    said = " ".join(first.out.split())
    assert "`save` needs the name of a file" in said
    assert f"Written to {file}" in said
    assert f"Read from {file}" in said
    again = play("--load", str(file))
    assert "Player 2 (Sela) is played by the agent `random`." in again.out
    assert "--- Turn" not in again.out
    assert HAND.findall(again.out) == HAND.findall(first.out)[:2]
    file.write_text(file.read_text("utf-8").replace("a", "b"), "utf-8")
    broken = play("--load", str(file))
    assert broken.code == 2
    assert "cc-tools: " in broken.err


def test_two_people_see_no_hand_but_their_own() -> None:
    first = play(*TOGETHER, lines=("",)).out
    end = number(first, "End the step")
    result = play(*TOGETHER, lines=("", end, *[""] * 3, "1", "", "1", "", "1", ""))
    seats = re.split(r"--- Player (\d), [^:]*: take the seat", result.out)
    assert seats[1::2][:2] == ["2", "1"]
    hands = [(int(player), HAND.findall(shown)) for player, shown in zip(seats[1::2], seats[2::2], strict=True)]
    for _, found in hands:
        for theirs, own in zip(found[::2], found[1::2], strict=True):
            assert theirs.isdecimal()
            assert not own.isdecimal()


def test_what_is_not_named_is_asked_for() -> None:
    result = play("--seed", "7", "--against", "random", lines=("pic", "s", "sel", "ad", "basic", "quit"))
    assert result.out.count("Crew of player 1") == 1
    assert result.out.count("Crew of player 2") == 2
    assert "Player 1 (Jean-Luc Picard), advanced" in result.out
    assert "Player 2 (Sela), basic" in result.out


@pytest.mark.parametrize("lines", [(), ("quit",)])
def test_a_game_can_be_left_before_it_has_begun(lines: tuple[str, ...]) -> None:
    assert play("--seed", "7", lines=lines).code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--crews", "pickard,sela"), "there is no crew 'pickard'"),
        (("--crews", "sela,sela", "--sides", "basic"), "both players have the crew"),
        (("--crews", "picard,sela", "--sides", "left"), "there is no side"),
        (("--against", "clever"), "there is no agent 'clever'"),
    ],
)
def test_what_there_is_not_is_refused(arguments: tuple[str, ...], said: str) -> None:
    result = play(*arguments)
    assert result.code == 2
    assert said in result.err


def test_a_whole_game_is_played_to_its_score() -> None:
    result = play(*AGAINST, lines=("1", "1,2", "1,2,3", "") * 2000)
    assert "The game is over: " in result.out
    assert re.search(r"^Glory +\d+ +\d+$", result.out, re.MULTILINE)
    assert re.search(r"^Total +\d+ +\d+$", result.out, re.MULTILINE)
    assert re.search(r"^Player \d \([^)]*\) wins\.$", result.out, re.MULTILINE)


def test_long_lines_are_folded_and_set_in() -> None:
    assert folded("  one two three", 9) == ["  one two", "    three"]
    assert folded("日本語の文章", 8) == ["日本語の", "  文章"]
    assert folded("", 8) == [""]


def test_no_line_begins_with_a_closing_sign_or_ends_with_an_opening_one() -> None:
    assert folded("三文字、四", 7) == ["三文", "  字、", "  四"]
    assert folded("三文（四）", 6) == ["三文", "  （四）"]


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("  手札: マーラ [経験カウンター1個, 無力化]; コール", "  手札：マーラ［経験カウンター1個、無力化］；コール"),
        ("プレイヤー1 (陣太鼓): XC 3 （パワーベース）", "プレイヤー1（陣太鼓）：XC 3（パワーベース）"),
        ("どれ？ (0～7個選択, Enterで「なし」)", "どれ？（0～7個選択、Enterで「なし」）"),
        ("  1  マーラ (手札)", "  1  マーラ（手札）"),
        ("Hand: Mara [1 XC, neutralized]; Kor (free)", "Hand: Mara [1 XC, neutralized]; Kor (free)"),
    ],
)
def test_marks_beside_japanese_have_full_width(line: str, shown: str) -> None:
    assert wide_marks(line) == shown
