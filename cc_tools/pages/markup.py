"""HTML that shows data as text: whatever a name or a sentence holds, it makes no markup, no link and no script."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

_INVISIBLE = {"Cc", "Cf", "Cs", "Zl", "Zp", "Co", "Cn"}
_JOINERS = {"\u200c", "\u200d"}
_TAG = re.compile(r"<[^>]*>")
_LENGTH = 90
AT_LENGTH = "cc-at-length"
"""The class of what is told at length."""
UNSEARCHED = " data-pagefind-ignore"
"""What is said elsewhere already: the search of the site does not look into it."""


def visible(text: str) -> str:
    """`text` on one line, with characters that nobody sees or that turn the direction shown by their number."""
    line = re.sub(r"\s+", " ", text)
    return line if line.isprintable() else "".join(_shown(char) for char in line)


def _shown(char: str) -> str:
    hidden = unicodedata.category(char) in _INVISIBLE and char not in _JOINERS
    return f"⟨U+{ord(char):04X}⟩" if hidden else char


@lru_cache(maxsize=1 << 15)
def text(raw: str) -> str:
    """Any text as HTML that shows exactly it, between tags and in attributes."""
    return html.escape(visible(raw))


def attribute(name: str, value: str) -> str:
    """A space and an attribute with its value, or nothing where the value is empty."""
    return f' {name}="{text(value)}"' if value else ""


def bdi(raw: str, language: str = "", css: str = "") -> str:
    """A name that keeps its own direction; `language` where it differs from the page's."""
    return f"<bdi{attribute('lang', language)}{attribute('class', css)}>{text(raw)}</bdi>"


def code(raw: str) -> str:
    """What a program reads, as it is written; it is in no language."""
    return f'<code lang="en" dir="ltr" translate="no">{text(raw)}</code>'


def link(label: str, target: str, css: str = "") -> str:
    """A link; `label` is HTML already, `target` an address that this program made."""
    return f'<a href="{target}"{attribute("class", css)}>{label}</a>'


def heading(level: int, label: str, anchor: str) -> str:
    """A heading with an anchor that is the same in every language."""
    return f'<h{level} id="{text(anchor)}">{label}</h{level}>'


def count(number: int) -> str:
    """How many there are, small beside a heading."""
    return f" <small>{number}</small>"


def block(css: str, *content: str, anchor: str = "", searched: bool = True) -> str:
    """Blocks inside a `div` with a class."""
    mark = attribute("id", anchor) + ("" if searched else UNSEARCHED)
    inside = "\n".join(one for one in content if one)
    return f'<div class="{css}"{mark}>\n{inside}\n</div>'


def section(label: str, anchor: str, *content: str, css: str = "") -> str:
    """A heading of the second level with what stands below it; nothing where nothing does."""
    inside = "\n".join(one for one in content if one)
    if not inside:
        return ""
    heads = f' aria-labelledby="{text(anchor)}"'
    return f"<section{attribute('class', css)}{heads}>\n{heading(2, label, anchor)}\n{inside}\n</section>"


def paragraph(inside: str, css: str = "") -> str:
    """A paragraph of HTML; nothing where it is empty."""
    return f"<p{attribute('class', css)}>{inside}</p>" if inside else ""


def fold_out(css: str, summary: str, *content: str) -> str:
    """Blocks that are shown when asked for and not searched; `summary` is HTML already."""
    inside = "\n".join(one for one in content if one)
    return f'<details class="{css}"{UNSEARCHED}>\n<summary>{summary}</summary>\n{inside}\n</details>'


def items(lines: Iterable[str]) -> str:
    """A list without numbers."""
    inside = "\n".join(f"<li>{line}</li>" for line in lines)
    return f"<ul>\n{inside}\n</ul>" if inside else ""


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; cells are HTML already. The first column heads its row."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in header)
    body = "\n".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    return f'<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>'


def listed(lines: Iterable[str], css: str = "") -> str:
    """A list of links to records with what there is to say beside each; not searched, since the records are."""
    inside = items(lines)
    return block(f"cc-list {css}".rstrip(), inside, searched=False) if inside else ""


def at_length(value: str) -> bool:
    """Whether HTML says more than fits well beside something else."""
    return len(_TAG.sub("", value)) > _LENGTH


def definitions(pairs: Iterable[tuple[str, str]]) -> str:
    """A list of what something is called and what it is; what is told at length is marked, to have a whole line."""
    inside = "\n".join(
        f"<div{attribute('class', AT_LENGTH if at_length(value) else '')}><dt>{label}</dt><dd>{value}</dd></div>"
        for label, value in pairs
    )
    return f"<dl>\n{inside}\n</dl>"
