"""A term of the vocabulary: one word or phrase in four languages, with the forms that sentences need."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cc_tools.model.record import Id
from cc_tools.model.text import Closed


class English(Closed):
    text: str = Field(description="The term; a verb's plain form.", min_length=1)
    plural: str | None = Field(None, description="The plural.")


class Term(Closed):
    id: Id = Field(description="The term's id, unique in the game.")
    words: tuple[str, ...] = Field((), description="Words of the operation language that it renders.")
    en: English = Field(description="English.")
