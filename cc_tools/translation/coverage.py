"""How much is translated: counted by kind of passage and language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cc_tools.model.text import LANGUAGES, Language
from cc_tools.model.translated import Translated
from cc_tools.translation.passage import Passage, State


@dataclass(frozen=True, slots=True)
class Coverage:
    """One kind in one language. `total` counts what the language needs or has; stale is not translated."""

    kind: str
    language: Language
    total: int = 0
    translated: int = 0
    stale: int = 0
    missing: int = 0

    @property
    def percent(self) -> float:
        """The share that is translated, rounded down to a tenth, so that 100 means all."""
        return self.translated * 1000 // self.total / 10 if self.total else 100.0


def coverage(passages: Iterable[Passage], known: Translated) -> tuple[Coverage, ...]:
    """The counts of each kind and language, kinds in the order in which they occur."""
    counts: dict[tuple[str, Language], dict[State, int]] = {}
    for passage in passages:
        for language in LANGUAGES:
            state = state_of(passage, language, known)
            if state is not None:
                found = counts.setdefault((passage.kind, language), dict.fromkeys(State, 0))
                found[state] += 1
    kinds = list(dict.fromkeys(kind for kind, _ in counts))
    return tuple(
        _counted(kind, language, counts[kind, language])
        for kind in kinds
        for language in LANGUAGES
        if (kind, language) in counts
    )


def _counted(kind: str, language: Language, found: dict[State, int]) -> Coverage:
    numbers = (found[state] for state in (State.TRANSLATED, State.STALE, State.MISSING))
    return Coverage(kind, language, sum(found.values()), *numbers)


def state_of(passage: Passage, language: Language, known: Translated) -> State | None:
    """What a language has of a passage; None where it has nothing and needs nothing. English is never stale."""
    if language not in passage.wordings:
        return State.MISSING if language in passage.needs else None
    return State.TRANSLATED if language == "en" else passage.state(language, known)
