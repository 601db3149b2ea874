"""The findings of validation: what can be wrong with the shape of a record."""

from __future__ import annotations

from cc_tools.diagnostics import Code

UNKNOWN_KEY = Code("S001", "unknown-key", """\
The record has a key that its kind of record does not know. Nothing would ever read it, so most often it is misspelt, or
it stands one level too deep or too high.

    - id: edosians
      trait: [alien]                # wrong: `traits`

Correct the spelling, or move the key to where it belongs. The schema files list the keys of each kind of record.
""")

MISSING_KEY = Code("S002", "missing-key", """\
A key that every record of this kind needs is not there. What a card of one kind (suit, type) needs beyond what all
cards have is listed under that kind in the game's data.

    - name: Edosians                # wrong: no `id`, no `suit`

Add it. If it seems to be there, compare its indentation with that of the other keys of the record.
""")

UNKNOWN_WORD = Code("S003", "unknown-word", """\
The field holds words of the game's vocabulary, and this is none of them. A card with a misspelt trait would never be
found by the operations that ask for the trait.

    traits: [vulcn]                 # wrong: `vulcan`

Correct the spelling. A new word is added to the game's vocabulary first: a suit or a position to `game.yaml`, a trait
as a term in `vocabulary/`.
""")

WRONG_TYPE = Code("S004", "wrong-type", """\
The field needs another sort of value: a whole number, `true` or `false`, a list, keys with values, or a single text.

    vp: three                       # wrong: a whole number is needed
    vp: 3
    traits: alien                   # wrong: a list is needed
    traits: [alien]

Numbers, `true` and `false` stand without quotes.
""")

OUT_OF_RANGE = Code("S005", "out-of-range", """\
The number is smaller or larger than anything that can be printed there. The bounds are wide, so this is most often a
slip: a digit typed twice, a number of another field.

Compare it with the printed card.
""")

WRONG_FORM = Code("S006", "wrong-form", """\
The text has not the form that the field needs: an id is written in lower case letters, digits and single hyphens; a
date as `2024-05-31`; an operation begins with its kind in capitals and a colon.

    id: Admiral Jarok               # wrong
    id: admiral-jarok               # right

Write it in the form that the message names.
""")

NOT_OF_THIS_KIND = Code("S007", "not-of-this-kind", """\
The key is known, but only other kinds of card have it: Away Teams stand on captains only, a plural belongs to a noun
only. Either the key has got to the wrong record, or the record's kind (its suit, its part of speech) is wrong.

    suit: cargo
    away_teams: 5                   # wrong

The game's data lists, under each kind, the keys that only it and its like have.
""")

NO_VALUE = Code("S008", "no-value", """\
There is nothing behind the key. Whether it was forgotten or meant to say "none" cannot be told.

    focus:                          # wrong

Write a value, or leave the key out; a key that is left out means "none".
""")

WRONG_LENGTH = Code("S009", "wrong-length", """\
A text is empty or longer than there is room for, or a list has too few entries.

    name: ""                        # wrong

Write the text, shorten it, or complete the list.
""")

UNKNOWN_FILE = Code("S010", "unknown-file", """\
The top-level key of a file says what the file holds, and this one says nothing known. Nothing of the file is read.

    card:                           # wrong: `cards`
    - id: edosians

A file begins with one of the keys of its game, such as `cards:`, `set:` or `terms:`, and everything else stands below
it.
""")

SEVERAL_KEYS = Code("S011", "several-keys", """\
The file has more than one top-level key. Each file holds one kind of thing, so that it is clear which schema it
follows; most often the lines of a record have lost their indentation.

Indent what belongs below the first key, or move the second one into a file of its own.
""")

NO_SET = Code("S012", "no-set", """\
The file holds records of a set, but neither its folder nor one above holds a `set.yaml`, so it is not known which
product the records belong to.

Move the file into the folder of a set, or write the set's `set.yaml`:

    set:
      id: my-set
      name: My Set
      order: 5
""")

ID_IS_NOT_FOLDER = Code("S013", "id-is-not-folder", """\
The id of a set or a game differs from the name of the folder it stands in. Other files and programs find it by both, so
they have to be the same.

Rename the folder, or correct the id.
""")

UNKNOWN_GAME = Code("S014", "unknown-game", """\
No installed package knows the game of this folder, so it is not known which records its files hold. Only the game's own
file and its vocabulary are checked.

Correct the name of the folder, or install the package that brings the game.
""")

NO_WORDS = Code("S015", "no-words", """\
Records of this game have a field whose words the game has to list, and `game.yaml` lists none for it. The field would
accept anything, so it accepts nothing certain.

    words:
      suit:
        person: {}

Add the sense under `words`, with its words.
""")

MISPLACED_FILE = Code("S016", "misplaced-file", """\
`game:` stands in a file called `game.yaml` in the game's own folder, `translated:` beside it in `translations.yaml`,
and `set:` in a file called `set.yaml` in the folder of the set, since that is where they are looked for. This file has
another name or place.

Rename or move it.
""")

INVALID_RECORD = Code("S017", "invalid-record", """\
The keys of the record are right one by one, but it does not hold together as a whole: two of its
values contradict each other. The message says in which way. Compare both with the printed card.
""")

UNKNOWN_FIELD = Code("S018", "unknown-field", """\
The game's data lists, under a kind of card, the fields that only such cards have, and those that each of them needs. No
card has a field of this name, so the entry has no effect.

    captain: {fields: [away_team]}  # wrong: `away_teams`

Correct the spelling.
""")

TOO_MANY_FAULTS = Code("S019", "too-many-faults", """\
A record has more than a hundred faults, or a file more than two thousand, and the rest is not listed. Most often the
indentation is off, or the records are of another kind than the file says.

Mend the faults that are listed, then check again.
""")
