"""Pages that a script of the site fills: what they say before it runs, and what they hand to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cc_tools.model.text import Language
from cc_tools.pages import markup
from cc_tools.pages.page import Page, page
from cc_tools.pages.wording import Wording

SCRIPTS = "../assets/app"
"""The folder of the scripts, from a page at the root of a language."""


def application(
    name: str, wording: Wording, language: Language, given: Mapping[str, Any], *blocks: str, local: bool = False
) -> Page:
    """The page `name`.html with the words of that part, filled by the script of that name.

    `given` is plain data for the script. `blocks` stand below it and need no script. Unless it is `local` the script
    reads files, which browsers refuse where the page is opened from a folder; the page says so then.
    """
    words = wording.part(name, language)
    said = {**wording.part("shared", language), **words}
    data = json.dumps({"language": language, "words": said, **given}, ensure_ascii=False, separators=(",", ":"))
    hint = markup.paragraph(markup.text(said["server"]), "cc-needs-server")
    source = f"{SCRIPTS}/{name}.js"
    return page(
        f"{name}.html",
        words["title"],
        f'<h1 id="title">{markup.text(words["title"])}</h1>',
        markup.paragraph(markup.text(words["description"]), "cc-lead"),
        f'<div id="application" class="cc-application">{hint}</div>',
        f"<noscript>{markup.paragraph(markup.text(said['script']))}</noscript>",
        *blocks,
        f'<script type="application/json" id="given">{data.replace("<", chr(92) + "u003c")}</script>',
        f'<script defer src="{source}"></script>' if local else f'<script type="module" src="{source}"></script>',
        description=words["description"],
        searched=False,
        kind=name,
    )
