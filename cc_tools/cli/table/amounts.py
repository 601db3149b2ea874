"""So many of something, as the vocabulary of a game counts it: `2 Away Teams`, `2 Equipes de Exploração`, `栄光2個`."""

from __future__ import annotations

from functools import cached_property

from cc_tools.cli.table.names import Names
from cc_tools.model.term import Japanese, Term


class Amounts:
    """Amounts in the language of the names."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def said(self, word: str, number: int) -> str:
        """So many of what a word of the game stands for."""
        term = self._nouns.get(word)
        if term is None:
            return f"{number} {self._names.word(word)}"
        shown = getattr(term, self._names.language) or term.en
        if isinstance(shown, Japanese):
            counter = shown.counter or ""
            return f"{number}{counter}" if counter == shown.text else f"{shown.text}{number}{counter}"
        return f"{number} {shown.text if number == 1 else shown.several}"

    @cached_property
    def _nouns(self) -> dict[str, Term]:
        """By word the noun that stands for it, of several the last, which is the most special."""
        return {word: term for term in self._names.pool.catalog.terms if term.part == "noun" for word in term.words}
