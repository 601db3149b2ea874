"""`trigger`: resolve that operation, or begin the closing sequence (kw.trigger-control)."""

from cc_tools.language.signature import one, verb

TRIGGER = verb("trigger", one("operation", "ending"))
