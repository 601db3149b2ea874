"""Japanese readings: there where one is needed, and in kana."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cc_tools.translation.passage import Passage
from cc_tools.translation.script import JAPANESE

_KANJI = re.compile(r"[\u3400-\u9fff々〆]")
_NO_KANA = re.compile(r"[^\u3041-\u309f\u30a0-\u30ff]")
READING = "reading"


def faults(passage: Passage) -> Iterator[tuple[str, str]]:
    """What is wrong with the reading of a Japanese name or term: the form to point at, and the reason."""
    forms = passage.wordings.get("ja")
    if forms is None or passage.style not in ("name", "term"):
        return
    named = passage.style == "name"
    text = forms.get("" if named else "text", "")
    reading = passage.reading if named else forms.get(READING)
    if reading is None:
        if (JAPANESE if named else _KANJI).search(text):
            yield ("" if named else "text"), f"`{text}` has no reading"
        return
    strange = sorted({hit[0] for hit in _NO_KANA.finditer(reading) if _KANJI.match(hit[0]) or hit[0] not in text})
    if strange:
        found = ", ".join(f"`{char}`" for char in strange)
        yield READING, f"{found} in a reading, which is written in kana"
