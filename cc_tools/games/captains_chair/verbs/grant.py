"""`grant`: cards have the operation in braces besides."""

from cc_tools.language.signature import one, verb

GRANT = verb("grant", one("card"), continuous=True, block="required")
