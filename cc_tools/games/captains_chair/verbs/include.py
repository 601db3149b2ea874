"""`include`: a zone is a source for the verb too."""

from cc_tools.language.signature import one, verb

INCLUDE = verb("include", one("zone"), for_=one("deed"))
