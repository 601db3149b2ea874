"""`convert`: out of the landing party, converted (tcg.state.converted)."""

from cc_tools.language.signature import maybe, one, verb

CONVERT = verb("convert", one("card"), event=maybe("card"), binds="card", harms=True)
