"""`include`: a zone is a source for the verb too; in a replacement, for the event under way.

    PASSIVE: include junk for scan

`for` is needed. It names nothing, is no event and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import zone_word
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note, Query, Quoted
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """In a replacement the zone is remembered for the event under way; what asks for it forgets it."""
    deed = argument(effect, "for")
    assert isinstance(effect.object, NounPhrase) and deed is not None
    code.add(Note("include", Query("with-included", (zone_word(deed), Quoted(effect.object)))))


INCLUDE = verb("include", one("zone"), pays=False, for_=one("deed"), standing=True, lower=_lower)
