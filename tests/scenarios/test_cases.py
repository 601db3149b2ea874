"""Scenario files with one kind of fault each, and files that look as if they had one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cc_tools.diagnostics import Code
from cc_tools.scenarios import codes
from tests.case import CASES, cases, check, given
from tests.golden import Golden
from tests.scenarios.shipped import read

CODES = [value for value in vars(codes).values() if isinstance(value, Code)]


@pytest.mark.parametrize("case", cases("scenarios"), ids=lambda case: case.stem)
def test_a_file_has_the_findings_of_its_case(case: Path, golden: Golden) -> None:
    check(case, read(given(case))[1], golden)


def test_ids_and_names_are_unique_and_manuals_are_written() -> None:
    assert len({code.name for code in CODES}) == len(CODES)
    assert [code.id for code in CODES] == [f"X{number:03}" for number in range(1, len(CODES) + 1)]
    assert all(len(code.manual) > 120 and code.manual.endswith("\n") for code in CODES)


def test_every_code_is_raised_somewhere() -> None:
    files = [*(CASES / "scenarios").glob("*.txt"), *Path(__file__).parent.glob("*.py")]
    raised = {code for file in files for code in re.findall(r"\bX\d{3}\b", file.read_text(encoding="utf-8"))}
    assert {code.id for code in CODES} <= raised
