"""Every code of validation has a manual page, a test that raises it, and one where it stays silent."""

from __future__ import annotations

import re
from pathlib import Path

from cc_tools.diagnostics import Code
from cc_tools.validate import codes

CODES = [value for value in vars(codes).values() if isinstance(value, Code)]
TESTS = Path(__file__).parent.parent


def test_ids_and_names_are_unique_and_manuals_are_written() -> None:
    assert len({code.name for code in CODES}) == len(CODES)
    assert [code.id for code in CODES] == [f"S{number:03}" for number in range(1, len(CODES) + 1)]
    assert all(len(code.manual) > 120 and code.manual.endswith("\n") for code in CODES)


def test_every_code_is_raised_somewhere() -> None:
    files = [*(TESTS / "cases/validate").glob("*.txt"), *(TESTS / "validate").glob("*.py")]
    raised = {code for file in files for code in re.findall(r"\bS\d{3}\b", file.read_text(encoding="utf-8"))}
    assert {code.id for code in CODES} <= raised
