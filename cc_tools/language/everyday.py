"""What an author said in other words than the operation language has: terms by their titles, everyday words, and
characters that only look like the right ones.

A word that is near in letters is the last thing that may have been meant. So whatever a string of findings is about is
first looked up here; what is found counts only if the changed text can be read with fewer findings.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources

from cc_tools.diagnostics import Applicability, Diagnostic, Edit, Fix, Span, within_operation
from cc_tools.language import codes
from cc_tools.language.dialect import RESERVED, Dialect

Findings = tuple[Diagnostic, ...]
Reads = Callable[[str], Findings]
"""The findings of a text."""

LONGEST = 5
"""The most words that one thing is called by."""
MOST = 8
"""How many words are replaced in one string."""
TRIALS = 24
"""How many changed texts are read."""
DEAD = 12
"""How many ordinary findings a text that cannot be read to its end outweighs."""
UNKNOWN = (codes.UNKNOWN_WORD, codes.UNKNOWN_VERB, codes.UNKNOWN_KIND, codes.NOT_AN_EVENT)
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9'-]*")


@dataclass(frozen=True, slots=True)
class _Said:
    """A stretch of the text, and what it may be in the operation language."""

    start: int
    end: int
    text: str


@dataclass(slots=True)
class _Mended:
    """A text while words in it are replaced. `origin` is where each of its characters stood in the original."""

    text: str
    origin: list[int]
    findings: Findings

    def put(self, said: _Said, findings: Findings) -> None:
        """Put `said` in its place; `findings` are those of the text that comes of it."""
        self.text = _replaced(self.text, said)
        put = [self.origin[said.start]] * len(said.text)
        self.origin = [*self.origin[: said.start], *put, *self.origin[said.end :]]
        self.findings = findings

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Where a stretch of the text stood in the original."""
        first = self.origin[start]
        return first, max(self.origin[end], first + (end > start))

    def span(self, span: Span) -> Span:
        """A span in the text as one of the original."""
        last = len(self.origin) - 1
        return within_operation(*self.place(min(span.start.column - 1, last), min(span.end.column - 1, last)))


def told(text: str, findings: Findings, dialect: Dialect, reads: Reads) -> Findings:
    """The findings of a text, with those in place of others that say which known word an unknown one is."""
    if not findings:
        return findings
    mended = _Mended(text, list(range(len(text) + 1)), findings)
    noted: list[Diagnostic] = []
    left = TRIALS
    while len(noted) < MOST and mended.findings:
        for said in _said(mended, dialect):
            left -= 1
            found = reads(_replaced(mended.text, said))
            if left >= 0 and _weight(found) < _weight(mended.findings):
                noted.append(_finding(mended, said))
                mended.put(said, found)
                break
        else:
            break
    return (*noted, *(finding.moved(mended.span) for finding in mended.findings)) if noted else findings


def conditions_first(text: str, findings: Findings, reads: Reads) -> Findings:
    """The findings, where those about an `if` behind its step say that it stands before: `draw 1 if have ship`."""
    return tuple(
        _condition_first(text, finding, reads) if finding.suggestion == "; if" else finding for finding in findings
    )


def _condition_first(text: str, finding: Diagnostic, reads: Reads) -> Diagnostic:
    place = finding.span.start.column - 1
    start = max(found.end() for found in re.finditer(r"^|->|[:;,{|]", text[:place]))
    behind = re.search(r"[;,}|]|$", text[place:])
    end = place + (behind.start() if behind else 0)
    step, held = text[start:place].strip(), text[place + len("if") : end].strip()
    if not step or not held or "{" in held:
        return finding
    start += len(text[start:place]) - len(text[start:place].lstrip())
    meant = f"if {held} {{ {step} }}"
    message = f"the condition stands before its steps, which stand in braces: `{meant}`"
    if _weight(reads(text[:start] + meant + text[end:])) >= DEAD:
        return replace(finding, message=message, suggestion=None, fix=None)
    fix = Fix(f"write `{meant}`", (Edit(within_operation(start, end), meant),), Applicability.UNSAFE)
    return replace(finding, message=message, suggestion=meant, fix=fix)


def _weight(findings: Findings) -> int:
    """How much is wrong: what cannot be understood counts twice, and a dead end hides what is behind it."""
    return sum(DEAD if finding.code is codes.DEAD_END else 2 if finding.code in UNKNOWN else 1 for finding in findings)


def _finding(mended: _Mended, said: _Said) -> Diagnostic:
    about = next(finding for finding in mended.findings if _touches(finding, said))
    span = within_operation(*mended.place(said.start, said.end))
    message = f"`{mended.text[said.start : said.end]}` is not how operations say it; did you mean `{said.text}`?"
    code = codes.UNKNOWN_WORD if about.code is codes.DEAD_END else about.code
    fix = Fix(f"write `{said.text}`", (Edit(span, said.text),), Applicability.UNSAFE)
    return Diagnostic(code, message, span, suggestion=said.text, fix=fix)


def _said(mended: _Mended, dialect: Dialect) -> Iterator[_Said]:
    """Stretches that findings are about and that mean something in everyday words, the longest first."""
    words = [(found.start(), found.end()) for found in _WORD.finditer(mended.text)]
    known = {*dialect.words, *dialect.verbs, *dialect.game.kinds, *dialect.game.flags, *RESERVED}
    for length in range(LONGEST, 0, -1):
        for first in range(len(words) - length + 1):
            start, end = words[first][0], words[first + length - 1][1]
            stretch = mended.text[start:end]
            if length == 1 and stretch in known:
                continue
            if not re.fullmatch(r"[A-Za-z0-9' -]+", stretch):
                continue
            key = plain(stretch)
            for meant in (*dialect.spoken.get(key, ()), *([EVERYDAY[key]] if key in EVERYDAY else [])):
                said = _Said(start, end, meant)
                if not _spelt_alike(stretch, meant) and any(_touches(finding, said) for finding in mended.findings):
                    yield said


def _spelt_alike(stretch: str, meant: str) -> bool:
    """Whether one word has only another case, number or apostrophe, which spelling tells better."""
    letters = stretch.casefold().replace("'", "")
    return letters in (meant, f"{meant}s")


def _touches(finding: Diagnostic, said: _Said) -> bool:
    """Whether the finding may be about the stretch; a dead end may be about anything before it."""
    near = finding.code is codes.DEAD_END or finding.span.start.column - 1 <= said.end
    return near and said.start <= finding.span.end.column - 1


def _replaced(text: str, said: _Said) -> str:
    return text[: said.start] + said.text + text[said.end :]


def plain(words: str) -> str:
    """Words in small letters, with single spaces in place of hyphens: what they are looked up by."""
    return " ".join(words.casefold().replace("-", " ").split())


def look_alikes(text: str) -> tuple[str, Findings]:
    """The text with the right characters in place of those that only look like them, and a finding for each."""
    signs = _signs()
    changed, findings = [], []
    for place, character in enumerate(text):
        meant = _meant(character, signs)
        changed.append(character if meant is None else meant)
        if meant is not None:
            findings.append(_alike(character, meant, place))
    return "".join(changed), tuple(findings)


def _meant(character: str, signs: dict[str, str]) -> str | None:
    """What a character of no operation was to be, or None where it is right or unlike any."""
    if character.isascii():
        return None
    if character in signs:
        return signs[character]
    kind = unicodedata.category(character)
    if kind in ("Zs", "Pd"):
        return " " if kind == "Zs" else "-"
    whole = unicodedata.normalize("NFKC", character)
    return whole if len(whole) == 1 and whole.isascii() else None


def _alike(character: str, meant: str, place: int) -> Diagnostic:
    span = within_operation(place, place + 1)
    name = f"{unicodedata.name(character, 'an invisible character').casefold()}, U+{ord(character):04X}"
    shown = f"`{character}`" if character.isprintable() and not character.isspace() else "what stands here"
    instead = "an ordinary space" if meant == " " else f"`{meant}`" if meant else "nothing"
    message = f"{shown} ({name}) belongs to no operation; {instead} is meant"
    how = f"write {instead}" if meant else "take it away"
    fix = Fix(how, (Edit(span, meant),), Applicability.SAFE)
    return Diagnostic(codes.DEAD_END, message, span, suggestion=meant.strip() or None, fix=fix)


@cache
def _data() -> dict[str, dict[str, str]]:
    written = resources.files(__package__).joinpath("everyday.toml").read_text(encoding="utf-8")
    return tomllib.loads(written)


@cache
def _signs() -> dict[str, str]:
    return _data()["signs"]


EVERYDAY = _data()["words"]
"""Everyday words, in small letters, and what an operation says instead."""
