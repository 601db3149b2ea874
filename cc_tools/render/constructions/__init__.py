"""The rules of all constructions, gathered into the grammar of one game."""

from __future__ import annotations

from cc_tools.render.constructions import (
    conditions,
    effects,
    heads,
    nominals,
    nouns,
    quantities,
    relatives,
    statements,
    steps,
)
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import Grammar


def grammar(lexicon: Lexicon) -> Grammar:
    """The grammar of a game; a rule's place in its category is the order in which it is tried."""
    made = Grammar()
    for part in (heads, statements, steps, conditions, relatives, effects, nouns, quantities, nominals):
        made.add(part.rules(lexicon))
    return made
