"""The page of a record: a card, a crew with its board, or whatever else of a game has a name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cc_tools.model.catalog import Linked
from cc_tools.model.record import Erratum, Ruling
from cc_tools.pages import index as places, markup, operations
from cc_tools.pages.edition import Edition
from cc_tools.pages.facts import facts, facts_block, sections
from cc_tools.pages.index import Key, Mention
from cc_tools.pages.page import Page, page


def record_page(edition: Edition, key: Key) -> Page:
    """The page of a record that has a name, with all that belongs to it."""
    path = places.record_path(edition.game.id, key)
    record: Any = edition.index.record(key)
    attached = edition.index.attached.get(key, [])
    blocks = [
        f'<h1 id="record">{edition.own_name(record)}</h1>',
        _crumbs(edition, key, path),
        markup.block("cc-printed", edition.english(record).strip()) if edition.english(record) else "",
        edition.aliases(record),
        *_body(edition, key, record, path),
        *(block for part in attached for block in _attached(edition, part, key[0], path)),
        *sections(edition, record, path),
        *_printings(edition, key, path),
        *_mentions(edition, key, path),
        operations.authors(edition, (key, *attached)),
    ]
    return page(path, edition.name(record), *blocks)


def _crumbs(edition: Edition, key: Key, start: str) -> str:
    """The way back to the list that the record stands in, and for a card to its kind."""
    ways = [edition.way(key[0], start)]
    if card := edition.catalog.cards.get(key[1]) if key[0] == "cards" else None:
        ways.append(edition.kind(card, start))
    return edition.crumbs(start, *ways)


def _body(
    edition: Edition, key: Key, record: Any, start: str, without: str = "", inner: Iterable[str] = ()
) -> Iterator[str]:
    """Facts, operations, parts, rulings and errata of a record or of what is attached to one.

    `inner` comes before the parts; `without` is the collection of the record that this is attached to.
    """
    of_record = places.by_address(edition.index.operations, key)
    yield facts_block(facts(edition, record, start, without=without))
    yield from _operations(edition, [one for one in of_record.values() if _is_own(one)], start)
    yield from inner
    for name in getattr(record, "parts", ()):
        if parts := getattr(record, name):
            yield markup.heading(2, edition.label(name), name)
            yield from (_part(edition, part, list(of_record.values()), start) for part in parts)
    yield from _rulings(edition, getattr(record, "rulings", ()), f"{key[0]}-rulings" if without else "rulings")
    yield from _errata(edition, getattr(record, "errata", ()))


def _is_own(operation: Linked) -> bool:
    return "/" not in operation.address.partition("#")[0]


def _operations(edition: Edition, found: Sequence[Linked], start: str) -> Iterator[str]:
    if found:
        yield markup.block("cc-operations", *(operations.operation(edition, one, start) for one in found))


def _part(edition: Edition, part: Any, found: Sequence[Linked], start: str) -> str:
    """A part with a name of its own: a face, a mission."""
    own = [one for one in found if one.address.partition("#")[0].endswith(f"/{part.id}")]
    return markup.block(
        "cc-part",
        markup.heading(3, edition.both(part), str(part.id)),
        facts_block(facts(edition, part, start)),
        *_operations(edition, own, start),
        *_ruling_list(edition, getattr(part, "rulings", ())),
    )


def _attached(edition: Edition, key: Key, to: str, start: str) -> Iterator[str]:
    """What has no page of its own because it belongs to this record."""
    record: Any = edition.index.record(key)
    yield markup.heading(2, edition.label(key[0]), key[0])
    yield from _body(edition, key, record, start, to, sections(edition, record, start))


def _rulings(edition: Edition, rulings: Sequence[Ruling], anchor: str) -> Iterator[str]:
    if rulings:
        yield markup.heading(2, edition.say("rulings"), anchor)
        yield from _ruling_list(edition, rulings)


def _ruling_list(edition: Edition, rulings: Sequence[Ruling]) -> Iterator[str]:
    if rulings:
        yield markup.block("cc-rulings", markup.items(edition.ruling(ruling) for ruling in rulings))


def _errata(edition: Edition, errata: Sequence[Erratum]) -> Iterator[str]:
    if errata:
        yield markup.heading(2, edition.say("errata"), "errata")
        yield markup.items(
            f"{edition.text(one.text)} <small>{markup.text(one.date)} · {markup.text(one.source)}</small>"
            for one in sorted(errata, key=lambda one: one.date)
        )


def _printings(edition: Edition, key: Key, start: str) -> Iterator[str]:
    found = edition.index.printings.get(key[1], []) if key[0] == "cards" else []
    if not found:
        return
    yield markup.heading(2, edition.say("printings"), "printings")
    lines = []
    for printed in found:
        more = [edition.record(("crew", printed.crew), start)] if printed.crew and _has(edition, printed.crew) else []
        more += [markup.text(edition.word_title("position", printed.position))] if printed.position else []
        more += [markup.text(edition.word_title("marker", printed.marker))] if printed.marker else []
        number = f" {markup.code(printed.number)}" if printed.number else ""
        lines.append(" · ".join([edition.set(printed.set, start) + number, *more]))
    yield markup.items(lines)


def _has(edition: Edition, crew: str) -> bool:
    return ("crew", crew) in edition.index.entries


def _mentions(edition: Edition, key: Key, start: str) -> Iterator[str]:
    """The records that refer to this one, each once, with the place that does."""
    found = edition.index.mentions.get(key, [])
    by_record: dict[Key, list[Mention]] = {}
    for mention in found:
        by_record.setdefault(mention.by, []).append(mention)
    if by_record:
        yield markup.heading(2, edition.say("mentions"), "mentions")
        records: dict[Key, Any] = {by: edition.index.record(by) for by in by_record}
        ordered = sorted(by_record, key=lambda by: edition.order(records[by]))
        yield markup.listed(_mention(edition, by, by_record[by], start) for by in ordered)


def _mention(edition: Edition, by: Key, mentions: Sequence[Mention], start: str) -> str:
    ways = [edition.label(one.field.rpartition(".")[2]) for one in mentions if one.field]
    ways += [markup.code(one.address.partition('#')[2]) for one in mentions if one.address]
    return f'{edition.record(by, start)} <span class="cc-meta">{" ".join(dict.fromkeys(ways))}</span>'
