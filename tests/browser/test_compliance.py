"""The compliance suite of the search language, in the browser's engine: the same answers, places and codes."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from cc_tools.database.card_search import CardSearch
from tests.browser.queries import QUERIES
from tests.search.pool import SUITE, search as frozen

ASKED = """async ({published, queries}) => {
  const { CardSearch } = await import(new URL("../assets/app/search/search.js", location.href));
  const search = new CardSearch(published);
  return queries.map(({query, language}) => {
    const {ok, positions, findings} = search.ask(query, language);
    return {ok, ids: positions.map((position) => search.cards[position].id),
            findings: findings.map(({code, place, suggestion}) => [code, ...place, suggestion])};
  });
}"""


def outcome(query: str, language: str, found: dict[str, Any], everything: int) -> dict[str, Any]:
    group = "refused" if not found["ok"] else "without-effect" if found["findings"] else "answered"
    made: dict[str, Any] = {"query": query, "language": language, "group": group}
    if found["ok"]:
        made["ids"] = found["ids"] if len(found["ids"]) < everything else "all"
    if found["findings"]:
        made["findings"] = found["findings"]
    return made


def test_the_suite_of_the_command_line_passes(page: Page, site: str) -> None:
    page.goto(f"{site}en/index.html")
    suite = json.loads(SUITE.read_text(encoding="utf-8"))
    published = frozen().published()
    found = page.evaluate(ASKED, {"published": published, "queries": suite})
    everything = len(frozen().cards)
    made = [outcome(one["query"], one["language"], two, everything) for one, two in zip(suite, found, strict=True)]
    assert made == suite


def test_queries_in_four_languages_have_the_same_answers_over_all_cards(
    page: Page, site: str, search: CardSearch
) -> None:
    pairs = [(query, language) for language, queries in QUERIES.items() for query in queries]
    asked = [{"query": query, "language": language} for query, language in pairs]
    page.goto(f"{site}en/index.html")
    found = page.evaluate(ASKED, {"published": search.published(), "queries": asked})
    for (query, language), two in zip(pairs, found, strict=True):
        answer = search.ask(query, language)
        assert two["ok"] == answer.ok, query
        assert two["ids"] == [search.cards[position].id for position in answer.positions], query
        assert two["ids"], query
