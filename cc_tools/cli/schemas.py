"""All JSON Schemas as text: those of card files, from the pipeline, and those of the commands' output."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from cc_tools import pipeline
from cc_tools.cli.output import models
from cc_tools.cli.output.envelope import schema

PATTERN = "*.schema.json"


def made() -> dict[str, str]:
    """The text of every schema by its path below `schema/`."""
    with tempfile.TemporaryDirectory() as folder:
        pipeline.write_schemas(Path(folder))
        files = sorted(Path(folder).rglob(PATTERN))
        found = {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}
    for name, model in models().items():
        found[f"output/{name}.schema.json"] = json.dumps(schema(model, name), ensure_ascii=False, indent=2) + "\n"
    return found
