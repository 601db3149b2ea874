"""How text is folded for finding: the same functions serve what is indexed and what is asked for.

A word with marks inside is kept in two forms, its parts and all of it in one piece, so `B-4` is found by `b-4`,
`b 4` and `b4`. Japanese has no spaces: its text is cut into pairs of neighbouring characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from cc_tools.model.names import APOSTROPHES, fold

_JAPANESE = re.compile(
    r"[\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u9fff\uf900-\ufaff]+"
)
_JOINTS = re.compile("[・＝=゠]+")
_APOSTROPHE = re.compile(f"[{APOSTROPHES}]")


@lru_cache(maxsize=1 << 14)
def folded(text: str) -> str:
    """`fold` of a word or name; the last ones are kept, since words and names come again and again."""
    return fold(text)


def squeeze(text: str) -> str:
    """`text` folded and without any gap: `U.S.S. Discovery-A` is `ussdiscoverya`."""
    return folded(text).replace(" ", "")


def words(text: str) -> Iterator[tuple[str, str]]:
    """Each word of `text` folded, with its parts apart and in one piece: `B-4` gives (`b 4`, `b4`)."""
    for word in text.split():
        apart = folded(word)
        if apart:
            yield apart, apart.replace(" ", "")


def indexed(text: str) -> str:
    """`text` without its Japanese, folded for the index; the words with marks inside follow in one piece."""
    found = list(words(without_japanese(text)))
    return " ".join([*(apart for apart, _ in found), *(whole for apart, whole in found if apart != whole)])


def variants(name: str) -> str:
    """Other ways to write a name: in one piece, and with its apostrophes as gaps."""
    apart = folded(_APOSTROPHE.sub(" ", name))
    whole = squeeze(name)
    return " ".join(form for form in (whole, apart) if form != folded(name))


def japanese_runs(text: str) -> list[str]:
    """The stretches of Japanese characters in `text`, full width, the dots between foreign names left out."""
    if text.isascii():
        return []
    return _JAPANESE.findall(_JOINTS.sub("", unicodedata.normalize("NFKC", text)))


def pairs(run: str) -> str:
    """A stretch of Japanese as overlapping pairs; the last character stands alone, for questions of one."""
    return " ".join([*(run[i : i + 2] for i in range(len(run) - 1)), run[-1]])


def indexed_pairs(text: str) -> str:
    """All pairs of all Japanese stretches of `text`."""
    return " ".join(pairs(run) for run in japanese_runs(text))


def without_japanese(text: str) -> str:
    """`text` with its Japanese stretches taken out, for the part of a question that is written in words."""
    if text.isascii():
        return text
    return _JAPANESE.sub(" ", _JOINTS.sub(" ", unicodedata.normalize("NFKC", text)))
