"""The findings of the operation language: one constant and one manual page for each kind."""

from __future__ import annotations

from cc_tools.diagnostics import Code

DEAD_END = Code("L001", "dead-end", """The operation cannot be read past this place.

The message says what stands before it and what may follow. Usual causes: a step without a comma or semicolon
between it and the next, a bracket that is not closed, `requires` that does not stand first.

    PLAY: draw 2 gain 1 glory      (a `;` is missing before `gain`)
""")
TOO_LONG = Code("L002", "operation-too-long", """The operation is longer than any card could print.

An operation may have 4,000 characters. What is longer is most likely a file pasted into the wrong place.
""")
TOO_DEEP = Code("L003", "operation-too-deep", """Brackets are nested deeper than 20 levels.

No printed card comes near this; look for brackets that are opened again and again and never closed.
""")
UNKNOWN_WORD = Code("L004", "unknown-word", """The game's vocabulary does not have this word.

Either it is misspelt, or it is new. A new trait is a term in `vocabulary/` with a `category` (species, attribute);
other words are listed in `game.yaml` under the sense they have, and a term in `vocabulary/` says how they read.

    PLAY: gain 2 dilitium          (`dilithium` was meant)
""")
UNKNOWN_VERB = Code("L005", "unknown-verb", """There is no such verb in this game.

A step begins with a verb, such as `draw`, `gain` or `discard`. The language reference lists all of them.

    PLAY: drow 2                   (`draw` was meant)
""")
UNKNOWN_KIND = Code("L006", "unknown-kind", """The word in capitals is neither a kind nor a flag of this game.

    ACTON PLAY: draw 1             (`ACTION` was meant)
""")
MISPLACED_KIND = Code("L007", "misplaced-kind", """The capitals at the head do not go together, or do not belong here.

Flags stand first and the kind last; each kind allows certain flags; a cost has the kind COST, a goal GOAL.

    ACTION END: score 1            (END takes no flag)
""")
WRONG_TYPE = Code("L008", "wrong-type", """The verb or condition needs another sort of thing here.

    PLAY: spend 2 klingon          (`spend` takes a resource or a token, not cards)
""")
MISSING_OBJECT = Code("L009", "missing-object", """The verb needs to be told what it acts on.

    PLAY: discard                  (after `discard` I expected what to discard)
""")
SURPLUS_OBJECT = Code("L010", "surplus-object", """The verb takes no object, sign, block, name or cap of this form.

    REACTION when would gain card: cancel 2
""")
WRONG_PREPOSITION = Code("L011", "wrong-preposition", """The verb or noun does not take this preposition.

    PLAY: draw 2 ignoring ship     (`draw` takes `from`, `per` and `plus`)
""")
WRONG_ZONE = Code("L012", "wrong-zone", """The verb cannot take things from, or bring them to, this zone.

    PLAY: gain 1 dilithium from hand
""")
UNBOUND = Code("L013", "unbound-binding", """A `$name` is used that no earlier step has named.

A step names what it produced with `as $name`; the name holds from the next step on.

    PLAY: draw 2 as $d; discard 1 of $c
""")
UNUSED = Code("L014", "unused-binding", """A step names something that nothing uses.

Take the `as $name` away, or use it.

    PLAY: draw 2 as $d
""")
REBOUND = Code("L015", "binding-named-twice", """A `$name` is named a second time in the same operation.

Give the second thing another name, so that nobody has to guess which is meant.
""")
MISPLACED_WORD = Code("L016", "misplaced-word", """The word exists, but not in this place.

    PLAY: draw 2 from klingon      (`klingon` is a trait; `from` needs a zone or a card)
""")
BAD_NUMBER = Code("L017", "number-out-of-range", """The number is outside what makes sense here.

Amounts are 1 to 99; in `1..3` the first is smaller; `choose N` takes fewer than there are branches or as many.

    PLAY: choose 3 { draw 1 | gain 1 glory }
""")
BAD_CLAUSE = Code("L018", "clause-does-not-fit", """This kind of operation does not take such a clause, or needs one.

    PLAY after draw card: gain 1 glory       (only REACTION and the like wait for an event)
""")
NOT_AN_EVENT = Code("L019", "not-an-event", """This verb is never an event that an operation could wait for.

    REACTION after cancel: draw 1
""")
MISPLACED_STATEMENT = Code("L020", "misplaced-statement", """The statement stands where it can have no effect.

`requires` stands before every step, `done` speaks of a step before it, a continuous effect belongs into an
operation that holds (PASSIVE, SPECIAL) or needs `for turn`.

    PLAY: draw 1; requires military >= 3
""")
IMPOSSIBLE = Code("L021", "impossible-combination", """These words cannot hold together.

    PLAY: discard captain dilithium          (a captain is a card, dilithium a resource)
""")
EMPTY = Code("L023", "empty-operation", """The operation has no steps although its kind needs some.

    PLAY:
""")
