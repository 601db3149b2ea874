"""The configuration of MkDocs for one language, as JSON, which is YAML too."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cc_tools.model.text import Language
from cc_tools.pages import markdown
from cc_tools.pages.edition import TAGS, Edition
from cc_tools.pages.home import ways
from cc_tools.pages.index import HOME
from cc_tools.pages.wording import Wording

THEME_LANGUAGES: Mapping[Language, str] = {"en": "en", "pt": "pt-BR", "es": "es", "ja": "ja"}
_FEATURES = ("navigation.sections", "navigation.top", "search.highlight", "search.suggest")
EXTENSIONS: tuple[Any, ...] = ("attr_list", "def_list", "md_in_html", "tables", {"toc": {"toc_depth": "2-3"}})


def configuration(
    editions: Sequence[Edition], wording: Wording, language: Language, languages: Sequence[Language], theme: Path
) -> str:
    """The text of `mkdocs.yml`: pages in `docs` beside it, the theme's overrides in `theme`.

    Cards stand in no `nav`. Every link and anchor is checked, and what is not found ends a strict build.
    """
    nav = [{markdown.plain(wording.say("home", language)): HOME}, *_nav(editions)]
    return _text(wording, language, languages, theme, nav, EXTENSIONS, {"docs": wording.say("docs-link", language)})


def docs_configuration(
    nav: Iterable[dict[str, Any]], wording: Wording, languages: Sequence[Language], theme: Path
) -> str:
    """The same for the docs, which are in English and lead back to every language."""
    extensions = (*EXTENSIONS, "pymdownx.superfences", "pymdownx.highlight")
    return _text(wording, "en", languages, theme, nav, extensions, {"is_docs": True})


def _text(
    wording: Wording,
    language: Language,
    languages: Sequence[Language],
    theme: Path,
    nav: Iterable[dict[str, Any]],
    extensions: Sequence[Any],
    extra: Mapping[str, Any],
) -> str:
    say = {key: wording.say(key, language) for key in ("title", "footer", "light", "dark", "choose-language")}
    found = {
        "site_name": markdown.plain(say["title"]),
        "site_url": "",
        "docs_dir": "docs",
        "use_directory_urls": False,
        "copyright": markdown.plain(say["footer"]),
        "theme": {
            "name": "material",
            "custom_dir": theme.as_posix(),
            "language": THEME_LANGUAGES[language],
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
            "language": language,
            "choose_language": markdown.plain(say["choose-language"]),
            **extra,
        },
        "markdown_extensions": list(extensions),
        "plugins": [{"search": {"lang": ["en"] if language == "en" else [language, "en"]}}],
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
        "toggle": {"icon": f"material/weather-{'night' if dark else 'sunny'}", "name": markdown.plain(change)},
    }


def _nav(editions: Sequence[Edition]) -> list[dict[str, Any]]:
    """The lists of each game; with a single game there is no level for it."""
    listed = [[{markdown.plain(label): path} for label, path, _ in ways(edition)] for edition in editions]
    if len(editions) == 1:
        return listed[0]
    return [{markdown.plain(edition.name(edition.game)): ones} for edition, ones in zip(editions, listed, strict=True)]
