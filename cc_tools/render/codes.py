"""The findings of the phrase book: one constant and one manual page for each kind."""

from __future__ import annotations

from cc_tools.diagnostics import Code

MISSING_PHRASE = Code(
    "P001",
    "missing-phrase",
    """A verb, a construction or a word has no wording in a language.

Every operation is shown in every language, so that every phrase has to be there in all of them.

    flip: {term: kw-flip, en: "{verb}[ {object}]"}        (pt, es and ja are missing)
""",
)
UNKNOWN_SLOT = Code(
    "P002",
    "unknown-slot",
    """A template speaks of a part that the construction does not have.

    step.may: {en: "you may {stpe:infinitive}"}           (`step` was meant)
""",
)
LOST_SLOT = Code(
    "P003",
    "slot-missing-in-a-language",
    """A part that the construction has is left out in a language, so that its text says less than the operation.

Two operations that differ in that part alone would read the same.

    act.unless: {en: "{steps}, unless {unless}", pt: "{steps}"}        (`{unless}` is missing in Portuguese)
""",
)
MISSING_TERM = Code(
    "P004",
    "missing-term",
    """A phrase names a term that the vocabulary does not have, or a word is rendered by no term, or by more than one.

Name the term in the `words` of the game's phrases.

    words: {zone stardate: {term: zone-stardate-pile}}
""",
)
BAD_TEMPLATE = Code(
    "P005",
    "bad-template",
    """A template cannot be read: a bracket is not closed, or a slot has no name.

    deploy: {en: "{verb}[ {object}"}                       (`]` is missing)
""",
)
UNUSED_PHRASE = Code(
    "P006",
    "unused-phrase",
    """The phrase book words something that does not exist: no construction has this key, no game this verb or word.

Most likely the key is misspelt, and what was meant has no phrase.
""",
)
