"""A page: where it lies, and its Markdown."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from functools import lru_cache

from cc_tools.pages.markdown import front_matter


@dataclass(frozen=True, slots=True)
class Page:
    """`path` is relative to the pages of the language, with `/` and `.md`; `text` is the whole file."""

    path: str
    text: str


def page(path: str, title: str, *blocks: str) -> Page:
    """A page with its title and its blocks, of which empty ones are left out."""
    return Page(path, "\n\n".join([front_matter(title), *(block for block in blocks if block)]) + "\n")


@lru_cache(maxsize=1 << 14)
def relative(target: str, start: str) -> str:
    """The link from the page at `start` to `target`, which may end in `#anchor`."""
    path, mark, anchor = target.partition("#")
    if path == start and anchor:
        return f"#{anchor}"
    return posixpath.relpath(path, posixpath.dirname(start) or ".") + mark + anchor
