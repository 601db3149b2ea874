"""The findings about scenario files, beyond the shape of their records and the conditions in them."""

from __future__ import annotations

from cc_tools.diagnostics import Code

NO_SUCH_CARD = Code("X001", "scenario-names-no-card", """\
A scenario names a card that is not in the game. The test would be about nothing.

    p1: {hand: [tribles]}           # wrong: `tribbles`

A card is named by its slug (the name in kebab-case, without accents, apostrophes and points) or by its id; where
several cards share a name, by `crew/slug` or `set/slug`.
""")

AMBIGUOUS_CARD = Code("X002", "scenario-names-several-cards", """\
The name belongs to several cards, and the crews of the position do not tell which one is meant.

    market: {cargo: [phasers]}      # wrong: `core/phasers`, `to-boldly-go/phasers`

The message lists the ids. Write one of them, or put the crew or the set before the name.
""")

NO_SUCH_RECORD = Code("X003", "scenario-names-no-record", """\
A scenario names a crew or a mission that is not in the game, or a crew or set before a card that is none.

    p1: {crew: georgio}             # wrong: `georgiou`

Crews and missions are named by their id.
""")

NO_SUCH_PLAYER = Code("X004", "scenario-names-no-player", """\
A line does not begin with a player. The players of a scenario are `p1` and `p2`.

    when:
    - play set-a-course             # wrong: `p1 play set-a-course`

Say whose move it is, or who has to be asked.
""")

NO_SUCH_MOVE = Code("X005", "no-such-move", """\
The word behind the player is no move of this game.

    when:
    - p1 take archer-iv             # wrong: `p1 take-control archer-iv`

Every game has `choose`, `pass` and `undo`; the others are its own. The message names the move that was probably meant.
""")

MALFORMED_MOVE = Code("X006", "malformed-move", """\
The words of a move do not fit it: it needs a card or another record, a number is none, or something follows that the
move does not take.

    when:
    - p1 play                       # wrong: which card?
    - p1 pass tribbles              # wrong: nothing follows `pass`

The message says what the move is made of.
""")

NO_SUCH_ANSWER = Code("X007", "no-such-answer", """\
An answer in `choose` is no card, no word of the game, no number, no `yes` or `no` and no letter of a branch, so no
question could ever offer it.

    when:
    - p1 choose tribles             # wrong: `tribbles`

Correct the spelling. Several picks of one question are parted by commas.
""")

NO_SUCH_GAME = Code("X008", "scenario-of-no-game", """\
A scenario file says at its top which game it is about, and that game is not known, has no cards in this place, or
cannot be played yet.

    game: captain-chair             # wrong: `captains-chair`
    scenarios:
    - name: a first test

Correct the name.
""")

MALFORMED_EXPECTATION = Code("X009", "malformed-expectation", """\
A line of `then` has not the form that its key needs: `asks` takes a player and a card, `log` the name of one event,
`hidden` a player and a zone.

    then:
    - asks: earth                   # wrong: `asks: p1 earth`
    - hidden: p1.hand               # wrong: `hidden: p2 p1.hand`

Write it in the form that the message names.
""")

NO_SUCH_EVENT = Code("X010", "no-such-event", """\
`log` names an event of the operation language, and this is none of the game's. The log would never have such a line.

    then:
    - log: cycled                   # wrong: `cycle`

The language reference lists the verbs and events.
""")

NO_SUCH_ZONE = Code("X011", "scenario-names-no-zone", """\
`hidden` names a zone that the game does not have.

    then:
    - hidden: p2 p1.hands           # wrong: `p1.hand`

A zone of a player has the player and a point before it; a shared one, such as `incident-deck`, has not.
""")

NAME_TWICE = Code("X012", "scenario-name-twice", """\
Two scenarios of one file have the same name, so that a report of one of them would not say which.

    - name: the loser is paid
    - name: the loser is paid

Say in each name what only this scenario shows.
""")

FAILED = Code("X013", "scenario-failed", """\
A scenario was played, and something that has to hold afterwards does not, or a move of it was not legal. The report has
the position at the end and the log of the game.

    then:
    - p2: glory = 1                 # and it is 0

Either the card or the rule does not do what the scenario says, or the scenario is wrong.
""")

NO_SUCH_RULE = Code("X014", "scenario-names-no-rule", """\
A scenario says which rules it shows, and one of them is not in the rulebook of the game. Whoever looks for what shows a
rule would not find it.

    rule: step.control.takes        # wrong: `step.control.take`
    also: [kw.beam.6]

A rule is named by its id, or by the beginning that a group of rules has in common.
""")
