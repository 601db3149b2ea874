"""The order of names: Japanese by reading, other languages without accents and case."""

from __future__ import annotations

import unicodedata

from cc_tools.model.names import fold
from cc_tools.model.text import Language

Key = tuple[str, str]
OTHER = "#"
_KATAKANA = range(ord("ァ"), ord("ヶ") + 1)
_TO_HIRAGANA = ord("ぁ") - ord("ァ")
_ROWS = "あかさたなはまやらわ"


def hiragana(kana: str) -> str:
    """`kana` with katakana as hiragana."""
    return "".join(chr(ord(char) + _TO_HIRAGANA) if ord(char) in _KATAKANA else char for char in kana)


def key(language: Language, name: str, reading: str | None = None) -> Key:
    """What to sort a name by; equal folded names fall back on the name itself."""
    if language == "ja":
        return hiragana(unicodedata.normalize("NFKC", reading or name)), name
    return fold(name), name


def initial(language: Language, name: str, reading: str | None = None) -> str:
    """The heading a name stands under: its letter, or the row of the kana table; `#` for anything else."""
    first = key(language, name, reading)[0][:1]
    if language == "ja":
        return max((row for row in _ROWS if row <= first), default=OTHER) if "ぁ" <= first <= "ん" else OTHER
    return first.upper() if first.isalpha() else OTHER
