"""Which steps act against the opponent: every attack of Captain's Chair, reviewed one by one, and cases beside them.

Below an operation of `tests/cases/language/harm` stands each harmful step, `half` before one of which only the
opponent's half is harm.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.language.harm import harm
from cc_tools.language.reading import read
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Operation, Step
from tests.golden import Golden
from tests.language.cases import GAME, Case, cases, files, written
from tests.language.shipped import dialect, operations

FILES = {file.stem: file for file in files("harm")}


def _operation(text: str) -> Operation:
    operation = read(text, dialect(GAME)).operation
    assert operation is not None, text
    return operation


def _harmful(case: Case) -> list[str]:
    found = harm(_operation(case.text), dialect(GAME).verbs)
    said = [f"{'half ' if share == 'opponent' else ''}{case.text[slice(*span)]}" for span, share in found.items()]
    return said or ["none"]


@pytest.mark.parametrize("file", FILES.values(), ids=lambda file: file.stem)
def test_harm(file: Path, golden: Golden) -> None:
    golden.check(file, written(file, _harmful))


def test_every_attack_is_reviewed() -> None:
    attacks = {text for text in operations(GAME) if str(dialect(GAME).game.attack) in _operation(text).flags}
    reviewed = [case.text for file in FILES.values() for case in cases(file)]
    assert sorted(attacks - set(reviewed)) == []
    assert len(reviewed) == len(set(reviewed))
    assert {case.text for case in cases(FILES["attacks"])} == attacks


def test_every_attack_does_harm() -> None:
    assert [case.text for case in cases(FILES["attacks"]) if not harm(_operation(case.text), dialect(GAME).verbs)] == []


def test_steps_of_an_operation_are_told_apart_by_their_places() -> None:
    for text in operations(GAME):
        spans = [node.span for node in nodes(_operation(text)) if isinstance(node, Step)]
        assert len(spans) == len(set(spans)), text
