"""`copy`: this card gets the action or ratings of another."""

from cc_tools.language.signature import one, verb

COPY = verb("copy", one("operation", "number"))
