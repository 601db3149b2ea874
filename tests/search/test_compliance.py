"""The compliance suite: every query has the answer, the places and the suggestions that stand in the file.

The suite is data, with the frozen pool beside it, so that any implementation of the language can run it. A suggestion
is recorded as this implementation makes it; another may find a different one.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from cc_tools.database.card_search import CODES
from tests.golden import Golden
from tests.search.pool import SUITE, outcome, written

QUERIES: list[dict[str, Any]] = json.loads(SUITE.read_text(encoding="utf-8"))
ELSEWHERE = {"Q012"}
"""Codes of what stands outside the query: columns and order."""


@pytest.mark.parametrize("entry", QUERIES, ids=lambda entry: f"{entry['language']}:{entry['query'][:40]}")
def test_a_query_has_its_answer(entry: dict[str, Any]) -> None:
    assert outcome(entry["query"], entry["language"]) == entry


def test_the_suite_is_written_as_it_is_read(golden: Golden) -> None:
    golden.check(SUITE, written([outcome(entry["query"], entry["language"]) for entry in QUERIES]))


def test_it_has_all_three_groups_and_no_query_twice() -> None:
    assert len(QUERIES) >= 150
    groups = Counter(entry["group"] for entry in QUERIES)
    assert min(groups[name] for name in ("answered", "without-effect", "refused")) >= 20
    assert len({(entry["query"], entry["language"]) for entry in QUERIES}) == len(QUERIES)
    assert {entry["language"] for entry in QUERIES} == {"en", "pt", "es", "ja"}


def test_every_finding_is_raised_by_some_query() -> None:
    raised = {finding[0] for entry in QUERIES for finding in entry.get("findings", ())}
    assert raised == set(CODES) - ELSEWHERE


def test_what_is_passed_over_changes_no_answer() -> None:
    everything = outcome("", "en")["ids"]
    nothing = [entry for entry in QUERIES if entry["group"] == "without-effect" and entry["ids"] == everything]
    assert {entry["query"] for entry in nothing} >= {"", "()", '""', "***", 'not ""'}
    for query, same in (("suit:ship ()", "suit:ship"), ("suit:ship or ()", "suit:ship"), ("worf/", "worf")):
        assert outcome(query, "en")["ids"] == outcome(same, "en")["ids"]
