"""`op` and `explain`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools import pipeline
from cc_tools.database.card_search import CODES as SEARCH_CODES
from cc_tools.diagnostics import OPERATION, Diagnostic, Edit, Fix, Position, Span
from cc_tools.pipeline import OperationReading
from tests.cli.conftest import Run
from tests.database.sample import GAIN, TREES
from tests.golden import Golden
from tests.reporters.sample import HINT, UNKNOWN

GOLDEN = Path(__file__).parent / "golden"
MISSPELT = "PLAY: gain 1 dilitium"


@pytest.fixture(autouse=True)
def _readings(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Span(OPERATION, Position(1, 14), Position(1, 22))
    fix = Fix("write `dilithium`", (Edit(place, "dilithium"),))
    wrong = OperationReading(None, None, {}, (Diagnostic(UNKNOWN, "unknown word `dilitium`", place, fix=fix),))
    right = OperationReading(TREES[GAIN], GAIN, {"en": "Gain a Cargo. Log this card."}, ())
    monkeypatch.setattr(pipeline, "read_operation", lambda text, game: wrong if text == MISSPELT else right)
    monkeypatch.setattr(pipeline, "codes", lambda: {UNKNOWN.id: UNKNOWN, HINT.id: HINT})


def test_op_shows_form_sentence_and_tree(run: Run, golden: Golden) -> None:
    result = run("op", GAIN)
    assert result.code == 0
    golden.check(GOLDEN / "op.txt", result.out)


def test_op_points_into_the_string(run: Run, golden: Golden) -> None:
    result = run("op", MISSPELT)
    assert result.code == 1
    golden.check(GOLDEN / "op.misspelt.txt", result.out)


def test_op_as_json(run: Run) -> None:
    output = run("op", GAIN, "--format", "json").json("op")
    assert output["canonical"] == GAIN
    assert output["tree"]["is"] == "Operation"
    output = run("op", MISSPELT, "--format", "json").json("op")
    assert (output["tree"], output["ok"]) == (None, False)
    assert output["findings"][0]["column"] == 14


@pytest.mark.parametrize("code", ["L004", "l004", "unknown-word"])
def test_explain_shows_the_manual_page(code: str, run: Run) -> None:
    result = run("explain", code)
    assert result.code == 0
    assert result.out.startswith("L004 unknown-word (error)\n\nThe vocabulary does not have this word.\n")


def test_explain_lists_all_codes(run: Run) -> None:
    lines = run("explain").out.splitlines()
    known = ["A001", "A002", "C001", "C002", "L004", "N001", *SEARCH_CODES]
    assert [line.split()[0] for line in lines] == known
    assert len(run("explain", "--format", "json").json("explain")["codes"]) == len(known)


@pytest.mark.parametrize(("code", "near"), [("L04", "L004"), ("unknwn-word", "unknown-word")])
def test_explain_suggests_the_code_that_was_meant(code: str, near: str, run: Run) -> None:
    result = run("explain", code)
    assert (result.code, result.out) == (1, "")
    assert f"did you mean {near}?" in result.err


def test_op_names_the_game_whose_kind_it_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    result = run("op", "PLOT: flip member")
    assert result.code == 1
    assert result.out.endswith("the kind is one of another game: `--game star-trek-tcg`\n")
    assert "another game" not in run("op", "PLAI: draw 2").out
