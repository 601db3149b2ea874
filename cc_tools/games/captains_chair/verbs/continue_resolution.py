"""`continue-resolution`: the operation ends and the card goes on to its next matching row."""

from cc_tools.language.signature import verb

CONTINUE_RESOLUTION = verb("continue-resolution")
