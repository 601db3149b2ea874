"""`duplicate`: resolve a copy of an operation of another card (kw.duplicate)."""

from cc_tools.language.signature import maybe, one, verb

DUPLICATE = verb("duplicate", one("operation"), event=maybe("operation"))
