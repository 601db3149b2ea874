"""What came of playing a scenario."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.diagnostics import Diagnostic, Span
from cc_tools.scenarios import codes


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a scenario failed: a sentence, the line (of `when` or `then`) that it is about, and for people the position
    at the end and the log of the game, line by line."""

    message: str
    span: Span
    position: tuple[str, ...] = ()
    log: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """One scenario that was played. `span` is where the scenario begins."""

    name: str
    rule: str | None
    span: Span
    failure: Failure | None = None

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return self.failure is None

    @property
    def finding(self) -> Diagnostic | None:
        """The failure as a finding at its line."""
        if self.failure is None:
            return None
        return Diagnostic(codes.FAILED, f"scenario `{self.name}`: {self.failure.message}", self.failure.span)
