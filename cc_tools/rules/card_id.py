"""The id of a card follows from its name, so that authors and readers can guess it."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic, Edit, Fix, Related, Span
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.names import slug
from cc_tools.model.places import Places
from cc_tools.model.record import Card

CODE = Code(
    "R005",
    "id-does-not-follow-name",
    """The id of a card is not the one that its name gives.

The id is the name in kebab-case, without accents, apostrophes and points: `U.S.S. Discovery-A` is `uss-discovery-a`.
Only where several cards of different content share a name does each have a suffix, its crew or set.

    id: admiral-jarek              # wrong: the name gives `admiral-jarok`
    name: Admiral Jarok

    id: infiltrate-sela            # right: there is an `infiltrate-khan` too
    name: Infiltrate

Correct whichever of the two is misspelt. An id that other files use is corrected there too.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each card (and each further face of one) whose id does not follow from its name."""
    owners: dict[str, list[str]] = {}
    cards: dict[str, Card] = {}
    for card in game.records("cards"):
        if isinstance(card, Card):
            owners.setdefault(slug(card.name), []).append(card.id)
            cards.setdefault(card.id, card)
    for card in cards.values():
        yield from _card(card, owners[slug(card.name)], places)
        for field in card.parts:
            for index, part in enumerate(getattr(card, field)):
                if part.id != slug(part.name):
                    path = (field, index)
                    yield _finding(part.name, part.id, places.of("cards", card.id, (*path, "id")), slug(part.name))


def _card(card: Card, sharing: list[str], places: Places) -> Iterator[Diagnostic]:
    wanted = slug(card.name)
    span = places.of("cards", card.id, ("id",))
    if len(sharing) == 1:
        if card.id != wanted:
            yield _finding(card.name, card.id, span, wanted)
        return
    if not card.id.startswith(f"{wanted}-"):
        others = [other for other in sharing if other != card.id]
        related = tuple(Related(places.of("cards", other, ("name",)), "the same name") for other in others)
        message = f"several cards are called `{card.name}`: the id is `{wanted}-` and the crew or set"
        yield Diagnostic(CODE, message, span, related)


def _finding(name: str, given: str, span: Span, wanted: str) -> Diagnostic:
    message = f"`{name}` gives the id `{wanted}`, not `{given}`"
    return Diagnostic(CODE, message, span, suggestion=wanted, fix=Fix(f"write `{wanted}`", (Edit(span, wanted),)))
