"""The icons of an icon draw: those of the cards turned up, those that were added, the colours that they count as."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cc_tools.engine.continuous import held
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Player
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase

PLAYED, ADDED = "played-on-draw", "added"
"""What the turn notes: the cards played for the action under way in their order, and the icons added in its draw."""

ANY = "icon"
"""The colour of an icon that is of any."""

Added = tuple[Player, str, int, int]
"""Icons that were added: for whose side, of which colour, how many, and how many cards had been played by then."""


class Change(NamedTuple):
    """All icons of a colour count as another, since the card of that number was played."""

    number: int
    old: str
    new: str


def of_side(game: Game, player: Player, name: str) -> int:
    """How many icons of a colour a side has (tcg.effect.side)."""
    changes = _changes(game)
    shown = sum(_coloured(game.face(copy).icons, changes).count(name) for copy in game.cards("icon-draw", player))
    return shown + sum(_added(one, name, changes) for one in added(game) if one[0] == player)


def shown(game: Game, copy: Copy) -> list[str]:
    """The icons of a card that was turned up, in the colours that they count as."""
    return _coloured(game.face(copy).icons, _changes(game))


def added(game: Game) -> list[Added]:
    """The icons that were added in the draw under way."""
    return [(player, icon, number, since) for player, icon, number, since in game.state.notes.get(ADDED, ())]


def played(game: Game) -> list[Copy]:
    """The cards that were played for the action under way, in that order."""
    return list(game.state.notes.get(PLAYED, ()))


def _changes(game: Game) -> list[Change]:
    """The changes of colour in the order in which their cards were played."""
    order, found = played(game), []
    for effect in held(game, "treat"):
        was, becomes, card = effect.effect.object, effect.argument("as"), effect.frame.card
        if isinstance(was, NounPhrase) and was.sort == "icon" and becomes is not None:
            number = order.index(card) if card in order else -1
            found.append(Change(number, phrases.first_word(was), phrases.first_word(becomes)))
    return sorted(found, key=lambda one: one.number)


def _coloured(icons: Iterable[str], changes: Iterable[Change]) -> list[str]:
    found = list(icons)
    for one in changes:
        found = [one.new if icon == one.old else icon for icon in found]
    return found


def _added(one: Added, name: str, changes: list[Change]) -> int:
    """How many of some icons that were added count as a colour; what was played before them does not change them."""
    _, icon, number, since = one
    return number if icon == ANY or _coloured([icon], (c for c in changes if c.number >= since)) == [name] else 0
