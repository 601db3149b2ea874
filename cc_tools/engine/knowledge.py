"""Who knows which card a copy is: by the area where it lies, and by what the player saw before it came there.

`State.known` holds by copy a mask of players (1, 2) for what its area does not tell; in an ordered area such a player
knows its position too. Above these two bits stand the players to whom the operation under way has shown the copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cc_tools.engine.state import Copy, Player

if TYPE_CHECKING:
    from cc_tools.engine.game import Game

BOTH = 3
"""The mask of both players."""

_JUST_SHOWN = 2


def knowing(game: Game, copy: Copy) -> int:
    """The mask of the players who know which card a copy is (info.1 to info.8)."""
    return game.pool.seen[game.state.place[copy]] | game.state.known.get(copy, 0) & BOTH


def sees(game: Game, player: Player, copy: Copy) -> bool:
    """Whether a player knows which card a copy is."""
    state = game.state
    return bool((game.pool.seen[state.place[copy]] | state.known.get(copy, 0)) >> player & 1)


def places(game: Game, player: Player, copy: Copy) -> bool:
    """Whether a player also knows where in its area the copy lies (info.2, info.6)."""
    number = game.state.place[copy]
    if game.pool.seen[number] == BOTH or not game.area_rules[number].ordered:
        return sees(game, player, copy)
    return bool(game.state.known.get(copy, 0) >> player & 1)


def _tells(game: Game, knew: int, learns: int) -> bool:
    """Whether somebody learns what who acts did not know before; what one shows of one's own hand can be taken back."""
    acts = 1 << game.state.stack[-1].actor if game.state.stack else 0
    return bool(learns & ~knew) and not knew & acts


def carry(game: Game, copy: Copy, before: int, at_end: bool) -> None:
    """A copy has come from an area to where it lies now: whoever could follow it still knows it (info.7).

    Out of a hidden area only the end of an ordered one can be followed; else those who do not see the area cannot tell
    which of its cards has gone, and so know none of them any more, unless the copy was just shown to them.
    """
    state, seen = game.state, game.pool.seen
    now = seen[state.place[copy]]
    noted = state.known.get(copy, 0)
    knew = noted & BOTH | seen[before]
    state.revealed += _tells(game, knew, now)
    if now == BOTH:
        state.known.pop(copy, None)
        return
    ordered = game.area_rules[before].ordered
    followed = noted & BOTH | (0 if ordered and seen[before] != BOTH and at_end else seen[before])
    if state.known and not (ordered and at_end):
        lost = BOTH & ~seen[before] & ~now & ~(noted >> _JUST_SHOWN)
        followed &= ~lost
        _forget(game, [one for one in state.known if state.place[one] == before], lost)
    if not game.area_rules[state.place[copy]].ordered:
        followed &= ~now
    state.known.pop(copy, None)
    if followed:
        state.known[copy] = followed | noted & ~BOTH


def show(game: Game, copies: Iterable[Copy], mask: int) -> None:
    """Copies become known to the players of a mask.

    When one player looks at several, the other loses track of which is which.
    """
    state = game.state
    hidden = [copy for copy in copies if game.pool.seen[state.place[copy]] != BOTH]
    for copy in hidden:
        state.revealed += _tells(game, knowing(game, copy), mask)
        state.known[copy] = state.known.get(copy, 0) | mask | mask << _JUST_SHOWN
    if mask != BOTH and len(hidden) > 1:
        _forget(game, hidden, BOTH & ~mask)


def settle(game: Game) -> None:
    """An operation is over: nothing is just shown any more."""
    known = game.state.known
    for copy in [copy for copy, noted in known.items() if noted > BOTH]:
        known[copy] &= BOTH


def _forget(game: Game, copies: Iterable[Copy], lost: int) -> None:
    known = game.state.known
    for copy in copies if lost else ():
        left = known.get(copy, 0) & ~lost
        if left & BOTH:
            known[copy] = left
        else:
            known.pop(copy, None)
