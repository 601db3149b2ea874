"""Marks beside Japanese words have full width.

Lines are put together with marks that all languages share, so this is done to whole lines: beside other words the marks
stay as they are.
"""

from __future__ import annotations

import re
from typing import Final

_JAPANESE: Final = "\u3005\u3040-\u30ff\u4e00-\u9fff」』》】）］"
_WIDE: Final = {": ": "：", ", ": "、", "; ": "；"}
_BETWEEN: Final = re.compile(f"(?<=[{_JAPANESE}])[:,;] |[:,;] (?=[{_JAPANESE}「『《【（])")
_ENCLOSED: Final = re.compile(
    rf" ?\((?P<said>[^()\n]*[{_JAPANESE}][^()\n]*)\)"
    rf"|(?<=[{_JAPANESE}]) ?\((?P<word>[^()\n]*)\)"
    rf"| ?\[(?P<square>[^\[\]\n]*[{_JAPANESE}][^\[\]\n]*)\]"
)
_SPACED: Final = re.compile(" (?=[（［])")


def wide_marks(text: str) -> str:
    """Lines with colons, commas, semicolons and brackets of full width wherever they stand beside Japanese."""
    return _SPACED.sub("", _BETWEEN.sub(lambda found: _WIDE[found[0]], _ENCLOSED.sub(_enclosed, text)))


def _enclosed(found: re.Match[str]) -> str:
    square = found["square"]
    if square is not None:
        return f"［{square}］"
    return f"（{found['word'] if found['said'] is None else found['said']}）"
