"""Names, ids and addresses: how a name becomes a slug, and how an operation is called."""

from __future__ import annotations

import re
import unicodedata

APOSTROPHES = "'’‘ʼ`´"
VOICING = "\u3099\u309a"
"""Voicing marks of kana: not accents, since ガ is another sound than カ."""
_SEPARATORS = re.compile(r"[^a-z0-9]+")


def fold(text: str) -> str:
    """`text` without case, accents, apostrophes and dashes, so that two spellings of one name are equal."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c for c in plain if c in VOICING or not (unicodedata.combining(c) or c in APOSTROPHES))
    whole = unicodedata.normalize("NFC", kept)
    return " ".join(re.sub(r"[\W_]+", " ", whole.replace(".", "")).split())


def slug(name: str) -> str:
    """The kebab-case ASCII slug of a name: `U.S.S. Discovery-A` is `uss-discovery-a`, `Su'Kal` is `sukal`."""
    return _SEPARATORS.sub("-", fold(name)).strip("-")


def address(record: str, kind: str, count: int | None = None) -> str:
    """The address of an operation: `edosians#play.2`, `edosians#cost` where a record has but one of the kind."""
    return f"{record}#{kind.lower()}" if count is None else f"{record}#{kind.lower()}.{count}"
