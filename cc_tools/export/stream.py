"""A catalog as objects, one after the other: what it is, then games, sets, terms, cards and other records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cc_tools.export import objects
from cc_tools.export.source import Source
from cc_tools.export.view import CARDS, View, faces, names, own_id, reading, rulings, view
from cc_tools.model.catalog import Catalog, Entry
from cc_tools.model.record import Card


def views(catalog: Catalog) -> list[View]:
    """The games by id, made ready."""
    return [view(catalog.games[own]) for own in sorted(catalog.games)]


def about(source: Source) -> objects.About:
    """What the export is."""
    return objects.About(
        data_hash=source.data_hash, licence=source.licence, games=tuple(sorted(source.catalog.games))
    )


def game_objects(found: Iterable[View]) -> Iterator[objects.GameObject]:
    """The games."""
    for made in found:
        game = made.game
        attached = {linked.text for linked in game.operations}
        others = sorted((set(game.trees) | set(game.sentences)) - attached)
        yield objects.GameObject(
            game=made.id,
            data=game.game,
            collections=tuple(sorted(game.entries)),
            phrases=game.phrases,
            unattached=tuple(objects.OperationText(**made.text(text)) for text in others),
        )


def set_objects(found: Iterable[View]) -> Iterator[objects.SetObject]:
    """The sets of all games."""
    return (objects.SetObject(game=made.id, data=one) for made in found for one in made.game.sets)


def term_objects(found: Iterable[View]) -> Iterator[objects.TermObject]:
    """The terms of all games."""
    return (objects.TermObject(game=made.id, data=one) for made in found for one in made.game.terms)


def card_objects(found: Iterable[View]) -> Iterator[objects.CardObject]:
    """The cards of all games."""
    return (card_object(made, entry, card) for made in found for entry, card in made.cards())


def card_object(made: View, entry: Entry, card: Card) -> objects.CardObject:
    """A card with all that is known about it."""
    return objects.CardObject(
        **_placed(made, CARDS, entry),
        kind=made.kind(card),
        traits=tuple(made.words(card)),
        faces=tuple(faces(card)),
        printings=tuple(
            objects.PrintingObject(
                set=p.set, number=p.number, marker=p.marker, crew=p.crew, position=p.position, order=order
            )
            for order, p in made.printings.get(card.id, ())
        ),
        errata=card.errata,
    )


def record_objects(found: Iterable[View]) -> Iterator[objects.RecordObject]:
    """All records that are no cards."""
    for made in found:
        for collection, entry in made.entries():
            if collection != CARDS or not isinstance(entry.record, Card):
                yield objects.RecordObject(**_placed(made, collection, entry))


def _placed(made: View, collection: str, entry: Entry) -> dict[str, Any]:
    record = entry.record
    own, called = own_id(record), names(record)
    return {
        "game": made.id,
        "collection": collection,
        "id": own,
        "name": called.get("en"),
        "set": entry.set or None,
        "file": entry.file,
        "line": entry.line,
        "names": called,
        "reading": reading(record),
        "data": record,
        "operations": tuple(made.operation(order, one) for order, one in made.operations_of(collection, record)),
        "rulings": tuple(rulings(record)),
        "refers_to": tuple(made.links(collection, record)),
        "referred_by": tuple(made.incoming.get((collection, own), ())) if own is not None else (),
    }


def everything(source: Source) -> Iterator[objects.AnyObject]:
    """All objects in their order."""
    found = views(source.catalog)
    yield about(source)
    yield from game_objects(found)
    yield from set_objects(found)
    yield from term_objects(found)
    yield from card_objects(found)
    yield from record_objects(found)
