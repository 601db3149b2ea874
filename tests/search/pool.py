"""The frozen pool and the compliance suite, as tests ask them."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from cc_tools.database.card_search import CardSearch, FrozenValues, Specification, specification
from cc_tools.games.search_fields import search_fields
from cc_tools.model.text import Language
from tests.search.freeze import POOL

SUITE = POOL.with_name("compliance.json")


@cache
def spec() -> Specification:
    """The language of the installed games."""
    return specification(search_fields())


@cache
def search() -> CardSearch:
    """A search over the frozen pool."""
    return CardSearch(FrozenValues(json.loads(POOL.read_text(encoding="utf-8"))), spec())


def outcome(query: str, language: Language) -> dict[str, Any]:
    """What the suite records about a query: its group, the ids in their order, and the findings with their places.

    A query of a single line has places as characters from 0; in others the line stands before, from 1.
    """
    answer = search().ask(query, language)
    findings = [
        [finding.code.id, _offset(query, finding.span.start.line, finding.span.start.column),
         _offset(query, finding.span.end.line, finding.span.end.column), finding.suggestion]
        for finding in answer.findings
    ]  # fmt: skip
    group = "refused" if not answer.ok else "without-effect" if findings else "answered"
    found: dict[str, Any] = {"query": query, "language": language, "group": group}
    if group != "refused":
        found["ids"] = [search().cards[position].id for position in answer.positions]
        found["ids"] = found["ids"] if len(found["ids"]) < len(search().cards) else "all"
    if findings:
        found["findings"] = findings
    return found


def _offset(text: str, line: int, column: int) -> int:
    return sum(len(before) + 1 for before in text.split("\n")[: line - 1]) + column - 1


def written(suite: list[dict[str, Any]]) -> str:
    """The suite as JSON, a query a line."""
    lines = (json.dumps(entry, ensure_ascii=False) for entry in suite)
    return "[\n" + ",\n".join(lines) + "\n]\n"
