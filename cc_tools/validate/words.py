"""The words that fields may hold: the vocabulary of a game by the sense of its words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cc_tools.model.game import Game
from cc_tools.model.term import Term

TRAIT = "trait"
"""The sense whose words are those of the terms that have a category."""
OPTION = "option"
"""The sense whose words are the names of the rules options."""

Vocabulary = Mapping[str, tuple[str, ...]]


def vocabulary(game: Game | None, terms: Iterable[Term] = ()) -> Vocabulary:
    """The words of each sense, sorted. Words that only select traits (`species`) are on no card and left out."""
    senses = {sense: set(entries) for sense, entries in game.words.items()} if game is not None else {}
    traits = {word for term in terms if term.category is not None and not term.is_selector for word in term.words}
    if traits:
        senses[TRAIT] = senses.get(TRAIT, set()) | traits
    if game is not None and game.options:
        senses[OPTION] = set(game.options)
    return {sense: tuple(sorted(words)) for sense, words in sorted(senses.items())}
