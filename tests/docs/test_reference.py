"""The generated reference: nothing that registry, models, codes or database have is missing from it."""

from __future__ import annotations

import posixpath
import sqlite3
from pathlib import Path
from typing import get_args

import pytest

from cc_tools import shipped
from cc_tools.cli.codes import every
from cc_tools.database import to_bytes
from cc_tools.games.package import installed
from cc_tools.language.dialect import OF_HEADS, RESERVED
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.game import Game
from cc_tools.model.tree import QuantityForm
from cc_tools.pages.docs.configuration import docs_configuration
from cc_tools.pages.docs.findings import STAGES, findings_page
from cc_tools.pages.docs.grammar import CLAUSES, WRITTEN
from cc_tools.pages.docs.making import copy_pictures, run_mkdocs, write_pages
from cc_tools.pages.docs.prose import code, prose
from cc_tools.pages.docs.section import Section, section
from cc_tools.pages.docs.written import FIRST, written
from cc_tools.pages.site import editions, indexes
from cc_tools.pages.wording import wording
from tests.database import sample
from tests.pages.links import read

WORDS = wording(shipped.site())
PACKAGES = installed()


def made(catalog: Catalog) -> Section:
    return section(editions(indexes(catalog), WORDS, "en"), every().values(), written(shipped.site()), "en")


def texts(catalog: Catalog) -> dict[str, str]:
    """The pages of the docs by path."""
    found = made(catalog).pages
    assert len({one.path for one in found}) == len(found)
    return {one.path: one.text for one in found}


@pytest.fixture(scope="module")
def docs() -> dict[str, str]:
    return texts(sample.catalog())


@pytest.mark.parametrize("game", PACKAGES)
def test_every_verb_has_its_manual(game: str) -> None:
    empty = GameCatalog(Game(id=game, name=game, kinds={}, words={}))
    page = texts(Catalog({game: empty}))[f"reference/{game}/verbs.md"]
    for name, verb in PACKAGES[game].verbs.items():
        assert f"{{ #verb-{name} }}" in page
        assert prose(verb.manual) in page


def test_a_verb_shows_form_zones_and_real_cards(docs: dict[str, str]) -> None:
    page = docs["reference/captains-chair/verbs.md"]
    scan = page[page.index("{ #verb-scan }") : page.index("{ #verb-scan-for }")]
    assert "Form: <code>scan" in scan
    assert "It can be an event, of" in scan
    assert '<a href="../../../en/captains-chair/cards/bynars.html#play.2">Bynars</a>' in scan
    assert "1 operation as a step" in scan


def test_every_code_is_in_the_manual_under_its_stage(docs: dict[str, str]) -> None:
    page = docs["reference/findings.md"]
    for one in every().values():
        assert f"{{ #{one.id.lower()} }}" in page
        assert prose(one.manual) in page
        assert one.id[0] in STAGES


def test_without_codes_there_is_a_page_all_the_same() -> None:
    assert "# Findings" in findings_page(()).text


def test_all_of_the_grammar_is_told(docs: dict[str, str]) -> None:
    assert set(WRITTEN) == set(get_args(QuantityForm))
    assert set(CLAUSES) == set(OF_HEADS)
    page = docs["reference/captains-chair/operations.md"]
    assert all(code(word) in page for word in RESERVED)
    for kind in sample.catalog().games["captains-chair"].game.kinds:
        assert f"{{ #kind-{kind.lower()} }}" in page
    assert "WORD_CAPS" in docs["reference/grammar.md"]


def test_shapes_of_prepositions_are_counted(docs: dict[str, str]) -> None:
    page = docs["reference/captains-chair/operations.md"]
    assert "### On verbs { #verb-preposition }" in page
    assert "### On nouns { #noun-preposition }" in page


@pytest.mark.parametrize("game", PACKAGES)
def test_every_field_of_every_collection_has_a_meaning(game: str) -> None:
    empty = GameCatalog(Game(id=game, name=game, kinds={}, words={}))
    page = texts(Catalog({game: empty}))[f"reference/{game}/records.md"]
    for key, model in PACKAGES[game].collections.items():
        part = page[page.index(f"{{ #key-{key} }}") :]
        for name, field in model.model_fields.items():
            assert f"| {code(name)} |" in part
            assert field.description, f"{model.__name__}.{name}"


def test_fields_have_examples_of_the_pool(docs: dict[str, str]) -> None:
    assert "<code>&#34;ally&#34;</code>" in docs["reference/captains-chair/records.md"]


def test_every_table_and_view_is_listed(docs: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "cards.db"
    file.write_bytes(to_bytes(sample.catalog(), data_hash=sample.DATA_HASH))
    with sqlite3.connect(file) as database:
        names = database.execute("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')").fetchall()
    own = ("sqlite_", "search", "fairy_chess_")
    wanted = {name for (name,) in names if not name.startswith(own)}
    page = docs["reference/tables.md"]
    assert [name for name in sorted(wanted) if f"{{ #{name} }}" not in page] == []


def test_every_guide_is_there_and_in_the_navigation(docs: dict[str, str]) -> None:
    assert all(f"{name}.md" in docs and f"({name}.md)" in docs["index.md"] for name in FIRST)


def test_manuals_show_exactly_their_words() -> None:
    assert prose("`a|b` <i>\n\n    X: 1\n\n    Y: 2\n\nEnd.") == (
        "<code>a&#124;b</code> &#60;i&#62;\n\n```text\nX: 1\n\nY: 2\n```\n\nEnd."
    )


def test_mkdocs_takes_every_page_and_finds_every_link(tmp_path: Path) -> None:
    of = made(sample.catalog())
    write_pages(of.pages, tmp_path / "docs" / "docs")
    copy_pictures(shipped.site(), tmp_path / "docs" / "docs")
    config = tmp_path / "docs" / "mkdocs.yml"
    config.write_text(docs_configuration(of.nav, WORDS, ("en", "ja"), (shipped.site() / "theme").resolve()), "utf-8")
    run_mkdocs(config, tmp_path / "site" / "docs")
    home = read(tmp_path / "site" / "docs" / "index.html")
    assert home.language == "en"
    assert {"../en/index.html", "../ja/index.html"} <= {posixpath.normpath(link) for link in home.links}
