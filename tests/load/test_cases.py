"""Files with one fault each, and files that look as if they had one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.load import load_text
from tests.case import cases, check, given
from tests.golden import Golden


@pytest.mark.parametrize("case", cases("load"), ids=lambda case: case.stem)
def test_a_file_has_the_findings_of_its_case(case: Path, golden: Golden) -> None:
    check(case, load_text("file.yaml", given(case))[1], golden)
