"""`shuffle`: bring a deck into random order (kw.shuffle)."""

from cc_tools.language.signature import one, verb

SHUFFLE = verb("shuffle", one("zone"))
