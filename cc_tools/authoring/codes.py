"""The findings of the authoring commands: one constant and one manual page for each kind."""

from __future__ import annotations

from cc_tools.diagnostics import Code

NOT_FORMATTED = Code(
    "A001",
    "not-formatted",
    """\
The file is not in canonical form. The form is: the schema's line first, keys in the order of the schema, operations in
double quotes and in canonical form, lists of short words in brackets, one empty line between records.

    cc-tools fmt

puts every file into it. Nothing but the form changes, and comments stay.
""",
)

NOT_REWRITTEN = Code(
    "A002",
    "not-rewritten",
    """\
The formatter left the file as it is, because its new text would not have been read as the same data with the same
comments. This is a fault of the formatter; most often an unusual place of a comment or an unusual text over several
lines leads to it. Write that place in a simpler way, and please report it.
""",
)

CODES = {code.id: code for code in (NOT_FORMATTED, NOT_REWRITTEN)}
