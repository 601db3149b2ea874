"""`select`: choose a card, named for later steps; whoever chooses in the other player's hand sees what is offered."""

from dataclasses import replace

from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.verbs import select
from cc_tools.model.instructions import Show, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    noun, general = effect.object, select.SELECT.lower
    assert isinstance(noun, NounPhrase) and general is not None
    zone = phrases.behind(noun, "in")
    if zone is not None and phrases.says(zone, "hand") and phrases.owner_word(zone) == "opponent":
        code.add(Show(Things(noun), "you"))
    general(effect, code)


SELECT = replace(select.SELECT, lower=_lower)
