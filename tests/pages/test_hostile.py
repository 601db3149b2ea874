"""Whatever a card set says is shown as text: read by a parser, its pages hold nothing but what pages are made of."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

import pytest

from cc_tools import shipped
from cc_tools.games.captains_chair.records import Card
from cc_tools.model.catalog import Catalog, Entry, Linked
from cc_tools.model.record import Erratum, Ruling
from cc_tools.model.text import LANGUAGES, Language, Names, Text
from cc_tools.pages.settings import Settings
from cc_tools.pages.shell import Shell
from cc_tools.pages.site import editions, indexes, plan
from cc_tools.pages.wording import wording
from tests.database.sample import CHAIR, catalog

WORDS = wording(shipped.site())
TAGS = {
    "html", "head", "meta", "title", "link", "script", "body", "a", "header", "div", "img", "span", "nav",
    "form", "input", "details", "summary", "ul", "li", "button", "svg", "circle", "path", "main", "h1", "h2",
    "h3", "p", "bdi", "section", "small", "code", "dl", "dt", "dd", "b", "footer", "symbol", "use", "g",
    "rect", "text", "tspan", "ellipse", "line", "table", "thead", "tbody", "tr", "th", "td", "ins", "del",
    "time", "noscript", "ol", "strong",
}  # fmt: skip
HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onfocus='alert(1)",
    "[x](javascript:alert(1))",
    "**bold** _it_ `code` # head | cell",
    "javascript:alert(1)",
    "left \u202eright \u2066inside",
    "&lt;b&gt; &amp; &#60;",
    "</title></svg></main><h1>",
    "w" * 190,
    "\u0000\u0007\u200b",
    "{braces} {0} %s",
)


class Reader(HTMLParser):
    """Gathers the tags, attributes and text of a page, and whether tags close as they open."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, int] = {}
        self.attributes: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.shown = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in ("meta", "link", "img", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.shown += data


def hostile(text: str) -> Catalog:
    """The sample with a card that says `text` wherever a card can say something, and a replaced one."""
    chair = catalog().games[CHAIR]
    said = Text(en=text, pt=text, es=text, ja=text)
    card = Card(
        id="hostile", name=text, names=Names(pt=text, es=text, ja=text), suit=text, traits=(text, "klingon"), vp=3,
        rulings=(Ruling(rules=(text,), text=said),), errata=(Erratum(date="2024-05-31", source=text, text=said),),
        replaced_by="edosians",
    )  # fmt: skip
    many = Card(id="many", name="Many", suit="ally", traits=tuple(f"trait-{n}" for n in range(300)))
    entries = [Entry(card, text, text, 1), Entry(many, "core", "a.yaml", 1)]
    return Catalog({
        CHAIR: replace(
            chair,
            entries={**chair.entries, "cards": (*chair.entries["cards"], *entries)},
            operations=(*chair.operations, Linked("hostile#play.1", "cards", "hostile", text)),
            sentences={**chair.sentences, text: {"en": text, "ja": text}},
        )
    })  # fmt: skip


def read(of: Catalog, language: Language, *paths: str) -> list[Reader]:
    made = editions(indexes(of), WORDS, language)
    shell = Shell(made, WORDS, language, LANGUAGES)
    readers = []
    for planned in plan(made, WORDS, language):
        if planned.path in paths:
            reader = Reader()
            reader.feed(shell.html(planned.make()))
            reader.close()
            assert reader.open == []
            readers.append(reader)
    assert len(readers) == len(paths)
    return readers


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_data_makes_no_markup_no_link_and_no_script(text: str, language: Language) -> None:
    pages = [f"{CHAIR}/cards/{name}.html" for name in ("hostile", "edosians", "index")]
    for page in read(hostile(text), language, *pages):
        assert set(page.tags) <= TAGS
        assert page.tags["h1"] == page.tags["main"] == page.tags["title"] - svgs(page) == 1
        assert page.tags["img"] == 1
        for name, value in page.attributes:
            assert not name.startswith("on")
            assert name not in ("href", "src", "action") or not value.lower().lstrip().startswith("javascript")
            assert value.isprintable()
        assert not any(sign in page.shown for sign in ("\u202e", "\u2066", "\u0007", "\u200b"))


def svgs(page: Reader) -> int:
    """How many drawings have a title."""
    return sum(1 for name, value in page.attributes if name == "role" and value == "img")


def test_three_hundred_traits_are_all_there() -> None:
    page = read(hostile("x"), "en", f"{CHAIR}/cards/many.html")[0]
    assert all(f"rait {n}" in page.shown or f"rait-{n}" in page.shown for n in range(300))


def test_old_text_stands_against_new() -> None:
    page = read(hostile("x"), "en", f"{CHAIR}/cards/hostile.html")[0]
    assert page.tags["ins"] and page.tags["del"]


def test_a_report_is_a_mail_or_an_address_of_ones_own() -> None:
    assert Settings().report("a&b", "c\nd") == "mailto:?subject=a%26b&body=c%0Ad"
    assert Settings(reports="x@example.org").report("a", "b").startswith("mailto:x@example.org?subject=")
    assert Settings(reports="https://example.org/new?x=1").report("a", "b") == "https://example.org/new?x=1&title=a&body=b"


@pytest.mark.parametrize("reports", ["javascript:alert(1)", "http://example.org/", "a@b@c", 'x@y"z', "x@y?cc=z"])
def test_other_places_for_reports_are_refused(reports: str) -> None:
    with pytest.raises(ValueError, match="reports"):
        Settings(reports=reports)


def test_with_an_address_links_to_other_languages_are_whole() -> None:
    made = editions(indexes(catalog()), WORDS, "pt")
    shell = Shell(made, WORDS, "pt", LANGUAGES, Settings(address="https://example.org/cards/"))
    page = shell.html(next(iter(plan(made, WORDS, "pt"))).make())
    assert '<link rel="canonical" href="https://example.org/cards/pt/index.html">' in page
    assert '<link rel="alternate" hreflang="ja" href="https://example.org/cards/ja/index.html">' in page
    assert '<link rel="alternate" hreflang="x-default" href="https://example.org/cards/en/index.html">' in page
