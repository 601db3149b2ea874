"""`assign`: hand out counters in the Initial and Final XC segments (tcg.xc.assign-initial, tcg.xc.assign-final)."""

from cc_tools.language.signature import maybe, verb

ASSIGN = verb("assign", step=False, event=maybe("resource"))
