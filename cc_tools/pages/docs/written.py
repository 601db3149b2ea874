"""The hand-written pages of the site, as they stand in `site/pages/`; one in another language ends in its code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cc_tools.model.text import LANGUAGES
from cc_tools.pages import markdown
from cc_tools.pages.docs.page import Page

FIRST = ("for-players", "for-authors", "for-authors-tcg", "for-ci", "for-programs", "editors")
"""The pages for each kind of user, in the order of the navigation; the others follow by name."""


@dataclass(frozen=True, slots=True)
class Written:
    """A hand-written page: its title, the language it is in, and the page."""

    title: str
    language: str
    page: Page

    @property
    def for_users(self) -> bool:
        """Whether it is written for one kind of user."""
        return self.page.path.removesuffix(".md") in FIRST


def written(site: Path) -> list[Written]:
    """The pages below the folder of the site, those for each kind of user first. Raises OSError."""
    return [_written(file) for file in sorted((site / "pages").glob("*.md"), key=_place)]


def _place(file: Path) -> tuple[int, str]:
    return FIRST.index(file.stem) if file.stem in FIRST else len(FIRST), file.name


def _written(file: Path) -> Written:
    text = file.read_text("utf-8")
    title = text.partition("\n")[0].lstrip("# ").strip()
    ending = file.stem.rpartition(".")[2]
    language = ending if ending in LANGUAGES else "en"
    if language != "en":
        heading, _, rest = text.partition("\n")
        inside = f'<div lang="{language}" markdown="block">\n\n{rest.strip()}\n\n</div>'
        text = f"{heading} {{ lang={language} }}\n\n{inside}\n"
    return Written(title, language, Page(file.name, f"{markdown.front_matter(title)}\n\n{text}"))


def in_english(pages: Sequence[Written]) -> list[Written]:
    """The pages in English, which the navigation lists."""
    return [one for one in pages if one.language == "en"]
