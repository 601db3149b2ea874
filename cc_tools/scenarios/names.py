"""Names in scenarios: which card is meant by a slug, by `crew/slug` or `set/slug`, or by an id; other records by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cc_tools.diagnostics import Code, Diagnostic, Span, closest, respelled
from cc_tools.model.catalog import GameCatalog
from cc_tools.scenarios import codes

CARDS = "cards"
CREWS = "crew"
SETS = "set"
_WHAT = {CARDS: "card", CREWS: "crew"}


@dataclass(frozen=True, slots=True)
class Crews:
    """The crews that a name may belong to: those of the player spoken of, and all of the position."""

    own: tuple[str, ...] = ()
    all: tuple[str, ...] = ()


@dataclass(frozen=True)
class Names:
    """The names of one game. `rejected` are names of records that could not be read, which nobody calls unknown."""

    game: GameCatalog
    rejected: frozenset[str] = field(default_factory=frozenset)

    def cards(self, text: str, crews: Crews | None = None) -> tuple[str, ...]:
        """The ids of the cards that a text may name; of several, those in the crews' decks go before the others."""
        home, slash, name = text.rpartition("/")
        if slash:
            return tuple(card for card in self._named(name) if card in self._cards_of.get(home, ()))
        found = self._named(text)
        if len(found) < 2 or crews is None:
            return found
        for group in (crews.own, crews.all):
            decks = set().union(*(self._cards_of.get(crew, frozenset()) for crew in group))
            narrowed = tuple(card for card in found if card in decks)
            if len(narrowed) == 1:
                return narrowed
        return found

    def _named(self, name: str) -> tuple[str, ...]:
        found = self.game.by_slug.get(name, ())
        return found or ((name,) if name in self.game.cards else ())

    @cached_property
    def _cards_of(self) -> Mapping[str, frozenset[str]]:
        """The cards that each crew's deck and each set holds."""
        found: dict[str, set[str]] = {}
        for shown in self.game.printings:
            found.setdefault(shown.set, set()).add(shown.card)
            if shown.crew is not None:
                found.setdefault(shown.crew, set()).add(shown.card)
        return {home: frozenset(cards) for home, cards in found.items()}

    @cached_property
    def records(self) -> Mapping[str, tuple[str, ...]]:
        """The ids of every collection but cards, of the parts of its records (`missions`), and of the sets."""
        found: dict[str, list[str]] = {SETS: [one.id for one in self.game.sets]}
        for collection, entries in self.game.entries.items():
            if collection == CARDS:
                continue
            for entry in entries:
                own = getattr(entry.record, "id", None)
                found.setdefault(collection, []).extend([own] if own is not None else [])
                for part in getattr(entry.record, "parts", ()):
                    found.setdefault(part, []).extend(one.id for one in getattr(entry.record, part))
        return {collection: tuple(dict.fromkeys(ids)) for collection, ids in found.items()}

    @cached_property
    def known(self) -> frozenset[str]:
        """Every name of a card: slugs and ids."""
        return frozenset(self.game.by_slug) | frozenset(self.game.cards)

    def any(self, text: str) -> tuple[str, ...]:
        """The ids of all records of any collection that a text may name."""
        others = tuple(text for ids in self.records.values() if text in ids)
        return tuple(dict.fromkeys((*self.cards(text), *others)))

    def one(
        self, collection: str, text: str, span: Span, crews: Crews | None = None
    ) -> tuple[str | None, list[Diagnostic]]:
        """The id of the one record of a collection that a text names, or None and what is wrong."""
        if collection != CARDS:
            if text in self.records.get(collection, ()):
                return text, []
            return None, self._unknown(collection, text, span)
        found = self.cards(text, crews)
        if not found and any(text in ids for ids in self.records.values()):
            return text, []
        if len(found) == 1:
            return self._faced(found[0], text), []
        if text in found:
            return text, []
        if not found:
            return None, self._unknown(CARDS, text, span)
        listed = ", ".join(f"`{card}`" for card in found)
        return None, [Diagnostic(codes.AMBIGUOUS_CARD, f"`{text}` is the name of several cards: {listed}", span)]

    def _faced(self, card: str, text: str) -> str:
        """The id of a card, with the face that was named if it is not the front."""
        name = text.rpartition("/")[2]
        front, *others = self.game.cards[card].slugs
        return f"{card}/{name}" if name != front and name in others else card

    def _unknown(self, collection: str, text: str, span: Span) -> list[Diagnostic]:
        if text in self.rejected:
            return []
        if collection != CARDS:
            what = _WHAT.get(collection, collection.removesuffix("s"))
            message = f"there is no {what} `{text}`"
            return [respelled(codes.NO_SUCH_RECORD, message, span, text, self.records.get(collection, ()))]
        home, slash, name = text.rpartition("/")
        if not slash:
            return [respelled(codes.NO_SUCH_CARD, f"no card is called `{text}`", span, text, self.known)]
        if home not in self._cards_of:
            meant = closest(home, self._cards_of)
            message = f"there is no crew and no set `{home}`"
            return [_meant(codes.NO_SUCH_RECORD, message, span, f"{meant}/{name}" if meant else None)]
        meant = closest(name, self._slugs(self._cards_of[home]))
        message = f"no card of `{home}` is called `{name}`"
        return [_meant(codes.NO_SUCH_CARD, message, span, f"{home}/{meant}" if meant else None)]

    def _slugs(self, cards: Iterable[str]) -> list[str]:
        return [slug for card in cards if card in self.game.cards for slug in self.game.cards[card].slugs]


def _meant(code: Code, message: str, span: Span, meant: str | None) -> Diagnostic:
    """A finding about a name with something before it, with the whole that was meant."""
    return Diagnostic(code, message, span) if meant is None else respelled(code, message, span, meant, [meant])
