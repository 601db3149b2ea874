"""The findings of loading: what can be wrong with a file before anyone asks what its keys mean."""

from __future__ import annotations

from cc_tools.diagnostics import Code, Severity

SYNTAX = Code("Y001", "syntax", """\
The file is not YAML at this place, so nothing in it could be read; its other faults show up once this is mended.

Most often a text holds a colon and a space, or begins with a sign such as `@`, and stands without quotes; a quotation
mark or a bracket is not closed; or a line is indented more or less than its neighbours.

    name: Mission: Unknown          # wrong: two colons, no quotes
    name: "Mission: Unknown"        # right

Put the text in double quotes, close what is open, or line the key up with the keys beside it.
""")

DUPLICATE_KEY = Code("Y002", "duplicate-key", """\
One mapping has the same key twice. Programs disagree about which of the two counts, so half of what you wrote would be
lost without a word. The first one is used until this is mended.

    vp: 2
    traits: [human]
    vp: 3                           # wrong: `vp` again

Delete one of them, or begin a new list item with `-` if it belongs to the next card.
""")

ANCHOR = Code("Y003", "anchor", """\
An anchor (`&name`) or an alias (`*name`) makes one part of a file stand for another. Card files are read by people who
look at one card at a time, and a few nested aliases can grow into gigabytes, so they are refused. The record that holds
the alias is left out.

    traits: &crew [human, starfleet]
    traits: *crew                   # wrong

Write the value out at each place. A text that begins with `*` or `&` needs quotes.
""")

MERGE_KEY = Code("Y004", "merge-key", """\
`<<` takes over the keys of another mapping. It is no part of today's YAML, and a reader of the card does not see what
the card has. The record that holds it is left out.

    - <<: *basic                    # wrong
      id: edosians

Write the keys out.
""")

TAG = Code("Y005", "explicit-tag", """\
A tag (`!!str`, `!name`) tells a program which type to make of a value. Here the kind of file says that, and tags of
unknown origin can make other programs run code. The tag is ignored.

    vp: !!int 3                     # wrong
    vp: 3                           # right

Delete the tag. A text that begins with `!` needs quotes.
""")

TAB = Code("Y006", "tab-indentation", """\
A line is indented with a tab. YAML counts spaces only, since a tab is as wide as each editor likes.

Replace the tab by two spaces for each level; most editors have the setting "insert spaces".
""")

UNICODE_SPACE = Code("Y007", "unicode-space", """\
A no-break space, an ideographic space or another unusual space stands where YAML needs a plain one: in the indentation
or beside a colon, a dash or a comma. It looks like a space but is read as a letter, so the key gets another name or is
no key at all. It comes from copying out of a web page or a word processor, or from a Japanese keyboard.

Delete it and type a plain space. Inside quotes such spaces are allowed.
""")

BIDI = Code("Y008", "bidi-control", """\
A control character that turns the direction of writing stands in the file. What people see then differs from what
programs read, which has been used to hide changes from reviewers.

Delete it; no text of a card needs one.
""")

INVISIBLE = Code("Y009", "invisible-character", """\
A character of no width stands in the file (a zero-width space or joiner, a soft hyphen, a byte order mark in mid-text).
Two words that look equal then differ, and searching finds one of them only.

Delete it. The finding names its place, since it cannot be seen.
""")

CUT_BY_COMMENT = Code("Y010", "comment-cuts-text", """\
A text without quotes is followed by a space and `#`. From there on YAML reads a comment, so the rest of the text is
lost.

    name: Deck #5                   # wrong: the name is `Deck`
    name: "Deck #5"                 # right

Put the whole text in double quotes. If a comment is meant, write a space behind the `#`.
""", Severity.WARNING)

NEEDS_QUOTES = Code("Y011", "needs-quotes", """\
A text stands without quotes and looks like something else: a number, a date, a yes or no. This program reads it as
text, because the field holds text; editors and other programs, depending on the version of YAML they follow, read a
number, a truth value or a date, and `01E5` becomes 100000.

    id: 01E5                        # wrong: a number to many programs
    id: "01E5"                      # right

Put it in double quotes.
""", Severity.WARNING)

SEVERAL_DOCUMENTS = Code("Y012", "several-documents", """\
A line `---` in mid-file begins a second document. Card files hold one document each; what follows is not read.

Delete the line, or move what follows into a file of its own.
""")

EMPTY = Code("Y013", "empty-file", """\
The file holds nothing, or comments only. Perhaps it was not saved, or its content was commented out.

Write its top-level key (`cards:` and so on), or delete the file.
""")

NOT_A_FILE = Code("Y014", "not-a-file", """\
Something that is no ordinary file has a name ending in `.yaml` or `.yml`: a folder, a pipe, a device.

Rename or remove it.
""")

UNREADABLE = Code("Y015", "unreadable", """\
The operating system did not let the file or folder be read: it does not exist, permission is missing, a link leads
nowhere, or the disk reported an error. The message repeats what the system said.
""")

NOT_UTF8 = Code("Y016", "not-utf8", """\
The bytes of the file are not UTF-8 at this place. It was saved in another encoding, such as Windows-1252, Shift JIS or
UTF-16, and letters with accents or Japanese text would turn into other characters.

Open it in the encoding it was written in, and save it as UTF-8.
""")

BYTE_ORDER_MARK = Code("Y017", "byte-order-mark", """\
The file begins with a byte order mark, which some Windows editors write. It is skipped here, but other programs take it
for a part of the first key.

Save the file as "UTF-8" instead of "UTF-8 with BOM".
""", Severity.WARNING)

LINE_ENDS = Code("Y018", "line-ends", """\
Lines of the file end with a carriage return (Windows line ends). The file is read all the same, but each such line
shows as changed when somebody else saves the file.

Set your editor to line ends "LF".
""", Severity.WARNING)

TOO_LARGE = Code("Y019", "too-large", """\
The file is larger than 5 MB, or all files together are larger than 200 MB or more than 20,000. A set of 400 cards has
about 200 KB, so something else has got in, and reading it could use up the memory of the machine.

Split the file by kind of card, or remove what is no card file.
""")

TOO_DEEP = Code("Y020", "too-deep", """\
Mappings and lists are nested more than 50 deep. No card needs more than eight; most often an opening bracket was
repeated. The file is not read any further.

Close the brackets, or set the indentation right.
""")

TOO_MANY_VALUES = Code("Y021", "too-many-values", """\
The file holds more than 500,000 keys and values. It is not read any further, to keep time and memory within bounds.

Split the file.
""")

SAME_BUT_FOR_CASE = Code("Y022", "same-but-for-case", """\
Two files or folders have names that differ in capital letters only. On Windows and macOS they are one file, and one of
them disappears when the folder is copied there.

Rename one of them.
""")

LINK = Code("Y023", "link", """\
A symbolic link leads out of the folder that is read, or to a folder. A card set has to be complete in itself, and must
not bring in files of the machine it is read on. The link is not followed.

Copy the file to this place instead.
""")

FORBIDDEN_CHARACTER = Code("Y024", "forbidden-character", """\
A control character stands in the file that YAML does not allow, or that some programs take for a line end and others
not (U+0085, U+2028, U+2029). Nothing in the file can be trusted to stand on the line where it seems to stand, so it is
not read.

Delete the character; it often comes from copying out of a PDF.
""")

DIRECTIVE = Code("Y025", "directive", """\
A line that begins with `%` is an instruction to YAML programs. Card files have none, and the file is not read.

Delete the line; if it is the second line of a text, indent it or put the text on one line.
""")

NO_GAME = Code("Y026", "no-game", """\
No folder above this file holds a `game.yaml`, so it is not known which game the file belongs to and which words it may
use. The file is read for its YAML only.

Put the file into the folder of a game, or add the game's `game.yaml`.
""")

COMPLEX_KEY = Code("Y027", "complex-key", """\
A list or a mapping stands as a key. Keys of card files are single words; this one comes most often from a bracket or a
brace in place of quotes, as in `{name}: text`. The entry is left out.

    [Data]: android                 # wrong
    "[Data]": android               # right
""")
