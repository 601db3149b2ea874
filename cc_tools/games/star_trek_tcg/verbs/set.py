"""`set`: fix ratings at that moment (tcg.rating.special)."""

from cc_tools.language.signature import one, verb

SET = verb("set", one("number"), to=one("number", bare=True))
