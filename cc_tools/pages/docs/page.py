"""A page of the docs: where it lies, and its Markdown."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.pages.markdown import front_matter

HOME = "index.md"
"""The first page of the docs."""


@dataclass(frozen=True, slots=True)
class Page:
    """`path` is relative to the pages of the language, with `/` and `.md`; `text` is the whole file."""

    path: str
    text: str


def page(path: str, title: str, *blocks: str) -> Page:
    """A page with its title and its blocks, of which empty ones are left out."""
    return Page(path, "\n\n".join([front_matter(title), *(block for block in blocks if block)]) + "\n")
