"""`make mistakes`: known mistakes are planted into copies of the real cards, one at a time, and have to be found.

For each kind of mistake the report says how many were planted, how many raised a finding in the altered file that is
not there without the mistake, and how many of these at the very line. The run fails if any mistake goes unnoticed.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cc_tools import pipeline, shipped
from cc_tools.diagnostics import Diagnostic

EACH = 3


@dataclass(frozen=True, slots=True)
class Mistake:
    """A kind of mistake: in lines that fit `pattern`, `replace` is put in place of the match."""

    name: str
    pattern: str
    replace: str | Callable[[re.Match[str]], str]


def _misspelt(match: re.Match[str]) -> str:
    """The word in group 2 with a wrong letter in its middle."""
    word = match[2]
    middle = len(word) // 2
    return f"{match[1]}{word[:middle]}{'Q' if word.isupper() else 'q'}{word[middle + 1 :]}"


def _twice(match: re.Match[str]) -> str:
    return f"{match[0]}\n{match[0]}"


MISTAKES = (
    Mistake("a misspelt trait", r"^(  traits: \[(?:[\w-]+, )*)([a-z]{6,})", _misspelt),
    Mistake("a misspelt suit", r"^(  suit: )([a-z]{4,})$", _misspelt),
    Mistake("a misspelt key", r"^(  )(traits|operations|printings):", lambda m: _misspelt(m) + ":"),
    Mistake("a key twice", r"^  suit: \w+$", _twice),
    Mistake("a word for a number", r"^(  vp: )-?\d+$", r"\1three"),
    Mistake("a number out of bounds", r"^(  vp: )-?\d+$", r"\g<1>999"),
    Mistake("a text for a list", r"^(  traits: )\[(\w+)\]$", r"\1\2"),
    Mistake("no name", r"^  name: .*\n", ""),
    Mistake("a malformed id", r"^(- id: )([a-z])", r"\1Ä_\2"),
    Mistake("a quotation mark not closed", r'^(  - "[A-Z ]+: [^"]*)"$', r"\1"),
    Mistake("a bracket not closed", r"^(  traits: \[[\w, -]+)\]$", r"\1"),
    Mistake("a tab for indentation", r"^  (suit: \w+)$", r"\t\1"),
    Mistake("an indentation too deep", r"^  (suit: \w+)$", r"     \1"),
    Mistake("no space behind a colon", r"^(  suit:) (\w+)$", r"\1\2"),
    Mistake("a misspelt verb", r'^(  - "[A-Z ]+: )(discard|deploy|promote|reveal)\b', _misspelt),
    Mistake("a misspelt noun", r'^(  - ".*\bgain \d )(dilithium|latinum|research|influence)\b', _misspelt),
    Mistake("a misspelt kind", r'^(  - "(?:ACTION )?)(PLAY|ACTIVATE|PASSIVE|REACTION)\b', _misspelt),
    Mistake("a flag behind the kind", r'^(  - ")ACTION PLAY:', r"\1PLAY ACTION:"),
    Mistake("no object", r'^(  - ".*\bgain) \d \w+"$', r'\1"'),
    Mistake("a brace not closed", r'^(  - ".*) \}"$', r'\1"'),
    Mistake("no separator", r'^(  - "[A-Z ]+: [a-z]+ \d); ', r"\1 "),
    Mistake("a name without a card", r'^(  - ".*)@[a-z-]+', r"\1@nobody-at-all"),
    Mistake("a binding never named", r'^(  - "[A-Z ]+: .*) as \$[a-z](.*\$[a-z])', r"\1\2"),
    Mistake("a card that is not there", r"^(  - \{card: )([a-z]{5,})", _misspelt),
    Mistake("a number without its total", r"^(  - \{.*number: \w+)/\d+", r"\1"),
    Mistake("a dropped translation", r"^(  names: \{pt: .*), es: [^,}]+", r"\1"),
    Mistake("an anchor", r"^(  traits: )(\[.*\])$", r"\1&crew \2"),
)


@dataclass(frozen=True, slots=True)
class Planted:
    """A mistake in a file: the altered text and the line it is on."""

    file: Path
    text: str
    line: int


def plant(mistake: Mistake, files: Sequence[Path]) -> Iterator[Planted]:
    """The mistake in up to three files, in each at the middle one of the places that fit."""
    pattern = re.compile(mistake.pattern, re.MULTILINE)
    planted = 0
    for file in files:
        text = file.read_text(encoding="utf-8")
        places = list(pattern.finditer(text))
        if places and planted < EACH:
            match = places[len(places) // 2]
            replaced = match.expand(mistake.replace) if isinstance(mistake.replace, str) else mistake.replace(match)
            planted += 1
            yield Planted(
                file, text[: match.start()] + replaced + text[match.end() :], text.count("\n", 0, match.start()) + 1
            )


def _known(findings: Sequence[Diagnostic]) -> set[tuple[str, str]]:
    return {(finding.code.id, finding.message) for finding in findings}


def _is_at(finding: Diagnostic, line: int) -> bool:
    """Whether a finding is at a line, or at the next, where a mistake of layout shows."""
    spans = [finding.span, *(related.span for related in finding.related)]
    return any(span.start.line in (line, line + 1) for span in spans)


def main() -> int:
    """Plant every mistake, print the report, and answer the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "cardsets"
        shutil.copytree(shipped.cardsets(), root)
        files = [file for file in sorted(root.rglob("*.yaml")) if "vocabulary" not in file.parts]
        before = _known(pipeline.check([root]).findings)
        totals = [0, 0, 0]
        for mistake in MISTAKES:
            counts = [0, 0, 0]
            for planted in plant(mistake, files):
                found = _found(planted, root, before)
                counts = [
                    counts[0] + 1,
                    counts[1] + bool(found),
                    counts[2] + any(_is_at(f, planted.line) for f in found),
                ]
            totals = [total + count for total, count in zip(totals, counts, strict=True)]
            print(f"{mistake.name:<30} planted {counts[0]}  found {counts[1]}  at the line {counts[2]}", flush=True)
    planted_all, found_all, placed = totals
    shares = f"{found_all / planted_all:.1%} found, {placed / planted_all:.1%} at the line"
    print(f"{planted_all} planted, {found_all} found, {placed} at the line: {shares}")
    return 0 if found_all == planted_all else 1


def _found(planted: Planted, root: Path, before: set[tuple[str, str]]) -> list[Diagnostic]:
    """The new findings in the altered file while the mistake is in it."""
    original = planted.file.read_bytes()
    planted.file.write_text(planted.text, encoding="utf-8")
    try:
        findings = pipeline.check([root]).findings
    finally:
        planted.file.write_bytes(original)
    end = planted.file.relative_to(root).as_posix()
    new = [finding for finding in findings if (finding.code.id, finding.message) not in before]
    return [finding for finding in new if finding.span.file.endswith(end)]


if __name__ == "__main__":
    sys.exit(main())
