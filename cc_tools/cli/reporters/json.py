"""For programs: the command's own output as JSON, with findings and counts; its schema is in `schema/output/`."""

from __future__ import annotations

from typing import TextIO

from cc_tools.cli.output.envelope import write_json
from cc_tools.cli.reporters import Report


def write(report: Report, out: TextIO) -> None:
    """Write the output as one JSON document."""
    write_json(report.output, out)
