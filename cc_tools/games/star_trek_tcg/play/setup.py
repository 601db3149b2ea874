"""Setting up a game from two decks (section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from cc_tools.engine import chance
from cc_tools.engine.game import SHARED, Game, new_state
from cc_tools.engine.pool import Pool
from cc_tools.engine.seating import Seat, SetupError, Table
from cc_tools.engine.state import Frame, Player, State
from cc_tools.games.star_trek_tcg.play.cards import CORE, ENTERPRISE_XC, gives, is_ship, start
from cc_tools.games.star_trek_tcg.play.definitions import decks
from cc_tools.games.star_trek_tcg.records import Card, Deck
from cc_tools.model.catalog import GameCatalog

SIDE = "deck"
"""The only side that a deck has."""

def picked(pool: Pool, seed: int, boxes: tuple[str, ...] = ()) -> Table:
    """A table by chance: two different example decks."""
    first, second = chance.sample(State([], [], [], chance=seed), sorted(decks(pool.catalog)), 2)
    return Table((Seat(first, SIDE), Seat(second, SIDE)), seed, boxes)


def new_game(pool: Pool, table: Table) -> State:
    """A game ready to be run, with everything shuffled by the seed. Raises SetupError.

    Three counters in each power base (tcg.setup.base), the core crew on the bridge (tcg.setup.core), the defaults of
    both players (tcg.setup.defaults), two counters on the ship (tcg.setup.enterprise), shuffled decks
    (tcg.setup.shuffle), a first player by chance unless one is given (tcg.setup.first), hands of seven
    (tcg.setup.hand).
    """
    known = decks(pool.catalog)
    for seat in table.seats:
        _check(pool.catalog, known, seat, table.options.get("copy-identity", ""))
    pieces = list(_pieces(pool.catalog, known, table))
    state = new_state(pool, [card for card, _, _ in pieces], table.seed, "box")
    state.options = dict(table.options)
    state.step = "setup"
    state.lasting["decks"] = [seat.crew for seat in table.seats]
    state.lasting["owners"] = [owner for _, _, owner in pieces]
    game = Game(pool, state)
    for copy, (_, area, owner) in enumerate(pieces):
        game.relocate(copy, game.number(area, owner))
    numbers = game.rules.data.setup
    for copy in game.cards("bridge"):
        if is_ship(game, copy):
            gives(game, copy, numbers[ENTERPRISE_XC])
    for player in (0, 1):
        gives(game, -1 - player, numbers["power_base"])
        game.shuffle(game.number("deck", player))
    state.active = chance.below(state, 2) if table.starting is None else table.starting
    for player in (0, 1):
        deck = game.cards("deck", player)
        for _ in range(min(numbers["hand"], len(deck))):
            game.relocate(deck[-1], game.number("hand", player))
    start(state)
    state.turn = 1
    state.log.clear()
    state.stack = [Frame("game", state.active, state.active, None)]
    return state


def _check(catalog: GameCatalog, known: Mapping[str, Deck], seat: Seat, identity: str) -> None:
    """The rules of decks (tcg.deck.size, tcg.deck.copies, tcg.deck.identity)."""
    if seat.crew not in known:
        raise SetupError(f"no deck `{seat.crew}`; there are {', '.join(sorted(known))}")
    numbers = catalog.game.setup
    lines = known[seat.crew].cards
    if sum(line.count for line in lines) < numbers["deck_minimum"]:
        raise SetupError(f"the deck `{seat.crew}` has fewer than {numbers['deck_minimum']} cards")
    copies: Counter[str] = Counter()
    for line in lines:
        card = catalog.cards[line.card]
        copies[card.id if identity == "printing" else f"{card.kind} {card.name}"] += line.count
    most = max(copies.values())
    if most > numbers["copies"]:
        raise SetupError(f"the deck `{seat.crew}` has {most} copies of a card, {numbers['copies']} are allowed")


def _pieces(catalog: GameCatalog, known: Mapping[str, Deck], table: Table) -> Iterator[tuple[str, str, Player]]:
    """Every copy of the game: card, area, owner. One set of core crew is enough (tcg.core.set).

    Where the table names sets, they are what the decks are made of, by chance.
    """
    for player, seat in enumerate(table.seats):
        deck = known[seat.crew]
        for name in deck.starting:
            card = catalog.cards[name]
            if isinstance(card, Card) and card.type != CORE:
                yield name, "defaults", player
            elif player == 0:
                yield name, "bridge", SHARED
        for name in _drawn(catalog, table, player) if table.boxes else _listed(deck):
            yield name, "deck", player


def _listed(deck: Deck) -> Iterator[str]:
    """The cards of a deck one by one."""
    for line in deck.cards:
        for _ in range(line.count):
            yield line.card


def _drawn(catalog: GameCatalog, table: Table, player: Player) -> list[str]:
    """A deck by chance, of the least size, no two of its cards alike (tcg.deck.size, tcg.deck.copies)."""
    begin = {name for deck in decks(catalog).values() for name in deck.starting}
    entries = (entry for entry in catalog.entries["cards"] if entry.set in table.boxes)
    cards = [entry.record for entry in entries if isinstance(entry.record, Card) and entry.record.id not in begin]
    different = {(card.kind, card.name): card.id for card in cards if card.type != CORE}
    least = catalog.game.setup["deck_minimum"]
    if len(different) < least:
        raise SetupError(f"the sets {', '.join(table.boxes)} have fewer than {least} cards for a deck")
    return chance.sample(State([], [], [], chance=table.seed + player + 1), list(different.values()), least)
