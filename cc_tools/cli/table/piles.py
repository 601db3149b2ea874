"""Any area as a list, for `pile NAME`: all of it that the player may see (info.3), and of what is hidden its size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cc_tools.cli.table.view import Lying, View
from cc_tools.engine.game import PLAYERS, SHARED
from cc_tools.engine.match import Match
from cc_tools.engine.state import Player

COUNTERS = "counters"


@dataclass(frozen=True, slots=True)
class Pile:
    """An area as a player sees it; `owner` is None where it is shared."""

    name: str
    owner: Player | None
    area: Mapping[str, Any]


def listed(match: Match, player: Player, text: str, view: View) -> Iterator[str]:
    """The areas that a player means by a name or its beginning, in the language or in English.

    `NAME NUMBER` means the area of one player only. What hides behind others' backs stays hidden: the lines are made
    from the player's view.
    """
    seen = match.view(player)
    name, _, number = text.rpartition(" ")
    one = int(number) - 1 if name and number in {str(player + 1) for player in PLAYERS} else None
    wanted = (name if one is not None else text).casefold().strip()
    piles = [pile for pile in _piles(seen, player) if pile.name not in view.display.SKIPPED]
    called = {pile.name: view.area(pile.name) for pile in piles}
    if not wanted:
        yield view.texts.say("which-pile", names=", ".join(called.values()), number=2 - player)
        return
    meant = _meant(called, wanted)
    if not meant:
        yield view.texts.say("no-pile", text=text)
        yield view.texts.say("which-pile", names=", ".join(called.values()), number=2 - player)
    elif len(meant) > 1:
        yield view.texts.say("several-piles", names=", ".join(called[name] for name in meant))
    else:
        shown = [pile for pile in piles if pile.name == meant[0] and (one is None or pile.owner in (None, one))]
        for pile in shown:
            yield from _cards(match, pile, view, Lying.of(seen))


def _piles(seen: Mapping[str, Any], player: Player) -> Iterator[Pile]:
    for owner, areas in ((None, seen["shared"]), (player, seen["players"][player])):
        yield from (Pile(name, owner, area) for name, area in areas.items() if name != COUNTERS)
    other = 1 - player
    yield from (Pile(name, other, area) for name, area in seen["players"][other].items() if name != COUNTERS)


def _meant(called: Mapping[str, str], wanted: str) -> list[str]:
    """The names of areas that fit best: whole names before beginnings, those before parts."""
    for fits in (wanted.__eq__, lambda known: known.startswith(wanted), lambda known: wanted in known):
        found = [name for name, heading in called.items() if fits(name) or fits(heading.casefold())]
        if found:
            return found
    return []


def _cards(match: Match, pile: Pile, view: View, lying: Lying) -> Iterator[str]:
    """A heading and a line for each card: from the top where the player knows how the cards lie."""
    texts, size = view.texts, pile.area["size"]
    owned = view.area(pile.name)
    if pile.owner is not None:
        owned = texts.say("owned", who=texts.player(pile.owner), area=owned)
    cards = pile.area.get("cards")
    if cards is None:
        yield texts.say("hidden-pile", area=owned, number=size)
        yield from (f"  {one}" for one in view.known(pile.area))
        return
    lies = "known" not in pile.area and match.game.area_rules[_number(match, pile)].ordered
    yield texts.say("pile-from-top" if lies and size > 1 else "pile", area=owned, number=size)
    yield from (f"  {view.card(one, lying)}" for one in (reversed(cards) if lies else cards))


def _number(match: Match, pile: Pile) -> int:
    return match.game.number(pile.name, SHARED if pile.owner is None else pile.owner)
