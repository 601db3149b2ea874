"""`replace`: this card takes the place of another, which goes to the box."""

from cc_tools.language.signature import one, verb

REPLACE = verb("replace", one("card"), with_=one("card"))
