"""The manual of findings: every code with its page, by the stage that reports it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cc_tools.diagnostics import Code
from cc_tools.pages import markdown
from cc_tools.pages.docs.page import Page, page
from cc_tools.pages.docs.prose import code, counted, prose

PATH = "reference/findings.md"
STAGES: Mapping[str, str] = {
    "Y": "Reading files",
    "S": "Shape of records",
    "L": "Operations",
    "N": "Names",
    "R": "Rules across cards",
    "P": "Phrases",
    "T": "Translations",
    "X": "Scenarios",
    "D": "Lists of decks",
    "A": "Changing files",
    "Q": "Search",
    "C": "Command line",
}
"""The stages by the letter of their codes, in the order in which they run."""


def findings_page(codes: Iterable[Code]) -> Page:
    """Every kind of finding; the page's anchors are the ids in lower case."""
    by_stage: dict[str, list[Code]] = {}
    for one in sorted(codes, key=lambda one: one.id):
        by_stage.setdefault(one.id[:1], []).append(one)
    order = [*STAGES, *sorted(by_stage.keys() - STAGES.keys())]
    stages = [(STAGES.get(letter, letter), by_stage[letter]) for letter in order if letter in by_stage]
    return page(
        PATH,
        "Findings",
        "# Findings { #findings }",
        "Every finding has a code that stays the same from version to version. `cc-tools explain CODE` shows the same "
        "page in the terminal. An error makes `validate` fail, a warning only with `--fail-on warning`, a note never.",
        markdown.items(
            f"[{title}](#{_anchor(title)}): {counted(len(ones), 'code')}, {ones[0].id} to {ones[-1].id}"
            for title, ones in stages
        ),
        *(block for title, ones in stages for block in _stage(title, ones)),
    )


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _stage(title: str, codes: Sequence[Code]) -> Iterator[str]:
    yield f"## {title} {{ #{_anchor(title)} }}"
    for one in codes:
        yield f"### {code(one.id)} {markdown.text(one.name)} {{ #{one.id.lower()} }}"
        yield f"*{one.severity.value}*"
        yield prose(one.manual)
