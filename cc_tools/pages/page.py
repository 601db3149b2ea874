"""A page: where it lies, what it is called, and the HTML of its content."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Page:
    """`path` is relative to the pages of the language, with `/` and `.html`; `title` and `description` are raw text.

    `body` is the HTML inside `main`; `scripts` are files of `site/assets` that only this page loads; `searched` says
    whether the search of the site finds it; `kind` is a class of the page for the style, `cc-on-KIND`.
    """

    path: str
    title: str
    body: str
    description: str = ""
    scripts: tuple[str, ...] = ()
    searched: bool = True
    kind: str = "page"
    game: str = ""


def page(
    path: str,
    title: str,
    *blocks: str,
    description: str = "",
    scripts: tuple[str, ...] = (),
    searched: bool = True,
    kind: str = "page",
) -> Page:
    """A page of its blocks, of which empty ones are left out. Below a folder it belongs to the game of that name."""
    game = path.partition("/")[0] if "/" in path else ""
    body = "\n".join(one for one in blocks if one)
    return Page(path, title, body, description, scripts, searched, kind, game)


@lru_cache(maxsize=1 << 16)
def relative(target: str, start: str) -> str:
    """The link from the page at `start` to `target`, which may end in `#anchor`."""
    path, mark, anchor = target.partition("#")
    if path == start and anchor:
        return f"#{anchor}"
    to, here = path.split("/"), start.split("/")[:-1]
    shared = 0
    while shared < len(here) and shared < len(to) - 1 and to[shared] == here[shared]:
        shared += 1
    climbed = [".."] * (len(here) - shared)
    return "/".join([*climbed, *to[shared:]]) + mark + anchor
