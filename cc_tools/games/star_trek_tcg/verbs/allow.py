"""`allow`: makes possible what the rules forbid; `ignoring` names the rule."""

from cc_tools.games.star_trek_tcg.lowering import begins, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """Whatever the rules ask about when they forbid; any other deed is not written."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if not _is_asked(effect, noun):
        raise unwritten(effect, "this deed")
    begins(effect, code)


def _is_asked(effect: Effect, noun: NounPhrase) -> bool:
    """Playing a second card of a title, using again or another's ability, drawing past the hand, paying, giving."""
    rule, by = argument(effect, "ignoring"), argument(effect, "by")
    match phrases.first_word(noun):
        case "play":
            return phrases.says(rule, "unique")
        case "assign":
            return argument(effect, "to") is not None and rule is None
        case "use":
            return phrases.behind(noun, "of") is not None and (by is not None or phrases.says(rule, "once-per-turn"))
        case "draw":
            return by is not None and phrases.says(rule, "hand-size")
        case "spend":
            return phrases.says(argument(effect, "from"), "stores") and argument(effect, "for") is not None
        case _:
            return False


ALLOW = verb(
    "allow",
    one("deed"),
    continuous=True,
    from_=maybe("card", "zone"),
    to=maybe("card", "zone"),
    by=maybe("attribute", "card"),
    ignoring=maybe("requirement", "number", aside=True),
    for_=maybe("attribute", "time", repeats=True),
    lower=_lower,
)
