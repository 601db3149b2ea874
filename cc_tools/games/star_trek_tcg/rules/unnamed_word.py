"""The words that a card may print among its actions and abilities have a name in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.star_trek_tcg.records import Card
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.record import Words

CODE = Code(
    "R042",
    "word-without-term",
    """`game.yaml` lists a word that cards print, and no term of the vocabulary says what it is called.

Sentences, faces and pages name an action or an ability by its term; without one they show the bare word, in every
language.

    ability:
      empathy: {}                    # needs a term with `words: [empathy]` in a file of `vocabulary/`

Add the term, with its forms in four languages, or correct the spelling of the word.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each word of such a field that no term has."""
    ids = {term.id for term in game.terms}
    named = {word for term in game.terms for word in term.words}
    for sense in sorted(_senses()):
        for word, entry in game.game.words.get(sense, {}).items():
            if (entry.term not in ids) if entry.term is not None else (word not in named | ids):
                span = places.of("game", game.game.id, ("words", sense, word))
                yield Diagnostic(CODE, f"no term has the word `{word}`", span)


def _senses() -> set[str]:
    """The senses of the words in the fields that cards are asked for as by traits."""
    return {sense for field in Card.trait_fields for sense in _marked(Card.model_fields[field].annotation)}


def _marked(annotation: Any) -> Iterator[str]:
    """The senses that marks inside an annotation name."""
    for part in get_args(annotation):
        if isinstance(part, Words):
            yield part.sense
        else:
            yield from _marked(part)
