"""Setting up a game: which cards are used, where they start, the pools and the first hands (section 9, section 30)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cc_tools.engine import chance
from cc_tools.engine.game import SHARED, Game, new_state
from cc_tools.engine.pool import Pool
from cc_tools.engine.seating import Seat, SetupError, Table
from cc_tools.engine.state import Frame, Player, State, holder_of
from cc_tools.games.captains_chair.play.bookkeeping import MARKET, refill_market, refill_neutral
from cc_tools.games.captains_chair.play.definitions import board_id, crews, mission_id
from cc_tools.games.captains_chair.play.queries.turn import hand_size_of
from cc_tools.games.captains_chair.records import Board, Card, Crew, Stardate
from cc_tools.model.catalog import GameCatalog


def picked(pool: Pool, seed: int, boxes: tuple[str, ...] = ()) -> Table:
    """A table by chance: two different crews with their sides, the starting player left to the game's own chance."""
    state = State([], [], [], chance=seed)
    known = crews(pool.catalog)
    pair = chance.sample(state, sorted(known), 2)
    seats = [Seat(crew, chance.sample(state, _sides(pool, crew), 1)[0]) for crew in pair]
    return Table((seats[0], seats[1]), seed, boxes)


def _sides(pool: Pool, crew: str) -> list[str]:
    return sorted(pool.definitions[pool.index[board_id(crew)]].record.sides)


HOMES = {
    "available": "deck",
    "reserve": "reserve",
    "development": "development",
    "deployed": "fleet",
    "controlled-location": "territory",
    "discard": "discard",
}
"""By position indicator the area where a crew's card starts (setup.player.3)."""

COMMON = ("person", "cargo", "ship", "ally", "encounter", "incident", "location")
"""The suits of common cards (setup.central.2)."""


def new_game(pool: Pool, table: Table) -> State:
    """A game ready to be run, with everything shuffled by the seed. Raises SetupError.

    A table that names no starting player leaves it to chance (setup.central.17).
    """
    known = crews(pool.catalog)
    _check(known, table)
    pieces = list(_pieces(pool.catalog, known, table))
    state = new_state(pool, [card for card, _, _ in pieces], table.seed, "box")
    state.options = dict(table.options)
    state.step = "setup"
    game = Game(pool, state)
    for copy, (_, area, owner) in enumerate(pieces):
        if area != "box":
            game.relocate(copy, game.number(area, owner))
    _central(game, table)
    for player in (0, 1):
        _player(game, player, table.seats[player])
    state.active = chance.below(state, 2) if table.starting is None else table.starting
    state.lasting["starting"] = state.active
    state.turn = 1
    state.log.clear()
    state.stack = [Frame("game", state.active, state.active, None), Frame("opening", state.active, state.active, None)]
    return state


def _check(known: Mapping[str, Crew], table: Table) -> None:
    for seat in table.seats:
        if seat.crew not in known:
            raise SetupError(f"no crew `{seat.crew}`; there are {', '.join(sorted(known))}")
    if table.seats[0].crew == table.seats[1].crew:
        raise SetupError(f"both players have the crew `{table.seats[0].crew}`")


# --- the cards in use ---------------------------------------------------------------------------------------------


def _pieces(catalog: GameCatalog, known: Mapping[str, Crew], table: Table) -> Iterator[tuple[str, str, Player]]:
    """Every copy of the game: card, area, owner. The order follows the catalog, never a shuffle."""
    for card in common_cards(catalog, boxes_of(catalog, table), table.promos):
        yield card.id, "location-deck" if card.suit == "location" else f"{card.suit}-deck", SHARED
    for record in catalog.records("stardates"):
        if isinstance(record, Stardate) and record.mode == "2-player":
            yield record.id, "stardate", SHARED
    for player, seat in enumerate(table.seats):
        yield from _crew(catalog, known[seat.crew], player)


def boxes_of(catalog: GameCatalog, table: Table) -> tuple[str, ...]:
    """The sets whose common cards are used, in the order of publication."""
    used = table.boxes or tuple(
        entry.set
        for entry in catalog.entries["crew"]
        if getattr(entry.record, "id", None) in {s.crew for s in table.seats}
    )
    return tuple(one.id for one in sorted(catalog.sets, key=lambda one: one.order) if one.id in used)


def common_cards(catalog: GameCatalog, boxes: Sequence[str], promos: Iterable[str] = ()) -> list[Card]:
    """The common cards of some boxes: reprints once, replaced cards in their newer form (box.mix.1, box.mix.2)."""
    counts: dict[str, int] = {}
    for box in (*boxes, *promos):
        here: dict[str, int] = {}
        for printed in catalog.printings:
            if printed.set == box and printed.crew is None:
                here[printed.card] = here.get(printed.card, 0) + 1
        for card, number in here.items():
            counts[card] = max(counts.get(card, 0), number)
    cards = [
        card for card in catalog.cards.values() if isinstance(card, Card) and card.id in counts and card.suit in COMMON
    ]
    replaced = {card.id for card in cards if card.replaced_by in counts}
    return [card for card in cards if card.id not in replaced for _ in range(counts[card.id])]


def _crew(catalog: GameCatalog, crew: Crew, player: Player) -> Iterator[tuple[str, str, Player]]:
    for entry in crew.deck:
        card = catalog.cards[entry.card]
        if entry.position == "incident-deck":
            yield card.id, "incident-deck", SHARED
        elif entry.position is None:
            yield card.id, "status" if card.kind == "status" else "captain", player
        else:
            yield card.id, HOMES[entry.position], player
    yield board_id(crew.id), "board", player
    for found in catalog.entries["board"]:
        if isinstance(found.record, Board) and found.record.crew == crew.id:
            for mission in found.record.missions:
                yield mission_id(crew.id, mission.id), "missions", player


# --- the middle of the table --------------------------------------------------------------------------------------


def _central(game: Game, table: Table) -> None:
    for suit in (*MARKET, "encounter", "incident"):
        game.shuffle(game.number(f"{suit}-deck"))
    mixed = len(boxes_of(game.pool.catalog, table)) > 1
    if mixed:
        _thin_incidents(game, table)
    refill_market(game)
    if mixed:
        for suit in MARKET:
            game.relocate(game.cards(f"{suit}-deck")[-1], game.number("junk"))
    _locations(game)
    pile = game.cards("stardate")
    pile.sort(key=lambda copy: -game.definition(copy).record.sequence)
    game.state.amounts[pile[-1], "glory"] = game.definition(pile[-1]).record.glory


def _thin_incidents(game: Game, table: Table) -> None:
    """Of the common Incidents of two boxes six stay, and those of crews and promos (box.mix.5).

    The first copies of the game are the common ones, as `_pieces` tells them.
    """
    catalog, boxes = game.pool.catalog, boxes_of(game.pool.catalog, table)
    number = len(common_cards(catalog, boxes, table.promos))
    of_boxes = {card.id for card in common_cards(catalog, boxes)}
    deck = sorted(copy for copy in game.cards("incident-deck") if copy < number)
    common = [copy for copy in deck if game.definition(copy).id in of_boxes]
    for copy in chance.sample(game.state, common, max(0, len(common) - 6)):
        game.relocate(copy, game.number("box"))


def _locations(game: Game) -> None:
    """Advanced Locations below, four Starting ones of which three lie open (setup.central.8 to setup.central.10)."""
    numbers = game.rules.data.setup
    deck = game.cards("location-deck")
    starting = [copy for copy in deck if game.definition(copy).record.position == "starting-location"]
    for copy in starting:
        game.relocate(copy, game.number("box"))
    game.shuffle(game.number("location-deck"))
    for copy in chance.sample(game.state, starting, numbers["starting-locations"]):
        game.relocate(copy, game.number("location-deck"))
    refill_neutral(game)


# --- a player -----------------------------------------------------------------------------------------------------


def _player(game: Game, player: Player, seat: Seat) -> None:
    sides = game.definition(game.cards("board", player)[0]).record.sides
    if seat.side not in sides:
        raise SetupError(f"the board of `{seat.crew}` has no side `{seat.side}`; it has {', '.join(sides)}")
    game.state.lasting[f"side {player}"] = seat.side
    for counter, number in game.rules.data.setup["opening"].items():
        game.state.amounts[holder_of(player), counter] = number
    game.state.amounts[holder_of(player), "action"] = sides[seat.side].actions
    captain = game.cards("captain", player)[0]
    teams = game.definition(captain).record.away_teams
    game.put_tokens(captain, "away-team", player, int(str(teams).rstrip("+") or 0))
    game.shuffle(game.number("deck", player))
    game.shuffle(game.number("reserve", player))
    deck = game.cards("deck", player)
    for _ in range(min(hand_size_of(game, player), len(deck))):
        game.relocate(deck[-1], game.number("hand", player))
