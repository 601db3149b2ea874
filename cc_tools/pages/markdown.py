"""Markdown that shows data as text: whatever a name or a sentence holds, it makes no markup, no link and no script."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from cc_tools.pages import markup

# Every ASCII sign that means something to Markdown, its extensions or HTML.
_ACTIVE = re.compile(r"[!\"#&()*+\-:<=>\[\\\]^_`{|}~]")
_HARMLESS_BETWEEN_LETTERS = re.compile(r"(?<=\w)-(?=\w)")


@lru_cache(maxsize=1 << 14)
def text(raw: str) -> str:
    """Any text as Markdown that shows exactly it."""
    line = markup.visible(raw)
    kept = {hit.start() for hit in _HARMLESS_BETWEEN_LETTERS.finditer(line)}
    shown = _ACTIVE.sub(lambda hit: hit[0] if hit.start() in kept else f"&#{ord(hit[0])};", line)
    # A number and a full stop at the beginning of a line would make a list.
    return re.sub(r"^(\d+)\.", r"\1&#46;", shown)


def bdi(raw: str, language: str = "", css: str = "") -> str:
    """A name that keeps its own direction; `language` where it differs from the page's."""
    attributes = (f' lang="{language}"' if language else "") + (f' class="{css}"' if css else "")
    return f"<bdi{attributes}>{text(raw)}</bdi>"


def link(label: str, target: str) -> str:
    """A link; `label` is Markdown already, `target` an address that this program made."""
    return f"[{label}]({target})"


def heading(level: int, label: str, anchor: str) -> str:
    """A heading with an anchor that is the same in every language."""
    return f"{'#' * level} {label} {{ #{anchor} }}"


_UNSEARCHED = ' data-search-exclude=""'


def block(css: str, *content: str, anchor: str = "", searched: bool = True) -> str:
    """Blocks inside a `div` with a class; without `searched` the site's search does not look into it."""
    mark = (f' id="{anchor}"' if anchor else "") + ("" if searched else _UNSEARCHED)
    return "\n\n".join([f'<div class="{css}"{mark} markdown="block">', *(one for one in content if one), "</div>"])


def fold_out(css: str, summary: str, *content: str) -> str:
    """Blocks that are shown when asked for and not searched; `summary` is Markdown already."""
    opening = f'<details class="{css}"{_UNSEARCHED} markdown="block">\n<summary markdown="span">{summary}</summary>'
    return "\n\n".join([opening, *(one for one in content if one), "</details>"])


def items(lines: Iterable[str]) -> str:
    """A list without numbers."""
    return "\n".join(f"- {line}" for line in lines)


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; cells are Markdown already. The first column heads its row."""
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def listed(lines: Iterable[str], css: str = "") -> str:
    """A list of links to records with what there is to say beside each; not searched, since the records are."""
    return block(f"cc-list {css}".rstrip(), items(lines), searched=False)


def definitions(pairs: Iterable[tuple[str, str]]) -> str:
    """A list of what something is called and what it is."""
    return "\n\n".join(f"{label}\n:   {value}" for label, value in pairs)


def front_matter(title: str) -> str:
    """The head of a page. The theme puts the title into HTML as it is, so it is escaped here."""
    quoted = json.dumps(markup.text(title), ensure_ascii=False)
    return f"---\ntitle: {quoted}\n---"
