"""The findings about a query: one constant and one manual page for each kind."""

from __future__ import annotations

from cc_tools.diagnostics import Code, Severity

TOO_LONG = Code(
    "Q001",
    "query-too-long",
    """The query is longer than a question about cards can be.

A query may have 1,000 characters. What is longer is most likely a text pasted into the wrong place.
""",
)
TOO_DEEP = Code(
    "Q002",
    "query-too-deep",
    """Brackets are nested deeper than 40 levels.

Look for brackets that are opened again and again and never closed.
""",
)
UNCLOSED_QUOTE = Code(
    "Q003",
    "unclosed-quote",
    """A quotation mark is opened and not closed.

    text:"draw 2                   (a `"` is missing at the end)

An apostrophe is no quotation mark: `su'kal` needs none.
""",
)
UNBALANCED = Code(
    "Q004",
    "unbalanced-bracket",
    """A bracket is opened and not closed, or closed and not opened.

    (suit:ship or suit:person      (a `)` is missing at the end)
""",
)
MISSING_TERM = Code(
    "Q005",
    "missing-term",
    """Something to look for is missing beside `and`, `or`, `not` or `-`.

    suit:ship or                   (either what?)

To look for such a word itself, put it in quotes.
""",
)
UNKNOWN_FIELD = Code(
    "Q006",
    "unknown-field",
    """There is no such field.

The help page lists the fields, with their names in four languages: `cc-tools query --guide`. A text that holds a colon
or another sign of comparison goes into quotes.

    sute:ship                      (`suit` was meant)
""",
)
MISSING_VALUE = Code(
    "Q007",
    "missing-value",
    """The field is compared with nothing.

A value follows the sign, with or without a space. Alternatives are written with `/`, brackets do not stand in a value.

    suit:                          (which one?)
""",
)
UNKNOWN_VALUE = Code(
    "Q008",
    "unknown-value",
    """The field knows no such word.

Words may be written as in the operations, in English, Portuguese, Spanish or Japanese.

    trait:klingn                   (`klingon` was meant)
""",
)
NOT_A_NUMBER = Code(
    "Q009",
    "not-a-number",
    """The field holds numbers; it is compared with a number or a range.

A range runs from the smaller to the greater number, and either end may be left out.

    vp:2..4   vp:3..   vp>=2
""",
)
NO_ORDER = Code(
    "Q010",
    "no-order",
    """The field has no order, so nothing in it is greater or smaller.

Numbers have an order, sets that of their publication. Other fields are compared with `:`, `=` and `!=`.

    trait>klingon
""",
)
ONE_VALUE = Code(
    "Q011",
    "needs-one-value",
    """Greater or smaller than what? Such a comparison takes one value.

    vp>2/3                         (not a list, not a range)
""",
)
UNKNOWN_COLUMN = Code(
    "Q012",
    "unknown-column",
    """There is no such field to show or to sort by.

`--columns` takes names of fields with commas between, `--sort` too; `-` before a name turns the order round.

    --sort -vp,name
""",
)
NO_EFFECT = Code(
    "Q020",
    "no-effect",
    """This part of the query asks for nothing, so it is passed over.

Brackets or quotes with nothing in them, signs that are neither letter nor digit, a query of spaces: the answer is the
same as without them, and a query of nothing else is answered by every card.
""",
    Severity.NOTE,
)

CODES = {
    code.id: code
    for code in (
        TOO_LONG, TOO_DEEP, UNCLOSED_QUOTE, UNBALANCED, MISSING_TERM, UNKNOWN_FIELD, MISSING_VALUE, UNKNOWN_VALUE,
        NOT_A_NUMBER, NO_ORDER, ONE_VALUE, UNKNOWN_COLUMN, NO_EFFECT,
    )
}  # fmt: skip
