"""How long the whole site takes, and a page after one card has changed, beside MkDocs with as many pages."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median

from benchmarks.process import TOOLS, Measured, measure
from cc_tools import pipeline, shipped
from cc_tools.model.text import LANGUAGES
from cc_tools.pages.texts import texts_path
from cc_tools.pages.workshop import Workshop

CARD = "en/captains-chair/cards/worf.html"
FILE = "captains-chair/core/crews/picard/cards.yaml"
BEFORE, AFTER = "gain 1 glory", "gain 2 glory"
"""What the card says, and what it says once it has changed."""
CHANGES = 5
LARGEST = 150_000
"""What the page of a card may weigh beyond files that all pages share, in bytes."""


def building(folder: Path) -> Iterator[str]:
    """One line for the whole site, one for a changed card, one for the weight of pages; `folder` is for scratch."""
    site = folder / "site"
    ours = measure((*TOOLS, "site", "build", "--output", str(site)))
    pages = _as_markdown(site, folder / "plain")
    theirs = measure((sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", str(folder / "plain.yml")))
    ratio = _ratio(ours.seconds, theirs)
    yield f"site build / mkdocs, {pages:,} pages each: {ratio}, {ours.elapsed:.0f} s by the clock"
    changed = median(_changed(folder / "cardsets"))
    yield f"one changed card / mkdocs: {_ratio(changed, theirs)}"
    yield _weighed(site)


def _ratio(ours: float, theirs: Measured) -> str:
    return f"{ours / theirs.seconds:.3f} ({ours:.2f} s / {theirs.seconds:.2f} s)"


def _as_markdown(site: Path, folder: Path) -> int:
    """The texts of all pages as Markdown, for MkDocs with its plain theme and a navigation of one page."""
    pages = 0
    for language in LANGUAGES:
        for path, title, _, parts in json.loads((site / texts_path(language)).read_text("utf-8"))["pages"]:
            file = folder / language / Path(path).with_suffix(".md")
            file.parent.mkdir(parents=True, exist_ok=True)
            said = (f"## {heading}\n\n{text}" if heading else text for _, heading, text in parts)
            file.write_text("\n\n".join((f"# {title}", *said)), "utf-8")
            pages += 1
    settings = {
        "site_name": "plain", "docs_dir": str(folder), "site_dir": str(folder.with_name("plain-html")), "plugins": [],
        "nav": [{"Home": "en/index.md"}],
    }  # fmt: skip
    folder.with_suffix(".yml").write_text(json.dumps(settings), "utf-8")
    return pages


def _changed(root: Path) -> Iterator[float]:
    """CPU seconds from a changed file to the page that shows it, as `cc-tools site serve` makes it; several times."""
    shutil.copytree(shipped.cardsets(), root)
    again = pipeline.Again(root)
    workshop = Workshop(shipped.site(), LANGUAGES, lambda _: (), again.showings, partial(pipeline.outdated, root))
    _shown(again, workshop)
    file, texts = root / FILE, [(BEFORE, AFTER), (AFTER, BEFORE)]
    for number in range(CHANGES):
        file.write_text(file.read_text("utf-8").replace(*texts[number % 2]), "utf-8")
        start = time.process_time()
        _shown(again, workshop)
        yield time.process_time() - start


def _shown(again: pipeline.Again, workshop: Workshop) -> None:
    catalog, findings = again.read()
    if catalog is None:
        raise RuntimeError(f"{len(findings)} errors after the change")
    workshop.take(catalog)
    workshop.answer(CARD)


def _weighed(site: Path) -> str:
    """The heaviest page of a card."""
    cards = {file: file.stat().st_size for file in site.glob("*/*/cards/*.html") if file.stem != "index"}
    heaviest = max(cards, key=lambda file: cards[file])
    weight = f"{cards[heaviest] / 1000:.0f} KB of at most {LARGEST // 1000}"
    return f"heaviest of {len(cards):,} pages of cards: {weight}, {heaviest.relative_to(site).as_posix()}"
