"""Queries of the flow of a turn: what is due, what a player may do now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cc_tools.engine.continuous import timely
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.legality import reason_against
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Definition, Reason
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.star_trek_tcg.lowering import FREE
from cc_tools.games.star_trek_tcg.play.abilities import means, name_of
from cc_tools.games.star_trek_tcg.play.allowing import lent
from cc_tools.games.star_trek_tcg.play.bookkeeping import ICON_DRAW, works
from cc_tools.games.star_trek_tcg.play.cards import at_hand, challenges, key, members
from cc_tools.games.star_trek_tcg.play.declining import ABANDON, declined, is_news
from cc_tools.games.star_trek_tcg.play.forbidding import forbids
from cc_tools.games.star_trek_tcg.play.holding import crowded, holders, surplus
from cc_tools.games.star_trek_tcg.play.queries.episode import at_discovery, goes_on, is_fresh
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Effect, NounPhrase, Operation, Trigger

PHASES = ("discard-phase", "draw-phase", "crew-phase", "episode-phase", "resolution-phase", "change-phase")
PASSES = 2
"""So many passes in a row end a window."""

PERMANENT = "permanent"

OPERATION = 3
"""How many parts a move has that uses an operation: its name, the card and the operation."""

Thought = tuple[list[Any], Reason | None]
"""A move, and the reason why it cannot be made."""


def this(game: Game, frame: Frame) -> Copy | None:
    """The card of the program."""
    return frame.card


def not_past(game: Game, frame: Frame, number: int) -> bool:
    """Whether the game stands no later than at this phase."""
    step = game.state.step
    return step not in PHASES or PHASES.index(step) <= number


def to_move(game: Game, frame: Frame, first: Player, passes: int) -> Player | None:
    """Who is asked next in a window, after so many passes in a row: who can do anything new there, or nobody."""
    asked = (first, 1 - first)[: PASSES - passes]
    return next((player for player in asked if is_news(game, player, moves(game, frame, player))), None)


def declined_with(game: Game, frame: Frame) -> dict[str, Any]:
    """What players have declined in this turn, with what is offered to who acts now."""
    return declined(game, frame.actor, free_moves(game, frame))


def ability_of(game: Game, frame: Frame, address: str) -> str | None:
    """The name of the ability that an operation is, where it has one."""
    return name_of(game, address) or None


def is_somebody(game: Game, frame: Frame, who: Player | None) -> bool:
    """Whether there is such a player."""
    return who is not None


def free_moves(game: Game, frame: Frame) -> list[list[Any]]:
    """What who acts may do in a window."""
    return list(moves(game, frame, frame.actor))


def moves(game: Game, frame: Frame, player: Player) -> Iterator[list[Any]]:
    """What a player may do in a window: playing permanents, last of all abandoning (tcg.abandon.voluntary).

    After the current player has abandoned the episode nobody does anything any more (tcg.abandon.result).
    """
    if game.state.notes.get("abandoned"):
        return
    drawing = game.state.step == ICON_DRAW
    if not drawing:
        yield from permanents(game, player)
    yield from operations(game, player)
    if drawing:
        return
    yield from _laid_by(game, player)
    may = game.state.notes.get("may-abandon") and not game.state.notes.get("complete")
    may = may and player == game.state.active and game.state.step != "change-phase"
    if may and not forbids(game, player, "abandon") and goes_on(game, frame):
        yield [ABANDON]


def permanents(game: Game, player: Player) -> list[list[Any]]:
    """The permanents that a player may play: those of which there is none yet."""
    hand = offering(game, game.cards("hand", player), PERMANENT)
    there = {key(game, copy) for owner in PLAYERS for copy in game.cards("permanents", owner)} if hand else ()
    return [["play", copy] for copy in hand if key(game, copy) not in there and is_fresh(game, player, copy)]


def _laid_by(game: Game, player: Player) -> list[list[Any]]:
    """The cards in hand that a player may put under one that holds them."""
    if not game.present("hold"):
        return []
    return [["put", copy] for copy in game.cards("hand", player) if holders(game, player, copy)]


def operations(game: Game, player: Player) -> Iterator[list[Any]]:
    """The operations that a player may use now: abilities, wilds and, around an icon draw, effects."""
    kind = "EFFECT" if game.state.step == ICON_DRAW else "WILD"
    return (move for move, reason in _operations(game, player, kind) if reason is None)


def _operations(game: Game, player: Player, *kinds: str) -> Iterator[Thought]:
    """The abilities that a player has, and the operations of these kinds in hand, with the reasons against them."""
    bearers = [*game.cards("permanents", player), *(members(game) if player == game.state.active else ())]
    for copy in offering(game, bearers, "ABILITY"):
        yield from _usable(game, player, copy, "ABILITY")
    for copy, address in lent(game, player):
        yield from _weighed(game, player, copy, (address,))
    for kind in kinds:
        for copy in offering(game, at_hand(game, player), kind):
            yield from _usable(game, player, copy, kind)


def considered(game: Game, frame: Frame) -> Iterator[Thought]:
    """Everything that who acts may think of in a window, with the reasons why it cannot be done."""
    found = [one for one in moves(game, frame, frame.actor) if len(one) < OPERATION]
    yield from ((move, None) for move in found)
    yield from _operations(game, frame.actor, "WILD", "EFFECT")


def _usable(
    game: Game, player: Player, copy: Copy, kind: str, names: Mapping[str, Any] = MappingProxyType({})
) -> Iterator[Thought]:
    """The operations of a kind on a card that wait for no event, as moves, with the reasons against them."""
    against = None if _may_use(game, player, copy, kind) else Reason("idle", {"card": copy})
    yield from _weighed(game, player, copy, game.face(copy).programs.get(kind, ()), names, against)


def _weighed(
    game: Game,
    player: Player,
    copy: Copy,
    addresses: Iterable[str],
    names: Mapping[str, Any] = MappingProxyType({}),
    against: Reason | None = None,
) -> Iterator[Thought]:
    """Some operations of a card as moves, with the reasons why it cannot begin them now, `against` before others."""
    for address in addresses:
        tree = game.pool.trees[address]
        if not game.pool.once("at will", tree, _at_will):
            continue
        frame = Frame(address, player, player, copy, names=dict(names))
        reason = against
        if reason is None and works(game, copy, tree, None) and _due(game, address) and timely(game, frame, tree):
            reason = reason_against(game, frame)
        elif reason is None:
            reason = Reason("idle", {"card": copy})
        yield [game.rules.moves[tree.kind], copy, address], reason


def _may_use(game: Game, player: Player, copy: Copy, kind: str) -> bool:
    """Whether nothing keeps a player from playing a wild."""
    return kind != "WILD" or is_fresh(game, player, copy)


# --- what is worth asking for, by card ----------------------------------------------------------------------------


def offering(game: Game, copies: list[Copy], what: str) -> list[Copy]:
    """Those of the copies with operations of a kind that may be used in windows, or those that are permanents."""
    cards, known = game.state.cards, game.pool.once(what, game.pool.definitions, _OFFERING[what])
    return [copy for copy in copies if cards[copy] in known]


def _offering(kind: str) -> Callable[[Pool, Sequence[Definition]], frozenset[int]]:
    """What gives the numbers of the cards with operations of a kind that wait for no event."""
    return lambda pool, definitions: frozenset(
        number
        for number, one in enumerate(definitions)
        if any(_at_will(pool, pool.trees[address]) for face in one.faces for address in face.programs.get(kind, ()))
    )


def _at_will(pool: Pool, tree: Operation) -> bool:
    """Whether an operation waits for no event."""
    return not any(isinstance(clause, Trigger) for clause in tree.clauses)


def _permanent(pool: Pool, definitions: Sequence[Definition]) -> frozenset[int]:
    return frozenset(number for number, one in enumerate(definitions) if PERMANENT in one.faces[0].suits)


_OFFERING = {PERMANENT: _permanent, **{kind: _offering(kind) for kind in ("ABILITY", "WILD", "EFFECT")}}


def abilities(game: Game, frame: Frame, noun: NounPhrase, free: Any) -> list[list[Any]]:
    """The abilities that a phrase means and that who acts could use now, without their cost where that is said."""
    player = frame.actor
    crew = members(game) if player == game.state.active else ()
    found = [thought for copy in crew for thought in _usable(game, player, copy, "ABILITY", {FREE: free})]
    return [move for move, reason in found if reason is None and means(game, frame, noun, move[1], move[2])]


def _due(game: Game, address: str) -> bool:
    """Whether it is the time of an operation around a draw: ratings change before cards are turned up, icons after.

    (tcg.effect.window)
    """
    if game.state.step != ICON_DRAW:
        return True
    return game.pool.once("changes the rating", game.pool.trees[address], _changes_rating) == bool(
        game.state.notes.get("before-draw")
    )


def _changes_rating(pool: Pool, tree: Operation) -> bool:
    return any(isinstance(node, Effect) and node.verb == "use" for node in nodes(tree))


def holders_of(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """The cards under which cards may be put."""
    return [host for copy in things for host in holders(game, frame.actor, copy)]


def overfull(game: Game, frame: Frame) -> list[Copy]:
    """The cards under which more cards lie than they hold."""
    return crowded(game)


def under(game: Game, frame: Frame, host: Copy) -> list[Copy]:
    """The cards that lie under a card."""
    return game.beamed_to(host)


def whose(game: Game, frame: Frame, copy: Copy) -> Player:
    """In whose areas a card lies."""
    return game.owner(copy)


def too_many(game: Game, frame: Frame, host: Copy) -> int:
    """How many cards too many lie under a card."""
    return surplus(game, host)


def among_members(game: Game, frame: Frame, things: list[Copy]) -> bool:
    """Whether cards are still in the landing party."""
    return bool(things) and all(copy in members(game) for copy in things)


def pays_before(game: Game, frame: Frame) -> bool:
    """Whether the challenger is paid before the last resolution (tcg.challenger-xc.before)."""
    return at_discovery(game, frame) and bool(game.state.notes.get("discovered"))


def pays_after(game: Game, frame: Frame) -> bool:
    """Whether the challenger still has to be paid (tcg.abandon.once)."""
    return not game.state.notes.get("paid-out")


def completed(game: Game, frame: Frame) -> bool:
    """Whether the episode is completed: it went on to its end and no challenge is left (tcg.episode.complete)."""
    return goes_on(game, frame) and not challenges(game) and bool(members(game))


QUERIES: Mapping[str, Callable[..., Any]] = {
    "ability-of": ability_of,
    "this": this,
    "not-past": not_past,
    "to-move": to_move,
    "is-somebody": is_somebody,
    "free-moves": free_moves,
    "declined-with": declined_with,
    "abilities": abilities,
    "holders-of": holders_of,
    "overfull": overfull,
    "under": under,
    "whose": whose,
    "too-many": too_many,
    "among-members": among_members,
    "pays-before": pays_before,
    "pays-after": pays_after,
    "completed": completed,
}
