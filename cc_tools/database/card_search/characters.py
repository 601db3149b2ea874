"""Folding for the search language, exactly as its specification says, so that another program can do the same."""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property

from cc_tools.model.text import Closed

_NEITHER = re.compile(r"[\W_]+")
_ASCII_GAPS = re.compile(r"[^a-z0-9]+")


class Folding(Closed):
    """The tables behind `fold`; code points are written in hexadecimal, ranges with both ends inside."""

    dropped: str
    marks: tuple[tuple[str, str], ...]
    japanese: tuple[tuple[str, str], ...]
    katakana: tuple[str, str, int]
    steps: tuple[str, ...]

    def fold(self, text: str) -> str:
        """`text` without case, accents, apostrophes, dashes and the difference between the kana."""
        if text.isascii():
            return " ".join(_ASCII_GAPS.sub(" ", text.translate(self._dropping).lower()).split())
        plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text.translate(self._dropping)).lower())
        whole = unicodedata.normalize("NFC", plain.translate(self._marks)).translate(self._kana)
        return " ".join(self._borders.sub(" ", _NEITHER.sub(" ", whole)).split())

    def squeezed(self, text: str) -> str:
        """`text` folded, without any gap: for names of fields and words of a vocabulary."""
        return self.fold(text).replace(" ", "")

    def spelled(self, text: str) -> list[str]:
        """`text` folded, and then its words with signs inside in other spellings: in one piece, and with gaps."""
        found = dict.fromkeys([self.fold(text)])
        for word in text.split():
            apart = self.fold(word)
            if self.is_japanese(apart[:1]) or apart == word:
                continue
            found[self.fold(word.translate(self._gaps))] = None
            found[apart.replace(" ", "")] = None
        return [spelling for spelling in found if spelling]

    def is_japanese(self, char: str) -> bool:
        """Whether a character is Japanese; not if it is empty."""
        return self._japanese.match(char) is not None

    def has_japanese(self, text: str) -> bool:
        """Whether any character is Japanese."""
        return not text.isascii() and self._japanese.search(text) is not None

    @cached_property
    def _dropping(self) -> dict[int, None]:
        return {ord(char): None for char in self.dropped}

    @cached_property
    def _gaps(self) -> dict[int, str]:
        return {ord(char): " " for char in self.dropped}

    @cached_property
    def _marks(self) -> dict[int, None]:
        return {code: None for low, high in self.marks for code in range(int(low, 16), int(high, 16) + 1)}

    @cached_property
    def _kana(self) -> dict[int, int]:
        low, high, lower = self.katakana
        return {code: code - lower for code in range(int(low, 16), int(high, 16) + 1)}

    @cached_property
    def _ranges(self) -> str:
        return "".join(f"{chr(int(low, 16))}-{chr(int(high, 16))}" for low, high in self.japanese)

    @cached_property
    def _japanese(self) -> re.Pattern[str]:
        return re.compile(f"[{self._ranges}]")

    @cached_property
    def _borders(self) -> re.Pattern[str]:
        own = self._ranges
        return re.compile(f"(?<=[{own}])(?=[^{own} ])|(?<=[^{own} ])(?=[{own}])")
