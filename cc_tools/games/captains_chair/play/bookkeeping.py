"""What the rules keep in order at once (timing.10): refills, tokens, the Duty Officer limit, Stardates, the Burn."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.engine import continuous, counting, nouns
from cc_tools.engine.events import happen
from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.matching import matching
from cc_tools.engine.payment import Substitutes
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Event, Frame, Holder, Player
from cc_tools.games.captains_chair.play import tracks
from cc_tools.games.captains_chair.play.definitions import content
from cc_tools.games.captains_chair.play.states import ships_at
from cc_tools.language import phrases
from cc_tools.model.game import Game as GameData
from cc_tools.model.tree import NounPhrase, Operation, VerbPhrase

MARKET = ("person", "cargo", "ship", "ally")
"""The slots of the Market, left to right (zone.market)."""


def moved(game: Game, copy: Copy, before: int, after: int, verb: str) -> None:
    """A copy has gone from one area to another."""
    was, now = game.area_names[before][0], game.area_names[after][0]
    if not game.area_rules[after].in_play:
        _clear(game, copy)
    elif now in ("duty", "fleet", "territory"):
        game.turn(copy, "exhausted", None)
    if game.area_rules[before].in_play and was != now and now not in ("fleet", "territory", "neutral-zone"):
        _leave_place(game, copy, game.area_names[before][1], verb)
    elif was == "neutral-zone" and now != "territory":
        _leave_place(game, copy, game.state.active, verb)
    if was == "market" and now != "market":
        refill_market(game)
    if was == "neutral-zone" and verb != "take-control":
        refill_neutral(game)
    if was == "incident-deck" and now != was and not game.state.areas[before] and game.state.step != "setup":
        _burn(game)
    if now == "duty" or game.area_rules[before].in_play:
        check_duty(game)


def _clear(game: Game, copy: Copy) -> None:
    """Resources on a card return to the supply, its token to the ship supply, and it is upright again (res.8)."""
    game.state.turned.pop(copy, None)
    for key in [key for key in game.state.amounts if key[0] == copy]:
        del game.state.amounts[key]


def _leave_place(game: Game, place: Copy, owner: Player, verb: str) -> None:
    """Away Teams at a Location that goes return to their captains, ships there are dismissed (loc.7, kw.destroy.3)."""
    if verb == "take-control":
        return
    for spot, kind, player in list(game.state.tokens):
        if spot == place:
            send_home(game, place, player, game.tokens(spot, kind, player))
    for player in (0, 1):
        for ship in ships_at(game, player, place):
            dismiss(game, ship)


def send_home(game: Game, place: Copy, player: Player, number: int) -> None:
    """Away Teams return to their captain (away.5)."""
    captain = game.cards("captain", player)[0]
    if captain == place:
        return
    game.put_tokens(place, "away-team", player, -number)
    game.put_tokens(captain, "away-team", player, number)


def dismiss(game: Game, ship: Copy) -> None:
    """A ship goes to its owner's Discard pile with all beamed to it, by the rules and no operation."""
    owner = game.owner(ship)
    for copy in follows(game, [ship], "dismiss"):
        game.relocate(copy, game.number("discard", owner), "top", "dismiss")
    happen(game, Event("dismiss", owner, ship, source="fleet", target="discard"))


def follows(game: Game, things: list[Copy], verb: str) -> list[Copy]:
    """The cards that move, with those beamed to them where they share their fate (kw.beam.6)."""
    found = list(dict.fromkeys(things))
    for copy in found:
        if verb not in ("beam", "promote", "deploy"):
            found += [one for one in game.beamed_to(copy) if one not in found]
    return found


# --- refilling ----------------------------------------------------------------------------------------------------


def refill_market(game: Game) -> None:
    """Every empty slot of the Market takes the top card of its deck, as far as there is one (deck.gain.2)."""
    market = game.cards("market")
    shown = {slot(game, copy) for copy in market}
    for suit in MARKET:
        deck = game.cards(f"{suit}-deck")
        if suit not in shown and deck:
            game.relocate(deck[-1], game.number("market"), "top", "refill")
    game.cards("market").sort(key=lambda copy: MARKET.index(slot(game, copy)))


def slot(game: Game, copy: Copy) -> str:
    """The slot of a Market card: its printed suit."""
    return next(iter(game.face(copy).suits & set(MARKET)), "person")


def refill_neutral(game: Game) -> None:
    """The Neutral Zone is filled to three from the Location deck (loc.6, step.control.take.5)."""
    deck = game.cards("location-deck")
    while deck and len(game.cards("neutral-zone")) < game.rules.data.setup["neutral-zone"]:
        game.relocate(deck[-1], game.number("neutral-zone"), "top", "refill")


# --- Duty Officers ------------------------------------------------------------------------------------------------


def check_duty(game: Game) -> None:
    """Whoever has too many Duty Officers has to dismiss one at once (duty.2)."""
    for player in (0, 1):
        officers = game.cards("duty", player)
        if len(officers) > 1 and excess(game, player) and not _being_asked(game, player):
            game.state.stack.append(Frame("duty-limit", player, player, None))


def _being_asked(game: Game, player: Player) -> bool:
    return any(frame.program == "duty-limit" and frame.player == player for frame in game.state.stack)


def excess(game: Game, player: Player) -> int:
    """How many Duty Officers a player has above the limit; a grant does not hold for the card it stands on (duty.3)."""
    officers = game.cards("duty", player)
    normal = game.rules.data.setup["duty-slots"]
    room: list[tuple[NounPhrase | None, Copy | None, Frame | None]] = [(None, None, None)] * normal
    for effect in continuous.held(game, "duty-slots"):
        if effect.player == player:
            kind = effect.argument("for")
            number = counting.amount_of(game, effect.frame, effect.effect)
            granting = effect.frame.card if kind is not None else None
            room += [(kind, granting, effect.frame)] * number
    choices = [
        [n for n, (kind, granting, frame) in enumerate(room) if _sits(game, officer, kind, granting, frame)]
        for officer in officers
    ]
    return len(officers) - matching(choices)


def _sits(game: Game, officer: Copy, kind: NounPhrase | None, granting: Copy | None, frame: Frame | None) -> bool:
    if kind is None or frame is None:
        return True
    return officer != granting and nouns.matches(game, frame, kind, officer)


# --- counters -----------------------------------------------------------------------------------------------------


def changed(game: Game, holder: Holder, counter: str, by: int) -> None:
    """A counter has changed: a track keeps its highest level, a Stardate that gave its last Glory empties."""
    if holder < 0:
        if counter in tracks.TRACKS:
            tracks.remember(game, -1 - holder, counter)
        return
    if counter == "glory" and by < 0 and not game.amount(holder, counter) and game.area(holder) == "stardate":
        game.state.stack.append(Frame("empty-stardate", game.state.active, game.state.active, holder))


# --- the Burn -----------------------------------------------------------------------------------------------------


def _burn(game: Game) -> None:
    """The Incident deck is empty: the game ends there and then (end.burn.1)."""
    game.state.stack[:] = [Frame("burn", game.state.active, game.state.active, None)]


def incidents(game: Game, player: Player) -> int:
    """The Incidents that count in the Burn: hand, in play, Discard pile, Draw deck, Log (end.burn.2)."""
    return sum(
        1
        for number, (_, owner) in enumerate(game.area_names)
        if owner == player and game.area_rules[number].scores
        for copy in game.state.areas[number]
        if "incident" in game.face(copy).suits
    )


# --- where operations work ----------------------------------------------------------------------------------------


OPEN = frozenset({"market", "junk", "stardate", "neutral-zone"})
"""Shared areas where what a SPECIAL says of its own card holds."""


def holds_in(data: GameData, kind: str, area: str, owner: Player) -> bool:
    """Whether the continuous effects of a kind hold for cards in an area (op.table, op.special.1)."""
    return data.areas[area].table if kind == "PASSIVE" else owner != SHARED or area in OPEN


def works(game: Game, copy: Copy, tree: Operation, event: Event | None) -> bool:
    """Whether an operation works on a copy where it lies now (section 15)."""
    player, kind = game.owner(copy), tree.kind
    match kind:
        case "PASSIVE" | "ACTIVATE" | "REACTION":
            if not game.pool.tables[game.state.place[copy]] and not _allowed(game, copy, kind):
                return False
            if kind == "PASSIVE":
                return True
            return not game.status(copy, "exhausted") and not _barred(game, player, kind)
        case "SUPPORT":
            return game.area(copy) == "hand" and game.state.active == player and game.state.step == "action-step"
        case "SPECIAL":
            return player != SHARED or game.area(copy) in OPEN
        case _:
            return False


def _allowed(game: Game, copy: Copy, kind: str) -> bool:
    """`allow use of activate/reaction of all person in staging`."""
    if kind == "PASSIVE" or not game.area_rules[game.state.place[copy]].in_play:
        return False
    for effect in continuous.held(game, "allow", kind.lower()):
        noun = effect.effect.object
        if isinstance(noun, NounPhrase) and effect.player == game.owner(copy):
            for operations in _of(noun):
                kinds = [word.upper() for word in phrases.words(operations)]
                if kind in kinds and any(nouns.fits(game, effect.frame, cards, copy) for cards in _of(operations)):
                    return True
    return False


def _of(noun: NounPhrase) -> list[NounPhrase]:
    return [one.noun for one in noun.attached if one.preposition == "of"]


def _barred(game: Game, player: Player, kind: str) -> bool:
    """`cannot use reaction`."""
    if not game.speaks("cannot", "use"):
        return False
    for effect in continuous.held(game, "cannot", "use"):
        phrase = effect.effect.object
        if effect.player != player or not isinstance(phrase, VerbPhrase) or "use" not in phrase.verbs:
            continue
        if kind in [word.upper() for word in phrases.words(phrase.object)]:
            return True
    return False


def substitutes(game: Game, player: Player) -> Substitutes:
    """What may be spent instead of a resource, and how much of it one is worth (res.sub.1, res.sub.2, res.sub.7)."""
    rates = game.rules.data.setup["exchange"][game.option("glory-exchange")]
    known = game.pool.once("substitutes", rates, _worth_glory)
    if not game.speaks("cannot", "spend"):
        return known
    return {kind: worth for kind, worth in known.items() if not _vetoed(game, player, kind)}


def _worth_glory(pool: Pool, rates: Mapping[str, int]) -> Substitutes:
    return {kind: ("glory", worth) for kind, worth in rates.items()}


def _vetoed(game: Game, player: Player, kind: str) -> bool:
    """`cannot spend glory as dilithium`."""
    for effect in continuous.held(game, "cannot", "spend"):
        phrase, as_ = effect.effect.object, effect.argument("as")
        bars = effect.player == player and isinstance(phrase, VerbPhrase) and "spend" in phrase.verbs
        if bars and phrases.says(as_, kind):
            return True
    return False


def printed_points(game: Game, copy: Copy) -> int:
    """The victory points printed on a copy."""
    shown = content(game.definition(copy), game.state.faces.get(copy, 0))
    return shown.vp or 0 if shown is not None else 0
