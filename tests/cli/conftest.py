"""The command line over a pipeline that answers what a test wants, so that only the command line is tested."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner

from cc_tools import pipeline
from cc_tools.cli.app import app
from cc_tools.cli.output import models
from cc_tools.cli.output.envelope import schema
from cc_tools.model.catalog import Catalog
from cc_tools.pipeline import Counts, Outcome
from tests.database.sample import DATA_HASH
from tests.reporters.sample import FINDINGS, SOURCES


@dataclass(frozen=True, slots=True)
class Ran:
    """What a run of the program gave."""

    code: int
    out: str
    err: str

    def json(self, command: str) -> dict[str, Any]:
        """The JSON output, which has to follow the schema of its command."""
        found: dict[str, Any] = json.loads(self.out)
        jsonschema.validate(found, schema(models()[command], command))
        assert list(found)[:3] == ["command", "version", "data_hash"]
        assert found["command"] == command
        return found


Run = Callable[..., Ran]


@pytest.fixture
def run() -> Run:
    """Runs `cc-tools` with arguments."""

    def call(*arguments: str) -> Ran:
        result = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
        return Ran(result.exit_code, result.stdout, result.stderr)

    return call


def outcome(*severities: str, records: int = 511) -> Outcome:
    """An outcome with the sample findings of these severities."""
    counts = Counts(records=records, cards=415, printings=509, faces=417, operations=1274, files=60)
    findings = tuple(finding for finding in FINDINGS if finding.severity in severities)
    games = {"captains-chair": counts} if records else {}
    return Outcome(catalog=Catalog(), findings=findings, games=games, data_hash=DATA_HASH, sources=SOURCES)


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Outcome], list[list[Path]]]:
    """Makes the pipeline answer an outcome, and tells which places it was asked about."""

    def give(result: Outcome) -> list[list[Path]]:
        asked: list[list[Path]] = []

        def check(roots: list[Path]) -> Outcome:
            asked.append(roots)
            return result

        def compiled(roots: list[Path], target: Path) -> Outcome:
            if not any(finding.severity == "error" for finding in result.findings):
                target.write_bytes(b"database")
            return check(roots)

        monkeypatch.setattr(pipeline, "check", check)
        monkeypatch.setattr(pipeline, "report", check)
        monkeypatch.setattr(pipeline, "compile", compiled)
        return asked

    return give
