"""Where a noun phrase looks: what it points at, what hangs on it, the verb's source, or the home of its words."""

from __future__ import annotations

from collections.abc import Callable, Collection

from cc_tools.engine import nouns
from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.pointing import players, pointed
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.engine.zones import areas
from cc_tools.language import phrases
from cc_tools.model.properties import words_with
from cc_tools.model.tree import Atom, NounPhrase, Variable, Word

Domain = Callable[[Game, Frame], Collection[Copy]]
"""Gives the copies among which the phrase finds its things."""


def domain(pool: Pool, noun: NounPhrase, source: NounPhrase | None) -> Domain:
    """Where a phrase looks; `source` is the noun behind the verb's `from` or `in`."""
    own = pool.rules.looks(pool, noun, source)
    if own is not None:
        return own
    pointer = phrases.pointer(noun)
    zone = phrases.behind(noun, "in") or phrases.behind(noun, "from") or source
    if pointer is not None:
        return _listed(pointer, zone)
    of, on, at = (phrases.behind(noun, preposition) for preposition in ("of", "on", "at"))
    if of is not None:
        return _related(pool, noun, of)
    if on is not None:
        return _tucked(pool, on)
    form = phrases.form(noun)
    if form in ("top", "bottom"):
        return _ends(noun, zone, form == "top")
    if at is not None and zone is None:
        return _standing(pool, at, phrases.whose(noun), may_be_tucked(pool, noun))
    if zone is not None:
        return _inside(zone, phrases.whose(noun)) if zone.sort == "zone" else _tucked(pool, zone)
    if phrases.says(noun, "owned"):
        return scoring
    return _owned if phrases.by_name(noun) else _home(pool, noun)


# --- what is pointed at -------------------------------------------------------------------------------------------


def _listed(atom: Atom, zone: NounPhrase | None) -> Domain:
    """What is pointed at, as long as it lies where the phrase says (`draw it from discard`)."""
    if zone is None or zone.sort != "zone":
        return lambda game, frame: [one for one in pointed(frame, atom) if isinstance(one, int)]

    def listed(game: Game, frame: Frame) -> list[Copy]:
        there = areas(game, frame, zone, "both")
        return [one for one in pointed(frame, atom) if isinstance(one, int) and game.state.place[one] in there]

    return listed


# --- what hangs on the phrase -------------------------------------------------------------------------------------


def _inside(zone: NounPhrase, who: str) -> Domain:
    return lambda game, frame: game.within(areas(game, frame, zone, who))


def _related(pool: Pool, noun: NounPhrase, other: NounPhrase) -> Domain:
    """`1 of $e`, `rest of $e`, `location of $s`."""
    others, atom = nouns.lookup(pool, other), phrases.pointer(other)
    if phrases.words(noun, "suit"):
        return lambda game, frame: _spots(game, others(game, frame))
    if phrases.form(noun) != "rest" or atom is None:
        return others
    name = f"${atom.name}@" if isinstance(atom, Variable) else "it@"

    def rest(game: Game, frame: Frame) -> list[Copy]:
        left, found = frame.names.get(name), others(game, frame)
        return found if left is None else [copy for copy in found if game.state.place[copy] in left]

    return rest


def _spots(game: Game, copies: list[Copy]) -> list[Copy]:
    """The places where tokens of copies stand."""
    places = (game.status(copy, "at") for copy in copies)
    return [place for place in places if isinstance(place, int)]


def _tucked(pool: Pool, host: NounPhrase) -> Domain:
    """What lies under the cards of a phrase."""
    find = nouns.lookup(pool, host)

    def tucked(game: Game, frame: Frame) -> list[Copy]:
        if not game.state.hosts:
            return []
        hosts = set(find(game, frame))
        return [copy for copy, under in game.state.hosts.items() if under in hosts]

    return tucked


def may_be_tucked(pool: Pool, noun: NounPhrase) -> bool:
    """Whether what a phrase names is at a place also where it is tucked under it: not what has a token there."""
    return not words_with(pool.catalog, "suit", "deploys-with-token").intersection(phrases.words(noun, "suit"))


def _standing(pool: Pool, place: NounPhrase, who: str, tucked: bool) -> Domain:
    """Copies whose token stands at a place, or also those tucked under it (kw.beam.5)."""
    find = nouns.lookup(pool, place)

    def standing(game: Game, frame: Frame) -> list[Copy]:
        spots = set(find(game, frame))
        owners = players(frame, who)
        there = [copy for copy, statuses in game.state.turned.items() if statuses.get("at") in spots]
        if tucked:
            there += [copy for copy, host in game.state.hosts.items() if host in spots]
        return [copy for copy in there if game.owner(copy) in owners]

    return standing


def _ends(noun: NounPhrase, zone: NounPhrase | None, top: bool) -> Domain:
    """The first cards of a zone, or of the deck of a suit."""
    count = noun.quantity.low if noun.quantity and noun.quantity.low else 1
    suit, who = next(iter(phrases.words(noun, "suit")), None), phrases.whose(noun)

    def ends(game: Game, frame: Frame) -> list[Copy]:
        numbers = (game.number(f"{suit}-deck"),) if zone is None else areas(game, frame, zone, who)
        found: list[Copy] = []
        for number in numbers:
            area = game.state.areas[number]
            found += area[: -count - 1 : -1] if top else area[:count]
        return found

    return ends


# --- where nothing says so ----------------------------------------------------------------------------------------


def _owned(game: Game, frame: Frame) -> list[Copy]:
    """All copies in the areas of the acting player, in play first, and those of the middle of the table.

    Where no operation asks (a scenario's expectation), any copy.
    """
    owners = (frame.actor, SHARED) if frame.card is not None or frame.program in game.pool.trees else (0, 1, SHARED)
    played = game.pool.played[frame.actor]
    rest = (n for n, (_, owner) in enumerate(game.area_names) if owner in owners and n not in played)
    return game.within((*played, *rest))


def scoring(game: Game, frame: Frame) -> list[Copy]:
    """All copies of the acting player that count in the final score."""
    return game.within(game.pool.scoring[frame.actor])


def _home(pool: Pool, noun: NounPhrase) -> Domain:
    """Where things lie when nothing says so: the area of a state or suit word, else what is in play."""
    rules, who = pool.rules, phrases.whose(noun)
    single = [group.atoms[0] for group in noun.groups if len(group.atoms) == 1]
    words = [one.name for one in single if isinstance(one, Word) and not one.negated]
    homes = list(dict.fromkeys(rules.homes[word] for word in words if word in rules.homes))
    if not homes:
        return lambda game, frame: scoring(game, frame) if pool.ending(frame.program) else _in_play(game, frame, who)
    wide = any(word in rules.wide for word in words) and not any(word in rules.narrow for word in words)

    def home(game: Game, frame: Frame) -> list[Copy]:
        found = [copy for area in homes for copy in _of_area(game, frame, area, who)]
        return found + _in_play(game, frame, who) if wide else found

    return home


def _in_play(game: Game, frame: Frame, who: str) -> list[Copy]:
    played = game.pool.played
    if who == "you":
        return game.within(played[frame.actor])
    return game.within(number for player in players(frame, who) for number in played[player])


def _of_area(game: Game, frame: Frame, area: str, who: str) -> list[Copy]:
    if game.rules.areas[area].owner == "shared":
        return game.cards(area)
    return [copy for player in players(frame, who) for copy in game.cards(area, player)]
