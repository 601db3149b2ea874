"""The place of every character of a value: where the file has the same character, or what stands for it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings, strategies as st

from cc_tools.load import Mapping, Scalar, Source, load_text
from cc_tools.load.characters import places_of_characters
from cc_tools.load.parse import parse

LETTERS = "ab é日:'\"#\\-😀"


def value(text: str, key: str = "a") -> Scalar:
    """The scalar under a key of a document."""
    document, findings = load_text("file.yaml", text)
    assert document is not None, findings
    assert isinstance(document.root, Mapping)
    found = document.root.get(key)
    assert isinstance(found, Scalar)
    return found


def place(scalar: Scalar, word: str) -> tuple[int, int, int, int]:
    """Line and column where a word of the value begins and ends in the file."""
    start = scalar.text.index(word)
    span = scalar.place(start, start + len(word))
    return span.start.line, span.start.column, span.end.line, span.end.column


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("a: one two\n", "two", (1, 8, 1, 11)),
        ("a: one\n  two three\n", "three", (2, 7, 2, 12)),
        ('a: "one two"\n', "two", (1, 9, 1, 12)),
        (r'a: "\u0041\n two"' + "\n", "two", (1, 14, 1, 17)),
        (r'a: "x\u0041y"' + "\n", "A", (1, 6, 1, 12)),
        ('a: "one\n\n  two"\n', "two", (3, 3, 3, 6)),
        ('a: "one\\\n  two"\n', "two", (2, 3, 2, 6)),
        ('a: "one \\\n  \\  two"\n', "two", (2, 6, 2, 9)),
        ("a: 'it''s two'\n", "two", (1, 11, 1, 14)),
        ("a: 'it''s'\n", "'", (1, 7, 1, 9)),
        ("a: |\n  one\n  two\n", "two", (3, 3, 3, 6)),
        ("a: >-\n  one\n  two\n\n  three\n", "three", (5, 3, 5, 8)),
        ("a: >\n  one\n    deeper\n  two\n", "deeper", (3, 5, 3, 11)),
        ("a: |2-\n    one\n   two\n", "two", (3, 4, 3, 7)),
        ("a: &x !!str two\n", "two", (1, 13, 1, 16)),
        ("\ufeffa: two\r\n", "two", (1, 4, 1, 7)),
        ("a: 日本 two\n", "two", (1, 7, 1, 10)),
        ("a: 😀 two\n", "two", (1, 6, 1, 9)),
    ],
)
def test_a_word_of_a_value_is_where_it_stands(text: str, word: str, expected: tuple[int, int, int, int]) -> None:
    assert place(value(text), word) == expected


def test_places_outside_the_value_are_held_inside_it() -> None:
    scalar = value('a: "one"\n')
    assert (scalar.place(3, 3).start.column, scalar.place(99, 120).start.column) == (8, 8)
    assert (scalar.place(1, 1).start.column, scalar.place(1, 1).end.column) == (6, 6)
    assert scalar.place(0, 99).end.column == 8
    assert value("a: ''\n").place(0, 1) == value("a: ''\n").span


@st.composite
def blocks(draw: st.DrawFn) -> str:
    """A key with a literal or folded text: any lines, blank ones and deeper ones too."""
    indent = draw(st.integers(1, 4))
    first = draw(st.text(LETTERS, min_size=1, max_size=6).filter(lambda text: text[0] != " "))
    rest = draw(st.lists(st.text(LETTERS, max_size=6), max_size=5))
    header = draw(st.sampled_from("|>")) + draw(
        st.sampled_from(["", "-", "+", str(indent), f"{indent}-", f"+{indent}"])
    )
    lines = [first, *rest]
    body = "\n".join(" " * indent + line if draw(st.booleans()) or line.strip() else "" for line in lines)
    tail = draw(st.sampled_from(["", "\n", "\n\n", "\nb: 1\n", "\n# end\n"]))
    return f"a: {header}\n{body}{tail}"


@st.composite
def quoted(draw: st.DrawFn) -> str:
    """A key with a quoted text, with escapes and over several lines."""
    parts = draw(st.lists(st.sampled_from(["a", "b ", " ", "日", "\n  ", "\n\n  ", "😀"]), max_size=8))
    if draw(st.booleans()):
        return "a: '" + "".join(part + draw(st.sampled_from(["", "''"])) for part in parts) + "'\n"
    escapes = ["", r"\n", r"\"", r"\\", r"\x41", r"\u65e5", r"\U0001f600", "\\\n  ", r"\t", r"\ ", r"\/"]
    return 'a: "' + "".join(part + draw(st.sampled_from(escapes)) for part in parts) + '"\n'


@settings(max_examples=300)
@given(text=st.one_of(blocks(), quoted()), pure=st.booleans())
def test_every_character_has_a_place_and_the_file_spells_it(text: str, pure: bool) -> None:
    root, findings = parse(Source("file.yaml", text), pure)
    assert isinstance(root, Mapping), findings
    scalar = root.get("a")
    assert isinstance(scalar, Scalar)
    places = places_of_characters(text, scalar.start, scalar.end, scalar.text, scalar.style)
    assert len(places) == len(scalar.text)
    assert all(before[1] <= after[0] for before, after in pairwise(places))
    for character, (start, end) in zip(scalar.text, places, strict=True):
        if end - start == 1 and not character.isspace():
            assert text[start] == character
