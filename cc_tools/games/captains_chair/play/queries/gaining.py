"""Queries of gaining: where cards and resources come from, who receives them, what is on a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from cc_tools.engine import continuous, counting, nouns, pointing, words
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame, Holder, holder_of
from cc_tools.engine.values import size
from cc_tools.engine.zones import areas
from cc_tools.games.captains_chair.play.bookkeeping import MARKET
from cc_tools.games.captains_chair.play.tracks import TRACKS, level, tracks_of
from cc_tools.language import phrases
from cc_tools.model.tree import Exclusion, NounPhrase, Qualifier, Word

RESOURCES = ("dilithium", "latinum", "glory")


# --- lists ----------------------------------------------------------------------------------------------------------


def joined(game: Game, frame: Frame, *lists: Any) -> list[Any]:
    """Several lists as one, each thing once for each list it stands in."""
    return [thing for one in lists for thing in (one or ())]


def minus(game: Game, frame: Frame, things: Any, taken: Any) -> list[Any]:
    """The things without those taken."""
    return [thing for thing in things or () if thing not in (taken or ())]


def kinds(game: Game, frame: Frame, things: Any) -> list[Any]:
    """The different things of a list."""
    return list(dict.fromkeys(things or ()))


def among(game: Game, frame: Frame, things: Any, one: Any) -> int:
    """How often a thing stands in a list."""
    return list(things or ()).count(one)


def repeated(game: Game, frame: Frame, things: Any, count: Any) -> list[Any]:
    """The things so many times over."""
    return list(things or ()) * size(count)


def first_of(game: Game, frame: Frame, things: Any) -> Any:
    """The only thing of a list, or the thing itself; None where there is none."""
    if isinstance(things, list | tuple):
        return things[0] if things else None
    return things


def least_of(game: Game, frame: Frame, *amounts: Any) -> int:
    """The smallest of several amounts."""
    return min(size(one) for one in amounts)


def less(game: Game, frame: Frame, amount: Any, taken: Any) -> int:
    """An amount less another, never below 0."""
    return max(0, size(amount) - size(taken))


def reaches(game: Game, frame: Frame, amount: Any, wanted: Any) -> bool:
    """Whether an amount is as large as another, and not nothing."""
    return size(amount) >= size(wanted) and bool(size(amount))


def same(game: Game, frame: Frame, one: Any, other: Any) -> bool:
    """Whether two values are the same."""
    return bool(first_of(game, frame, one) == first_of(game, frame, other))


# --- cards ----------------------------------------------------------------------------------------------------------


def gain_suits(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None) -> list[str]:
    """The suits that a gain by suit from the Market offers; nothing for any other gain (kw.gain-card.6)."""
    if source is None or phrases.words(source) != ["market"] or noun.where is not None or noun.attached:
        return []
    atoms = [atom for group in noun.groups for atom in group.atoms]
    suits = [atom.name for atom in atoms if isinstance(atom, Word) and atom.sense == "suit"]
    return suits if len(suits) == len(atoms) and len(noun.groups) == 1 else []


def gain_words(game: Game, frame: Frame, suits: list[str]) -> list[str]:
    """The words of the event of a gain to come: any card, and the suits offered."""
    return ["card", *suits]


def gain_origin(game: Game, frame: Frame, suits: list[str]) -> str:
    """Where the event of a gain to come is from: the Market only for a gain by suit (kw.gain-card.6)."""
    return "market" if suits else "elsewhere"


def gain_sources(
    game: Game,
    frame: Frame,
    noun: NounPhrase,
    source: NounPhrase | None,
    including: NounPhrase | None,
    suits: list[str],
) -> list[Copy]:
    """The cards that may be gained: those that fit in the source and in what is included, for a gain by suit also the
    top card of each of its Market decks (kw.gain-card.1, kw.gain-card.3, kw.gain-card.5)."""
    found = nouns.things(game, frame, noun, source)
    found += [copy for suit in suits for copy in game.cards(f"{suit}-deck")[-1:] if suit in MARKET]
    if including is not None:
        found += [copy for number in areas(game, frame, including) for copy in game.state.areas[number]]
    found += [copy for area in included(game, frame, "gain") for copy in game.cards(area)]
    tops = {copy for copy in found if game.area(copy).endswith("-deck")}
    return [copy for copy in dict.fromkeys(found) if copy in tops or nouns.matches(game, frame, noun, copy)]


def included(game: Game, frame: Frame, verb: str) -> list[str]:
    """The areas that effects add as a source for a verb: for the event under way, or as long as they hold."""
    noted = [area for wanted, area in game.state.notes.get("include", ()) if wanted == verb]
    for effect in continuous.held(game, "include"):
        for_ = effect.argument("for")
        if effect.player != frame.actor or for_ is None or not isinstance(effect.effect.object, NounPhrase):
            continue
        if phrases.says(for_, verb) or (verb == "scan-for" and phrases.says(for_, "scan")):
            noted += phrases.words(effect.effect.object)
    return list(dict.fromkeys(noted))


def unsettled(game: Game, frame: Frame, cards: Any) -> list[Copy]:
    """Those of the cards whose gain has not come to its end."""
    return [copy for copy in cards or () if copy in game.state.notes.get("unsettled", ())]


def set_aside(game: Game, frame: Frame, cards: Any) -> list[Copy]:
    """Those of the cards that are held aside."""
    return [copy for copy in cards or () if game.area(copy) == "held"]


def asks_aside(game: Game, frame: Frame, aside: Any) -> bool:
    """Whether what is gained is held aside: a later step places it, here or where the gain was replaced."""
    replacing = frame.answers is not None and frame.answers.verb == "gain"
    return bool(aside) or (replacing and bool(game.state.notes.get("aside")))


# --- scanning -------------------------------------------------------------------------------------------------------


def scan_suits(game: Game, frame: Frame, noun: NounPhrase) -> list[str]:
    """The suits that can be scanned: those named (or of the event) with a card in the deck or the slot (kw.scan.3)."""
    named = phrases.words(noun)
    if "same-suit" in named:
        named = list(frame.names.get("%suits") or ())
    return [suit for suit in MARKET if suit in named and (game.cards(f"{suit}-deck") or faces_up(game, suit))]


def faces_up(game: Game, suit: str) -> list[Copy]:
    """The face-up Market cards of a suit (kw.considered.2)."""
    return [copy for copy in game.cards("market") if suit in words.suits(game, copy)]


def deck_tops(game: Game, frame: Frame, suit: Any, count: Any) -> list[Copy]:
    """The top cards of a Market deck, the topmost first, all where there are fewer (kw.scan.1)."""
    deck = game.cards(f"{first_of(game, frame, suit)}-deck")
    return deck[: -size(count) - 1 : -1]


def deck_number(game: Game, frame: Frame, suit: Any) -> int:
    """The area of a suit's Market deck."""
    return game.number(f"{first_of(game, frame, suit)}-deck")


def scan_offers(game: Game, frame: Frame, suit: Any, seen: list[Copy], including: Any) -> list[Copy]:
    """What a scan may gain: what was seen, the face-up card of the suit, the Junk if it is included (kw.scan.4)."""
    word = first_of(game, frame, suit)
    found = [*seen, *faces_up(game, word)]
    for area in {*(including or ()), *included(game, frame, "scan")}:
        found += [copy for copy in game.cards(area) if word in words.suits(game, copy)]
    return found


def sought(game: Game, frame: Frame, noun: NounPhrase) -> list[str]:
    """The traits or icons that a scan looks for: those named, those of a card, or those a name stands for."""
    if phrases.pointer(noun) is not None:
        return [str(one) for one in pointing.everything_pointed(frame, noun)]
    if any(isinstance(one, Qualifier) for one in noun.attached):
        return list(dict.fromkeys(counting.listed(game, frame, noun)))
    return phrases.words(noun)


def sought_in(game: Game, frame: Frame, cards: Any, word: Any) -> list[Copy]:
    """The cards that have a trait or an icon; Wildcards have any trait (wild.1)."""
    name = first_of(game, frame, word)
    icon = name in game.rules.data.words.get("icon", {})
    return [
        copy
        for copy in cards or ()
        if (words.shows(game, copy, name) if icon else words.has_trait(game, copy, name, frame.actor))
    ]


def sought_up(game: Game, frame: Frame, word: Any) -> list[Copy]:
    """The face-up Market cards that fit (kw.scan.5)."""
    return sought_in(game, frame, game.cards("market"), word)


def sought_beside(game: Game, frame: Frame, word: Any, including: Any) -> list[Copy]:
    """The cards that fit in what is included (kw.scan.7)."""
    zones = dict.fromkeys([*(including or ()), *included(game, frame, "scan-for")])
    return [copy for area in zones for copy in sought_in(game, frame, game.cards(area), word)]


def decks_untried(game: Game, frame: Frame, tried: Any) -> list[str]:
    """The suits whose Market deck has cards and was not searched yet."""
    return [suit for suit in MARKET if game.cards(f"{suit}-deck") and suit not in (tried or ())]


def until_found(game: Game, frame: Frame, suit: Any, word: Any) -> list[Copy]:
    """The cards of a deck from the top down to the first that fits, all of them where none does (kw.scan.5)."""
    found: list[Copy] = []
    for copy in reversed(game.cards(f"{first_of(game, frame, suit)}-deck")):
        found.append(copy)
        if sought_in(game, frame, [copy], word):
            break
    return found


def zones_said(game: Game, frame: Frame, noun: NounPhrase | None) -> list[str]:
    """The names of the areas that a phrase names."""
    return phrases.words(noun)


# --- resources and tracks -------------------------------------------------------------------------------------------


def receiver(game: Game, frame: Frame, kind: Any, source: Any) -> Holder:
    """Who receives a resource that is gained: the pool, or the card it is redirected to (crew.burnham.3)."""
    word, copy = first_of(game, frame, kind), first_of(game, frame, source)
    for effect in continuous.held(game, "redirect"):
        to, deed = effect.argument("to"), effect.effect.object
        if effect.player != frame.actor or to is None:
            continue
        if not isinstance(deed, NounPhrase) or not phrases.says(deed, "gain"):
            continue
        of = phrases.behind(deed, "of")
        target = nouns.things(game, effect.frame, to)
        if of is not None and phrases.says(of, word) and target and not _spared(game, effect.frame, of, copy):
            return target[0]
    return holder_of(frame.actor)


def _spared(game: Game, frame: Frame, noun: NounPhrase, copy: Copy | None) -> bool:
    """Whether the source of a gain is left out (`except from market`)."""
    if copy is None:
        return False
    left = [one.noun for one in noun.attached if isinstance(one, Exclusion) and one.noun.sort == "zone"]
    return any(game.state.place[copy] in areas(game, frame, zone) for zone in left)


def amount_on(game: Game, frame: Frame, card: Any, kind: Any) -> int:
    """How many resources of a kind lie on a card."""
    copy = first_of(game, frame, card)
    return 0 if copy is None else game.amount(copy, first_of(game, frame, kind))


def kinds_on(game: Game, frame: Frame, card: Any, wanted: Any, taken: Any = None) -> list[str]:
    """The resources on a card of the kinds wanted, beyond those taken already."""
    copy = first_of(game, frame, card)
    gone = list(taken or ())
    return [] if copy is None else [kind for kind in wanted or () if game.amount(copy, kind) > gone.count(kind)]


def bearing(game: Game, frame: Frame, cards: Any, wanted: Any) -> list[Copy]:
    """The cards on which resources of the kinds wanted lie."""
    return [copy for copy in cards or () if kinds_on(game, frame, [copy], wanted)]


def taken_from(game: Game, frame: Frame, card: Any, wanted: Any, amount: Any) -> list[str] | None:
    """What is taken from a card where there is nothing to choose: all of it, or so many of the only kind."""
    found = kinds_on(game, frame, card, wanted)
    copy = first_of(game, frame, card)
    everything = [kind for kind in found for _ in range(game.amount(copy, kind))]
    return everything[: size(amount)] if len(found) < 2 or len(everything) <= size(amount) else None


def steps(game: Game, frame: Frame, track: Any, count: Any) -> int:
    """How far a marker can really rise: up to the end of the track, and nowhere without one (spec.advance, spec.6)."""
    word = first_of(game, frame, track)
    if word not in TRACKS or word not in tracks_of(game, frame.actor):
        return 0
    last: int = game.rules.data.setup["track-max"]
    return max(0, min(size(count), last - level(game, frame.actor, word)))


def fixes_track(game: Game, frame: Frame, counted: NounPhrase) -> bool:
    """Whether what is counted depends on the track, which is then one for the whole amount (`per matching-skill`)."""
    return phrases.says(counted, "matching-skill")


def matching_icons(game: Game, frame: Frame, track: Any, counted: NounPhrase) -> int:
    """The Skill icons that match a track on the cards meant."""
    cards = nouns.things(game, frame, game.pool.once("any card", counted, _any_card))
    word = first_of(game, frame, track)
    return sum(words.shows(game, copy, f"{word}-skill") for copy in cards) if word else 0


def _any_card(pool: Pool, noun: NounPhrase) -> NounPhrase:
    groups = tuple(g for g in noun.groups if all(word.name != "matching-skill" for word in phrases.group_words(g)))
    return replace(noun, groups=groups)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "joined": joined,
    "minus": minus,
    "kinds": kinds,
    "among": among,
    "repeated": repeated,
    "first-of": first_of,
    "least-of": least_of,
    "less": less,
    "reaches": reaches,
    "same": same,
    "gain-suits": gain_suits,
    "gain-words": gain_words,
    "gain-origin": gain_origin,
    "gain-sources": gain_sources,
    "unsettled": unsettled,
    "set-aside": set_aside,
    "asks-aside": asks_aside,
    "scan-suits": scan_suits,
    "deck-tops": deck_tops,
    "deck-number": deck_number,
    "scan-offers": scan_offers,
    "sought": sought,
    "sought-in": sought_in,
    "sought-up": sought_up,
    "sought-beside": sought_beside,
    "decks-untried": decks_untried,
    "until-found": until_found,
    "zones-said": zones_said,
    "receiver": receiver,
    "amount-on": amount_on,
    "kinds-on": kinds_on,
    "bearing": bearing,
    "taken-from": taken_from,
    "steps": steps,
    "fixes-track": fixes_track,
    "matching-icons": matching_icons,
}
