"""For code scanning: SARIF 2.1.0. Columns become UTF-16 code units; a rule's help is the code's manual page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TextIO
from urllib.parse import quote

from cc_tools import __version__
from cc_tools.cli.reporters import Report
from cc_tools.cli.reporters.text import source_line
from cc_tools.diagnostics import Applicability, Code, Diagnostic, Edit, Fix, Position, Related, Span

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

Object = dict[str, Any]
Sources = Mapping[str, str]


def write(report: Report, out: TextIO) -> None:
    """Write one SARIF log with one run."""
    json.dump(log(report), out, ensure_ascii=False, indent=2)
    out.write("\n")


def log(report: Report) -> Object:
    """The SARIF log of a report."""
    codes = sorted({finding.code.id: finding.code for finding in report.findings}.values(), key=lambda code: code.id)
    order = {code.id: index for index, code in enumerate(codes)}
    driver = {"name": "cc-tools", "semanticVersion": __version__, "rules": [_rule(code) for code in codes]}
    results = [_result(finding, order[finding.code.id], report.sources) for finding in report.findings]
    run = {
        "tool": {"driver": driver},
        "columnKind": "utf16CodeUnits",
        "invocations": [{"executionSuccessful": True}],
        "results": results,
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(code: Code) -> Object:
    first = code.manual.strip().split("\n\n")[0].replace("\n", " ")
    return {
        "id": code.id,
        "name": "".join(part.capitalize() for part in code.name.replace("-", " ").split()),
        "shortDescription": {"text": first},
        "fullDescription": {"text": first},
        "help": {"text": code.manual, "markdown": code.manual},
        "defaultConfiguration": {"level": str(code.severity)},
    }


def _result(finding: Diagnostic, rule: int, sources: Sources) -> Object:
    result: Object = {
        "ruleId": finding.code.id,
        "ruleIndex": rule,
        "level": str(finding.severity),
        "message": {"text": finding.message},
        "locations": [{"physicalLocation": _location(finding.span, sources)}],
    }
    if finding.related:
        result["relatedLocations"] = [
            _related(related, number, sources) for number, related in enumerate(finding.related, start=1)
        ]
    if finding.fix is not None and finding.fix.applicability is not Applicability.DISPLAY and finding.fix.edits:
        result["fixes"] = [_fix(finding.fix, sources)]
    return result


def _related(related: Related, number: int, sources: Sources) -> Object:
    return {
        "id": number,
        "message": {"text": related.message},
        "physicalLocation": _location(related.span, sources),
    }


def _fix(fix: Fix, sources: Sources) -> Object:
    files = list(dict.fromkeys(edit.span.file for edit in fix.edits))
    changes = [
        {
            "artifactLocation": _artifact(file),
            "replacements": [_replacement(edit, sources) for edit in fix.edits if edit.span.file == file],
        }
        for file in files
    ]
    return {"description": {"text": fix.message}, "artifactChanges": changes}


def _replacement(edit: Edit, sources: Sources) -> Object:
    return {"deletedRegion": _region(edit.span, sources), "insertedContent": {"text": edit.replacement}}


def _location(span: Span, sources: Sources) -> Object:
    return {"artifactLocation": _artifact(span.file), "region": _region(span, sources)}


def _artifact(file: str) -> Object:
    return {"uri": quote(file.replace("\\", "/"), safe="/"), "uriBaseId": "%SRCROOT%"}


def _region(span: Span, sources: Sources) -> Object:
    return {
        "startLine": span.start.line,
        "startColumn": utf16_column(span.file, span.start, sources),
        "endLine": span.end.line,
        "endColumn": utf16_column(span.file, span.end, sources),
    }


def utf16_column(file: str, position: Position, sources: Sources) -> int:
    """A column in UTF-16 code units, from 1: signs beyond the first 65,536 count twice."""
    before = (source_line(sources, file, position.line) or "")[: position.column - 1]
    return position.column + sum(1 for char in before if ord(char) > 0xFFFF)
