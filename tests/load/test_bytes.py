"""Findings about the bytes of a file."""

from __future__ import annotations

import pytest

from cc_tools.load import load_text
from cc_tools.load.guard import MAX_BYTES, MAX_FINDINGS
from tests.case import lines


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"a: 1\nb: \xe9\n", "Y016 2:4-5 byte 0xE9 (number 9 of the file) is not UTF-8\n"),
        ("a: é".encode() + b"\xff", "Y016 1:5-6 byte 0xFF (number 6 of the file) is not UTF-8\n"),
        (b"\xff\xfea\x00", "Y016 1:1-2 the file is saved as UTF-16, not as UTF-8\n"),
        (b"\xef\xbb\xbfa: 1\n", "Y017 1:1-1 the file begins with a byte order mark\n"),
        (b"a: 1\r\nb: 2\r\n", "Y018 1:1-1 2 lines end with a carriage return\n"),
        (b"a: 1\rb: 2\n", "Y018 1:1-1 1 lines end with a carriage return\n"),
        (b"#" * (MAX_BYTES + 1), "Y019 1:1-1 this file has more than 5 MB\n"),
        ("a: é 日本 😀\n".encode(), ""),
        (b"#" * 1000 + b"\na: 1\n", ""),
    ],
    ids=lambda value: repr(value[:12]),
)
def test_bytes_have_their_findings(data: bytes, expected: str) -> None:
    assert lines(load_text("file.yaml", data)[1]) == expected


def test_a_file_with_windows_line_ends_is_read_with_its_own_places() -> None:
    document, findings = load_text("file.yaml", b"\xef\xbb\xbfa: 1\r\nb: |\r\n  x\r\n  y\r\n")
    assert [finding.code.id for finding in findings] == ["Y017", "Y018"]
    assert document is not None
    node = document.root.at(("b",))
    assert (node.span.start.line, node.span.start.column) == (2, 4)
    assert document.text == "a: 1\nb: |\n  x\n  y\n"


def test_not_more_than_so_many_findings_of_a_kind_are_listed() -> None:
    _, findings = load_text("file.yaml", "a: " + "\u200b" * 5000 + "\n")
    assert len(findings) == MAX_FINDINGS
    assert findings[-1].message.endswith("(and 4900 more in this file)")


def test_no_bytes_make_the_reading_fail() -> None:
    for data in (b"\x00", b"\xed\xa0\x80", b"a: \xf5", b"\xc0\x80", b"\x80", b"---", b"\xef\xbb\xbf", b"...\n---\n"):
        assert load_text("file.yaml", data)[1]
