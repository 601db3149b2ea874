"""`cc-tools validate`."""

from __future__ import annotations

from cc_tools.cli.options import FailOn, Paths, ReportFormat, roots

EXAMPLES = (
    "cc-tools validate",
    "cc-tools validate cardsets/captains-chair/core/allies.yaml",
    "cc-tools validate --format json | jq .counts",
    "cc-tools validate --format sarif > findings.sarif",
    "cc-tools validate --fail-on warning",
)


def run(paths: Paths = None, format_: ReportFormat = "text", fail_on: FailOn = "error") -> None:
    """Check card files and say what is wrong.

    Checked are the shape of every file, names, operations, and the rules across cards. `cc-tools explain CODE` has
    the manual page of a finding.
    """
    from cc_tools import pipeline
    from cc_tools.cli import checked
    from cc_tools.cli.conclusion import conclude
    from cc_tools.cli.output.validate import Output
    from cc_tools.cli.terminal import progress

    places = roots(paths)
    with progress("checking cards"):
        outcome = checked.complete(pipeline.report(places), places)
    output = Output(command="validate", **checked.output(outcome, fail_on))
    conclude(checked.report(outcome, output), format_, fail_on)
