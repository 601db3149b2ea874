"""`soften`: the result of the flip under way goes down one step (tcg.flip.reduce)."""

from cc_tools.language.signature import verb

SOFTEN = verb("soften")
