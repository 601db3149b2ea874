"""What is not planted, because it cannot be found: the altered card is one that could have been printed."""

from __future__ import annotations

STILL_SOUND = frozenset({"a trait for a zone"})
"""Kinds of which some come out well-typed; these are left out, all others are planted."""

EXCLUDED: tuple[tuple[str, str], ...] = (
    (
        "a trait, suit, skill or focus exchanged for another",
        "The card stays well-formed. Traits that mark operations are an exception, and they are planted.",
    ),
    (
        "a number exchanged for another within its range",
        "Points, costs and amounts are free. Multipliers and collector numbers, which follow from others, are planted.",
    ),
    (
        "a zone, resource or noun in an operation exchanged for another of its type",
        "`gain 1 glory` and `gain 1 latinum` are both sound.",
    ),
    ("a verb exchanged for another that takes the same things", "`draw 2` and `discard 2` are both sound."),
    ("an operation left out, or moved to another card", "No data says how many operations a card has."),
    (
        "two cards of a deck exchanged",
        "Every number still stands once; which card has which number is known from print only.",
    ),
    (
        "a position exchanged for another that the suit may have",
        "Available, Reserve, Development and Discard are open to all suits.",
    ),
    ("Away Teams, Glory or actions changed within their range", "They are facts that stand once."),
    (
        "a translation that says something else",
        "Its words cannot be compared with its meaning. A lost or outdated one can.",
    ),
    (
        "a number changed or lost in one of the places where a translation says it",
        "It still says the number, and a translation may say it more or less often than the English text.",
    ),
    ("a name misspelt together with its id and everywhere it is used", "The data agrees with itself."),
    (
        "a trait in place of a zone where cards may stand as well",
        "`enlist mind-control` and `find ship except weapon` are sound. Everywhere else it is planted.",
    ),
)
