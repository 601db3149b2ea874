"""`treat`: counts as that one: icons, results, cards with an attribute, action, ability or state."""

from cc_tools.games.star_trek_tcg.lowering import begins, unwritten
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect, NounPhrase, Word

WORDS = ("trait", "action", "ability")
"""The senses of words that a card may be treated as."""


def _lower(effect: Effect, code: Code) -> None:
    """Icons of both sides, or a card with one word more; other results and states are not written."""
    noun, becomes = effect.object, argument(effect, "as")
    if not isinstance(noun, NounPhrase) or becomes is None:
        raise unwritten(effect, "a deed")
    atoms = [atom for group in becomes.groups for atom in group.atoms]
    if noun.sort != "icon" and not all(isinstance(atom, Word) and atom.sense in WORDS for atom in atoms):
        raise unwritten(effect, "what it is treated as")
    begins(effect, code)


TREAT = verb(
    "treat",
    one("icon", "effect", "card", "deed"),
    continuous=True,
    as_=one("attribute", "number", "card", "deed"),
    for_=maybe("time", "deed", "effect"),
    lower=_lower,
)
