"""`treat`: counts as that one: icons, results, cards with an attribute, action, ability or state."""

from cc_tools.games.star_trek_tcg.lowering import ATTRIBUTE, begins, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Begin, Query
from cc_tools.model.tree import Atom, Effect, NounPhrase, Word

RESULTS = ("icon", "effect", "deed")
"""The sorts of what is no card."""

WORDS = ("trait", "action", "ability")
"""The senses of words that a card may be treated as."""


def _lower(effect: Effect, code: Code) -> None:
    """Icons of both sides, results, a card with one word more, or one that is normal when counters are handed out.

    Where any attribute is meant, who acts chooses one; `matching` is for the bonus (tcg.bonus.strict).
    """
    noun, becomes = effect.object, argument(effect, "as")
    if not isinstance(noun, NounPhrase) or becomes is None:
        raise unwritten(effect, "a deed")
    atoms = [atom for group in becomes.groups for atom in group.atoms]
    if phrases.says(becomes, "normal"):
        if pointed(noun):
            code.add(Begin(effect))
        return
    if phrases.says(becomes, "attribute"):
        code.add(Ask(ATTRIBUTE, "trait", Query("attributes")))
    elif noun.sort not in RESULTS and not all(_is_known(atom) for atom in atoms):
        raise unwritten(effect, "what it is treated as")
    begins(effect, code)


def _is_known(atom: Atom) -> bool:
    return isinstance(atom, Word) and (atom.sense in WORDS or atom.name == "matching")


TREAT = verb(
    "treat",
    one("icon", "effect", "card", "deed"),
    continuous=True,
    as_=one("attribute", "number", "card", "deed"),
    for_=maybe("time", "deed", "effect"),
    lower=_lower,
)
