"""The shipped cards of Captain's Chair, and what reads scenarios about them."""

from __future__ import annotations

from functools import cache

from cc_tools import pipeline
from cc_tools.diagnostics import Diagnostic
from cc_tools.games.package import installed
from cc_tools.load import load_text
from cc_tools.model.catalog import GameCatalog
from cc_tools.scenarios import Scenario, ScenarioReader

GAME = "captains-chair"


@cache
def game() -> GameCatalog:
    """The game's part of the catalog."""
    return pipeline.open_catalog().games[GAME]


@cache
def reader() -> ScenarioReader:
    """The reader of its scenarios."""
    return ScenarioReader(game(), installed()[GAME])


def read(text: str) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
    """The scenarios in the text of a file, and all findings."""
    document, findings = load_text("file.yaml", text)
    assert document is not None
    found = reader().read(document)
    return found.scenarios, [*findings, *found.findings]


def scenario(*, given: str = "{p1: {crew: georgiou}, p2: {crew: soval}}", when: str = "[]", then: str) -> Scenario:
    """The only scenario of a file that has no findings."""
    text = f"game: {GAME}\nscenarios:\n- name: one\n  given: {given}\n  when: {when}\n  then: {then}\n"
    scenarios, findings = read(text)
    assert not findings, findings
    return scenarios[0]
