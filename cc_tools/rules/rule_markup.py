"""The texts of the rules hold words, references and little markup, and no HTML."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.markup import faults
from cc_tools.model.places import Places
from cc_tools.model.section import SECTION, Section
from cc_tools.model.text import LANGUAGES

CODE = Code(
    "R013",
    "no-such-markup",
    """A text of the rules holds something that looks like markup and is none.

Paragraphs are parted by an empty line. A line that begins with `- ` (or `1. `) is an item of a list. Words between
two pairs of stars are strong. `@mirok` is a card, a rule's id in braces leads to that rule, and words in brackets lead
to what stands in the parentheses behind them: a rule, a term, a section, a card. Nothing else is markup.

    en: A card is <b>exhausted</b>.        # wrong
    en: A card is **exhausted**.           # right
    en: See {kw.exhaust.1}, or [exhausting](kw.exhaust.1), or @mirok.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each place of a text that is no markup, in every language."""
    for entry in game.entries.get(SECTION, ()):
        if isinstance(entry.record, Section):
            for path, text in entry.record.texts():
                for language in LANGUAGES:
                    for fault in faults(getattr(text, language) or ""):
                        at = (*path, language)
                        span = places.piece(SECTION, entry.record.id, at, fault.start, fault.end)
                        yield Diagnostic(CODE, fault.message, span)
