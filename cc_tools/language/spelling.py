"""The word that a misspelt one most likely meant: by edit distance with transpositions, in the order of what fits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

_TRANSPOSED = 0.9
_DOUBLED = 0.8
_OTHER_START = 0.3
_LENGTH = 0.05
_PLURAL = 0.2
_BEGINNING = 1.4
_NEXT_LIST = 0.3


def nearest(word: str, *lists: Iterable[str]) -> str | None:
    """The known word nearest to `word`, or None where none is near.

    `lists` are ranked, words that fit the place first: a word of a later list has to be clearly nearer to win.
    Case, accents, apostrophes, spaces and underscores do not count (`Jem'Hadar`, `away_team`), a plural hardly.
    """
    found = near(word, *lists, most=1)
    return found[0] if found else None


def near(word: str, *lists: Iterable[str], most: int = 3) -> list[str]:
    """Up to `most` known words near to `word`, the nearest first."""
    meant = _bare(word)
    scored: dict[str, float] = {}
    for rank, known in enumerate(lists):
        for candidate in known:
            if candidate in scored or candidate == word:
                continue
            score = _score(meant, _bare(candidate))
            if score is not None:
                scored[candidate] = score + rank * _NEXT_LIST
    return sorted(scored, key=lambda candidate: (scored[candidate], candidate))[:most]


@lru_cache(maxsize=8192)
def _bare(word: str) -> str:
    """Lower case letters and digits alone."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(character for character in plain if character.isalnum())


def _score(word: str, known: str) -> float | None:
    """How far `known` is from `word`, or None where it is too far to be meant."""
    if not word or not known:
        return None
    if word == known:
        return 0.0
    if word in (f"{known}s", f"{known}es") or (known.endswith("y") and word == f"{known[:-1]}ies"):
        return _PLURAL
    allowed = _allowed(len(word))
    far = distance(word, known, allowed)
    if far <= allowed:
        return far
    return _BEGINNING if len(word) >= 4 and known.startswith(word) else None


def _allowed(length: int) -> float:
    if length < 2:
        return 0.0
    return 1.3 if length <= 4 else 2.3 if length <= 8 else 3.3


def distance(word: str, known: str, limit: float) -> float:
    """Edits between two words: 1 for a letter more, less or other; a little less for two letters exchanged or one
    doubled, more where the first letters differ. Anything above `limit` where it is beyond that."""
    if abs(len(word) - len(known)) > limit:
        return limit + 1
    before: list[float] = []
    row = [float(place) for place in range(len(known) + 1)]
    for i, letter in enumerate(word, 1):
        earlier, before, row = before, row, [float(i)]
        for j, other in enumerate(known, 1):
            drop = _DOUBLED if i > 1 and word[i - 2] == letter else 1.0
            add = _DOUBLED if j > 1 and known[j - 2] == other else 1.0
            cost = min(before[j] + drop, row[j - 1] + add, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == known[j - 2] and word[i - 2] == other and letter != other:
                cost = min(cost, earlier[j - 2] + _TRANSPOSED)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    start = 0.0 if word[0] in known[:2] or known[0] in word[:2] else _OTHER_START
    return row[-1] + start + _LENGTH * abs(len(word) - len(known))
