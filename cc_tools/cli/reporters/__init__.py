"""Reporters: one module per format, found by its name. Each has `write(report, out)` and writes the whole report.

To add a format, add a module: `--format` offers it at once.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TextIO

if TYPE_CHECKING:
    from cc_tools.cli.output.envelope import Envelope
    from cc_tools.diagnostics import Diagnostic
    from cc_tools.scenarios import ScenarioResult


@dataclass(frozen=True, slots=True)
class Report:
    """What a command that checks has to say.

    `sources` holds the text of each file by the name that findings call it; `summary` is the last line for people;
    `output` is the same for programs. `results` are those of scenarios that were played: a failed one has its finding
    among `findings`.
    """

    findings: tuple[Diagnostic, ...]
    summary: str
    output: Envelope
    sources: Mapping[str, str] = field(default_factory=dict)
    results: tuple[ScenarioResult, ...] = ()


class Reporter(Protocol):
    """A module of this package."""

    def write(self, report: Report, out: TextIO) -> None:
        """Write the report to `out`."""


def names() -> tuple[str, ...]:
    """The formats there are, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def find(name: str) -> Reporter:
    """The reporter of a format out of `names()`."""
    module: Reporter = importlib.import_module(f"{__name__}.{name}")
    return module
