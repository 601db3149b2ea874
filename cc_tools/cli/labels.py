"""What the fields and words of card data are called in a language, for pages that players read."""

from __future__ import annotations

from functools import cached_property

from cc_tools.cli.table.texts import Texts
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.text import Language
from cc_tools.pages.wording import GameWording, game_wording


class Labels:
    """The labels of one game in one language, English where that has none."""

    def __init__(self, catalog: GameCatalog, language: Language) -> None:
        self._catalog = catalog
        self._language = language

    def field(self, name: str, number: int = 1) -> str:
        """What pages call a field that holds so many words; its own name where they say nothing."""
        label = self._wording.labels.get(name)
        term = next((one for one in self._catalog.terms if label and one.id == label.term), None)
        if term is None:
            return (label.own(self._language) if label else self.word(name)) or name.replace("_", " ")
        shown = getattr(term, self._language) or term.en
        return str(shown.text if number == 1 else shown.several)

    def word(self, word: str) -> str | None:
        """What a word of the game, or the term of this id, is called; None for what is neither."""
        return self._words.get(word)

    def value(self, field: str, word: str) -> str | None:
        """What a word in a field is called: the term of the field's own sort (`ability-target`) before any other."""
        label = self._wording.labels.get(field)
        own = self.word(f"{label.term}-{word}") if label is not None and label.term else None
        return own or self.word(word)

    @cached_property
    def yes(self) -> str:
        """That something holds, as a table would answer."""
        return (Texts(self._catalog.game.id, self._language).find("answers", "yes") or "yes").lower()

    @cached_property
    def _words(self) -> dict[str, str]:
        """By word the noun that stands for it, of several the last, which is the most special.

        A term by its id too; and what pages call words that have no term.
        """
        found: dict[str, str] = {}
        for term in self._catalog.terms:
            shown = getattr(term, self._language) or term.en
            for word in term.words:
                if term.part == "noun" or word not in found:
                    found[word] = shown.text
        labels = {word: label for values in self._wording.values.values() for word, label in values.items()}
        own = {word: label.own(self._language) or word for word, label in labels.items()}
        return own | {term.id: (getattr(term, self._language) or term.en).text for term in self._catalog.terms} | found

    @cached_property
    def _wording(self) -> GameWording:
        return game_wording(self._catalog.game.id)
