"""Every reporter against its golden file, and what each format promises."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from cc_tools.cli import reporters
from cc_tools.cli.output import models
from cc_tools.cli.output.envelope import schema
from cc_tools.cli.reporters.sarif import log, utf16_column
from cc_tools.cli.reporters.text import underlined
from cc_tools.cli.terminal import cells
from cc_tools.diagnostics import Position
from tests.golden import Golden
from tests.reporters.sample import ALLIES, FINDINGS, SOURCES, report, span

HERE = Path(__file__).parent / "golden"


def written(name: str, out: io.StringIO | None = None) -> str:
    out = out or io.StringIO()
    reporters.find(name).write(report(), out)
    return out.getvalue()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("name", reporters.names())
def test_writes_what_its_golden_file_holds(name: str, golden: Golden) -> None:
    text = re.sub(r'"semanticVersion": "[^"]*"', '"semanticVersion": "1.2.3"', written(name))
    golden.check(HERE / f"{name}.txt", text)


@pytest.mark.parametrize("name", reporters.names())
def test_writes_a_report_without_findings(name: str) -> None:
    out = io.StringIO()
    reporters.find(name).write(report(()), out)
    assert out.getvalue().endswith("\n")
    assert "error[" not in out.getvalue()


def test_colours_only_on_a_terminal_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[" not in written("text")
    assert "\x1b[31merror[L004]\x1b[0m" in written("text", Terminal())
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in written("text", Terminal())
    monkeypatch.setenv("NO_COLOR", "")
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b[" not in written("text", Terminal())


@pytest.mark.parametrize(
    ("line", "columns", "carets"),
    [
        ("gain 1 dilitium", (8, 16), "       ^^^^^^^^"),
        ("エド x", (4, 5), "     ^"),
        ("エド x", (1, 3), "^^^^"),
        ("\tx", (2, 3), "    ^"),
        ("ab\tx", (4, 5), "    ^"),
        ("e\u0301x", (3, 4), " ^"),
        ("short", (6, 7), "     ^"),
        ("short", (40, 50), "     ^"),
        ("", (1, 1), "^"),
    ],
)
def test_carets_stand_below_what_is_meant(line: str, columns: tuple[int, int], carets: str) -> None:
    assert underlined(line, span("f", 1, *columns))[1] == carets


@pytest.mark.parametrize("column", [1, 5, 60, 150, 199, 200, 201])
def test_of_a_line_too_long_the_part_around_the_carets_is_shown(column: int) -> None:
    line = "".join(chr(ord("a") + i % 26) for i in range(200))
    shown, carets = underlined(line, span("f", 1, column, column + 3), room=40)
    assert len(shown) <= 40
    assert shown.strip("…") in line
    assert shown[carets.index("^") :].strip("…").startswith(line[column - 1 : column + 2])


def test_no_character_of_a_source_can_forge_the_report() -> None:
    shown = "".join(text for text, _ in cells("a\x1b[31mb\u202ec\x00\u2028"))
    assert shown == "a<1B>[31mb<202E>c<0><2028>"
    assert "\u202e" not in written("text")


def test_github_commands_stay_on_one_line_and_escape_what_separates() -> None:
    lines = written("github").splitlines()
    assert len(lines) == len(FINDINGS) + 1
    assert "file=cards/allies%2C part 1.yaml,line=3," in lines[0]
    assert lines[2].endswith("100%25 sure: `dilitium`%0Asecond line, with a comma%0AFix: write `dilithium`")
    assert "col=" not in lines[4]


def test_json_follows_its_schema() -> None:
    model = models()["validate"]
    jsonschema.validate(json.loads(written("json")), schema(model, "validate"))


def test_sarif_counts_columns_in_utf16_units() -> None:
    before, behind = (finding.span.start for finding in FINDINGS[:2])
    assert utf16_column(ALLIES, before, SOURCES) == before.column
    assert utf16_column(ALLIES, behind, SOURCES) == behind.column + 1
    assert utf16_column("missing.yaml", Position(7, 3), SOURCES) == 3


def test_sarif_has_what_its_standard_asks_for() -> None:
    run = log(report())["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules) == 4
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in {"error", "warning", "note"}
        assert result["message"]["text"]
        for location in [*result["locations"], *result.get("relatedLocations", ())]:
            _check_location(location["physicalLocation"])
    assert [len(result.get("fixes", ())) for result in run["results"]] == [1, 1, 1, 0, 0, 0, 0]
    start = FINDINGS[1].span.start.column + 1
    replaced = run["results"][1]["fixes"][0]["artifactChanges"][0]["replacements"][0]
    assert replaced == {
        "deletedRegion": {"startLine": 3, "startColumn": start, "endLine": 3, "endColumn": start + 8},
        "insertedContent": {"text": "dilithium"},
    }


def _check_location(location: dict[str, Any]) -> None:
    assert re.fullmatch(r"[A-Za-z0-9._~/%-]+", location["artifactLocation"]["uri"])
    region = location["region"]
    assert all(number >= 1 for number in region.values())
    assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])


def test_an_unknown_format_is_not_offered() -> None:
    assert "html" not in reporters.names()
