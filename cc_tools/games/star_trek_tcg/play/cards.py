"""What a copy is in this game: its type, ratings, episode, value; its owner, its home, its counters."""

from __future__ import annotations

from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.state import Copy, Holder, Player, State
from cc_tools.games.star_trek_tcg.play.definitions import printed
from cc_tools.games.star_trek_tcg.records import Card

XC = "xc"
ENTERPRISE_XC = "enterprise_xc"
EPISODE = ("mission", "plot", "discovery")
RATINGS = ("combat", "humanity", "logic")
AT_HAND = ("hand", "held")
"""The areas from which a player plays cards: the hand, and what lies under cards that hold others."""
CORE = "core-crew"
"""The type of the cards with which the bridge begins (tcg.core.set)."""
CREW = frozenset({"crew", CORE})
TYPE, ACTIONS = "type", "actions"
"""The statuses of a card that was turned into one of another type, and of one that got actions of another."""


def record(game: Game, copy: Copy) -> Card:
    """What the card prints."""
    return printed(game.definition(copy))


def type_of(game: Game, copy: Copy) -> str:
    """The type of a card (tcg.type.core_crew and the rows below it), or what it was turned into."""
    statuses = game.state.turned.get(copy)
    turned = statuses.get(TYPE) if statuses else None
    if isinstance(turned, str):
        return turned
    card = game.pool.definitions[game.state.cards[copy]].record
    return "" if card is None else str(card.type)


def is_default(game: Game, copy: Copy) -> bool:
    return type_of(game, copy).startswith("default-")


def place_of(game: Game, copy: Copy) -> str:
    """The place that an episode card fills: mission, plot or discovery, for defaults too (tcg.default.use)."""
    return type_of(game, copy).removeprefix("default-")


def key(game: Game, copy: Copy) -> str:
    """What makes two cards the same: type and title (tcg.deck.identity)."""
    return f"{type_of(game, copy)} {game.face(copy).name}"


def same_name(game: Game, first: Copy, second: Copy) -> bool:
    """Whether two crew cards are the same crew member (tcg.crew.no-duplicate)."""
    return game.face(first).slugs == game.face(second).slugs


def is_crew(game: Game, copy: Copy) -> bool:
    return type_of(game, copy) in CREW


def is_there(game: Game, player: Player, copy: Copy) -> bool:
    """Whether a player has the same crew member, on the own side or on the bridge (tcg.crew.no-duplicate)."""
    here = [one for area in ("complement", "landing-party", "sidelined") for one in game.cards(area, player)]
    return any(is_crew(game, one) and same_name(game, copy, one) for one in (*here, *game.cards("bridge")))


def is_ship(game: Game, copy: Copy) -> bool:
    """Whether this is the ship among the core crew, which no person is (tcg.ship.crew)."""
    return bool(game.definition(copy).id == game.rules.data.setup["ship"])


def owner_of(game: Game, copy: Copy) -> Player:
    """Whose property a card is (tcg.bridge.owner); the shared core crew is the first player's to put away."""
    owner: Player = game.state.lasting["owners"][copy]
    return 0 if owner == SHARED else owner


def xc(game: Game, copy: Holder) -> int:
    """How many experience counters lie there."""
    return game.amount(copy, XC)


def base(game: Game, player: Player) -> int:
    """How many a power base holds."""
    return game.pool_of(player, XC)


def gives(game: Game, holder: Holder, number: int) -> int:
    """Counters from the stores, or with a negative number back to them; how many it really was (tcg.xc.stores)."""
    return game.change(holder, XC, number)


def start(state: State) -> None:
    """Counts what has come from the stores from now on."""
    state.lasting["issued"] = sum(number for (_, word), number in state.amounts.items() if word == XC)


def limits(game: Game) -> tuple[int, int]:
    """How many counters on crew win, and how many one card may hold (tcg.goal.short)."""
    target, cap = game.option("victory-xc").split("/")
    return int(target), int(cap)


def at_hand(game: Game, player: Player) -> list[Copy]:
    """The cards that a player can play as from hand."""
    return [copy for area in AT_HAND for copy in game.cards(area, player)]


def members(game: Game) -> list[Copy]:
    """The landing party of the current player."""
    return game.cards("landing-party", game.state.active)


def challenges(game: Game) -> list[Copy]:
    """The challenges in play in the order in which they were played (tcg.action.order)."""
    there = game.cards("challenges", 1 - game.state.active)
    return [copy for copy in there if game.status(copy, TYPE) != "crew"] if game.state.turned else there


def episode(game: Game) -> list[Copy]:
    """The episode cards that count: those of either player, without covered defaults (tcg.default.cover)."""
    found = [*game.cards("episode", game.state.active), *game.cards("episode", 1 - game.state.active)]
    return [copy for copy in found if not game.status(copy, "covered")]


def own_crew(game: Game, player: Player) -> list[Copy]:
    """The crew that a player can use from turn to turn: the complement, and the bridge crew, wherever it is now.

    Bridge crew that the other player sent out is shared all the same (tcg.goal.shared).
    """
    out = [copy for area in ("landing-party", "sidelined") for copy in game.cards(area, game.state.active)]
    away = [copy for copy in out if player == game.state.active or game.status(copy, "home") == "bridge"]
    return [copy for copy in (*game.cards("complement", player), *game.cards("bridge"), *away) if is_crew(game, copy)]


def scored(game: Game, player: Player) -> int:
    """The counters on all crew that a player can use (tcg.goal.win-xc, tcg.goal.count)."""
    return sum(xc(game, copy) for copy in own_crew(game, player))


def printed_rating(game: Game, copy: Copy, name: str) -> int:
    """A rating before anything changes it; an asterisk without a value is 0 (tcg.rating.special)."""
    fixed = game.status(copy, f"rating {name}")
    if isinstance(fixed, int):
        return fixed
    ratings = record(game, copy).ratings
    number = 0 if ratings is None else getattr(ratings, name)
    return number if isinstance(number, int) else 0
