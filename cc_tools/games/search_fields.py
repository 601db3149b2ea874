"""What each installed game adds to the search language: its `search.json`, without importing the game's code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent


def search_fields() -> Mapping[str, Mapping[str, Any]]:
    """The data of every game by the game's id; a new folder needs no entry anywhere."""
    files = sorted(_FOLDER.glob("*/search.json"))
    return {file.parent.name.replace("_", "-"): json.loads(file.read_text(encoding="utf-8")) for file in files}
