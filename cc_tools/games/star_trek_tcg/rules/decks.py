"""Whether a deck is legal: its size, copies of one card, backs, and what begins in place (tcg.deck.*, tcg.core.set)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cc_tools.diagnostics import Code, Diagnostic, Related, Span
from cc_tools.games.star_trek_tcg.decks import BUILDING, IN_PLACE
from cc_tools.games.star_trek_tcg.records import Deck
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with
from cc_tools.model.record import Card

SIZE = Code(
    "R035",
    "deck-size",
    """A deck has too few cards (tcg.deck.size).

Counted are the copies of all lines under `cards`; what begins in place does not count. `game.yaml` has the number
under `setup`, `deck_minimum`. There is no upper limit.

    cards:
    - {card: talosians, count: 4}        # 4 cards are no deck

Add cards, or raise counts.
""",
)
COPIES = Code(
    "R036",
    "deck-copies",
    """A deck has too many copies of one card (tcg.deck.copies, tcg.deck.identity).

The same card is one of the same type and the same title, in whatever set and with whatever icon. The three cards of
one television episode are different cards, since their types differ. The option `copy-identity` of `game.yaml` has
this reading as its default; `setup`, `copies` has the number.

    cards:
    - {card: medikit-logic, count: 3}
    - {card: medikit-combat, count: 3}   # six Medikits

Take copies out until the lines of the card add up to the number.
""",
)
BACK = Code(
    "R037",
    "deck-back",
    """A card that begins in place is shuffled into a deck (tcg.deck.back, tcg.deck.core-excluded).

Core crew and default episodes have another back than the cards of a deck. They stand under `starting`.

    cards:
    - {card: default-mission}            # belongs under `starting`

Move the card to `starting`. A type of card begins in place if it has the property `starts-in-place` in `game.yaml`.
""",
)
STARTING = Code(
    "R038",
    "deck-starting",
    """A card that begins in place is missing or stands there twice, or another does (tcg.default.set, tcg.core.set).

A player brings one of each card whose type begins in place: the core crew and the default episodes.

    starting: [uss-enterprise, uss-enterprise, default-mission]

Name every such card once, and others under `cards`.
""",
)
TWICE = Code(
    "R039",
    "deck-line-twice",
    """A deck has two lines for one card.

Each card has one line, with its `count`, so that whoever reads the deck finds the number in one place.

    cards:
    - {card: talosians, count: 2}
    - {card: talosians}

Write one line with the sum.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """Findings about every deck of the game."""
    for deck in game.records("decks"):
        if isinstance(deck, Deck):
            place = partial(places.of, "decks", deck.id)
            yield from _size(deck, game, place(("cards",)))
            yield from _copies(deck, game, places)
            yield from _lines(deck, game, places)
            yield from _starting(deck, game, places)


def _size(deck: Deck, game: GameCatalog, place: Span) -> Iterator[Diagnostic]:
    least = game.game.setup.get("deck_minimum", 0)
    count = sum(line.count for line in deck.cards)
    if count < least:
        yield Diagnostic(SIZE, f"`{deck.id}` has {count} cards, fewer than {least} (tcg.deck.size)", place)


def _copies(deck: Deck, game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    most = game.game.setup.get("copies")
    counts: dict[tuple[str, ...], int] = {}
    lines: dict[tuple[str, ...], list[Span]] = {}
    for index, line in enumerate(deck.cards):
        card = game.cards.get(line.card)
        if card is None or most is None:
            continue
        same = identity(game, card)
        before = lines.setdefault(same, [])
        counts[same] = counts.get(same, 0) + line.count
        span = places.of("decks", deck.id, ("cards", index, "count" if line.count > 1 else "card"))
        if counts[same] > most:
            related = tuple(Related(one, "other copies") for one in before)
            message = f"{counts[same]} copies of {card.name} ({card.kind}), more than {most} (tcg.deck.copies)"
            yield Diagnostic(COPIES, message, span, related)
        before.append(span)


def identity(game: GameCatalog, card: Card) -> tuple[str, ...]:
    """What makes a card the same as another for the limit of copies, by the default reading of `copy-identity`."""
    option = game.game.options.get("copy-identity")
    by_title = option is None or option.values[0] == "type-and-title"
    return (card.kind, card.name) if by_title else (card.id,)


def _lines(deck: Deck, game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    types = words_with(game, "type", IN_PLACE)
    first: dict[str, Span] = {}
    for index, line in enumerate(deck.cards):
        span = places.of("decks", deck.id, ("cards", index, "card"))
        card = game.cards.get(line.card)
        if card is not None and card.kind in types:
            yield Diagnostic(BACK, f"`{line.card}` begins in place and is in no deck (tcg.deck.back)", span)
        if line.card in first:
            related = (Related(first[line.card], "the first one is here"),)
            yield Diagnostic(TWICE, f"`{line.card}` has a line already", span, related)
        first.setdefault(line.card, span)


def _starting(deck: Deck, game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    needed = BUILDING.starting(game)
    seen: set[str] = set()
    for index, named in enumerate(deck.starting):
        span = places.of("decks", deck.id, ("starting", index))
        rule = _rule(game, named)
        if named in seen:
            yield Diagnostic(STARTING, f"`{named}` begins in place once only ({rule})", span)
        elif named in game.cards and named not in needed:
            yield Diagnostic(STARTING, f"`{named}` does not begin in place: it belongs under `cards` ({rule})", span)
        seen.add(named)
    for card in needed if seen <= game.cards.keys() else ():
        if card not in seen:
            message = f"`{card}` is missing from what begins in place ({_rule(game, card)})"
            yield Diagnostic(STARTING, message, places.of("decks", deck.id, ("starting",)))


def _rule(game: GameCatalog, named: str) -> str:
    """The rule on what begins in place that a card falls under: defaults have the property `default`."""
    card = game.cards.get(named)
    is_default = card is not None and card.kind in words_with(game, "type", "default")
    return "tcg.default.set" if is_default else "tcg.core.set"
