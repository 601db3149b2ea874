"""The renderer of one game: a writer for each language, and a reader of its English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cc_tools.model.game import Game
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation
from cc_tools.render.book import phrases
from cc_tools.render.constructions import grammar
from cc_tools.render.languages import morphologies
from cc_tools.render.lexicon import Lexicon, lexicon
from cc_tools.render.tokens import Rendering
from cc_tools.render.writer import Writer

CardNames = Callable[[str, Language], "str | None"]
"""Card slug and language to the card's name there, None where no card has that slug."""


@dataclass(frozen=True)
class Renderer:
    """Renders the operations of one game."""

    lexicon: Lexicon
    writers: Mapping[Language, Writer]

    @classmethod
    def of(
        cls,
        game: Game,
        terms: Iterable[Mapping[str, Any]],
        book: PhraseBook,
        traits: Iterable[str] = (),
        names: CardNames = lambda _slug, _language: None,
    ) -> Renderer:
        """A renderer from values: the game, its terms as plain data, the phrase book, the trait words, and the names of
        cards. Raises BadTemplate where a template cannot be read; `check_phrases` reports that as a finding."""
        made = lexicon(game, terms, book, traits)
        rules = grammar(made)
        writers = {
            language: Writer(rules, made, phrases(book, language), morphology, _named(names, language))
            for language, morphology in morphologies().items()
        }
        return cls(made, writers)

    def render(self, operation: Operation, language: Language) -> Rendering:
        """An operation in a language. Raises Unworded where the phrase book lacks something."""
        return self.writers[language].render(operation)


def _named(names: CardNames, language: Language) -> Callable[[str], str | None]:
    return lambda slug: names(slug, language) or names(slug, "en")
