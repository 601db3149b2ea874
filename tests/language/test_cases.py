"""The case files: every verb has a good and a bad case, every code a case that raises it and one that does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.diagnostics import Code
from cc_tools.games.captains_chair import verbs
from cc_tools.language import codes
from cc_tools.language.registry import registry
from tests.golden import Golden
from tests.language.cases import cases, files, written

VERBS = sorted(registry([verbs]))
CODES = sorted(code.id for code in vars(codes).values() if isinstance(code, Code))
LINKED = {"L022"}
"""Codes that a vocabulary raises when it is linked, and no operation."""


FILES = [*files("good"), *files("bad"), *files("codes")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_case(file: Path, golden: Golden) -> None:
    golden.check(file, written(file))


@pytest.mark.parametrize("file", files("everyday"), ids=lambda file: file.stem)
def test_what_is_said_otherwise_is_understood(file: Path, golden: Golden) -> None:
    golden.check(file, written(file, game=file.stem))


@pytest.mark.parametrize("file", files("good"), ids=lambda file: file.stem)
def test_good_cases_have_no_finding(file: Path) -> None:
    assert list(cases(file))
    assert [case.text for case in cases(file) if not case.reading.sound] == []


@pytest.mark.parametrize("file", files("bad"), ids=lambda file: file.stem)
def test_bad_cases_have_findings(file: Path) -> None:
    assert [case.text for case in cases(file) if not case.reading.findings] == []


@pytest.mark.parametrize("kind", ["good", "bad"])
def test_every_verb_has_cases(kind: str) -> None:
    assert sorted(file.stem for file in files(kind)) == VERBS


@pytest.mark.parametrize("kind", ["good", "bad"])
def test_cases_of_a_verb_are_about_it(kind: str) -> None:
    assert [file.stem for file in files(kind) if any(file.stem not in case.text for case in cases(file))] == []


def test_every_code_has_cases() -> None:
    assert {file.stem for file in files("codes")} == set(CODES) - LINKED


@pytest.mark.parametrize("file", files("codes"), ids=lambda file: file.stem)
def test_a_code_is_raised_and_kept_silent(file: Path) -> None:
    raised = [file.stem in case.codes() for case in cases(file)]
    assert any(raised)
    assert not all(raised)
