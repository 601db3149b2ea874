"""`add`: icons for your side of the icon draw under way (tcg.effect.side)."""

from cc_tools.language.signature import one, verb

ADD = verb("add", one("icon"), counted=True)
