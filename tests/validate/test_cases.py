"""Records with one kind of fault each, and records that look as if they had one.

The first line of a case is the path of the file that is written into the toy game, the rest is its text; so lines
count from the second line of the case.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.case import cases, check, given
from tests.golden import Golden
from tests.validate.toy import read


@pytest.mark.parametrize("case", cases("validate"), ids=lambda case: case.stem)
def test_a_file_has_the_findings_of_its_case(case: Path, golden: Golden) -> None:
    path, _, text = given(case).partition("\n")
    check(case, read({path: text})[1], golden)


def test_the_toy_itself_has_no_findings() -> None:
    assert read({})[1] == []
