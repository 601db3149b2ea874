"""JUnit XML, which continuous integration shows as tests: a failed case for each finding, else one that passed."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import TextIO

from cc_tools.cli.reporters import Report
from cc_tools.cli.terminal import plain
from cc_tools.diagnostics import Diagnostic, Severity


def write(report: Report, out: TextIO) -> None:
    """Write one test suite: errors are failures, warnings and notes are passed cases that say so."""
    errors = sum(finding.severity is Severity.ERROR for finding in report.findings)
    cases = max(len(report.findings), 1)
    suite = ElementTree.Element("testsuite", name="cc-tools", tests=str(cases), failures=str(errors))
    for finding in report.findings:
        suite.append(_case(finding))
    if not report.findings:
        ElementTree.SubElement(suite, "testcase", name="no findings", classname="cc-tools")
    ElementTree.SubElement(suite, "system-out").text = plain(report.summary)
    ElementTree.indent(suite)
    print(ElementTree.tostring(suite, encoding="unicode", xml_declaration=True), file=out)


def _case(finding: Diagnostic) -> ElementTree.Element:
    start = finding.span.start
    name = f"{finding.code.id} {finding.code.name} at {start.line}:{start.column}"
    case = ElementTree.Element("testcase", name=name, classname=finding.span.file, file=finding.span.file)
    case.set("line", str(start.line))
    if finding.severity is Severity.ERROR:
        failure = ElementTree.SubElement(case, "failure", message=plain(finding.message), type=finding.code.name)
        failure.text = plain(f"{finding.span.file}:{start.line}:{start.column}: {finding.message}")
    else:
        ElementTree.SubElement(case, "system-out").text = plain(finding.message)
    return case
