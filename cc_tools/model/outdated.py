"""Translations that may say something else than the English text does now: it has changed since they were made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cc_tools.model.translated import Foreign


class Wording(NamedTuple):
    """A text in a language, beside the English one that it should render."""

    language: Foreign
    english: str
    text: str


Outdated = Mapping[str, frozenset[Wording]]
"""By game the wordings that are out of date."""
