"""The search in all texts finds names, and sentences pasted whole, in each language."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from cc_tools import pipeline
from cc_tools.model.text import LANGUAGES, Language
from tests.browser.conftest import Open

GAME = "captains-chair"
RULES = ("captains-chair/rules/timing.html", "star-trek-tcg/rules/ending.html")
CARDS = ("bynars", "worf", "vger", "tpol", "moriarty")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_pasted_sentences_lead_to_their_card(language: Language, ready: Open) -> None:
    game = pipeline.open_catalog().games[GAME]
    page = ready(f"{language}/search.html")
    for card in CARDS:
        address = f"{GAME}/cards/{card}.html"
        known = game.cards[card]
        name = known.name if language == "en" else getattr(known.names, language)
        page.fill("#query", name)
        expect(page.locator(".cc-hits a").first).to_have_attribute("href", re.compile(f"^{address}"))
        sentence = game.sentences[known.operations[0]][language]
        page.fill("#query", sentence)
        expect(page.locator(f".cc-hits li:has(a[href^='{address}']) mark").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_copied_from_its_page_leads_back_to_it(language: Language, page: Page, site: str) -> None:
    for rules in RULES:
        page.goto(f"{site}{language}/{rules}")
        copied = max(page.locator(".cc-rule > p").all_inner_texts(), key=len)
        page.goto(f"{site}{language}/search.html")
        page.locator("#query").focus()
        page.keyboard.insert_text(copied)
        expect(page.locator(f".cc-hits li:has(a[href^='{rules}']) mark").first).to_be_visible()


def test_games_stand_apart_and_the_head_of_every_page_leads_here(page: Page, site: str) -> None:
    page.goto(f"{site}en/captains-chair/cards/worf.html")
    page.locator(".cc-find input").fill("mara")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cc-hits section[data-game]")
    assert page.url.endswith("/en/search.html?q=mara")
    games = page.locator(".cc-hits section").evaluate_all("all => all.map((one) => one.dataset.game)")
    assert games[:2] == ["captains-chair", "star-trek-tcg"]


def test_what_is_on_no_page_is_said_to_be_nowhere(ready: Open) -> None:
    page = ready("ja/search.html?q=" + quote("存在しない文句です"))
    expect(page.locator(".cc-count")).to_have_text("該当するページがありません。語を減らしてみてください。")
