"""The findings about translations."""

from __future__ import annotations

from cc_tools.diagnostics import Code, Severity

MISSING = Code(
    "T001",
    "missing-translation",
    """\
Something that has an English text has none in another language that needs one: a name, a ruling, a text of the game, a
term, or a phrase of the renderer. A verb that has no phrase at all has none in English either.

    - rules: [ruling.scan]
      text:
        en: "You choose."           # no `pt`, `es`, `ja`

Translate it, then record from which English text the translation was made:

    cc-tools translate accept KEY

`cc-tools translate status` counts what is missing. `cc-tools validate` reports it as a warning, so that a card can be
added before it is translated.
""",
)

STALE = Code(
    "T002",
    "stale-translation",
    """\
The English text has changed since it was translated, or nobody has recorded from which English text the translation was
made. It may say something that the card no longer says.

    text:
      en: "You choose two of them."       # it was: one of them
      pt: "Você escolhe uma delas."

Read both, change the translation where it needs it, and record that it fits:

    cc-tools translate accept KEY
    cc-tools translate accept KEY --language pt

The records stand in `translations.yaml` beside `game.yaml`, and beside the phrases. `cc-tools validate` reports this as
a warning.
""",
)

PARITY = Code(
    "T003",
    "translation-differs",
    """\
The translation has lost or changed something that is the same in every language: a number, a placeholder, an icon in
braces, a code in backticks, a reference to a rule, the name of a card, a quotation, a line, a part of a template.

    text:
      en: "Costs 2 Latinum in all."
      pt: "Custa 3 Latinum no total."     # 2 has become 3

Compare the two, and bring back what the message names. Of a card's name the translated one is wanted, or the English
one as it is printed.
""",
)

SAME_AS_ENGLISH = Code(
    "T004",
    "same-as-english",
    """\
The translation is word for word the English text. Names of people and ships stay as they are, and some words are the
same in two languages; a sentence, or a phrase in small letters, is not. Most often the English text was copied as a
stand-in and then forgotten.

    pt: {text: with a number}

Translate it.
""",
    Severity.WARNING,
)

FOREIGN_WORDS = Code(
    "T005",
    "foreign-words",
    """\
The translation has characters or words of another language, or its characters are not those of its own.

    pt: "El jugador elige una de ellas."  # this is Spanish
    ja: "カードを1枚引く."                  # a full stop of Latin script; write 。

What is looked for: text of one language under the key of another, Portuguese letters in Spanish and the other way
round, English words left in a sentence, Japanese without a Japanese character, Latin punctuation behind Japanese, a
space too many.
""",
)

READING = Code(
    "T006",
    "japanese-reading",
    """\
A Japanese name or term needs its reading in kana, by which Japanese lists are sorted: a name always, a term where it
has kanji. The reading may hold kana, digits, and letters that stand in the text too.

    names: {pt: Terra, es: Tierra, ja: 地球}                         # no reading
    names: {pt: Terra, es: Tierra, ja: 地球, reading: ちきゅう}
""",
)

CODES = (MISSING, STALE, PARITY, SAME_AS_ENGLISH, FOREIGN_WORDS, READING)
