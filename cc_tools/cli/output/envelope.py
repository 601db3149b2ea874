"""What all JSON output has in common: the envelope, findings, and how it is written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, TextIO

from pydantic import BaseModel, ConfigDict, Field

from cc_tools import __version__
from cc_tools.diagnostics import Diagnostic, Span


class Closed(BaseModel):
    """A frozen value without further keys; its schema lists every key as present."""

    model_config = ConfigDict(frozen=True, extra="forbid", json_schema_serialization_defaults_required=True)


class Envelope(Closed):
    """The keys that the output of every command begins with."""

    command: str = Field(description="The command that wrote this.")
    version: str = Field(__version__, description="The version of cc-tools.")
    data_hash: str | None = Field(None, description="The hash of the card data read; null where none was read.")


class Place(Closed):
    """From the first character to the place behind the last; lines and columns from 1, columns in characters."""

    file: str = Field(description="The file, relative to the workspace.")
    line: int = Field(ge=1)
    column: int = Field(ge=1)
    end_line: int = Field(ge=1)
    end_column: int = Field(ge=1)


class Related(Place):
    """Another place that belongs to a finding."""

    message: str = Field(description="What is there.")


class Edit(Place):
    """A change of text."""

    replacement: str = Field(description="What to put in this place.")


class Fix(Closed):
    """A mend."""

    message: str = Field(description="What the mend does.")
    applicability: Literal["safe", "unsafe", "display"] = Field(description="Whether it keeps the meaning for sure.")
    edits: tuple[Edit, ...]


class Finding(Place):
    """One finding."""

    code: str = Field(description="The stable id of the kind of finding; `cc-tools explain` has its manual page.")
    name: str = Field(description="The name of the kind of finding.")
    severity: Literal["error", "warning", "note"]
    message: str
    suggestion: str | None = Field(None, description="What is probably meant instead of the text in this place.")
    related: tuple[Related, ...] = ()
    fix: Fix | None = None


def located(span: Span) -> dict[str, Any]:
    """The keys of a place."""
    return {
        "file": span.file,
        "line": span.start.line,
        "column": span.start.column,
        "end_line": span.end.line,
        "end_column": span.end.column,
    }


def finding(of: Diagnostic) -> Finding:
    """A diagnostic as output."""
    fix = of.fix and Fix(
        message=of.fix.message,
        applicability=of.fix.applicability.value,
        edits=tuple(Edit(**located(edit.span), replacement=edit.replacement) for edit in of.fix.edits),
    )
    return Finding(
        **located(of.span),
        code=of.code.id,
        name=of.code.name,
        severity=of.severity.value,
        message=of.message,
        suggestion=of.suggestion,
        related=tuple(Related(**located(r.span), message=r.message) for r in of.related),
        fix=fix,
    )


def findings(of: Sequence[Diagnostic]) -> tuple[Finding, ...]:
    """Diagnostics as output, in their order."""
    return tuple(finding(diagnostic) for diagnostic in of)


def write_json(output: BaseModel, out: TextIO) -> None:
    """Write a model as one indented JSON document in UTF-8, its keys in the order of the model."""
    json.dump(output.model_dump(mode="json"), out, ensure_ascii=False, indent=2)
    out.write("\n")


def schema(model: type[BaseModel], name: str) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a command's output."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Output of cc-tools {name}",
        **{key: value for key, value in model.model_json_schema(mode="serialization").items() if key != "title"},
    }
