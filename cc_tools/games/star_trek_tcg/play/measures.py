"""Numbers of cards as operations ask for them: ratings, costs, values, counters."""

from __future__ import annotations

from collections.abc import Sequence

from cc_tools.engine import nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pointing import as_list
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play import definitions
from cc_tools.games.star_trek_tcg.play.abilities import asked
from cc_tools.games.star_trek_tcg.play.bearing import actions_of
from cc_tools.games.star_trek_tcg.play.cards import RATINGS, XC, base, xc
from cc_tools.games.star_trek_tcg.play.effects import price, rating, value
from cc_tools.language import phrases
from cc_tools.model.tree import Atom, NounPhrase, Word


def number(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """A rating, cost or value: of the cards behind `of`, else of the thing tested, else of this card.

    Of several cards it is the sum; `highest` and `lowest` pick one.
    """
    tested = frame.names.get("it")
    if isinstance(tested, list) and len(tested) > 2 and phrases.says(noun, "cost"):  # an ability of a card
        return asked(game, tested[2])
    found = [_of_card(game, copy, noun) for copy in _subjects(game, frame, noun, "of")]
    if not found:
        return 0
    if phrases.says(noun, "highest"):
        return max(found)
    return min(found) if phrases.says(noun, "lowest") else sum(found)


def counters(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """How many counters there are: on cards, or in a power base (`xc in opponent power-base`), or lost."""
    zone = phrases.behind(noun, "in", "from")
    if zone is not None:
        return base(game, 1 - frame.actor if phrases.owner_word(zone) == "opponent" else frame.actor)
    if phrases.says(noun, "lost"):
        lost: dict[str, int] = game.state.notes.get("lost", {})
        return sum(lost.get(str(copy), 0) for copy in _subjects(game, frame, noun, "of"))
    return sum(xc(game, copy) for copy in _subjects(game, frame, noun, "on"))


def icons(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """How many icons cards show: those of a colour where one is named."""
    of = phrases.behind(noun, "of")
    shown = [icon for copy in nouns.things(game, frame, of) for icon in game.face(copy).icons] if of else []
    colours = [one for one in RATINGS if phrases.says(noun, one)]
    return sum(not colours or icon in colours for icon in shown)


def actions(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """How many actions cards may take: those of a name or a rating where one is said (`non-logic action of it`)."""
    table = definitions.actions(game.pool)
    found = [one for copy in _subjects(game, frame, noun, "of") for one in actions_of(game, copy) if one in table]
    said = [group.atoms for group in noun.groups[:-1]]
    return sum(all(_says(atoms, name, table[name].rating) for atoms in said) for name in found)


def _says(atoms: Sequence[Atom], name: str, used: str) -> bool:
    """Whether one of the words is that of an action or of the rating that it uses, or is not where it is negated."""
    return any(isinstance(atom, Word) and (atom.name in (name, used)) != atom.negated for atom in atoms)


def _subjects(game: Game, frame: Frame, noun: NounPhrase, preposition: str) -> list[Copy]:
    named = phrases.behind(noun, preposition)
    if named is not None:
        return nouns.things(game, frame, named)
    tested = [one for one in as_list(frame.names.get("it")) if isinstance(one, int)]
    return tested or ([] if frame.card is None else [frame.card])


def _of_card(game: Game, copy: Copy, noun: NounPhrase) -> int:
    said = phrases.words(noun)
    if "cost" in said:
        return price(game, copy)
    if "value" in said:
        return value(game, copy)
    if XC in said:
        return xc(game, copy)
    names = [one for one in RATINGS if one in said] or list(RATINGS)
    found = [rating(game, copy, one) for one in names]
    return min(found) if "lowest" in said else max(found)
