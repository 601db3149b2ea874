"""`bonus`: the bonus of the episode, if it has one (tcg.bonus.effect)."""

from cc_tools.language.signature import one, verb

BONUS = verb("bonus", one("number", bare=True), signed=True, counted=True)
