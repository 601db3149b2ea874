"""The findings of linking: names and ids that lead nowhere, and operations in the wrong field."""

from __future__ import annotations

from cc_tools.diagnostics import Code

NO_SUCH_CARD = Code("N001", "no-such-card", """An operation names a card that is not in the game.

`@slug` means a card of that name: the name in kebab-case, without accents, apostrophes and points. The game may
reserve names for cards of boxes that are not included (`reserved_names` in `game.yaml`).

    PLAY: find @su-kal             (`@sukal` was meant)
""")
NO_SUCH_RECORD = Code("N002", "no-such-record", """A key names a record that is not there.

Decks, reprints and `replaced_by` name cards by their id. Where several cards share a name, the id says which one:
`infiltrate-sela`.

    - {card: bynar, number: 1ALL03/13}      (`bynars` was meant)
""")
AMBIGUOUS = Code("N003", "ambiguous-name", """The name belongs to several cards, so that an id is needed.

The message lists the cards of that name; write the id of the one that is meant.

    - {card: infiltrate, number: 1SEL05/24}
""")
WRONG_FIELD = Code("N004", "operation-in-wrong-field", """An operation of this kind does not belong into this field.

A development cost (`COST`) stands under `cost`, a goal under `goal`; the kinds of a card's own operations stand
under `operations`.

    operations:
    - "COST: spend 2 dilithium"
""")
DUPLICATE_ID = Code("N005", "id-used-twice", """Two records of a game have the same id.

Ids are unique in a game. Where two cards share a name, the crew or set is added: `lirpa-core`.
""")
RESERVED_WORD = Code("N006", "reserved-word-in-vocabulary", """The vocabulary declares a word of the grammar.

Words such as `all`, `top`, `any` or `except` can be no traits and no zones: an operation with them could not be read.
""")
WRONG_CARD = Code("N007", "operation-on-wrong-card", """An operation of this kind does not belong on this kind of card.

Some kinds of operation belong to some kinds of card only: only a Location is controlled, only a plot has text that is
carried out when the plot is played. On any other card nothing would ever carry the operation out. The game's data lists
under each kind of operation the cards that have it.

    suit: person
    operations:
    - "CONTROL: draw 1"              # wrong: only a Location has CONTROL
""")
