"""`add`: away teams from outside the game to the captain."""

from cc_tools.language.signature import one, verb

ADD = verb("add", one("token"), binds="number", counted=True, to=one("card"))
