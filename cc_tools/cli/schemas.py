"""All JSON Schemas as text: those of card files, from the pipeline, and those of the commands' output."""

from __future__ import annotations

import json

from cc_tools import pipeline
from cc_tools.cli.output import models
from cc_tools.cli.output.envelope import schema

PATTERN = "*.schema.json"


def made() -> dict[str, str]:
    """The text of every schema by its path below `schema/`."""
    found = dict(pipeline.schemas())
    for name, model in models().items():
        found[f"output/{name}.schema.json"] = json.dumps(schema(model, name), ensure_ascii=False, indent=2) + "\n"
    return found
