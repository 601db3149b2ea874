"""What may be said at the table besides answers: `pile`, `log`, `undo`, `save`, `load`, `quit`; and the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cc_tools.cli.table.console import folded
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.piles import listed
from cc_tools.cli.table.score import sheet
from cc_tools.cli.table.session import Session
from cc_tools.cli.table.view import View
from cc_tools.engine.game import PLAYERS
from cc_tools.engine.match import Match
from cc_tools.engine.save import load, save
from cc_tools.engine.writing import SaveError
from cc_tools.games.captains_chair import play
from cc_tools.games.captains_chair.play.queries.scoring import focus
from cc_tools.model.text import LANGUAGES, Language
from tests.cli.prepared import prepared
from tests.engine.games import begun, played, shipped


class Typist:
    """Types these lines; keeps what it sees."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.seen: list[str] = []

    def read(self, prompt: str) -> str | None:
        """The next line, None after the last one."""
        return next(self.lines, None)

    def write(self, text: str = "") -> None:
        """Keeps the lines."""
        self.seen += text.split("\n")

    def clear(self) -> None:
        """Nothing is hidden."""


@cache
def names(language: Language = "en") -> Names:
    return Names(shipped(), language)


@cache
def over() -> Match:
    """A game played to its end, with nothing to take back but the last answer."""
    *_, last = played(92)
    return last


def session(match: Match, typist: Typist, *, asks: bool = False, read: Path | None = None) -> Typist:
    Session(prepared("captains-chair"), match, {}, names(), typist, asks=asks, read=read).play()
    return typist


def middle(seed: int = 92, questions: int = 150) -> Match:
    """A game in its midst."""
    for number, match in enumerate(played(seed)):
        if number == questions:
            return match
    raise AssertionError("the game is over")


# --- piles ------------------------------------------------------------------------------------------------------------


def test_open_piles_are_listed_from_the_top() -> None:
    match, view = middle(), View(play, names())
    for area, owner in (("junk", -1), ("discard", 0), ("discard", 1)):
        cards = match.game.cards(area, owner)
        shown = list(listed(match, 0, area if owner < 0 else f"{area} {owner + 1}", view))
        assert shown[0].partition(": ")[2].startswith(str(len(cards)))
        ids = [match.game.definition(copy).id for copy in reversed(cards)]
        assert [line.strip().partition(" [")[0] for line in shown[1:]] == [names().card(one) for one in ids]


@pytest.mark.parametrize("area", ["hand 2", "reserve 2", "deck", "person-deck", "location-deck"])
def test_what_a_player_may_not_see_is_not_listed(area: str) -> None:
    match, view = begun(92), View(play, names())
    shown = list(listed(match, 0, area, view))
    assert shown
    assert all("which you may not see" in line for line in shown)


def test_an_area_is_meant_by_the_beginning_of_its_name_in_any_language() -> None:
    match = begun(92)
    assert next(listed(match, 0, "jun", View(play, names()))).startswith("Junk pile")
    assert next(listed(match, 0, "pilha de lixo", View(play, names("pt")))).startswith("Pilha de Lixo")
    assert next(listed(match, 0, "d", View(play, names()))).startswith("Which of these? ")
    assert next(listed(match, 0, "xyz", View(play, names()))) == "xyz is no area."
    assert "Junk pile" in next(listed(match, 0, "", View(play, names())))


# --- the table --------------------------------------------------------------------------------------------------------


def test_ships_are_shown_at_their_location_with_their_weight() -> None:
    for match in played(92):
        at = [
            (copy, statuses["at"])
            for copy, statuses in match.state.turned.items()
            if statuses.get("at") in match.game.cards("neutral-zone")
        ]
        if at:
            break
    ship, place = at[0]
    line = next(line for line in View(play, names()).table(match, 0) if line.startswith("Neutral Zone: "))
    spot = line.partition(names().card(match.game.definition(place).id))[2].partition("]")[0]
    owner = match.game.owner(ship)
    assert owner is not None
    assert f"Player {owner + 1}: {names().card(match.game.definition(ship).id)} (weight " in spot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_has_a_row_for_each_line_of_the_score(language: Language) -> None:
    match = over()
    shown = list(sheet(match.game, play, names(language), View(play, names(language))))
    scores = [play.score(match.game, player) for player in PLAYERS]
    figures = [re.findall(r"(-?\d+)(?= {2,}|$)", row)[-2:] for row in shown[3:] if " = " not in row and "--" not in row]
    assert figures == [[str(score[line]) for score in scores] for line in scores[0]]
    tracks = [row for row in shown if " = " in row]
    assert len(tracks) == len(focus(match.game, 0))
    assert sum(int(row.split(" = ")[-1]) for row in tracks) == scores[1]["focus"]


# --- the end, files, leaving -----------------------------------------------------------------------------------------


def test_after_the_end_there_is_more_to_be_said() -> None:
    match = Match(over().pool, over().state)
    typist = session(match, Typist("log", "pile junk", "table", "1", "undo", "quit"))
    shown = "\n".join(typist.seen)
    assert "The game is over: " in shown
    assert re.search(r"^Junk pile: \d+", shown, re.MULTILINE)
    assert "There is nothing to take back." in shown
    assert shown.count("Neutral Zone: ") == 1
    assert shown.count("table, log, pile NAME, undo, save FILE or quit") == 2
    assert typist.seen[-1] == "The game is left."


def test_the_last_answer_can_be_taken_back_after_the_end() -> None:
    match = Match(over().pool, over().state, list(over().history))
    before = match.history[-1]
    assert before.question is not None
    allowed = match.can_undo(before.question.player)
    typist = session(match, Typist("undo"))
    assert (match.state is before) == allowed
    assert allowed or any("so it stands" in line for line in typist.seen)


def test_somebody_who_leaves_a_terminal_is_asked_once_about_saving(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    stays = session(begun(92), Typist("", "quit", "no", "quit", ""), asks=True)
    assert sum("is not saved" in line for line in stays.seen) == 2
    saves = session(begun(92), Typist("", "quit", str(file)), asks=True)
    assert f"Written to {file}." in saves.seen
    assert file.exists()
    kept = session(begun(92), Typist("", f"save {file}", "quit"), asks=True)
    assert not any("is not saved" in line for line in kept.seen)
    piped = session(begun(92), Typist("", "quit"))
    assert not any("is not saved" in line for line in piped.seen)


def test_a_game_that_was_read_begins_where_it_is_and_says_what_cannot_be_taken_back(tmp_path: Path) -> None:
    match, file = middle(), tmp_path / "game.json"
    match.agents = {1: "greedy"}
    file.write_text(save(match), "utf-8")
    again = load(shipped(), file.read_text("utf-8"))
    assert again.agents == {1: "greedy"}
    typist = session(again, Typist("", "undo"), read=file)
    assert not any(line.startswith("--- Turn") for line in typist.seen)
    assert any("there is nothing before to take back" in line for line in typist.seen)


def test_a_save_without_agents_is_read_and_one_with_strange_seats_is_not() -> None:
    match = begun(92)
    assert load(shipped(), save(match)).agents == {}
    match.agents = {7: "greedy"}
    with pytest.raises(SaveError):
        load(shipped(), save(match))


# --- width ------------------------------------------------------------------------------------------------------------


def test_numbered_choices_go_on_below_their_text() -> None:
    assert folded("  3  one two three", 12) == ["  3  one two", "     three"]
    assert folded(" 10  one two three", 12) == [" 10  one two", "     three"]
