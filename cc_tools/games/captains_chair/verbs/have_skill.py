"""`have-skill`: the card has these skill icons besides."""

from cc_tools.language.signature import one, verb

HAVE_SKILL = verb("have-skill", one("icon"), continuous=True, counted=True)
