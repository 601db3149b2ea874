"""`allow`: makes possible what the rules forbid; `ignoring` names the rule."""

from cc_tools.games.star_trek_tcg.lowering import begins, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """A second card of a title may be played, or counters handed out to crew at home; other deeds are not written."""
    noun, rule, to = effect.object, argument(effect, "ignoring"), argument(effect, "to")
    assert isinstance(noun, NounPhrase)
    of = phrases.behind(noun, "of")
    plays = phrases.says(noun, "play") and phrases.says(rule, "unique")
    hands_out = phrases.says(noun, "assign") and to is not None and (of is None or phrases.behind(of, "on") is None)
    if not plays and not hands_out:
        raise unwritten(effect, "this deed")
    begins(effect, code)


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
