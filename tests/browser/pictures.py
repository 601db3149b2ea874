"""`make pictures`: pictures of the built site for the README and the docs, by the Chromium that the tests use.

    python -m tests.browser.pictures [SITE [OUTPUT]]

takes those of the site in `SITE` (`build/site`) into `OUTPUT` (`site/pages/pictures`); pages that the site lacks are
left out.
"""

from __future__ import annotations

import base64
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.hosting import served

OUTPUT = Path(__file__).parents[2] / "site" / "pages" / "pictures"
LARGEST = 120_000
"""What a picture may weigh, in bytes."""
DESK, PHONE = (1280, 860), (390, 800)


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as a reader sees it who opens it.

    `size` is in CSS pixels, `at` the element that is scrolled to the top, `drawn` one that has to be there.
    """

    name: str
    path: str
    size: tuple[int, int] = DESK
    scheme: Literal["light", "dark"] = "light"
    at: str = ""
    drawn: str = ""


PICTURES = (
    Picture("card-desk-dark", "en/captains-chair/cards/worf.html", scheme="dark"),
    Picture("card-phone-japanese", "ja/captains-chair/cards/worf.html", PHONE),
    Picture("explorer-faces", "en/explorer.html?view=faces&q=trait%3Aklingon", drawn=".cc-tile svg.cc-face"),
    Picture("rules-phone", "en/captains-chair/rules/timing.html", PHONE),
    Picture("score-sheet", "en/captains-chair/score.html?a.crew=sisko&a.glory=7&a.end=4%2B2%2B3&b.crew=sela&b.glory=5"),
    Picture("deck-in-numbers", "en/star-trek-tcg/decks/war-drums.html", scheme="dark", at="#numbers"),
)


def take(browser: Browser, address: str, picture: Picture) -> bytes:
    """A picture as WebP."""
    width, height = picture.size
    context = browser.new_context(color_scheme=picture.scheme, viewport={"width": width, "height": height})
    page = context.new_page()
    try:
        page.goto(address + picture.path)
        if page.locator("#application").count():
            page.wait_for_selector("#application[data-ready]")
        if picture.at:
            page.locator(picture.at).evaluate("one => one.scrollIntoView()")
        if picture.drawn:
            page.wait_for_selector(picture.drawn)
        page.wait_for_timeout(1000)
        asked = {"format": "webp", "quality": 80}
        return base64.b64decode(context.new_cdp_session(page).send("Page.captureScreenshot", asked)["data"])
    finally:
        context.close()


def main(site: str = "build/site", output: str | Path = OUTPUT) -> int:
    """Take all pictures of a site; 1 where one is too heavy, or Chromium is missing."""
    program = chromium()
    if program is None:
        print("chromium is missing (Debian: apt-get install chromium)", file=sys.stderr)
        return 1
    folder = Path(output)
    folder.mkdir(parents=True, exist_ok=True)
    heavy = False
    with served(Path(site)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for picture in PICTURES:
            if not (Path(site) / picture.path.partition("?")[0]).is_file():
                print(f"{picture.path}: no such page")
                continue
            content = take(browser, address, picture)
            (folder / f"{picture.name}.webp").write_bytes(content)
            heavy = heavy or len(content) > LARGEST
            print(f"{picture.name}.webp: {len(content):,} bytes")
        browser.close()
    return int(heavy)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
