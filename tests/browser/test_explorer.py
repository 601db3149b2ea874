"""The explorer: answers, filters, views, addresses, keys, mistakes, a large pool."""

from __future__ import annotations

from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Page, expect

from cc_tools.database.card_search import CardSearch
from cc_tools.model.text import LANGUAGES, Language
from tests.browser.conftest import Open
from tests.browser.larger import TENFOLD
from tests.browser.queries import BAD, QUERIES

GAME = "captains-chair"


def shown(page: Page) -> list[str]:
    """The ids of the cards that stand in the list, after all have been scrolled to."""
    page.evaluate("() => { const end = document.querySelector('.cc-end'); while (!end.hidden) end.click(); }")
    found: list[str] = page.locator(".cc-results > li").evaluate_all("all => all.map((one) => one.dataset.id)")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_queries_have_the_answers_of_the_command_line_game_by_game(
    language: Language, ready: Open, search: CardSearch
) -> None:
    page = ready(f"{language}/explorer.html")
    for query in QUERIES[language]:
        page.fill("#query", query)
        answer = [search.cards[position] for position in search.ask(query, language).positions]
        wanted = [card.id for card in answer if card.game == GAME]
        expect(page.locator(".cc-tabs button[aria-pressed=true] small")).to_have_text(str(len(wanted)))
        counts = page.locator(".cc-tabs small").all_inner_texts()
        assert [int(count) for count in counts] == [len(wanted), len(answer) - len(wanted)], query
        if len(wanted) < 120:
            assert shown(page) == wanted, query


def test_the_address_holds_the_state_and_brings_it_back(ready: Open) -> None:
    page = ready("en/explorer.html")
    page.fill("#query", "klingon")
    page.locator("[data-view=faces]").click()
    page.select_option("#sort", "-vp")
    page.locator("[data-field=type][data-word=ship]").click()
    held = parse_qs(urlsplit(page.url).query)
    assert held == {"q": ["klingon suit:Ship"], "view": ["faces"], "sort": ["-vp"]}
    before = page.locator(".cc-results > li").evaluate_all("all => all.map((one) => one.dataset.id)")
    page.reload()
    page.wait_for_selector("#application[data-ready]")
    assert page.locator(".cc-results > li").evaluate_all("all => all.map((one) => one.dataset.id)") == before
    assert page.input_value("#query") == "klingon suit:Ship"
    page.go_back()
    expect(page.locator("#query")).to_have_value("klingon")


def test_a_filter_is_a_term_that_is_set_and_taken_away(ready: Open) -> None:
    page = ready("ja/explorer.html?q=" + quote("クリンゴン または ロミュラン"))
    ship = page.locator("[data-field=type][data-word=ship]")
    ship.click()
    assert page.input_value("#query") == "(クリンゴン または ロミュラン) 種類:艦船"
    expect(ship).to_have_attribute("aria-pressed", "true")
    ship.click()
    assert page.input_value("#query") == "(クリンゴン または ロミュラン)"


def test_the_language_switch_stays_with_the_query(ready: Open) -> None:
    page = ready("en/explorer.html?q=trait%3Aklingon&view=faces")
    page.locator(".cc-language summary").click()
    page.locator(".cc-language a[hreflang=ja]").click()
    page.wait_for_selector("#application[data-ready]")
    assert "/ja/explorer.html" in page.url
    assert page.input_value("#query") == "trait:klingon"
    assert page.locator("[data-view=faces]").get_attribute("aria-pressed") == "true"


def test_answers_in_japanese_come_by_their_reading(ready: Open, search: CardSearch) -> None:
    page = ready("ja/explorer.html?q=" + quote("スート:艦船"))
    readings = {card.id: card.names.get("reading", "") for card in search.cards if card.game == GAME}
    fold = search.spec.folding.fold
    order = [fold(readings[one]) for one in shown(page)]
    assert order == sorted(order)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_query_is_explained_at_its_place(language: Language, ready: Open) -> None:
    page = ready(f"{language}/explorer.html")
    words = page.evaluate("() => JSON.parse(document.getElementById('given').textContent).words")
    for query, (marked, meant) in BAD.items():
        page.fill("#query", query)
        expect(page.locator("#query")).to_have_attribute("aria-invalid", "true")
        assert page.locator(".cc-said > p").first.inner_text() == words["refused"]
        assert page.locator(".cc-places mark").first.inner_text().strip() == marked, query
        if meant:
            page.locator(".cc-meant").click()
            assert meant in page.input_value("#query")
            expect(page.locator("#query")).to_have_attribute("aria-invalid", "false")


def test_keys_lead_to_the_search_through_the_cards_and_back(ready: Open) -> None:
    page = ready("en/explorer.html?q=worf")
    page.keyboard.press("/")
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("ArrowDown")
    first = page.locator(".cc-results a").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".cc-results a").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("Enter")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/cards/worf*.html")


def test_faces_are_drawn_as_the_reader_comes_near(ready: Open) -> None:
    page = ready("en/explorer.html?view=faces&q=worf")
    expect(page.locator(".cc-tile svg.cc-face").first).to_be_visible()
    assert page.locator(".cc-tile").first.evaluate("one => one.querySelectorAll('use').length") >= 0


def test_nothing_in_a_query_becomes_markup(ready: Open) -> None:
    page = ready("en/explorer.html?q=" + quote('<img src=x onerror=alert(1)> trait:"<b>x"'))
    assert page.locator("#application img, #application .cc-places b").count() == 0
    assert "<b>x" in page.locator(".cc-said").inner_text()


def test_a_keystroke_draws_no_more_of_a_larger_pool(ready: Open) -> None:
    page = ready("en/explorer.html")
    drawn = page.locator("#application *").count()
    assert page.evaluate(TENFOLD) > 4000
    for query in ("t", "vulcan or trait:klingon"):
        page.locator("#query").fill(query)
        assert page.locator("#application *").count() < 1.5 * drawn
