"""Text in the four languages, and the grammatical forms that a term of the vocabulary has in each."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Language = Literal["en", "pt", "es", "ja"]
LANGUAGES: tuple[Language, ...] = ("en", "pt", "es", "ja")


class Closed(BaseModel):
    """A frozen record that allows no key but its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Text(Closed):
    """A sentence or more in English and, once translated, in the other languages."""

    en: str = Field(description="The English text; the others are translations of it.", min_length=1)
    pt: str | None = Field(None, description="Portuguese of Brazil.", min_length=1)
    es: str | None = Field(None, description="Spanish of Latin America.", min_length=1)
    ja: str | None = Field(None, description="Japanese.", min_length=1)


class Names(Closed):
    """A name in the three languages beside English. Players hold English cards, so the English name stands apart."""

    pt: str | None = Field(None, description="The name in Portuguese.", min_length=1)
    es: str | None = Field(None, description="The name in Spanish.", min_length=1)
    ja: str | None = Field(None, description="The name in Japanese.", min_length=1)
    reading: str | None = Field(
        None, description="The Japanese name in kana, by which Japanese lists are sorted.", min_length=1
    )
