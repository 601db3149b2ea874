"""`swap`: exchange counters or cards."""

from cc_tools.language.signature import one, verb

SWAP = verb("swap", one("resource", "card"), binds="object", with_=one("resource", "card"))
