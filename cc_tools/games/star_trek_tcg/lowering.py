"""What the verbs of this game write their instructions with."""

from __future__ import annotations

from cc_tools.language import phrases
from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code, argument, bounds, chosen, pointed
from cc_tools.model.instructions import Amount, As, Begin, Call, Chance, Let, Name, Note, Query, Things, Value
from cc_tools.model.tree import Effect, Group, NounPhrase, Word

XC = "xc"
LOSING = "lose-xc"
"""What is asked where a card is picked to take counters off."""
HAND = NounPhrase(None, (Group((Word("hand", "zone"),)),), sort="zone")
ACTION, EPISODE, TURN = "$action number", "$episode number", "$turn number"
"""The names that say in which action or episode an effect began that ends with it, and before which turn it is for."""
ATTRIBUTE = "$attribute chosen"
"""The name of the attribute that a card is treated as."""
FREE = "%free"
"""The name that says that an ability is used without its cost."""


PRESENT = "$its card is in play"
"""The name that says of an effect on cards that were picked that it holds as long as its card is in play."""


def unwritten(effect: Effect, what: str) -> LookupError:
    """That this form of a verb has no instructions."""
    return LookupError(f"the verb `{effect.verb}` has no lowering for {what}")


def cards(effect: Effect, code: Code, zone: NounPhrase | None = None) -> Name:
    """The cards that a step acts on: picked by who acts, or by chance where the phrase says so."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if not phrases.says(noun, "random"):
        return picked(effect, code, zone)
    name = code.name("random")
    options = code.let(Things(noun, zone or argument(effect, "from")), "options", needs=1)
    code.add(Chance(name, options, bounds(noun.quantity)[0]))
    return name


def befall(procedure: str, effect: Effect, code: Code) -> None:
    """A procedure for the cards that a step acts on."""
    things = cards(effect, code)
    code.add(Call(procedure, (("%things", things),)))
    code.done(Query("some", (things,)))


def counters(effect: Effect, holder: Value) -> Value:
    """How many counters a step is about: a number times `per`, or all that the holder has."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if noun.quantity is not None and noun.quantity.form == "all":
        return Query("all-on", (holder,))
    low, high = bounds(noun.quantity)
    if low != high:
        raise unwritten(effect, "a range")
    return Amount(low, argument(effect, "per"), argument(effect, "plus"), effect.maximum)


def place(effect: Effect, code: Code, noun: NounPhrase | None, verb: str | None = None) -> Value:
    """The card or power base that counters leave or come to, as holders; picked where there is a choice, for a verb."""
    if noun is None:
        return Query("only", (Query("this"),))
    if noun.sort == "zone":
        whose = "opponent" if phrases.owner_word(noun) == "opponent" else "you"
        return Query("only", (Query("pool-of", (whose,)),))
    if not chosen(noun):
        return code.let(Things(noun), "holders", needs=bounds(noun.quantity)[0])
    return code.things(noun, verb or effect.verb)


def certain(effect: Effect, code: Code, noun: NounPhrase | None) -> Name | None:
    """The card or power base that counters leave or come to, where nobody has a choice; None where somebody has."""
    if noun is None or noun.sort == "zone" or not chosen(noun):
        return code.let(place(effect, code, noun), "end", needs=1)
    return code.let(Things(noun), "end", needs=1) if phrases.by_name(noun) else None


def begins(effect: Effect, code: Code) -> None:
    """A continuous effect for a time begins, or one on cards that were picked; others hold with their operation."""
    time = argument(effect, "for")
    times = [one.noun for one in effect.arguments if one.preposition == "for" and one.noun.sort == "time"]
    if time is None or not times:
        if any(one.preposition == "for" and pointed(one.noun) for one in effect.arguments):
            code.add(Let(PRESENT, 1), Begin(effect))
        return
    if phrases.says(times[0], "next"):
        code.add(Let(TURN, Query("turn-number")))
    if phrases.says(times[0], "episode"):
        code.add(Let(EPISODE, Query("note", ("episodes",))))
    if phrases.says(times[0], "action"):
        code.add(Let(ACTION, Query("note", ("actions",))))
    code.add(Begin(effect))


def decides(code: Code, winner: Value) -> None:
    """A player wins the action under way, and no icons are drawn any more (tcg.resolve.redirect)."""
    code.add(Note("decided", winner))


def of_current(code: Code, effect: Effect) -> Name:
    """The members that a step acts on; where it names none the current player picks (tcg.flip.target)."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    before = code.actor
    if chosen(noun):
        code.add(As(Query("flip-chooser")))
    things = cards(effect, code)
    if chosen(noun):
        code.add(As(before))
    return things
