"""A card that is no Ship deploys itself if and only if it has the trait for that (trait.ongoing, kw.deploy.1)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Card, Content
from cc_tools.games.captains_chair.rules.deeds import deploys_itself
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import traits_with, words_with
from cc_tools.model.rulings import settled

CODE = Code(
    "R026",
    "deployable",
    """A card deploys itself without the trait for it, or has the trait and never does.

Cards other than Ships can be deployed only with the trait whose property is `deployable` (Ongoing), and all cards with
it have an operation that does so.

    suit: cargo
    traits: [ongoing, weapon]
    operations:
    - "ACTION PLAY: deploy this"

Add the trait or delete it, or correct the operation. Where a printed card differs, a ruling on it names
`trait.ongoing`.
""",
)
RULE = "trait.ongoing"


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each face that has only one of the two."""
    traits = traits_with(game, "deployable")
    free = words_with(game, "suit", "deploys-with-token")
    for card in game.cards.values():
        if isinstance(card, Card) and not settled(card, RULE):
            yield from _face(card, card.id, (), traits, free, game, places)
            for index, face in enumerate(card.faces):
                yield from _face(face, card.id, ("faces", index), traits, free, game, places)


def _face(
    face: Content,
    card: str,
    path: tuple[str | int, ...],
    traits: frozenset[str],
    free: frozenset[str],
    game: GameCatalog,
    places: Places,
) -> Iterator[Diagnostic]:
    shown = [index for index, trait in enumerate(face.traits) if trait in traits]
    deploys = deploys_itself(face, game)
    if shown and not deploys:
        message = f"`{card}` has the trait {face.traits[shown[0]]} and no operation that deploys it"
        yield Diagnostic(CODE, message, places.of("cards", card, (*path, "traits", shown[0])))
    if deploys and not shown and traits and face.suit not in free:
        message = f"`{card}` deploys itself without the trait {' or '.join(sorted(traits))}"
        yield Diagnostic(CODE, message, places.of("cards", card, (*path, "traits")))
