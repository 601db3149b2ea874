"""`reorder`: cards looked at go back on top or to the bottom, in any order."""

from cc_tools.language.signature import one, verb

REORDER = verb("reorder", one("card"))
