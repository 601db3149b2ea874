"""Parse tree to typed tree: words get their senses, prepositions their noun or verb, defaults are filled in.

`context` carries what all parts need; `nouns`, `conditions`, `steps` and `heads` each read their part of the grammar.
"""

from cc_tools.language.elaborate.heads import operation

__all__ = ["operation"]
