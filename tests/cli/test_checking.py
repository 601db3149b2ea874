"""`validate` and `compile`: the answers, the exit codes, and what is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cc_tools import shipped
from cc_tools.pipeline import Outcome, UnsoundError
from cc_tools.pipeline.street import check
from tests.cli.conftest import Run, outcome
from tests.golden import Golden

GOLDEN = Path(__file__).parent / "golden"
Answer = Callable[[Outcome], list[list[Path]]]

CLEAN = "511 records, 415 cards, 509 printings, 1,274 operations checked: no findings\n"


def test_a_clean_run_says_what_was_checked(run: Run, answer: Answer) -> None:
    answer(outcome())
    result = run("validate", str(shipped.cardsets()))
    assert (result.code, result.out, result.err) == (0, CLEAN, "")


@pytest.mark.parametrize(
    ("severities", "fail_on", "code"),
    [
        (("error", "warning"), "error", 1),
        (("warning", "note"), "error", 0),
        (("warning", "note"), "warning", 1),
        (("note",), "warning", 0),
    ],
)
def test_the_exit_code_follows_fail_on(
    severities: tuple[str, ...], fail_on: str, code: int, run: Run, answer: Answer
) -> None:
    answer(outcome(*severities))
    result = run("validate", str(shipped.cardsets()), "--fail-on", fail_on, "--format", "json")
    assert result.code == code
    assert result.json("validate")["ok"] is (code == 0)


def test_a_run_that_checked_nothing_fails(run: Run, answer: Answer, tmp_path: Path) -> None:
    answer(outcome(records=0))
    result = run("validate", str(tmp_path), "--format", "json")
    assert result.code == 1
    assert [finding["code"] for finding in result.json("validate")["findings"]] == ["C001"]


@pytest.mark.parametrize("format_", ["text", "github"])
def test_findings_are_reported_with_a_summary(format_: str, run: Run, answer: Answer, golden: Golden) -> None:
    answer(outcome("error", "warning", "note"))
    result = run("validate", str(shipped.cardsets()), "--format", format_)
    assert result.code == 1
    golden.check(GOLDEN / f"validate.{format_}.txt", result.out)


def test_without_a_path_the_card_sets_here_come_before_the_shipped_ones(
    run: Run, answer: Answer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer(outcome())
    monkeypatch.chdir(tmp_path)
    run("validate")
    (tmp_path / "cardsets").mkdir()
    run("validate")
    assert asked == [[shipped.cardsets()], [Path("cardsets")]]


def test_compile_says_what_it_wrote(run: Run, answer: Answer, tmp_path: Path) -> None:
    answer(outcome("warning"))
    target = tmp_path / "cards.db"
    result = run("compile", str(shipped.cardsets()), "-o", str(target))
    assert result.code == 0
    assert result.out.endswith(f"{target.as_posix()}: 8 bytes, data {outcome().data_hash}\n")
    output = run("compile", str(shipped.cardsets()), "-o", str(target), "--format", "json").json("compile")
    assert output["database"] == target.as_posix()


def test_compile_writes_nothing_where_errors_stand_in_the_way(run: Run, answer: Answer, tmp_path: Path) -> None:
    answer(outcome("error"))
    target = tmp_path / "cards.db"
    result = run("compile", str(shipped.cardsets()), "-o", str(target))
    assert result.code == 1
    assert result.out.endswith("nothing written\n")
    assert not target.exists()


def test_compile_refuses_a_folder_that_is_not_there(run: Run, answer: Answer, tmp_path: Path) -> None:
    asked = answer(outcome())
    result = run("compile", "-o", str(tmp_path / "no" / "cards.db"))
    assert (result.code, asked) == (2, [])
    assert "there is no folder" in result.err


def test_who_needs_sound_cards_hears_of_the_first_error_and_not_of_warnings() -> None:
    told = str(UnsoundError(outcome("error", "warning")))
    first = next(one for one in outcome("error").findings)
    number = len(outcome("error").findings)
    counted = f"{number} errors, the first at" if number > 1 else "an error at"
    assert told.startswith(f"the card data has {counted} {first.span.file}:{first.span.start.line}:")
    assert first.message in told


def test_a_run_that_could_not_check_all_says_so(run: Run, answer: Answer) -> None:
    told = "the checks of translations and across cards follow once the shape of all files is right"
    answer(replace(outcome("error"), partial=True))
    assert told in run("validate", str(shipped.cardsets())).out
    answer(outcome("error"))
    assert told not in run("validate", str(shipped.cardsets())).out


def test_errors_in_the_shape_of_files_keep_back_the_other_checks_and_are_shown_with_their_lines(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("game: [\n", encoding="utf-8")
    found = check([tmp_path / "game.yaml"])
    assert found.partial
    assert list(found.sources.values()) == ["game: [\n"]
    assert {finding.span.file for finding in found.findings} >= set(found.sources)
