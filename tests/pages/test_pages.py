"""Pages of hand-made catalogs: two games of which the pages know nothing beforehand."""

from __future__ import annotations

import ast
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from cc_tools import pages as package, shipped
from cc_tools.model.catalog import Catalog, Entry, Linked
from cc_tools.model.outdated import Wording
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.model.tree import Act, Effect, Group, NounPhrase, Operation, Reference, Step, Word
from cc_tools.pages import markup
from cc_tools.pages.build import write
from cc_tools.pages.index import HOME
from cc_tools.pages.page import page, relative
from cc_tools.pages.record import record_page
from cc_tools.pages.shell import Shell
from cc_tools.pages.site import editions, indexes, plan
from cc_tools.pages.wording import game_wording, wording
from tests.database.sample import CHAIR, catalog, shuffled

WORDS = wording(shipped.site())
HERE = "captains-chair/cards"


def made(language: Language, of: Catalog | None = None) -> dict[str, str]:
    """The pages of the sample catalog by path, without those that scripts fill."""
    planned = [*plan(editions(indexes(of or catalog()), WORDS, language), WORDS, language)]
    assert len({one.path for one in planned}) == len(planned)
    made = [one.make() for one in planned if one.path.count("/") > 1 or one.path == HOME]
    return {page.path: page.body for page in made}


def test_every_language_has_the_same_pages() -> None:
    assert len({tuple(made(language)) for language in LANGUAGES}) == 1


def test_every_kind_of_page_is_there() -> None:
    found = made("en")
    for path in (
        "index.html", f"{HERE}/index.html", f"{HERE}/bynars.html", "captains-chair/crew/khan.html",
        "captains-chair/sets/core.html", "captains-chair/stardates/sd03.html", "captains-chair/suit/ally.html",
        "captains-chair/trait/index.html",
        "captains-chair/trait/klingon.html", "captains-chair/words/index.html", "fairy-chess/rank/rider.html",
        "fairy-chess/openings/gambit.html",
    ):  # fmt: skip
        assert path in found


def test_a_card_shows_its_name_beside_the_english_one() -> None:
    page = made("ja")[f"{HERE}/uss-discovery-a.html"]
    assert '<h1 id="record"><bdi>U.S.S.ディスカバリーA</bdi></h1>' in page
    assert '<bdi lang="en" class="cc-english">U.S.S. Discovery-A</bdi>' in page
    assert "cc-english" not in made("en")[f"{HERE}/uss-discovery-a.html"]
    assert '<h1 id="record"><bdi lang="en">Edosians</bdi></h1>' in made("pt")[f"{HERE}/edosians.html"]


def test_a_card_shows_operations_printings_rulings_and_what_refers_to_it() -> None:
    page = made("en")[f"{HERE}/bynars.html"]
    assert "If your Research is at least 3" in page
    assert '<a href="../sets/core.html"><bdi>Core Box</bdi></a> · <code' in page
    assert "1ALL03/13" in page
    assert "Both resources are counted" in page
    assert "ACTION PLAY: gain cargo; log this" in page
    assert '<a href="dkyr-cruiser.html"><bdi>D&#x27;Kyr Cruiser</bdi></a>' in made("en")[f"{HERE}/earth-core.html"]


def test_an_operation_without_a_sentence_is_its_string_with_links() -> None:
    assert '<code class="cc-string" lang="en" dir="ltr">REACTION after warp' in made("pt")[f"{HERE}/dkyr-cruiser.html"]
    chair = catalog().games[CHAIR]
    words = (Group((Word("cargo", "suit", span=(11, 16)),)), Group((Reference("b-4", span=(17, 21)),)))
    step = Step(Effect("gain", NounPhrase(None, words), span=(6, 21)))
    text = "PLAY: gain cargo @b-4"
    card = chair.cards["edosians"].model_copy(update={"operations": (text,)})
    found = made(
        "en",
        Catalog({
            CHAIR: replace(
                chair,
                entries={**chair.entries, "cards": (Entry(card, "core", "a.yaml", 1), *chair.entries["cards"][1:])},
                operations=(Linked("edosians#play.1", "cards", "edosians", text),),
                trees={text: Operation("PLAY", body=(Act((step,)),))},
            )
        }),
    )  # fmt: skip
    shown = 'PLAY: gain <a href="../suit/cargo.html">cargo</a> <a href="b-4.html">@b-4</a></code>'
    assert shown in found[f"{HERE}/edosians.html"]


def test_a_text_without_translation_is_marked_as_english() -> None:
    page = made("pt")[f"{HERE}/bynars.html"]
    assert '<span class="cc-still-english" lang="en">Both resources' in page
    assert '</span> <small class="cc-why">(ainda em inglês)</small>' in page
    assert "資源は両方数える。" in made("ja")[f"{HERE}/bynars.html"]
    assert "cc-why" not in made("en")[f"{HERE}/bynars.html"]


def test_a_ruling_whose_translation_is_out_of_date_is_marked() -> None:
    (ruling,) = catalog().games[CHAIR].cards["bynars"].rulings
    old = frozenset({Wording("ja", ruling.text.en, "資源は両方数える。")})
    (chair, *_) = editions(indexes(catalog(), outdated={CHAIR: old}), WORDS, "ja")
    page = record_page(chair, ("cards", "bynars")).body
    assert '<span class="cc-outdated" lang="ja">資源は両方数える。</span> <small class="cc-why">' in page


def test_what_is_attached_stands_on_the_page_of_its_record() -> None:
    page = made("en")["captains-chair/crew/khan.html"]
    assert "5 ×2" in page
    assert 'id="find-genesis.goal"' in page
    assert "A board&#x27;s ruling" in page
    assert '<a href="../cards/mekleth.html"><bdi>Mek&#x27;leth</bdi></a>' in page


def test_pages_do_not_depend_on_the_order_of_mappings() -> None:
    assert made("es", shuffled()).keys() == made("es").keys()
    assert made("es") == made("es")


def test_hostile_records_change_nothing_but_their_text() -> None:
    chair = catalog().games[CHAIR]
    name = '</title><script>alert(1)</script> [x](javascript:alert(1)) **b** "q" \u202e' + "w" * 90
    card = chair.cards["edosians"].model_copy(update={"name": name, "id": "index"})
    entries = {**chair.entries, "cards": (*chair.entries["cards"], Entry(card, "core", "<b>.yaml", 1))}
    found = made("en", Catalog({CHAIR: replace(chair, entries=entries)}))
    page = found[f"{HERE}/index-.html"]
    assert "<script" not in page
    assert 'href="javascript' not in page
    assert "\u202e" not in page
    assert "&lt;b&gt;.yaml:1" in page
    assert 'href="index-.html"' in found[f"{HERE}/index.html"]


def test_the_bar_leaves_out_the_series_that_all_games_share() -> None:
    of = editions(indexes(catalog()), WORDS, "en")
    games = [replace(one.index.game, game=one.game.model_copy(update={"name": f"Orbit: {one.game.id}"})) for one in of]
    named = editions(indexes(Catalog({one.game.id: one for one in games})), WORDS, "en")
    one = page("a/b.html", "B")
    assert f"<bdi>{CHAIR}</bdi>" in Shell(named, WORDS, "en", LANGUAGES).html(one)
    assert markup.bdi(of[0].game.name) in Shell(of, WORDS, "en", LANGUAGES).html(one)


def test_links_are_relative() -> None:
    assert relative("a/b/c.md#d", "a/e.html") == "b/c.md#d"
    assert relative("index.html", "a/b/c.html") == "../../index.html"
    assert relative("a.html#x", "a.html") == "#x"


def test_only_what_differs_is_written(tmp_path: Path) -> None:
    assert write([("a/b.html", "x"), ("c.html", "y")], tmp_path) == 2
    before = (tmp_path / "c.html").stat().st_mtime_ns
    assert write([("a/b.html", "z"), ("c.html", "y")], tmp_path) == 1
    assert (tmp_path / "c.html").stat().st_mtime_ns == before
    assert write([("c.html", "y")], tmp_path, keep=True) == 0
    assert write([("c.html", "y")], tmp_path) == 1
    assert not (tmp_path / "a" / "b.html").exists()
    with pytest.raises(ValueError, match="two pages"):
        write([("c.html", "y"), ("c.html", "y")], tmp_path)


def test_the_words_of_the_pages_are_in_four_languages() -> None:
    for key, found in tomllib.loads((shipped.site() / "words.toml").read_text("utf-8")).items():
        assert set(found) == set(LANGUAGES), key
    for game in ("captains-chair", "star-trek-tcg"):
        own = game_wording(game)
        labels = [*own.labels.values(), *own.lists.values(), *own.rows.values()]
        labels += [label for values in own.values.values() for label in values.values()]
        assert labels
        assert all(label.term or all(getattr(label, one) for one in LANGUAGES) for label in labels)


def test_every_word_that_pages_ask_for_is_there() -> None:
    asked: set[object] = set()
    for file in Path(package.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                asked.update(one.value for one in node.args[:1] if isinstance(one, ast.Constant))
    assert asked <= set(WORDS.words)
