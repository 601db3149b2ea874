"""`reward`: the reward of the episode changes by so many, or is so many; 0 takes it away."""

from cc_tools.language.signature import one, verb

REWARD = verb("reward", one("number", bare=True), signed=True, counted=True)
