"""How long a keystroke in the explorer takes in Chromium, over all cards and over ten times as many."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.hosting import served
from tests.browser.larger import TENFOLD

TYPED = "trait:klingon or vulcan vp>=1"
ROUNDS = 4
STROKES = """async (queries) => {
  const times = [];
  const input = document.getElementById("query");
  for (const query of queries) {
    input.value = query;
    const start = performance.now();
    input.dispatchEvent(new Event("input", { bubbles: true }));
    document.body.offsetHeight;
    times.push(performance.now() - start);
    await new Promise((go) => setTimeout(go, 20));
  }
  return times;
}"""


def keystrokes(site: Path) -> Iterator[str]:
    """One line: the median of the keystrokes of one query over both pools, on the built site in a folder."""
    program = chromium()
    if program is None:
        yield "a keystroke: not measured, chromium is missing (Debian: apt-get install chromium)"
        return
    with served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        page = browser.new_page()
        page.goto(address + "en/explorer.html")
        page.wait_for_selector("#application[data-ready]")
        small = _keystroke(page)
        page.evaluate(TENFOLD)
        large = _keystroke(page)
        browser.close()
    yield f"a keystroke over ten times the cards / all: {large / small:.2f} ({large:.1f} ms / {small:.1f} ms)"


def _keystroke(page: Page) -> float:
    """Milliseconds: of each keystroke the best of the rounds, of these the median."""
    queries = [TYPED[:end] for end in range(1, len(TYPED) + 1)]
    rounds: list[list[float]] = [page.evaluate(STROKES, queries) for _ in range(ROUNDS)]
    return median(min(times) for times in zip(*rounds, strict=True))
