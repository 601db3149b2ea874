"""The real site, built once: all pages of the shipped games in four languages, as files and as a browser reads them."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from cc_tools import pipeline, shipped
from cc_tools.model.catalog import Catalog
from cc_tools.model.text import LANGUAGES
from cc_tools.pages.build import BuildError, build
from cc_tools.pages.docs import making
from cc_tools.pages.edition import TAGS
from tests.database import sample
from tests.pages.links import dead_links, read

PARTS = ("index", "captains-chair/cards", "captains-chair/crew", "captains-chair/words", "fairy-chess")
"""Pages that are made without a game that could be played."""
pytestmark = pytest.mark.xdist_group("site")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> SimpleNamespace:
    """The site, where it is and what building it told; building reads nothing but the catalog and `site/`."""
    output = tmp_path_factory.mktemp("deep") / "sub" / "site"
    catalog = pipeline.open_catalog(shipped.cardsets())
    return SimpleNamespace(output=output, catalog=catalog, built=build(catalog, shipped.site(), output, LANGUAGES))


def test_every_card_crew_and_set_has_a_page_in_every_language(site: SimpleNamespace) -> None:
    for language in LANGUAGES:
        for game, found in site.catalog.games.items():
            folder = site.output / language / game
            ids = {file.stem for file in (folder / "cards").glob("*.html")}
            assert ids == {*found.cards, "index"}
            sets = {file.stem for file in (folder / "sets").glob("*.html")}
            assert sets == {*(one.id for one in found.sets), "index"}


def test_no_link_is_dead_and_nothing_leaves_the_site(site: SimpleNamespace) -> None:
    assert dead_links(site.output) == []


def test_languages_are_marked_and_the_switch_stays_on_the_page(site: SimpleNamespace) -> None:
    for language in LANGUAGES:
        file = site.output / language / "captains-chair" / "cards" / "index.html"
        found = read(file)
        assert found.language == TAGS[language]
        text = file.read_text("utf-8")
        for other in LANGUAGES:
            here = f"../../../{other}/captains-chair/cards/index.html"
            assert here in found.links
            assert f'rel="alternate" hreflang="{TAGS[other]}" href="{here}"' in text
            assert f'hreflang="{TAGS[other]}" lang="{TAGS[other]}"' in text
        assert f'rel="canonical" href="../../../{language}/captains-chair/cards/index.html"' in text


def test_no_page_of_a_record_is_heavy(site: SimpleNamespace) -> None:
    for file in site.output.glob("*/*/cards/*.html"):
        assert file.name == "index.html" or file.stat().st_size < 150_000, file


def test_every_page_has_one_title_a_description_and_no_double_anchor(site: SimpleNamespace) -> None:
    for file in site.output.glob("*/*/*/*.html"):
        text = re.sub(r"<svg.*?</svg>", "", file.read_text("utf-8"), flags=re.DOTALL)
        if "/docs/" not in file.as_posix():
            assert text.count("<h1") == 1, file
            assert '<meta name="description" content="' in text, file
            anchors = re.findall(r'\sid="([^"]*)"', text)
            assert len(anchors) == len(set(anchors)), file


def test_the_class_of_a_page_is_no_class_of_anything_in_it(site: SimpleNamespace) -> None:
    for file in site.output.glob("*/*/**/*.html"):
        text = file.read_text("utf-8")
        kind = re.search(r'<body class="(cc-on-[a-z-]+)"', text)
        assert kind is None or len(re.findall(rf'class="[^"]*\b{kind[1]}\b', text)) == 1, file


def test_every_symbol_that_a_page_uses_is_in_it(site: SimpleNamespace) -> None:
    for file in site.output.glob("*/**/*.html"):
        text = file.read_text("utf-8")
        assert set(re.findall(r'href="#(i-[a-z0-9-]+)"', text)) <= set(re.findall(r'symbol id="([^"]*)"', text)), file


def test_every_explanation_that_a_page_refers_to_is_in_it(site: SimpleNamespace) -> None:
    for file in site.output.glob("*/**/*.html"):
        text = file.read_text("utf-8")
        assert set(re.findall(r'aria-describedby="(m-[^"]*)"', text)) <= set(re.findall(r'id="(m-[^"]*)"', text)), file


def test_a_second_build_makes_nothing_anew(site: SimpleNamespace) -> None:
    again = build(site.catalog, shipped.site(), site.output, LANGUAGES)
    assert [(one.language, one.changed) for one in again] == [(one, 0) for one in LANGUAGES]
    assert [one.pages for one in again] == [one.pages for one in site.built]


def test_the_entrance_leads_to_every_language(site: SimpleNamespace) -> None:
    assert read(site.output / "index.html").links == {f"{one}/index.html" for one in LANGUAGES}


def test_without_mkdocs_the_user_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BuildError, match=r"cc-tools\[site\]"):
        build(Catalog(), shipped.site(), tmp_path / "site", LANGUAGES)


def test_what_mkdocs_says_reaches_the_user(tmp_path: Path) -> None:
    config = tmp_path / "en" / "mkdocs.yml"
    (tmp_path / "en" / "docs").mkdir(parents=True)
    config.write_text('{"site_name": "x", "theme": {"name": "no-such-theme"}}', "utf-8")
    with pytest.raises(BuildError, match="no-such-theme"):
        making.run_mkdocs(config, tmp_path / "html")


def test_the_same_catalog_gives_the_same_bytes(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for output in (first, second):
        build(sample.catalog(), shipped.site(), output, ["ja"], only=PARTS)
    files = [file.relative_to(first) for file in first.rglob("*") if file.is_file()]
    assert files
    assert all((first / file).read_bytes() == (second / file).read_bytes() for file in files)
    assert any(file.name == "bynars.html" for file in files)
    assert not any(file.name == "setup.html" for file in files)
