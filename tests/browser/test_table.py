"""The pages for the table: a score as the rules add it up, a set-up as the engine lays it out, a turn step by step."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from cc_tools import pipeline
from cc_tools.games.at_table import facts
from cc_tools.model.text import LANGUAGES, Language
from tests.browser.conftest import Open

SHEET = {
    "a.glory": "7", "a.neutral": "3", "a.end": "4+2+3", "a.printed": "21-2", "a.focus.research.at": "9",
    "a.focus.research": "4", "a.focus.influence.at": "2", "a.focus.influence": "1", "a.focus.military": "5",
    "a.focus.best": "2",
}  # fmt: skip


def total(page: Page, player: str, of: str = "total") -> int:
    return int(page.locator(f"[data-player={player}] output[data-of='{of}']").inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_is_added_up_as_the_rules_do(language: Language, ready: Open) -> None:
    """Sisko, Advanced: Research 9 is worth 2, Influence 2 is worth 1, Military 0 nothing, the best of them 2."""
    page = ready(f"{language}/captains-chair/score.html")
    page.select_option("[id='a.crew']", "sisko")
    for name, value in SHEET.items():
        page.fill(f"[id='{name}']", value)
    assert total(page, "a", "focus") == 0
    assert total(page, "a") == 7 + 3 + 9 + 19
    page.check("[id='a.missions-done.a-call-to-arms']")
    assert total(page, "a", "focus") == 4 * 2 + 1 * 1 + 5 * 0 + 2 * 2
    assert total(page, "a") == 38 + 13 + 4
    page.select_option("[id='a.side']", "basic")
    assert total(page, "a", "missions-done") == 0
    assert total(page, "a", "focus") == 4 * 3 + 1 * 2 + 5 * 1 + 2 * 3
    page.reload()
    page.wait_for_selector("#application[data-ready]")
    assert total(page, "a") == 38 + 25
    assert parse_qs(urlsplit(page.url).query)["a.end"] == ["4+2+3"]


def test_only_the_page_itself_is_marked_among_the_sections(ready: Open) -> None:
    page = ready("en/captains-chair/score.html")
    expect(page.locator(".cc-sections [aria-current]")).to_have_text(["Score sheet"])


def test_what_is_no_number_is_said_and_counts_nothing(ready: Open) -> None:
    page = ready("en/captains-chair/score.html")
    page.fill("[id='b.glory']", "many")
    expect(page.locator("[id='b.glory-wrong']")).to_have_text("This is no number.")
    page.fill("[id='b.glory']", "-3")
    expect(page.locator("[id='b.glory-wrong']")).to_have_text("This is no number.")
    assert total(page, "b") == 0
    page.fill("[id='b.printed']", "-3")
    assert total(page, "b") == -3


def test_more_missions_than_a_side_has_room_for_are_said(ready: Open) -> None:
    page = ready("en/captains-chair/score.html?a.crew=sisko&a.side=basic")
    for mission in ("a-call-to-arms", "contacting-the-dominion"):
        page.check(f"[id='a.missions-done.{mission}']")
    expect(page.locator("[id='a.missions-done-wrong']")).to_have_text("This side has room for 1.")


def test_experience_of_the_other_game_is_counted_up_to_its_cap(ready: Open) -> None:
    page = ready("en/star-trek-tcg/score.html")
    page.fill("[id='a.bridge']", "5, 5, 4, 2")
    page.fill("[id='a.complement']", "5,4")
    assert total(page, "a") == 25
    expect(page.locator(".cc-result")).to_have_text("Player 1 has reached 25")
    page.fill("[id='a.complement']", "9")
    expect(page.locator("[id='a.complement-wrong']")).to_have_text("No card holds more than 5.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_has_the_numbers_of_the_engine(language: Language, ready: Open) -> None:
    """Mixed boxes: 105 Market cards in all, four of them open and four in the Junk pile (box.mix.4, box.mix.6)."""
    page = ready(f"{language}/captains-chair/setup.html?a=burnham&b=kirk&first=b")
    told = facts(pipeline.open_catalog().games["captains-chair"], lambda one: one.name, lambda _, word: word)
    center = told["center"]["core+to-boldly-go"]
    places = ("person-deck", "cargo-deck", "ship-deck", "ally-deck", "market", "junk")
    drawn = {place: int(page.locator(f"[data-place={place}] b").inner_text()) for place in places}
    assert drawn == {place: center[place] for place in places}
    assert sum(drawn.values()) == 105
    assert page.locator("[data-place=incident-deck] b").inner_text() == str(center["incident-deck"] + 1)
    assert page.locator("[data-step=mix]").count() == 1
    page.uncheck("#boxes-to-boldly-go")
    expect(page.locator("[data-step=mix]")).to_have_count(0)
    expect(page.locator("[data-place=junk] b")).to_have_text("0")
    expect(page.locator(".cc-warning")).to_have_count(1)
    assert "{" not in page.locator("#application").inner_text()


def test_the_same_crew_twice_is_refused_and_lots_are_drawn(ready: Open) -> None:
    page = ready("en/captains-chair/setup.html?a=kirk&b=kirk")
    expect(page.locator(".cc-warning").first).to_have_text("Both players cannot have the same crew.")
    page.click("#random")
    held = parse_qs(urlsplit(page.url).query)
    assert held["a"] != held.get("b")
    page.click("#lots")
    assert parse_qs(urlsplit(page.url).query)["first"][0] in ("a", "b")


@pytest.mark.parametrize("game", ["captains-chair", "star-trek-tcg"])
def test_a_turn_goes_step_by_step_and_its_place_stays(game: str, ready: Open) -> None:
    page = ready(f"pt/{game}/turn.html")
    steps = page.locator(".cc-turn-steps > li").count()
    for _ in range(steps + 1):
        page.locator("[data-go=next]").click()
    expect(page.locator(".cc-turn-count")).to_have_text("Turno 2")
    assert parse_qs(urlsplit(page.url).query) == {"step": ["2"], "turn": ["2"]}
    page.reload()
    expect(page.locator(".cc-turn-steps > li").nth(1)).to_have_attribute("aria-current", "step")
    page.locator("[data-go=back]").click()
    page.locator("[data-go=back]").click()
    expect(page.locator(".cc-turn-count")).to_have_text("Turno 1")


@pytest.mark.parametrize("game", ["captains-chair", "star-trek-tcg"])
def test_a_set_up_of_either_game_leaves_no_number_open(game: str, ready: Open) -> None:
    page = ready(f"en/{game}/setup.html?first=a")
    text = page.locator(".cc-setup-steps").inner_text()
    assert "–" not in text
    assert "{" not in text
