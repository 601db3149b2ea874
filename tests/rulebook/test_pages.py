"""The pages of the rules: an anchor for every rule, links that lead somewhere, and what is not yet translated."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path

import pytest

from cc_tools import pipeline, shipped
from cc_tools.load.discover import TRANSLATIONS_FILE
from cc_tools.model.catalog import Catalog, Entry, GameCatalog
from cc_tools.model.game import Game
from cc_tools.model.outdated import Outdated
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.section import Example, Question, Section, Statement, Topic
from cc_tools.model.text import LANGUAGES, Language, Text
from cc_tools.model.translated import Translated
from cc_tools.pages.meanings import with_meanings
from cc_tools.pages.record import record_page
from cc_tools.pages.rule_links import beginning
from cc_tools.pages.rulebook import rule_pages
from cc_tools.pages.site import editions, indexes, plan
from cc_tools.pages.texts import texts
from cc_tools.pages.wording import wording
from cc_tools.translation import memory
from cc_tools.translation.sources import of_catalog

WORDS = wording(shipped.site())


CHAIR = "captains-chair"
OF_BOTH = pytest.mark.parametrize("game", [CHAIR, "star-trek-tcg"])


@cache
def _shipped(game: str = CHAIR) -> Catalog:
    return pipeline.check([shipped.cardsets() / game]).catalog


@cache
def _made(language: Language, game: str = CHAIR) -> dict[str, str]:
    (edition,) = editions(indexes(_shipped(game), pipeline.showings(shipped.cardsets())), WORDS, language)
    return {path: make().body for path, make in rule_pages(edition)}


def _catalog(*topics: Topic) -> Catalog:
    section = Section(id="turn", order=1, purpose="reference", title=Text(en="The turn", ja="ターン"), topics=topics)
    game = Game.model_validate({"id": "tiny", "name": "Tiny", "kinds": {}, "words": {}})
    return Catalog({"tiny": GameCatalog(game, entries={"section": (Entry(section, "", "turn.yaml", 1),)})})


def _tiny(*topics: Topic, outdated: Outdated | None = None) -> dict[str, str]:
    (edition,) = editions(indexes(_catalog(*topics), outdated=outdated), WORDS, "ja")
    return {path: make().body for path, make in rule_pages(edition)}


@OF_BOTH
def test_every_rule_has_an_anchor_on_the_page_of_its_section(game: str) -> None:
    pages = _made("en", game)
    for rule, found in Rulebook.of(_shipped(game).games[game]).rules.items():
        assert f'id="{rule}"' in pages[f"{game}/rules/{found.section.id}.html"]


@OF_BOTH
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_link_leads_to_a_page_and_an_anchor(language: Language, game: str) -> None:
    of = editions(indexes(_shipped(game)), WORDS, language)
    known = {planned.path for planned in plan(of, WORDS, language)}
    made = _made(language, game)
    for path, body in made.items():
        for target in re.findall(r'href="([^"]+)"', body):
            file, _, anchor = target.partition("#")
            page = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
            assert page in known, (path, target)
            if anchor and page in made:
                assert f'id="{anchor}"' in made[page], (path, target)


def test_a_page_has_rules_examples_and_questions() -> None:
    page = _made("en")["captains-chair/rules/timing.html"]
    assert '<div class="cc-rule" id="timing.5">' in page
    assert "<ol>\n<li>whatever acts when it <strong>would</strong> happen;</li>" in page
    assert 'href="../cards/bynars.html"' in page
    assert '<div class="cc-worked" id="fix.self-log">' in page
    assert '<div class="cc-answer" id="q-both-operations">' in _made("en")["captains-chair/rules/action.html"]
    assert "<code>default</code>, <code>printed</code>" in _made("en")["captains-chair/rules/resources.html"]


@OF_BOTH
def test_the_list_leads_to_all_sections(game: str) -> None:
    page = _made("en", game)[f"{game}/rules/index.html"]
    assert page.index("learn-to-play.html") < page.index("set-up.html") < page.index("glossary.html")


def test_what_is_not_translated_is_english_and_counted() -> None:
    page = _tiny(
        Topic(
            id="steps",
            title=Text(en="Steps", ja="手順"),
            statements=(Statement(id="turn.1", text=Text(en="A turn has <steps> & more.")),),
            examples=(Example(id="fix.one", title=Text(en="One"), rules=("turn.1",), text=Text(en="So.", ja="はい")),),
            questions=(Question(id="who", question=Text(en="Who?", ja="誰？"), answer=Text(en="You.", ja="自分。")),),
        )
    )["tiny/rules/turn.html"]
    assert "2か所" in page
    assert '<div class="cc-still-english" lang="en"><p>A turn has &lt;steps&gt; &amp; more.</p></div>' in page
    assert '<span class="cc-still-english" lang="en">One</span>' in page
    assert "<p>はい</p>" in page


def _drawing(english: str) -> Topic:
    drawn = Statement(id="turn.1", text=Text(en=english, ja="2枚引く。"))
    return Topic(id="draw", title=Text(en="Drawing", ja="引く"), statements=(drawn,))


def test_a_rule_whose_english_has_changed_is_marked_until_its_translation_is_accepted(tmp_path: Path) -> None:
    now = _drawing("Draw 2.")
    file = tmp_path / "tiny" / TRANSLATIONS_FILE
    file.parent.mkdir()
    for english, outdated in (("Draw 1.", True), ("Draw 2.", False)):
        known = tuple(of_catalog(_catalog(_drawing(english)).games["tiny"]))
        file.write_text(memory.text(memory.accepted(Translated(), known, known)[0]), "utf-8")
        page = _tiny(now, outdated=pipeline.outdated(tmp_path, _catalog(now)))["tiny/rules/turn.html"]
        marked = '<div class="cc-outdated" lang="ja"><p>2枚引く。</p></div> <small class="cc-why">'
        assert (marked in page, "1か所" in page) == (outdated, outdated)


def test_a_rule_names_the_scenarios_that_show_it_with_their_text_and_the_cards_with_a_ruling() -> None:
    page = _made("ja")["captains-chair/rules/conflicts.html"]
    assert '<a href="../cards/ferengi-wine.html#rulings">' in page
    rule = _made("en")["captains-chair/rules/timing.html"].partition('id="timing.5"')[2].partition('id="timing.6"')[0]
    assert "<summary>A declined reaction leaves the card refreshed</summary>" in rule
    assert "\nwhen:\n- p1 play cleveland-booker 1\n" in rule
    assert "\n  p1: {crew: georgiou" in rule


@OF_BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_to_a_rule_has_its_preview_on_the_page(language: Language, game: str) -> None:
    for path, body in _made(language, game).items():
        described = set(re.findall(r'aria-describedby="([^"]+)"', body))
        assert described <= set(re.findall(r'<p id="([^"]+)"', body)), path


def test_a_preview_is_the_first_sentences_of_a_rule() -> None:
    page = _made("en")["captains-chair/rules/timing.html"]
    assert re.search(r'<p id="m-rule\.kw\.reaction\.3"><b>[^<]+</b> [A-Z][^<]+ <code lang="en">kw.reaction.3', page)
    assert beginning("One. Two? " + "x" * 300 + ".") == "One. Two?"
    assert beginning("一。二。") == "一。二。"
    assert beginning("x" * 600).endswith("…")


def test_numbers_of_the_set_up_come_from_the_game() -> None:
    for language, hand in (("en", "Hand size"), ("ja", "手札枚数")):
        page = _made(language)["captains-chair/rules/set-up.html"]
        size = _shipped().games["captains-chair"].game.setup["hand-size"]
        assert f"<dt>{hand}</dt><dd>{size}</dd>" in page


def test_rulings_and_keywords_of_a_card_lead_to_the_rules() -> None:
    (edition,) = editions(indexes(_shipped()), WORDS, "pt")
    card = record_page(edition, ("cards", "ferengi-wine")).body
    assert 'href="../rules/conflicts.html#cf.65" class="cc-rule-id" aria-describedby="m-rule.cf.65"' in card
    assert 'id="m-rule.cf.65"' in card
    keyword = "".join(with_meanings(edition, "captains-chair/cards/x.html", ' aria-describedby="m-kw-junk"'))
    assert re.search(r'<p id="m-kw-junk"><b>[^<]+</b> .*<a href="\.\./rules/keywords-j-r\.html#[a-z-]+">', keyword)


@pytest.mark.parametrize(
    ("game", "rule", "section"), [(CHAIR, "timing.4", "timing"), ("star-trek-tcg", "tcg.flip.do", "states")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_finds_a_phrase_of_a_rule_and_no_card_name_is_quoted_twice(
    language: Language, game: str, rule: str, section: str
) -> None:
    (edition,) = editions(indexes(_shipped(game)), WORDS, language)
    of = texts(language, (make() for _, make in rule_pages(edition)))
    read = {str(path): "".join(text for _, _, text in parts) for path, _, _, parts in of.entries}
    stated = Rulebook.of(_shipped(game).games[game]).rules[rule].stated
    assert getattr(stated.text, language) in read[f"{game}/rules/{section}.html"]
    assert not [path for path, text in read.items() if "《《" in text or "》》" in text]


def test_a_game_without_rules_has_no_pages_of_them() -> None:
    game = Game.model_validate({"id": "tiny", "name": "Tiny", "kinds": {}, "words": {}})
    (edition,) = editions(indexes(Catalog({"tiny": GameCatalog(game)})), WORDS, "en")
    assert not list(rule_pages(edition))
