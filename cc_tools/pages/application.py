"""Pages that a script of the site fills: what they say before it runs, and what they hand to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cc_tools.model.text import Language
from cc_tools.pages import markup
from cc_tools.pages.page import Page, page
from cc_tools.pages.wording import Wording

SCRIPTS = "assets/app"
"""The folder of the scripts, from the root of the site."""


def application(
    name: str,
    wording: Wording,
    language: Language,
    given: Mapping[str, Any],
    crumbs: str = "",
    folder: str = "",
    before: str = "",
) -> Page:
    """The page `name`.html, in a folder or at the root of the language, with the words of that part; the script of that
    name fills it.

    `given` is plain data for the script, `before` what can be read until it runs. Browsers refuse scripts like these
    where the page is opened from a folder; without `before` the page says so then.
    """
    words = wording.part(name, language)
    said = {**wording.part("shared", language), **words}
    data = json.dumps({"language": language, "words": said, **given}, ensure_ascii=False, separators=(",", ":"))
    hint = before or markup.paragraph(markup.text(said["server"]), "cc-needs-server")
    up = "../../" if folder else "../"
    return page(
        f"{folder}/{name}.html" if folder else f"{name}.html",
        words["title"],
        crumbs,
        f'<h1 id="title">{markup.text(words["title"])}</h1>',
        markup.paragraph(markup.text(words["description"]), "cc-lead"),
        f'<div id="application" class="cc-application">{hint}</div>',
        f"<noscript>{markup.paragraph(markup.text(said['script']))}</noscript>",
        f'<script type="application/json" id="given">{data.replace("<", chr(92) + "u003c")}</script>',
        f'<script>if(location.protocol.indexOf("http")===0)import("{up}{SCRIPTS}/{name}.js")</script>',
        description=words["description"],
        searched=False,
        kind=name,
    )
