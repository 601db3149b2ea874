"""JUnit XML, which continuous integration shows as tests: a case for each scenario that was played, and a failed one
for each other finding; one that passed where there is neither."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import TYPE_CHECKING, TextIO

from cc_tools.cli.reporters import Report
from cc_tools.cli.reporters.text import played, where
from cc_tools.cli.terminal import plain
from cc_tools.diagnostics import Diagnostic, Severity

if TYPE_CHECKING:
    from cc_tools.scenarios import ScenarioResult


def write(report: Report, out: TextIO) -> None:
    """Write one test suite: errors are failures, warnings and notes are passed cases that say so."""
    of_results = {result.finding for result in report.results}
    others = [finding for finding in report.findings if finding not in of_results]
    failures = sum(finding.severity is Severity.ERROR for finding in others)
    failures += sum(not result.passed for result in report.results)
    cases = max(len(others) + len(report.results), 1)
    suite = ElementTree.Element("testsuite", name="cc-tools", tests=str(cases), failures=str(failures))
    suite.extend(_played(result) for result in report.results)
    suite.extend(_case(finding) for finding in others)
    if not others and not report.results:
        ElementTree.SubElement(suite, "testcase", name="no findings", classname="cc-tools")
    ElementTree.SubElement(suite, "system-out").text = plain(report.summary)
    ElementTree.indent(suite)
    print(ElementTree.tostring(suite, encoding="unicode", xml_declaration=True), file=out)


def _played(result: ScenarioResult) -> ElementTree.Element:
    case = ElementTree.Element("testcase", name=plain(result.name), classname=result.span.file, file=result.span.file)
    case.set("line", str(result.span.start.line))
    if result.failure is not None and result.finding is not None:
        message = plain(result.failure.message)
        failure = ElementTree.SubElement(case, "failure", message=message, type=result.finding.code.name)
        failure.text = "\n".join([f"{where(result.failure.span)}: {message}", *played(result.failure)])
    return case


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
