"""All JSON Schemas as text: those of card files, of the commands' output, and of exports."""

from __future__ import annotations

import json

from cc_tools import pipeline
from cc_tools.cli.output import models
from cc_tools.cli.output.envelope import schema
from cc_tools.export import formats, manifest, types

PATTERN = "*.schema.json"


def made() -> dict[str, str]:
    """The text of every schema by its path below `schema/`."""
    found = dict(pipeline.schemas())
    for name, model in models().items():
        found[f"output/{name}.schema.json"] = json.dumps(schema(model, name), ensure_ascii=False, indent=2) + "\n"
    for name, made_of in {**formats.schemas(), "manifest": manifest.schema()}.items():
        found[f"export/{name}.schema.json"] = types.text(made_of)
    return found
