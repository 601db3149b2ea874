"""`defer`: the target is picked after the icon is seen (tcg.flip.target)."""

from cc_tools.language.signature import one, verb

DEFER = verb("defer", one("card"))
