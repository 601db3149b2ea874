"""Laws of the language: what is shipped is sound, printing and reading undo each other, nothing makes reading fail."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings, strategies as st

from cc_tools.language.printer import print_operation
from cc_tools.language.reading import read
from tests.language.sentences import Sentences
from tests.language.shipped import GAMES, dialect, operations
from tests.work import calls

SLOW = settings(max_examples=150)
MOST = 2_000_000
"""So many functions reading may call at most, whatever the text."""


@pytest.mark.parametrize("game", GAMES)
def test_shipped_operations_are_there(game: str) -> None:
    assert operations(game)


@pytest.mark.parametrize("game", GAMES)
def test_printing_then_reading_is_the_identity(game: str) -> None:
    for text in operations(game):
        first = read(text, dialect(game)).operation
        assert first is not None, text
        printed = print_operation(first)
        assert read(printed, dialect(game)).operation == first, text
        assert print_operation(first) == printed


@SLOW
@given(st.sampled_from(GAMES), st.integers())
def test_printing_then_reading_is_the_identity_for_any_sentence(game: str, seed: int) -> None:
    text = Sentences(dialect(game), random.Random(seed)).operation()
    operation = read(text, dialect(game)).operation
    if operation is not None:
        printed = print_operation(operation)
        assert read(printed, dialect(game)).operation == operation, f"{text}\n{printed}"


@SLOW
@given(st.one_of(st.text(), st.text(alphabet="PLAY: draw{}|;,->$@()/0123456789non-é・\n\t\x00")))
def test_reading_takes_any_text(text: str) -> None:
    reading = read(text, dialect(GAMES[0]))
    assert reading.operation is not None or reading.findings
    for finding in reading.findings:
        assert 1 <= finding.span.start.column <= len(text) + 2
        assert finding.span.start < finding.span.end


@SLOW
@given(st.data())
def test_reading_takes_damaged_operations(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(operations(GAMES[0])))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 8)))
    damaged = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    reading = read(damaged, dialect(GAMES[0]))
    assert reading.operation is not None or reading.findings


@pytest.mark.parametrize(
    "text",
    [
        "PLAY: " + "{" * 10_000,
        "PLAY: " + "(" * 10_000,
        "PLAY: " + "draw 1; " * 12_500,
        "x" * 100_000,
        "PLAY: " + "draw " * 700,
        "PLAY: " + "klingon/" * 480,
        "PLAY: " + "if done { draw 1 } else " * 160,
        "PLAY: " + "may " * 900,
        "PLAY: requires " + "not " * 900,
        "PLAY: requires " + "not " * 900 + "done; draw 1",
        "PLAY: " + "if done { draw 1 } else " * 160 + "{ draw 1 }",
        "PLAY: " + "{ " * 21 + "draw 1" + " }" * 21,
        "PLAY: discard " + "a" * 3_900,
        "PLAY: " + "draw 1 }; " * 390,
        "PLAY:\u202e draw \U0001f596 2",
    ],
    ids=lambda text: f"{text[6:16]!r}... of {len(text)}",
)
def test_reading_takes_bounded_work(text: str) -> None:
    assert read(text, dialect(GAMES[0])).findings
    assert calls(read, text, dialect(GAMES[0]), most=MOST) > 0
