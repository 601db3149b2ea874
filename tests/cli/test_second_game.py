"""The second game at the table: cards of one title told apart, icon draws in numbers, words of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from cc_tools.cli import playable
from cc_tools.cli.table import explain, facts, situation, typed
from cc_tools.cli.table.asking import asked
from cc_tools.cli.table.explain import told
from cc_tools.cli.table.log import Log
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.sentences import Sentences
from cc_tools.cli.table.view import Lying, View
from cc_tools.engine.match import Match
from cc_tools.games.star_trek_tcg import play as rules
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.simulate.dice import Dice
from tests.cli.conftest import Ran
from tests.cli.prepared import prepared
from tests.cli.test_play import play

GAME = "star-trek-tcg"
DECKS = ("--crews", "menagerie-of-talos,war-drums", "--seed", "5")


@pytest.fixture(autouse=True)
def _prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playable, "playable", prepared)


def typing(*arguments: str, lines: tuple[str, ...] = ()) -> Ran:
    """The second game, into which these lines are typed."""
    return play("--game", GAME, *arguments, lines=lines)


def names(language: Language = "en") -> Names:
    return Names(prepared(GAME).pool, language)


def begun(seed: int) -> Match:
    pool = prepared(GAME).pool
    return Match.begun(pool, rules.new_game(pool, rules.picked(pool, seed)))


def until(wanted: Callable[[Match], bool], seeds: int = 9) -> Match:
    """A game by chance, at the first question that is wanted."""
    for seed in range(1, seeds):
        match, dice = begun(seed), Dice(seed)
        for _ in range(2000):
            question = match.question
            if question is None:
                break
            if wanted(match):
                return match
            ids = [option.id for option in question.options if option.id != "abandon"]
            count = min(len(ids), question.high, max(question.low, 1 if dice.below(5) else 0))
            picked = [ids.pop(dice.below(len(ids))) for _ in range(count)]
            match.answer(question.player, *picked)
    raise AssertionError("no such question")


def kind(match: Match) -> str:
    """Which question waits."""
    return "" if match.question is None else match.question.kind


@cache
def drawing() -> Match:
    """A game in which icons are drawn."""
    return until(lambda one: one.state.step == "icon-draw" and bool(one.game.cards("icon-draw", 0)))


def lines(match: Match, language: Language = "en") -> tuple[str, ...]:
    """What stands above the question that waits."""
    known = names(language)
    assert match.question is not None
    return asked(match.game, match.question, known, Sentences(known), View(rules, known)).header


# --- cards of one title ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "card", "shown"),
    [
        ("en", "the-man-trap-plot", "The Man Trap (plot)"),
        ("en", "tricorder-reading-combat", "Tricorder Reading (combat)"),
        ("en", "medikit-promo", "Medikit (logic, promo)"),
        ("en", "miri-challenge", "Miri (challenge)"),
        ("en", "balok", "Balok"),
        ("pt", "tribbles-logic", "Tribbles (lógica)"),
        ("ja", "the-cage-mission", "檻（ミッション）"),
    ],
)
def test_cards_of_one_title_are_told_apart(language: Language, card: str, shown: str) -> None:
    assert names(language).card(card) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: Language) -> None:
    known = names(language)
    shown = [known.card(one.id) for one in known.pool.definitions]
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("text", ["man trap plot", "the-man-trap-plot", "The Man Trap (plot)", "the man trap plot"])
def test_one_of_them_can_be_asked_for(text: str) -> None:
    match = begun(1)
    found = list(told(match.game, 0, text, names(), rules.display))
    assert found[0] == "The Man Trap (plot)"


def test_what_is_asked_of_several_names_each() -> None:
    (found,) = told(begun(1).game, 0, "man trap", names(), rules.display)
    assert {"The Man Trap (mission)", "The Man Trap (plot)"} <= set(re.findall(r"The Man Trap \(\w+\)", found))


# --- what there is to know at a question ------------------------------------------------------------------------------


def test_the_action_is_told_where_its_target_is_picked() -> None:
    match = until(lambda one: kind(one) == "target")
    (action,) = match.state.notes["action"]
    assert re.search(rf"^.+: {names().word(action)}$", lines(match)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_icon_draw_is_told_in_numbers(language: Language) -> None:
    match = drawing()
    told_of = lines(match, language)
    for player in (0, 1):
        cards = len(match.game.cards("icon-draw", player))
        assert any(str(player + 1) in line and str(cards) in line for line in told_of[1:3])


def test_both_totals_stand_in_the_log() -> None:
    match = until(lambda one: any(line[0] == "win" and line[5] for line in one.state.log))
    known = names()
    log = Log(known, View(rules, known).texts)
    assert any(re.search(r" wins the action of .*, icons \d+:\d+", line) for line in log.told(match.game, 0))


def test_counters_that_are_left_are_counted() -> None:
    match = until(lambda one: one.state.step == "final-xc-segment" and kind(one) == "assign")
    assert lines(match)[0].startswith("In the power base, to hand out: ")


def test_what_the_purge_takes_is_said_before() -> None:
    match = until(lambda one: one.state.step == "initial-xc-segment" and kind(one) == "assign")
    assert "is lost" in lines(match)[0]


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", []),
        ("3", [3]),
        ("1,4 6", [1, 4, 6]),
        ("1-3", [1, 2, 3]),
        ("2, 4-6", [2, 4, 5, 6]),
        ("3-1", [3, 2, 1]),
        ("1-999999", None),
        ("table", None),
        ("-", None),
    ],
)
def test_numbers_may_be_a_stretch(line: str, found: list[int] | None) -> None:
    assert typed.numbers(line) == found


def test_help_and_case_are_heard() -> None:
    result = typing(*DECKS, lines=("", "HELP", "UNDO", "Table", "Q"))
    assert "take choice 3" in result.out
    assert "no command" not in result.out
    assert result.out.endswith("The game is left.\n")


def test_files_that_cannot_be_are_told_of_in_words(tmp_path: Path) -> None:
    result = typing(*DECKS, lines=("", f"load {tmp_path}/none.json", f"save {tmp_path}/none/x", f"load {tmp_path}"))
    said = " ".join(result.out.split())
    for words in ("There is no file", "There is no folder", "is a folder"):
        assert words in said
    assert "Errno" not in said
    assert not (tmp_path / "none").exists()


# --- how it begins ----------------------------------------------------------------------------------------------------


def test_a_save_names_its_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typing(*DECKS, lines=("", f"save {file}"))
    result = play("--load", str(file), lines=("",))
    assert result.code == 0
    assert "Menagerie of Talos" in result.out


def test_the_beginning_of_a_deck_is_enough() -> None:
    result = typing("--crews", "men,war", lines=("",))
    assert (result.code, result.err) == (0, "")


def test_a_deck_of_the_other_game_is_hinted_at() -> None:
    result = play("--crews", "war-drums,sirens-and-spores")
    assert result.code == 2
    assert "`--game star-trek-tcg` has it" in result.err


def test_decks_are_asked_for_and_may_be_the_same() -> None:
    result = typing("--seed", "5", lines=("war", "war", ""))
    assert "Deck of player 1" in result.out
    assert result.out.count("War Drums of the Empire") > 1
    assert "there is no deck 'pickard'" in typing("--crews", "pickard,sela").err


def test_every_line_of_the_moment_has_its_text() -> None:
    match = until(lambda one: one.state.step == "second-challenge-segment")
    known = names()
    view = View(rules, known)
    assert match.question is not None
    (site, *_) = situation.told(match.game, match.question, known, view.texts, rules.display)
    assert site.startswith("Challenges on ")


# --- what a card is ---------------------------------------------------------------------------------------------------


def test_words_of_a_card_stand_behind_their_labels() -> None:
    shown = list(told(begun(1).game, 0, "kor", names(), rules.display))
    assert "attribute: KLINGON" in shown[1]
    assert "action: CAPTURE" in shown[1]
    assert "icon: logic" in shown[1]


def test_the_symbol_of_the_ship_is_told() -> None:
    pool = prepared(GAME).pool
    one = next(one for one in pool.definitions if getattr(one.record, "enterprise_symbol", False))
    other = next(one for one in pool.definitions if getattr(one.record, "enterprise_symbol", True) is False)
    assert "symbol" in facts.kinds(one, one.faces[0], names()).casefold()
    assert "symbol" not in facts.kinds(other, other.faces[0], names()).casefold()


def test_a_number_that_was_changed_stands_beside_the_printed_one() -> None:
    match = until(lambda one: bool(one.game.cards("challenges", 0)))
    (copy, *_) = match.game.cards("challenges", 0)
    plain = list(explain.card(match.game, copy, names(), rules.display))
    match.game.turn(copy, "rating combat", 17)
    changed = list(explain.card(match.game, copy, names(), rules.display))
    assert any("now: combat 17" in line for line in changed)
    assert changed[: len(plain)] == plain


@pytest.mark.parametrize("state", ["neutralized", "converted"])
def test_who_left_the_party_is_shown_with_the_reason(state: str) -> None:
    view = View(rules, names("pt"))
    shown = view.notes({"name": "vina", "card": "vina", "state": state, "home": "bridge"})
    assert shown == [{"neutralized": "neutralizado", "converted": "convertido"}[state]]


def test_a_covered_default_says_by_whom() -> None:
    assert View(rules, names()).notes({"name": "default-plot", "card": "default-plot", "covered": 1}) == [
        "covered by a card of the challenger"
    ]


def test_known_cards_of_a_hand_are_among_its_number() -> None:
    view = View(rules, names())
    assert view._area("hand", {"size": 3, "known": [{"name": "vina"}]}, Lying({}, {})) == "3, among them Vina"


@pytest.mark.parametrize(
    ("language", "amount", "behind"),
    [
        ("en", "3 experience counters", " in the power base, 2 of 25 on crew"),
        ("pt", "3 marcadores de experiência", " na base de poder, 2 de 25 na tripulação"),
        ("es", "3 contadores de experiencia", " en la base de poder, 2 de 25 en la tripulación"),
        ("ja", "経験カウンター3個", "（パワーベース）、クルーに2／25"),
    ],
)
def test_counters_are_told_as_so_many(language: Language, amount: str, behind: str) -> None:
    match = until(lambda one: kind(one) == "action" and one.game.pool_of(0, "xc") == 3 and one.state.turn == 1)
    assert match.question is not None
    known = names(language)
    view = View(rules, known)
    assert any(line.endswith(f": {amount}{behind}") for line in view.table(match, 1))
    line = asked(match.game, match.question, known, Sentences(known), view).line
    assert line.endswith(f" ({amount})")


def test_an_ability_that_is_called_as_another_word_keeps_its_name() -> None:
    definition = next(one for one in prepared(GAME).pool.definitions if one.id == "lieutenant-kaplan")
    for language in LANGUAGES:
        known = names(language)
        assert "TARGET" in facts.kinds(definition, definition.faces[0], known)
        assert known.labels.value("abilities", "target") == "TARGET" != known.labels.word("target")
