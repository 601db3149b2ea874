"""The examples of the manual's page run as they stand there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from cc_tools import database
from cc_tools.database import Database
from tests.database import sample

PAGE = Path(__file__).parents[2] / "site" / "pages" / "python-api.md"
BLOCK = re.compile(r"^```(pycon|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_example_gives_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "cards.db"
    database.compile(sample.catalog(), path, data_hash=sample.DATA_HASH)
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) >= 8
    for kind, text in blocks:
        if kind == "python":
            exec(compile(text, str(PAGE), "exec"), {})
    shown = "\n".join(text for kind, text in blocks if kind == "pycon")
    with Database(path) as db:
        names = {"path": path, "db": db, "collections": sample.ALL_COLLECTIONS}
        test = doctest.DocTestParser().get_doctest(shown, names, PAGE.name, str(PAGE), 0)
        report: list[str] = []
        result = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert result.failed == 0, "".join(report)
    assert result.attempted > 20
