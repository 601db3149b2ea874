"""The formatter over several places."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cc_tools.authoring.format import Formatted, format_files
from cc_tools.cli.codes import nothing_checked


def format_all(places: Sequence[Path], check: bool) -> Formatted:
    """Format, or with `check` compare, all card files in these places."""
    done = [format_files(place, check) for place in places]
    findings = [finding for one in done for finding in one.findings]
    if not findings and not any(one.files for one in done):
        findings.append(nothing_checked(", ".join(place.as_posix() for place in places)))
    return Formatted(
        files=sum(one.files for one in done),
        changed=tuple(name for one in done for name in one.changed),
        findings=tuple(findings),
        sources={name: text for one in done for name, text in one.sources.items()},
    )
