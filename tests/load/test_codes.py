"""Every code of loading has a manual page, a test that raises it, and one where it stays silent."""

from __future__ import annotations

import re
from pathlib import Path

from cc_tools.diagnostics import Code
from cc_tools.load import codes, other_reading

CODES = [value for value in vars(codes).values() if isinstance(value, Code)]
TESTS = Path(__file__).parent.parent


def test_ids_and_names_are_unique_and_manuals_are_written() -> None:
    assert len({code.id for code in CODES}) == len({code.name for code in CODES}) == len(CODES)
    assert [code.id for code in CODES] == [f"Y{number:03}" for number in range(1, len(CODES) + 1)]
    assert all(len(code.manual) > 120 and code.manual.endswith("\n") for code in CODES)


def test_every_code_is_raised_somewhere() -> None:
    files = [*(TESTS / "cases").rglob("*.txt"), TESTS / "cases/hostile/make.py", *(TESTS / "load").glob("*.py")]
    raised = {code for file in files for code in re.findall(r"\bY\d{3}\b", file.read_text(encoding="utf-8"))}
    assert {code.id for code in CODES} <= raised


def test_what_other_programs_read() -> None:
    numbers = [
        "0",
        "12",
        "-3",
        "0o17",
        "017",
        "0x1F",
        "1_000",
        "1e3",
        "1E5",
        "01E5",
        ".5",
        "+.inf",
        ".nan",
        "0b1",
        "1.5",
    ]
    assert {other_reading(text) for text in numbers} == {"a number"}
    truths = ["yes", "No", "ON", "off", "true", "False", "y", "N"]
    assert {other_reading(text) for text in truths} == {"a truth value"}
    assert other_reading("1:30") == "a number in base sixty"
    assert {other_reading(text) for text in ("2026-02-30", "2024-5-1", "2024-05-31T10:00:00Z")} == {"a date"}
    assert {other_reading(text) for text in ("~", "null", "NULL")} == {"no value"}
    assert {other_reading(text) for text in ("=", "<<")} == {"a sign that some programs act on"}


def test_what_all_programs_read_as_text() -> None:
    texts = [
        "nothing",
        "only",
        "yesterday",
        "b-4",
        "1ALL05/13",
        "2-player",
        "nulls",
        "oN",
        "3+",
        "1.2.3",
        "-",
        ".",
        "e3",
    ]
    assert not [text for text in texts if other_reading(text) is not None]
