"""The site, a browser, and a page that complains about every error and every request that leaves the site."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from cc_tools.database.card_search import CardSearch
from tests.browser.hosting import built, served, shipped_search

Open = Callable[..., Page]
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The whole site as files."""
    base = tmp_path_factory.getbasetemp()
    return built(base if worker_id == "master" else base.parent)


@pytest.fixture(scope="session")
def site(browser: Browser, folder: Path) -> Iterator[str]:
    """The address of the site, with a slash at the end; nothing is built where there is no browser."""
    with served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def search() -> Iterator[CardSearch]:
    """The search of the command line over the same cards."""
    with shipped_search() as found:
        yield found


def chromium() -> str | None:
    """The program of the system's Chromium, if there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium of the system. Without it the tests are skipped and say so; with `CI` set they fail."""
    program = chromium()
    if program is None:
        reason = "BROWSER TESTS NOT RUN: chromium is missing (Debian: apt-get install chromium)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor who has not been here before."""
    made = browser.new_context(locale="en-US")
    made.set_default_timeout(20_000)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page; at the end its console may hold no error, and no request may have left the site."""
    opened = context.new_page()
    complaints = watched(opened)
    yield opened
    assert complaints == []


def watched(page: Page) -> list[str]:
    """What is wrong on a page, as it comes: errors of its console and its scripts, requests that leave the site."""
    found: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.append(message.text)

    def asked(request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "file://", "data:", "blob:")):
            found.append(request.url)

    page.on("console", said)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("request", asked)
    return found


@pytest.fixture
def ready(page: Page, site: str) -> Open:
    """Opens a page of the site and waits until its script has filled it."""

    def opened(path: str) -> Page:
        page.goto(site + path)
        page.wait_for_selector("#application[data-ready]")
        return page

    return opened
