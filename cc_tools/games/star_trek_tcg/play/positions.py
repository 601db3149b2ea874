"""A position that a scenario describes, as a state ready to be run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cc_tools.engine.game import SHARED, Game, new_state
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame, Player, State, holder_of
from cc_tools.games.star_trek_tcg.decks import BUILDING
from cc_tools.games.star_trek_tcg.play.cards import CORE, XC, start
from cc_tools.games.star_trek_tcg.play.definitions import ANONYMOUS
from cc_tools.games.star_trek_tcg.position import Position

Piece = tuple[str, str, Player]
"""One copy to lay out: its card, its area, whose it is."""


class PositionError(ValueError):
    """A position that cannot be: the message says why."""


def position(pool: Pool, given: Position) -> State:
    """The state of a position. Raises PositionError."""
    pieces = list(_pieces(pool, given))
    state = new_state(pool, [card for card, _, _ in pieces], given.seed, "box")
    state.options = dict(given.rules)
    state.step = "setup"
    state.lasting["decks"] = ["", ""]
    state.lasting["owners"] = [owner for _, _, owner in pieces]
    game = Game(pool, state)
    for copy, (_, area, owner) in enumerate(pieces):
        game.relocate(copy, game.number(area, owner))
    for card, number in given.xc.items():
        state.amounts[_find(game, card), XC] = number
    for player, table in enumerate((given.p1, given.p2)):
        if table.xc:
            state.amounts[holder_of(player), XC] = table.xc
    start(state)
    state.active = 0 if given.current == "p1" else 1
    state.turn = 1 if given.current == given.starting_player else 2
    state.log.clear()
    state.step = f"{given.phase}-phase"
    state.stack = [Frame("game", state.active, state.active, None)]
    return state


def _pieces(pool: Pool, given: Position) -> Iterator[Piece]:
    """Every copy of the position; in an area the last one lies on top."""
    begins = BUILDING.starting(pool.catalog)
    core = [one for one in begins if getattr(pool.catalog.cards[one], "type", "") == CORE]
    defaults = [one for one in begins if one not in core]
    for player, table in enumerate((given.p1, given.p2)):
        zones = {**table.zones, "defaults": defaults if table.defaults is None else table.defaults}
        for zone, cards in zones.items():
            yield from ((card, zone, player) for card in _named(reversed(cards)))
    for card in _named(core if given.bridge is None else given.bridge):
        yield card, "bridge", SHARED if card in core else 0


def _named(cards: Iterable[str | int]) -> Iterator[str]:
    for card in cards:
        yield from ([card] if isinstance(card, str) else [ANONYMOUS] * card)


def _find(game: Game, card: str) -> Copy:
    """The first copy of a card in play."""
    for copy in range(len(game.state.cards)):
        if game.definition(copy).id == card and game.is_in_play(copy):
            return copy
    raise PositionError(f"`{card}` is not in play in the position")
