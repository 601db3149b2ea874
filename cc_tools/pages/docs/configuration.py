"""The configuration of MkDocs for the docs, as JSON, which is YAML too."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from cc_tools.model.text import Language
from cc_tools.pages import markup
from cc_tools.pages.edition import TAGS
from cc_tools.pages.wording import Wording

_FEATURES = ("navigation.sections", "navigation.top", "search.highlight", "search.suggest")
EXTENSIONS: tuple[Any, ...] = (
    "attr_list", "def_list", "md_in_html", "tables", {"toc": {"toc_depth": "2-3"}},
    "pymdownx.superfences", "pymdownx.highlight",
)  # fmt: skip


def docs_configuration(
    nav: Iterable[dict[str, Any]], wording: Wording, languages: Sequence[Language], theme: Path
) -> str:
    """The text of `mkdocs.yml`: pages in `docs` beside it, the theme's overrides in `theme`.

    The docs are in English and lead back to every language. Every link and anchor is checked, and what is not found
    ends a strict build.
    """
    say = {key: wording.say(key, "en") for key in ("title", "footer", "light", "dark", "choose-language")}
    found = {
        "site_name": markup.text(say["title"]),
        "site_url": "",
        "docs_dir": "docs",
        "use_directory_urls": False,
        "copyright": markup.text(say["footer"]),
        "theme": {
            "name": "material",
            "custom_dir": theme.as_posix(),
            "language": "en",
            "font": False,
            "logo": "assets/mark.svg",
            "favicon": "assets/mark.svg",
            "features": list(_FEATURES),
            "palette": [_palette("default", say["dark"]), _palette("slate", say["light"])],
        },
        "extra_css": ["assets/site.css"],
        "extra": {
            "generator": False,
            "alternate": True,
            "languages": [{"code": one, "tag": TAGS[one], "name": wording.say("language", one)} for one in languages],
            "language": "en",
            "is_docs": True,
            "choose_language": markup.text(say["choose-language"]),
        },
        "markdown_extensions": list(EXTENSIONS),
        "plugins": [{"search": {"lang": ["en"]}}],
        "nav": list(nav),
        "validation": {
            "nav": {"omitted_files": "ignore", "not_found": "warn"},
            "links": dict.fromkeys(("not_found", "absolute_links", "unrecognized_links", "anchors"), "warn"),
        },
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _palette(scheme: str, change: str) -> dict[str, Any]:
    """A palette that follows the system's choice until the reader chooses."""
    dark = scheme == "slate"
    return {
        "media": f"(prefers-color-scheme: {'dark' if dark else 'light'})",
        "scheme": scheme,
        "primary": "custom",
        "accent": "custom",
        "toggle": {"icon": f"material/weather-{'night' if dark else 'sunny'}", "name": markup.text(change)},
    }
