"""Plain values that YAML programs read in different ways, by the version they follow.

YAML 1.1 (`yes`, `0o17` as text, `1:30` in base sixty, dates) and the core schema of YAML 1.2 (chapter 10.3)
disagree about the same characters. Here the schema says which type is meant, so these matter only where a text is.
"""

from __future__ import annotations

import re


def _in_three_cases(*words: str) -> str:
    return "|".join(form for word in words for form in (word, word.capitalize(), word.upper()))


_READINGS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("a truth value", re.compile(_in_three_cases("y", "n", "yes", "no", "on", "off", "true", "false"))),
    ("no value", re.compile(r"~|null|Null|NULL")),
    ("a date", re.compile(r"\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d{1,2}:\d{2}.*)?")),
    ("a number in base sixty", re.compile(r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?")),
    ("a number", re.compile(r"[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)")),
    ("a number", re.compile(r"[-+]?(?:\.[0-9_]+|[0-9][0-9_]*(?:\.[0-9_]*)?)(?:[eE][-+]?[0-9]+)?")),
    ("a number", re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")),
    ("a sign that some programs act on", re.compile(r"=|<<")),
)
_SUSPECT = frozenset("0123456789+-.~=<yYnNtTfFoO")


def other_reading(text: str) -> str | None:
    """What some YAML program takes the plain value `text` for, or None where all read text."""
    if text[:1] not in _SUSPECT:
        return None
    return next((what for what, pattern in _READINGS if pattern.fullmatch(text)), None)
