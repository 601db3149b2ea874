"""Every kind of page for everybody: nothing serious by axe, light and dark, narrow and wide; nothing sticks out."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

AXE = Path(__file__).parents[1] / "node" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = (
    "index.html", "explorer.html?q=klingon", "explorer.html?view=faces&q=worf", "explorer.html?q=trait%3Ax",
    "search.html?q=worf", "captains-chair/cards/index.html", "captains-chair/cards/worf.html",
    "captains-chair/cards/phasers-core.html", "captains-chair/crew/index.html", "captains-chair/crew/khan.html",
    "captains-chair/stardates/index.html", "captains-chair/trait/index.html", "captains-chair/trait/klingon.html",
    "captains-chair/suit/ship.html", "captains-chair/sets/core.html", "captains-chair/words/index.html",
    "captains-chair/rules/index.html", "captains-chair/rules/timing.html", "captains-chair/rules/set-up.html",
    "captains-chair/rules/specialties.html",
    "captains-chair/score.html?a.crew=sisko", "captains-chair/setup.html", "captains-chair/turn.html",
    "star-trek-tcg/cards/index.html", "star-trek-tcg/score.html", "star-trek-tcg/episodes/index.html",
    "star-trek-tcg/crew-by-rating/index.html", "star-trek-tcg/challenges-by-action/index.html",
    "star-trek-tcg/decks/index.html", "star-trek-tcg/decks/war-drums.html", "star-trek-tcg/rules/index.html",
    "star-trek-tcg/rules/ending.html", "../404.html",
)  # fmt: skip
LONG = ("captains-chair/words/index.html", "star-trek-tcg/cards/index.html", "captains-chair/cards/index.html")
"""Long lists, which axe takes its time for; once is enough."""
SERIOUS = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter((one) => ['serious', 'critical'].includes(one.impact))
  .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`)"""
UNFOLDED = "() => document.querySelectorAll('main details').forEach((one) => { one.open = true; })"
"""What is folded in is seen by nobody, axe included, until it is opened."""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize(
    ("scheme", "language", "width"),
    [("light", "en", 1280), ("dark", "ja", 390)],
    ids=["light-en-wide", "dark-ja-narrow"],
)
def test_no_kind_of_page_has_anything_serious(
    scheme: Literal["light", "dark"], language: str, width: int, browser: Browser, site: str
) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 900}, bypass_csp=True)
    page = context.new_page()
    found: list[str] = []
    scenarios = 0
    for kind in KINDS if width > 1000 else [one for one in KINDS if one not in LONG]:
        page.goto(f"{site}{language}/{kind}")
        if page.locator("#application").count():
            page.wait_for_selector("#application[data-ready]")
        page.evaluate(UNFOLDED)
        scenarios += page.locator(".cc-scenarios pre").count()
        page.add_script_tag(path=AXE)
        found += [f"{kind} {one}" for one in page.evaluate(SERIOUS)]
        wider = page.evaluate(WIDER)
        found += [f"{kind} sticks out by {wider}"] if wider > 0 else []
    context.close()
    assert scenarios
    assert found == []
