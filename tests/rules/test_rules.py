"""The checks across cards: each stays silent on its good case and reports what its bad case says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cc_tools import pipeline, shipped
from tests.golden import Golden
from tests.rules.cases import CASES, all_checks, case_files, findings, written


@pytest.mark.parametrize("case", case_files(), ids=lambda case: f"{case.parent.name}-{case.stem}")
def test_a_case_has_its_findings(case: Path, golden: Golden, tmp_path: Path) -> None:
    found = findings(case, tmp_path)
    if case.stem == "good":
        assert not found
    golden.check(case, written(case, found))


@pytest.mark.parametrize("name", sorted(all_checks()))
def test_each_code_is_raised_by_a_case_and_kept_silent_by_one(name: str) -> None:
    raised = set(re.findall(r"^  (R\d{3}) ", (CASES / name / "bad.yaml").read_text(encoding="utf-8"), re.MULTILINE))
    assert {code.id for code in all_checks()[name].codes} <= raised
    assert (CASES / name / "good.yaml").is_file()


def test_codes_are_used_once() -> None:
    ids = [code.id for check in all_checks().values() for code in check.codes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", sorted(all_checks()))
def test_each_manual_has_an_example(name: str) -> None:
    for code in all_checks()[name].codes:
        assert re.search(r"\n\n    \S", code.manual), code.id


def test_the_shipped_cards_are_clean() -> None:
    codes = {code for check in all_checks().values() for code in check.codes}
    assert [finding for finding in pipeline.check([shipped.cardsets()]).findings if finding.code in codes] == []
