"""Whatever a name holds, a page shows it as text."""

from __future__ import annotations

import html
import importlib
import re

import pytest
from hypothesis import given, settings, strategies as st

from cc_tools.pages.docs.configuration import EXTENSIONS
from cc_tools.pages.markdown import bdi, front_matter, heading, link, table, text
from cc_tools.pages.markup import visible

HOSTILE = (
    "<script>alert(1)</script>",
    "[click](javascript:alert(1))",
    "**bold** _em_ `code` ~~gone~~",
    "1. first",
    "# heading",
    "a | b",
    "q\"uote's & &amp; &#60;",
    "![x](y){: onclick=alert(1) }",
    "<javascript:alert(1)>",
    "\\*\\_\\\\",
    "- list",
    "&lt;b&gt;",
    "x" * 500,
    "Qo'noS – K't'inga U.S.S. Gr'oth",
    "奪われたU.S.S.リライアント（*）",
)


def rendered(source: str) -> str:
    extensions = [one for one in EXTENSIONS if isinstance(one, str)]
    made = importlib.import_module("markdown").markdown(source, extensions=extensions)
    return str(made)


def shown(page: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", page)).strip()


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_shown_as_text(name: str) -> None:
    page = rendered(f"Name: {text(name)}")
    assert shown(page) == f"Name: {name}"
    assert re.findall(r"<(\w+)", page) == ["p"]


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("place", ["heading", "link", "cell", "item", "definition"])
def test_hostile_names_keep_to_their_place(name: str, place: str) -> None:
    page = rendered(
        {
            "heading": heading(2, bdi(name), "here"),
            "link": link(bdi(name), "other.md"),
            "cell": table(["h"], [[text(name)]]),
            "item": f"- {text(name)}",
            "definition": f"{text(name)}\n:   {text(name)}",
        }[place]
    )
    wanted = {"heading": "h2 bdi", "link": "p a bdi", "cell": "table thead tr th tbody tr td", "item": "ul li"}
    assert " ".join(re.findall(r"<(\w+)", page)) == wanted.get(place, "dl dt dd")
    assert name in shown(page)


@settings(max_examples=200)
@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=40))
def test_any_text_is_shown_as_it_is(raw: str) -> None:
    page = rendered(f"x{text(raw)}x")
    assert shown(page) == f"x{visible(raw)}x"
    assert re.findall(r"<(\w+)", page) == ["p"]


def test_what_nobody_sees_is_shown_by_its_number() -> None:
    assert visible("a\u202eb\u2066c\x00d") == "a⟨U+202E⟩b⟨U+2066⟩c⟨U+0000⟩d"
    assert visible("two\n lines\t") == "two lines "


def test_a_title_cannot_leave_the_head_of_the_page() -> None:
    assert front_matter('</title><script>"') == '---\ntitle: "&lt;/title&gt;&lt;script&gt;&quot;"\n---'
