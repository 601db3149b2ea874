"""Documents to records: the JSON Schema pass with findings in an author's words, then frozen pydantic records."""

from __future__ import annotations

from cc_tools.validate.located import Located, Places, Validated, ValidatedGame
from cc_tools.validate.schemas import Collections, schemas
from cc_tools.validate.stage import validate

__all__ = ["Collections", "Located", "Places", "Validated", "ValidatedGame", "schemas", "validate"]
