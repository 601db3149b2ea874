"""All of it with the network cut after the first visit; a folder opened directly; addresses where nothing lies."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cc_tools.model.text import LANGUAGES, Language
from tests.browser.conftest import watched

QUERY: dict[Language, str] = {"en": "trait:klingon", "pt": "traço:klingon", "es": "rasgo:klingon", "ja": "クリンゴン"}
MISSING: dict[Language, str] = {
    "en": "There is no such page", "pt": "Esta página não existe", "es": "Esta página no existe",
    "ja": "ページが見つかりません",
}  # fmt: skip
NO_FILE = "Failed to load resource: the server responded with a status of 404"


def cut(page: Page, site: str, language: Language) -> None:
    """Visit the home page of a language, wait until it is kept, cut the network."""
    page.goto(f"{site}{language}/index.html")
    page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=60_000)
    page.context.set_offline(True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_visited_once_is_there_without_a_network(language: Language, page: Page, site: str) -> None:
    cut(page, site, language)
    page.goto(f"{site}{language}/captains-chair/cards/worf.html")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{site}{language}/explorer.html?q={quote(QUERY[language])}")
    page.wait_for_selector("#application[data-ready]")
    assert page.locator(".cc-results > li").count() > 5
    page.goto(f"{site}{language}/explorer.html?view=faces&q=worf")
    expect(page.locator(".cc-tile svg").first).to_be_visible()
    page.goto(f"{site}{language}/search.html?q={quote(QUERY[language].rpartition(':')[2])}")
    page.wait_for_selector(".cc-hits a")
    page.goto(f"{site}{language}/captains-chair/score.html?a.glory=4")
    page.wait_for_selector("#application[data-ready]")
    expect(page.locator("[data-player=a] output[data-of=total]")).to_have_text("4")
    page.goto(f"{site}{language}/captains-chair/setup.html")
    page.wait_for_selector("#application[data-ready]")
    page.goto(f"{site}{language}/")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{site}docs/index.html")
    expect(page.locator("h1").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("connected", [True, False], ids=["connected", "cut"])
def test_a_page_that_is_not_there_answers_in_the_visitors_language(
    language: Language, connected: bool, context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    complaints = watched(page)
    if not connected:
        cut(page, site, language)
    page.goto(f"{site}{language}/captains-chair/cards/worff.html")
    assert page.locator("h1").all_inner_texts() == [MISSING[language]]
    assert page.locator("input").input_value() == "worff"
    page.locator("input").fill("worf")
    page.locator("button").click()
    page.wait_for_selector(".cc-hits a")
    assert f"/{language}/search.html" in page.url
    assert [one for one in complaints if not one.startswith(NO_FILE)] == []


def test_outside_the_folders_of_languages_the_browsers_language_counts(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="es-MX")
    page = context.new_page()
    page.goto(f"{site}nowhere.html")
    assert page.locator("h1").all_inner_texts() == [MISSING["es"]]
    page.goto(site)
    page.wait_for_url("**/es/index.html")
    context.close()


def test_a_folder_opened_directly_reads_and_links_and_says_what_needs_a_server(page: Page, folder: Path) -> None:
    home = (folder / "ja" / "index.html").as_uri()
    page.goto(home)
    page.locator(".cc-tiles a[href$='captains-chair/cards/index.html']").click()
    page.locator("main .cc-list a").first.click()
    expect(page.locator("h1#record")).to_be_visible()
    page.goto(home)
    page.locator(".cc-tiles a[href$='captains-chair/rules/index.html']").click()
    page.locator("main .cc-ways a").first.click()
    expect(page.locator("h1#section")).to_be_visible()
    assert page.url.startswith("file://")
    page.goto((folder / "ja" / "captains-chair" / "turn.html").as_uri())
    expect(page.locator(".cc-plain-steps li").first).to_be_visible()


def test_the_explorer_opened_from_a_folder_says_that_it_needs_a_server(context: BrowserContext, folder: Path) -> None:
    page = context.new_page()
    page.goto((folder / "pt" / "explorer.html").as_uri())
    expect(page.locator(".cc-needs-server")).to_contain_text("servidor")
