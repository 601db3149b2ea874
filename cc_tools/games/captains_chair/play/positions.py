"""A position that a scenario describes, as a state ready to be run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from cc_tools.engine.game import SHARED, Game, new_state
from cc_tools.engine.pool import Pool
from cc_tools.engine.seating import Seat, Table as NewTable
from cc_tools.engine.state import Copy, Frame, Player, State, holder_of
from cc_tools.games.captains_chair.play.bookkeeping import MARKET
from cc_tools.games.captains_chair.play.definitions import anonymous, board_id, crews, mission_id
from cc_tools.games.captains_chair.play.marks import mark_given
from cc_tools.games.captains_chair.play.setup import new_game
from cc_tools.games.captains_chair.play.tracks import remember
from cc_tools.games.captains_chair.position import NewGame, Position, Table
from cc_tools.games.captains_chair.records import Stardate

AREAS = {"locations": "territory", "rewards": "rewards"}
"""Zones of a position whose areas have another name."""

PLAYERS: tuple[Player, Player] = (0, 1)


class PositionError(ValueError):
    """A position that cannot be: the message says why."""


@dataclass(slots=True)
class _Piece:
    """One copy to lay out: its card (and the face that is up), its area, whose it is, under which named card."""

    card: str
    area: str
    owner: Player
    host: str | None = None


@dataclass(slots=True)
class _Layout:
    pieces: list[_Piece] = field(default_factory=list)

    def add(
        self, cards: Iterable[str | int], area: str, owner: Player, suit: str = "", host: str | None = None
    ) -> None:
        """Lays out cards, the last one on top; a number stands for so many cards without a name."""
        for card in cards:
            names = [card] if isinstance(card, str) else [anonymous(suit)] * card
            self.pieces += [_Piece(name, area, owner, host) for name in names]


def position(pool: Pool, given: Position) -> State:
    """The state of a position, or of a new game. Raises PositionError."""
    starting = 0 if given.starting_player == "p1" else 1
    if given.new_game is not None:
        return _new(pool, given, given.new_game, starting)
    names = _crews(pool, given)
    layout = _laid(pool, given, names)
    state = new_state(pool, [_card(piece) for piece in layout.pieces], given.seed, "box")
    state.options = dict(given.rules)
    state.step = "setup"
    game = Game(pool, state)
    _place(game, layout)
    state.active = 0 if given.current == "p1" else 1
    state.lasting["starting"] = starting
    state.turn = 1 if state.active == starting else 2
    for player, table in enumerate((given.p1, given.p2)):
        _table(game, player, table)
    _shared(game, given)
    state.log.clear()
    state.step = f"{given.step}-step"
    state.notes["from"] = state.step
    state.stack = [Frame("game", state.active, state.active, None)]
    return state


def _new(pool: Pool, given: Position, new: NewGame, starting: Player) -> State:
    seats = (Seat(new.p1.crew, new.p1.side), Seat(new.p2.crew, new.p2.side))
    return new_game(pool, NewTable(seats, given.seed, new.boxes, new.promos, dict(given.rules), starting))


def _crews(pool: Pool, given: Position) -> tuple[str, str]:
    """The crews of both players; who has none written gets the first that the other does not have."""
    known = sorted(crews(pool.catalog))
    first = given.p1.crew or next(crew for crew in known if crew != given.p2.crew)
    return first, given.p2.crew or next(crew for crew in known if crew != first)


# --- laying out ---------------------------------------------------------------------------------------------------


def _laid(pool: Pool, given: Position, names: tuple[str, str]) -> _Layout:
    layout = _Layout()
    for suit in MARKET:
        row = getattr(given.market, suit)
        shown, below = row[:1], row[1:]
        if shown and isinstance(shown[0], int):
            shown, below = (1,), (shown[0] - 1, *below) if shown[0] > 1 else below
        layout.add(shown, "market", SHARED, suit)
        layout.add(_piled(below), f"{suit}-deck", SHARED, suit)
    for suit in ("incident", "encounter", "location"):
        layout.add(_piled(getattr(given.decks, suit)), f"{suit}-deck", SHARED, suit)
    layout.add(given.neutral_zone, "neutral-zone", SHARED, "location")
    layout.add(_piled(given.junk), "junk", SHARED, "cargo")
    for player, table in enumerate((given.p1, given.p2)):
        _own(pool, layout, player, table, names[player])
    _stardates(pool, layout, given)
    return layout


def _piled(cards: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """Cards written from the top, in the order of an area, whose last card lies on top."""
    return tuple(reversed(cards))


def _own(pool: Pool, layout: _Layout, player: Player, table: Table, crew: str) -> None:
    for zone, cards in table.zones.items():
        area = AREAS.get(zone, zone)
        shared = pool.rules.areas[area].owner == "shared"
        layout.add(_piled(cards), area, SHARED if shared else player, "location" if zone == "locations" else "")
    for host, cards in table.beamed.items():
        layout.add(cards, "beamed", player, "", host)
    named = {piece.card.split("/")[0] for piece in layout.pieces}
    known = crews(pool.catalog)[crew]
    layout.add([card for card in [known.captain] if card not in named], "captain", player)
    for piece in layout.pieces:
        if piece.card.split("/")[0] == known.captain and piece.owner == player:
            piece.area = "captain"
    layout.pieces.append(_Piece(board_id(crew), "board", player))
    for entry in pool.catalog.entries["board"]:
        if getattr(entry.record, "crew", None) == crew:
            for mission in getattr(entry.record, "missions", ()):
                area = "completed" if mission.id in table.missions else "missions"
                layout.pieces.append(_Piece(mission_id(crew, mission.id), area, player))
    if table.rest == "deck":
        layout.add([e.card for e in known.deck if e.card not in named and e.card != known.captain], "deck", player)


def _stardates(pool: Pool, layout: _Layout, given: Position) -> None:
    held = {piece.card for piece in layout.pieces}
    records = [one for one in pool.catalog.records("stardates") if isinstance(one, Stardate) and one.mode == "2-player"]
    pile = sorted((one for one in records if one.sequence >= given.stardate.card), key=lambda one: -one.sequence)
    layout.add([one.id for one in pile if one.id not in held], "stardate", SHARED)


def _is_own(piece: _Piece) -> bool:
    """Whether the slash in a name is part of the id (a board's, a mission's) and does not name a face."""
    return piece.area in ("board", "missions", "completed")


def _card(piece: _Piece) -> str:
    """The card of a piece, without the face."""
    return piece.card if _is_own(piece) else piece.card.split("/")[0]


def _place(game: Game, layout: _Layout) -> None:
    faces: dict[Copy, str] = {}
    for copy, piece in enumerate(layout.pieces):
        if piece.host is None:
            game.relocate(copy, game.number(piece.area, piece.owner))
        if "/" in piece.card and not _is_own(piece):
            faces[copy] = piece.card.split("/")[1]
    for copy, slug in faces.items():
        sides = game.definition(copy).faces
        game.turn_over(copy, next(number for number, side in enumerate(sides) if slug in side.slugs))
    for copy, piece in enumerate(layout.pieces):
        if piece.host is not None:
            game.tuck(copy, _find(game, piece.host, piece.owner), game.number("beamed", piece.owner))


def _find(game: Game, card: str, owner: Player | None = None) -> Copy:
    """A copy of a card in a position, the player's own first."""
    name = card.split("/")[0]
    copies = [copy for copy in range(len(game.state.cards)) if game.definition(copy).id == name]
    if not copies:
        raise PositionError(f"`{card}` is in no zone of the position")
    return next((copy for copy in copies if game.owner(copy) == owner and game.is_in_play(copy)), copies[0])


# --- a player, and what is shared ---------------------------------------------------------------------------------


def _table(game: Game, player: Player, table: Table) -> None:
    state, holder = game.state, holder_of(player)
    state.lasting[f"side {player}"] = table.side
    if table.side not in game.definition(game.cards("board", player)[0]).record.sides:
        state.lasting[f"side {player}"] = next(iter(game.definition(game.cards("board", player)[0]).record.sides))
    counters = {("action" if name == "actions" else name): number for name, number in table.counters.items()}
    for counter, number in {**counters, **table.tracks}.items():
        if number:
            state.amounts[holder, counter] = number
    for track in table.tracks:
        remember(game, player, track)
    _teams(game, player, table)
    for card in table.exhausted:
        if isinstance(card, str):
            game.turn(_find(game, card, player), "exhausted", True)
    for card, resources in table.resources_on.items():
        for kind, number in resources.items():
            state.amounts[_find(game, card, player), kind] = number
    if table.rest == "deck":
        game.shuffle(game.number("deck", player))
    if table.marks:
        mark_given(game, player, list(table.marks))


def _teams(game: Game, player: Player, table: Table) -> None:
    captain = game.cards("captain", player)[0]
    total = int(str(game.definition(captain).record.away_teams).rstrip("+") or 0)
    for place, presence in table.at.items():
        spot = _find(game, place, player)
        game.put_tokens(spot, "away-team", player, presence.away_teams)
        total -= presence.away_teams
        for ship in presence.ships:
            if isinstance(ship, str):
                game.turn(_find(game, ship, player), "at", spot)
    if total < 0:
        raise PositionError(f"player {player + 1} has {-total} Away Teams more than the captain brings")
    game.put_tokens(captain, "away-team", player, total)


def _shared(game: Game, given: Position) -> None:
    pile = game.cards("stardate")
    if pile:
        game.state.amounts[pile[-1], "glory"] = given.stardate.glory
    for card, resources in given.resources_on.items():
        for kind, number in resources.items():
            game.state.amounts[_find(game, card), kind] = number
