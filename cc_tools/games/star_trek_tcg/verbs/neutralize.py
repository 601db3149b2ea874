"""`neutralize`: out of the landing party, neutralized (tcg.state.neutralized)."""

from cc_tools.language.signature import maybe, one, verb

NEUTRALIZE = verb("neutralize", one("card"), event=maybe("card"), binds="card", harms=True)
