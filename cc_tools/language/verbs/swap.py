"""`swap`: two cards change places."""

from cc_tools.language.signature import one, verb

SWAP = verb("swap", one("card"), binds="card", with_=one("card"))
