"""Laws that hold for any query: nothing raises, places lie in the text, and the logic is that of sets."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings, strategies as st

from cc_tools.diagnostics import Severity
from cc_tools.model.text import LANGUAGES, Language
from tests.search.pool import search, spec

NAMES = [name for name, _ in spec().names()]
WORDS = [
    "klingon",
    "ship",
    "クリンゴン",
    "nave",
    "3",
    "-1",
    "2..4",
    "worf",
    "picard",
    "reaction",
    "dilithium",
    "core",
    "x" * 40,
]
SIGNS = [
    *spec().compare,
    *"()（）\"'「」『』“”«»/／|&-!＊.,:;@#$%^~ \t\n\u3000\0\u200b\ud800",
    "and",
    "or",
    "not",
    "または",
]
LANGUAGE = st.sampled_from(LANGUAGES)
PIECES = st.lists(st.sampled_from([*NAMES, *WORDS, *SIGNS, " "]), max_size=40).map("".join)
TERMS = st.sampled_from(
    [
        *("trait:klingon", "suit:ship", "vp>=2", "does:gain", "worf", "特性：クリンゴン", "has:ruling", "-is:reprint"),
        *('op:"draw"', "set>core", "text:draw", "number:1ALL", "(suit:ship or vp:1)", "not crew:picard"),
        *("mentions!=earth", "skill:research"),
    ]
)


@settings(max_examples=600)
@given(st.one_of(PIECES, st.text(max_size=200)), LANGUAGE)
@example("(" * 5000, "en")
@example("-" * 5000, "en")
@example("not " * 249, "en")
@example('"' * 999, "ja")
@example("a:" * 400, "pt")
@example("\ud800", "en")
def test_no_text_raises_and_every_finding_lies_in_it(query: str, language: Language) -> None:
    answer = search().ask(query, language)
    lines = query.split("\n")
    for finding in answer.findings:
        assert 1 <= finding.span.start.line <= len(lines)
        assert finding.span.start <= finding.span.end
        assert finding.span.start.column <= len(lines[finding.span.start.line - 1]) + 1
        assert finding.message
    assert answer.ok or not answer.positions
    assert answer == search().ask(query, language)


@settings(max_examples=200)
@given(st.text(max_size=60))
def test_no_column_and_no_order_raises(text: str) -> None:
    for fields, findings in (search().columns(text), search().sorting(text)):
        assert all(finding.severity is Severity.ERROR for finding in findings)
        assert len(fields) + len(findings) <= text.count(",") + 1


def found(query: str, language: Language = "en") -> set[int]:
    """The positions that answer a query that has to be understood."""
    answer = search().ask(query, language)
    assert answer.ok, (query, answer.findings)
    return set(answer.positions)


@settings(max_examples=150)
@given(TERMS, TERMS, TERMS)
def test_the_logic_is_that_of_sets(a: str, b: str, c: str) -> None:
    everything = found("")
    assert found(f"{a} {b}") == found(f"{a} and {b}") == found(a) & found(b)
    assert found(f"{a} or {b}") == found(a) | found(b)
    assert found(f"not ({a})") == found(f"-({a})") == everything - found(a)
    assert found(f"{a} or {b} {c}") == found(a) | (found(b) & found(c))
    assert found(f"({a} or {b}) {c}") == (found(a) | found(b)) & found(c)
    assert found(f"not ({a} {b})") == found(f"not ({a}) or not ({b})")


@pytest.mark.parametrize("field", [name for name, entry in spec().fields.items() if entry.source])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_sorted_by_every_field(field: str, language: Language) -> None:
    keys, findings = search().sorting(f"{field},-{field}")
    assert not findings
    for key in keys:
        positions = search().ask("", language, [key]).positions
        assert sorted(positions) == list(range(len(search().cards)))
        column = search().values.column(field, language)
        with_value = [bool(column[position]) for position in positions]
        assert field == "name" or with_value == sorted(with_value, reverse=True)


@settings(max_examples=300)
@given(st.text(max_size=40))
def test_folding_twice_is_folding_once(text: str) -> None:
    folding = spec().folding
    once = folding.fold(text)
    assert folding.fold(once) == once
    assert "  " not in once
    assert once == once.strip()


@pytest.mark.parametrize("field", [n for n, e in spec().fields.items() if e.type == "word" and e.source])
def test_every_word_is_found_by_what_any_language_calls_it(field: str) -> None:
    known = search().values.vocabulary(field)
    column = search().values.column(field, "en")
    for word in {str(word) for words in column for word in words}:
        holders = {position for position, words in enumerate(column) if word in words}
        assert holders <= found(f'{field}:"{word}"')
        for label in known.labels.get(word, {}).values():
            meant = known.spellings.get(spec().folding.squeezed(label), ())
            assert word in meant or field not in ("type", "crew", "set", "game", "position")
            if word in meant:
                assert holders <= found(f'{field}:"{label}"')
