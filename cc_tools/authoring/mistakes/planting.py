"""Planting mistakes into copies of the files, and looking for them down the line of the pipeline.

Mistakes that cannot disturb each other are planted together. A mistake goes only as far down the line as nothing has
been found at its line: what the loader reports needs no linking. One that is found nowhere at its line is planted once
more by itself, to tell whether it is found at another place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from cc_tools import rules
from cc_tools.authoring.mistakes.mistake import Change, Mistake
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.diagnostics import Diagnostic, Severity
from cc_tools.games.package import installed
from cc_tools.link import link
from cc_tools.link.operations import Readings
from cc_tools.load import Document, Workspace, load_text
from cc_tools.pipeline.street import untranslated
from cc_tools.rules.checks import checks
from cc_tools.validate import validate

STAGES = 5
"""How many times findings are made on the way down the line."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one mistake: the findings at its line, and whether there is one at any other place."""

    mistake: Mistake
    findings: tuple[Diagnostic, ...] = ()
    elsewhere: bool = False

    @property
    def placed(self) -> bool:
        """Whether a finding stands at its line."""
        return bool(self.findings)

    @property
    def found(self) -> bool:
        """Whether there is a finding at all."""
        return self.placed or self.elsewhere

    @property
    def corrected(self) -> bool:
        """Whether a finding at the line suggests what was meant; of a sign, what begins with it (`; draw`)."""
        meant = self.mistake.meant
        if meant is None:
            return False
        said = [text for finding in self.findings for text in (finding.suggestion, *_replacements(finding)) if text]
        return any(text == meant or (len(meant) == 1 and text.startswith(meant)) for text in said)


def _replacements(finding: Diagnostic) -> Iterator[str]:
    for edit in finding.fix.edits if finding.fix is not None else ():
        yield edit.replacement


def altered(text: str, mistakes: Sequence[Mistake]) -> tuple[str, list[tuple[int, ...]]]:
    """The text of a file with mistakes in it, and for each the lines (from 1) at which it has to be found."""
    changes = sorted(change for mistake in mistakes for change in _ordered(mistake))
    parts: list[str] = []
    at = 0
    for start, end, put in changes:
        parts += [text[at:start], put]
        at = end
    changed = "".join([*parts, text[at:]])
    lines = [
        tuple(changed.count("\n", 0, _moved(place, changes)) + 1 for place in mistake.places) for mistake in mistakes
    ]
    return changed, lines


def _ordered(mistake: Mistake) -> Iterator[tuple[int, int, str]]:
    for change in mistake.changes:
        yield change.start, change.end, change.text


def _moved(place: int, changes: Iterable[tuple[int, int, str]]) -> int:
    """Where an offset of the clean text is in the altered one; inside a change it is the change's beginning."""
    moved = place
    for start, end, put in changes:
        if end <= place and (start, end) != (place, place):
            moved += len(put) - (end - start)
        elif start < place:
            moved += start - place
    return moved


@dataclass(slots=True)
class Line:
    """The pipeline over the clean pool with some files altered. What was read of operations is kept between runs."""

    pool: Pool
    readings: dict[str, Readings] = field(default_factory=dict)
    clean: frozenset[Diagnostic] = frozenset()

    def judge(self, mistakes: Iterable[Mistake]) -> Iterator[Verdict]:
        """What becomes of mistakes, in their order."""
        wanted = list(mistakes)
        verdicts: dict[int, Verdict] = {}
        for batch in _batches(wanted):
            verdicts.update(self._batch([(index, wanted[index]) for index in batch]))
        for index, mistake in enumerate(wanted):
            verdict = verdicts[index]
            yield verdict if verdict.placed else self._alone(mistake)

    def start(self) -> int:
        """Read the clean pool, and answer the number of findings on it."""
        self.clean = frozenset(finding for stage in self._stages({}) for finding in stage)
        return len(self.clean)

    def _batch(self, batch: list[tuple[int, Mistake]]) -> dict[int, Verdict]:
        verdicts = {index: Verdict(mistake) for index, mistake in batch}
        open_, stage = batch, 0
        while open_ and stage < STAGES:
            texts, lines = self._altered(open_)
            for found in islice(self._stages(texts), stage, None):
                stage += 1
                placed = _placed(open_, lines, found)
                if placed:
                    break
            for index, here in placed.items():
                verdicts[index] = replace(verdicts[index], findings=here)
            open_ = [(index, mistake) for index, mistake in open_ if index not in placed]
        return verdicts

    def _alone(self, mistake: Mistake) -> Verdict:
        """The verdict on a mistake that is planted by itself."""
        verdict = self._batch([(0, mistake)])[0]
        if verdict.placed:
            return verdict
        texts, _ = self._altered([(0, mistake)])
        found = any(finding not in self.clean for stage in self._stages(texts) for finding in stage)
        return replace(verdict, elsewhere=found)

    def _altered(self, batch: list[tuple[int, Mistake]]) -> tuple[dict[str, str], dict[int, tuple[int, ...]]]:
        files: dict[str, list[tuple[int, Mistake]]] = {}
        for index, mistake in batch:
            files.setdefault(mistake.file, []).append((index, mistake))
        texts, lines = {}, {}
        for file, planted in files.items():
            texts[file], places = altered(self.pool.texts[file], [mistake for _, mistake in planted])
            lines.update({index: place for (index, _), place in zip(planted, places, strict=True)})
        return texts, lines

    def _stages(self, texts: dict[str, str]) -> Iterator[list[Diagnostic]]:
        """The findings of each stage in turn: load, validate, link, the rules across cards, translations."""
        workspace, findings = self._workspace(texts)
        yield findings
        packages = installed()
        validated, faults = validate(workspace, {game.id: game.collections for game in packages.values()})
        yield faults
        catalog, unlinked = link(validated, {game.id: game.verbs for game in packages.values()}, self.readings)
        yield unlinked
        if any(finding.severity is Severity.ERROR for finding in (*findings, *faults)):
            yield from ([], [])
            return
        yield [
            finding
            for game in catalog.games.values()
            for one in checks([rules, packages[game.game.id].rules])
            for finding in one.run(game, validated.games[game.game.id].places)
        ]
        yield list(untranslated(validated))

    def _workspace(self, texts: dict[str, str]) -> tuple[Workspace, list[Diagnostic]]:
        documents: list[Document] = []
        findings: list[Diagnostic] = []
        for document in self.pool.workspace.documents:
            if document.path not in texts:
                documents.append(document)
                continue
            data = texts[document.path].encode("utf-8")
            read, noted = load_text(document.path, data, document.game)
            findings += noted
            documents += [read] if read is not None else []
        return replace(self.pool.workspace, documents=tuple(documents)), findings


def _placed(
    planted: Iterable[tuple[int, Mistake]], lines: Mapping[int, tuple[int, ...]], found: Iterable[Diagnostic]
) -> dict[int, tuple[Diagnostic, ...]]:
    """The mistakes with a finding at their line, and these findings."""
    by_line: dict[tuple[str, int], list[Diagnostic]] = {}
    for finding in found:
        by_line.setdefault((finding.span.file, finding.span.start.line), []).append(finding)
    here = {
        index: tuple(
            finding for line in dict.fromkeys(lines[index]) for finding in by_line.get((mistake.file, line), ())
        )
        for index, mistake in planted
    }
    return {index: findings for index, findings in here.items() if findings}


@dataclass(slots=True)
class _Batch:
    """Mistakes that are planted together: no two of one unit, none beside one that takes its whole file."""

    units: set[str] = field(default_factory=set)
    changes: dict[str, list[Change]] = field(default_factory=dict)
    members: list[int] = field(default_factory=list)

    def takes(self, mistake: Mistake) -> bool:
        """Whether a mistake can join the others."""
        others = self.changes.get(mistake.file, [])
        if mistake.unit in self.units or mistake.file in self.units or (mistake.unit == mistake.file and others):
            return False
        return not any(
            mine.start <= other.end and other.start <= mine.end for mine in mistake.changes for other in others
        )

    def add(self, index: int, mistake: Mistake) -> None:
        """Let a mistake join."""
        self.units.add(mistake.unit)
        self.changes.setdefault(mistake.file, []).extend(mistake.changes)
        self.members.append(index)


def _batches(mistakes: Sequence[Mistake]) -> list[list[int]]:
    """Places in the list of mistakes, in groups that can be planted together."""
    batches: list[_Batch] = []
    for index, mistake in enumerate(mistakes):
        batch = next((one for one in batches if one.takes(mistake)), None)
        if batch is None:
            batch = _Batch()
            batches.append(batch)
        batch.add(index, mistake)
    return [batch.members for batch in batches]
