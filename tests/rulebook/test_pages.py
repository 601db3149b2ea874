"""The pages of the rules: an anchor for every rule, links that lead somewhere, and what is not yet translated."""

from __future__ import annotations

import posixpath
import re
from functools import cache

import pytest

from cc_tools import pipeline, shipped
from cc_tools.model.catalog import Catalog, Entry, GameCatalog
from cc_tools.model.game import Game
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.section import Example, Question, Section, Statement, Topic
from cc_tools.model.text import Language, Text
from cc_tools.pages.rulebook import rule_pages
from cc_tools.pages.site import editions, indexes, plan
from cc_tools.pages.wording import wording

WORDS = wording(shipped.site())


@cache
def _shipped() -> Catalog:
    return pipeline.check([shipped.cardsets() / "captains-chair"]).catalog


@cache
def _made(language: Language) -> dict[str, str]:
    (edition,) = editions(indexes(_shipped()), WORDS, language)
    return {path: make().body for path, make in rule_pages(edition)}


def _tiny(*topics: Topic) -> dict[str, str]:
    section = Section(id="turn", order=1, purpose="reference", title=Text(en="The turn", ja="ターン"), topics=topics)
    game = Game.model_validate({"id": "tiny", "name": "Tiny", "kinds": {}, "words": {}})
    catalog = Catalog({"tiny": GameCatalog(game, entries={"section": (Entry(section, "", "turn.yaml", 1),)})})
    (edition,) = editions(indexes(catalog), WORDS, "ja")
    return {path: make().body for path, make in rule_pages(edition)}


def test_every_rule_has_an_anchor_on_the_page_of_its_section() -> None:
    pages = _made("en")
    for rule, found in Rulebook.of(_shipped().games["captains-chair"]).rules.items():
        assert f'id="{rule}"' in pages[f"captains-chair/rules/{found.section.id}.html"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_link_leads_to_a_page_and_an_anchor(language: Language) -> None:
    of = editions(indexes(_shipped()), WORDS, language)
    known = {planned.path for planned in plan(of, WORDS, language)}
    made = _made(language)
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


def test_the_list_leads_to_all_sections() -> None:
    page = _made("en")["captains-chair/rules/index.html"]
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
    assert '<div lang="en"><p>A turn has &lt;steps&gt; &amp; more.</p></div>' in page
    assert '<span lang="en">One</span>' in page
    assert "<p>はい</p>" in page


def test_a_game_without_rules_has_no_pages_of_them() -> None:
    game = Game.model_validate({"id": "tiny", "name": "Tiny", "kinds": {}, "words": {}})
    (edition,) = editions(indexes(Catalog({"tiny": GameCatalog(game)})), WORDS, "en")
    assert not list(rule_pages(edition))
