"""What holds in every state of this game besides the engine's own invariants: counters, and where each type lies."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.engine.game import PLAYERS, SHARED, Game
from cc_tools.engine.state import Copy
from cc_tools.games.star_trek_tcg.play.bookkeeping import AWAY
from cc_tools.games.star_trek_tcg.play.cards import CORE, TYPE, XC, is_crew, is_default, key, owner_of, type_of, xc
from cc_tools.games.star_trek_tcg.play.definitions import ANONYMOUS
from cc_tools.games.star_trek_tcg.play.limits import cap
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Effect

CREW_AREAS = ("complement", "landing-party", "sidelined")
BEARERS = frozenset({*CREW_AREAS, "bridge", "permanents"})
OF_TURN = ("landing-party", "sidelined", "episode", "challenges", "effects", "icon-draw")
"""Where nothing lies between two turns."""
OWN = ("hand", "held", "deck", "discard", "removed", "defaults", "icon-draw")


def broken(game: Game) -> list[str]:
    """What is wrong with a state, in words."""
    laws = (_counters, _crew, _both, _states, _owned, _unique, _cleared)
    return [wrong for law in laws for wrong in law(game)]


def _counters(game: Game) -> Iterator[str]:
    """Counters lie on cards that may bear them, up to the cap, and are as many as the stores gave (tcg.xc.cap)."""
    there = {holder: number for (holder, word), number in game.state.amounts.items() if word == XC}
    if sum(there.values()) != game.state.lasting.get("issued"):
        yield f"{sum(there.values())} counters, and the stores gave {game.state.lasting.get('issued')}"
    for holder in there:
        if holder < 0:
            continue
        if game.area(holder) not in BEARERS and game.status(holder, TYPE) is None:
            yield f"counters on copy {holder}, which lies in {game.area(holder)}"
        elif xc(game, holder) > cap(game, holder) and not _raises_own_cap(game, holder):
            yield f"{xc(game, holder)} counters on copy {holder}"


def _raises_own_cap(game: Game, copy: Copy) -> bool:
    """Whether a card's text raises its cap: counters stay on it when the text counts no more (tcg.xc.cap)."""
    programs = (address for face in game.definition(copy).faces for kind in face.programs.values() for address in kind)
    return any(
        isinstance(node, Effect) and node.verb == "xc-cap"
        for address in programs
        for node in nodes(game.pool.trees[address])
    )


def _crew(game: Game) -> Iterator[str]:
    """Nobody is twice on one side (tcg.crew.no-duplicate), and only crew is where crew belongs."""
    for player in PLAYERS:
        places = [*((area, player) for area in CREW_AREAS), ("bridge", SHARED)]
        here = [copy for area, owner in places for copy in game.cards(area, owner)]
        crew = [copy for copy in here if game.definition(copy).id != ANONYMOUS]
        names = [game.definition(copy).faces[0].name for copy in crew]
        if len(set(names)) < len(names):
            yield f"a crew member twice for player {player + 1}"
        for copy in crew:
            if not is_crew(game, copy) and not _is_guest(game, copy):
                yield f"copy {copy} is no crew"


def _both(game: Game) -> Iterator[str]:
    """No crew card is in both complements: the second one promotes the first (tcg.crew.promote)."""
    first, second = ({key(game, copy) for copy in _named(game, "complement", player)} for player in PLAYERS)
    yield from (f"{one} in both complements" for one in first & second)


def _named(game: Game, area: str, player: int) -> list[Copy]:
    return [copy for copy in game.cards(area, player) if game.definition(copy).id != ANONYMOUS]


def _states(game: Game) -> Iterator[str]:
    """Who is neutralized or converted is out of the landing party, and crew among challenges was turned into one."""
    for copy, statuses in game.state.turned.items():
        if statuses.get("state") is not None and game.area(copy) != "sidelined":
            yield f"copy {copy} in {game.area(copy)} is {statuses['state']}"
    for player in PLAYERS:
        for copy in game.cards("challenges", player):
            if type_of(game, copy) != "challenge":
                yield f"copy {copy} is no challenge"


def _is_guest(game: Game, copy: Copy) -> bool:
    """Whether a copy is a guest of the landing party, which goes with the episode (tcg.wild.guest)."""
    return type_of(game, copy) == "wild" and game.area(copy) in AWAY


def _owned(game: Game) -> Iterator[str]:
    """Everyone has only own cards in hand and in piles; defaults never get there (tcg.default.return)."""
    for player in PLAYERS:
        for area in OWN:
            for copy in game.cards(area, player):
                if owner_of(game, copy) != player and type_of(game, copy) != CORE:
                    yield f"copy {copy} in {area} of player {player + 1}, whose it is not"
                if is_default(game, copy) and area != "defaults":
                    yield f"a default in {area}"
                if type_of(game, copy) == CORE and area != "removed":
                    yield f"core crew in {area}"


def _unique(game: Game) -> Iterator[str]:
    """No episode card is there twice, and no permanent (tcg.episode.unique, tcg.pwild.unique)."""
    for area in ("episode", "permanents"):
        there = [key(game, copy) for player in PLAYERS for copy in _named(game, area, player)]
        yield from (f"{one} twice in {area}" for one in set(there) if there.count(one) > 1)


def _cleared(game: Game) -> Iterator[str]:
    """As a turn begins, nothing is left of the last one (tcg.change.party, tcg.change.discard)."""
    if game.state.step == "discard-phase" and not game.state.notes:
        left = [copy for player in PLAYERS for area in OF_TURN for copy in game.cards(area, player)]
        yield from (f"copy {copy} in {game.area(copy)} after the turn" for copy in left)
