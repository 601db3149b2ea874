"""From nodes to plain data, by the schema beside them: the text of a scalar becomes the type that its field has.

A text that does not fit stays text, and the schema's pass reports it. Where a field holds text, a plain value that
other programs take for a number, a date or a truth value is reported here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from cc_tools.diagnostics import Applicability, Diagnostic
from cc_tools.load import Mapping, Node, Scalar, Sequence, other_reading
from cc_tools.load.codes import NEEDS_QUOTES
from cc_tools.load.surface import in_quotes
from cc_tools.validate.schema import Schema

_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"[-+]?[0-9]{1,17}\.[0-9]{1,17}")
_BOOLEANS = {"true": True, "false": False}


@dataclass(slots=True)
class Coercion:
    """One record's reading: the findings on the way, and whether an alias or a merged mapping left a hole in it."""

    findings: list[Diagnostic] = field(default_factory=list)
    damaged: bool = False

    def value(self, node: Node, schema: Schema) -> Any:
        """The plain data of a node; None where nothing is written."""
        if isinstance(node, Scalar):
            return self._scalar(node, schema)
        if isinstance(node, Sequence):
            items = schema.get("items") or {}
            return [self.value(item, items) for item in node.items]
        return self._mapping(node, schema)

    def _scalar(self, node: Scalar, schema: Schema) -> Any:
        if node.style != "plain":
            self.damaged |= node.style == "refused"
            return node.text
        if not node.text:
            return None
        wanted = schema.get("type")
        kinds = wanted if isinstance(wanted, list) else [wanted]
        if (wanted is None or "integer" in kinds) and _WHOLE.fullmatch(node.text):
            return int(node.text)
        if (wanted is None or "boolean" in kinds) and node.text in _BOOLEANS:
            return _BOOLEANS[node.text]
        if wanted is None and _DECIMAL.fullmatch(node.text):
            return float(node.text)
        if "string" in kinds:
            self._text(node)
        return node.text

    def _mapping(self, node: Mapping, schema: Schema) -> dict[str, Any]:
        properties = schema.get("properties", {})
        free = _free(schema)
        found: dict[str, Any] = {}
        for key, value in node.entries:
            known = properties.get(key.text)
            if known is None and free is not None:
                self._key(key, schema)
            found[key.text] = self.value(value, known or free or {})
        return found

    def _key(self, key: Scalar, schema: Schema) -> None:
        if key.style == "plain" and "patternProperties" not in schema and schema.get("additionalProperties"):
            self._text(key)

    def _text(self, node: Scalar) -> None:
        reading = other_reading(node.text)
        if reading is None:
            return
        fix = in_quotes(node.source, node.start, node.end, Applicability.SAFE)
        message = f"`{node.text}` is text here, but other programs read {reading}: put it in quotes"
        self.findings.append(Diagnostic(NEEDS_QUOTES, message, node.span, fix=fix))


def _free(schema: Schema) -> Schema | None:
    """The schema of keys that are not named one by one."""
    patterns = schema.get("patternProperties")
    if patterns:
        return dict(next(iter(patterns.values())))
    free = schema.get("additionalProperties")
    return free if isinstance(free, dict) else None
