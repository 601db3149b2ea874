"""`value`: what a card brings (tcg.reward.sum)."""

from cc_tools.language.signature import maybe, one, verb

VALUE = verb("value", one("number", bare=True), signed=True, counted=True, for_=maybe("card", "time", repeats=True))
