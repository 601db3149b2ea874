"""The page of a record: a card, a deck with its board, or whatever else of a game has a name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cc_tools.model.catalog import Linked
from cc_tools.model.record import Erratum, Ruling
from cc_tools.pages import index as places, marks, markup, operations
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.board import boards
from cc_tools.pages.faces.face import face
from cc_tools.pages.facts import facts, facts_block, sections
from cc_tools.pages.index import Key
from cc_tools.pages.meanings import with_meanings
from cc_tools.pages.page import Page, page, relative
from cc_tools.pages.references import mentions, printings, trait_uses
from cc_tools.pages.replaced import replaced
from cc_tools.pages.rule_links import ruling
from cc_tools.pages.serving import serving

_DESCRIBED = 200
"""How many characters the description of a page has at most."""


def record_page(edition: Edition, key: Key) -> Page:
    """The page of a record that has a name, with all that belongs to it."""
    path = places.record_path(edition.game.id, key)
    record: Any = edition.index.record(key)
    attached = edition.index.attached.get(key, [])
    blocks = [
        _crumbs(edition, key, path),
        f'<h1 id="record">{edition.own_name(record)}</h1>',
        markup.paragraph(edition.english(record).strip(), "cc-printed"),
        edition.aliases(record),
        *_front(edition, key, record, path, [_attached(edition, part, key, path) for part in attached]),
        *(block for part in attached for block in _attached_parts(edition, part, key, path)),
        *sections(edition, record, path),
        *replaced(edition, key, path),
        *trait_uses(edition, key, path),
        *mentions(edition, key, path),
        operations.authors(edition, (key, *attached), _report(edition, key, path)),
    ]
    described = _description(edition, key, record)
    shown = with_meanings(edition, path, *blocks)
    return page(path, edition.name(record), *shown, description=described, kind=f"record-{key[0]}")


def _crumbs(edition: Edition, key: Key, start: str) -> str:
    """The way back to the list that the record stands in, and for a card to its kind."""
    ways = [edition.way(key[0], start)]
    if card := edition.catalog.cards.get(key[1]) if key[0] == "cards" else None:
        ways.append(edition.kind(card, start))
    return edition.crumbs(start, *ways)


def _description(edition: Edition, key: Key, record: Any) -> str:
    """What the page is about, in a line: the kind of a card, and what it does."""
    said = [edition.word_title(*word)] if (word := _kind(edition, key)) else [edition.raw_label(key[0])]
    said += [edition.name(edition.game)]
    for one in edition.index.operations.get(key, ()):
        said.append(edition.catalog.sentences.get(one.text, {}).get(edition.language, ""))
    whole = f"{edition.name(record)}: " + " · ".join(one for one in said if one)
    return whole if len(whole) <= _DESCRIBED else whole[: _DESCRIBED - 1] + "…"


def _kind(edition: Edition, key: Key) -> Key | None:
    card = edition.catalog.cards.get(key[1]) if key[0] == "cards" else None
    return None if card is None else edition.kind_word(card)


def _report(edition: Edition, key: Key, path: str) -> str:
    entry = edition.index.entries[key]
    body = f"{edition.game.id} {key[0]}/{key[1]}\n{entry.file}:{entry.line}\n{edition.language}/{path}\n\n"
    target = edition.settings.report(f"{edition.game.id}: {key[1]}", body)
    return markup.paragraph(markup.link(markup.text(edition.say("report")), markup.text(target), "cc-report"))


# --- what the record itself says ----------------------------------------------------------------------------------


def _front(edition: Edition, key: Key, record: Any, start: str, attached: Sequence[str]) -> Iterator[str]:
    """The drawn face beside facts, operations, what is attached, rulings and errata; then the parts."""
    of_record = list(places.by_address(edition.index.operations, key).values())
    own = [one for one in of_record if _is_own(one)]
    numbers = ", ".join(dict.fromkeys(one.number for one in edition.index.printings.get(key[1], []) if one.number))
    of_card = key[0] == "cards"
    drawn = face(edition, record, key[0], own, numbers if of_card else "")
    drawn = drawn or ("" if of_card else _leader(edition, record, start))
    said = [
        facts_block(facts(edition, record, start)),
        *_operations(edition, own, start),
        *attached,
        *_rulings(edition, getattr(record, "rulings", ()), start),
        *_errata(edition, getattr(record, "errata", ())),
        *printings(edition, key, start),
    ]
    yield _beside(drawn, said) if drawn else "\n".join(one for one in said if one)
    yield from _parts(edition, record, of_record, start)


def _leader(edition: Edition, record: Any, start: str) -> str:
    """For a record without a face that refers to one card, as a deck to its leader: the face of that card, linked."""
    for name in type(record).model_fields:
        value = getattr(record, name) if marks.collection(type(record), name) else None
        card = edition.catalog.cards.get(value) if isinstance(value, str) else None
        if card is not None:
            key = ("cards", card.id)
            own = [one for one in edition.index.operations.get(key, ()) if _is_own(one)]
            drawn = face(edition, card, key[0], own)
            return markup.link(drawn, relative(edition.record_target(key), start)) if drawn else ""
    return ""


def _beside(drawn: str, said: Iterable[str]) -> str:
    """A face and what there is to say, side by side where there is room."""
    return markup.block("cc-beside", markup.block("cc-drawn", drawn, searched=False), markup.block("cc-said", *said))


def _is_own(operation: Linked) -> bool:
    return "/" not in operation.address.partition("#")[0]


def _operations(edition: Edition, found: Sequence[Linked], start: str) -> Iterator[str]:
    if found:
        yield markup.block("cc-operations", *(operations.operation(edition, one, start) for one in found))


def _parts(
    edition: Edition, record: Any, of_record: Sequence[Linked], start: str, owner: Key | None = None
) -> Iterator[str]:
    """The parts with names of their own: faces, goals. On a board, with the cards of its owner's deck for each."""
    for name in getattr(record, "parts", ()):
        parts = getattr(record, name)
        inside = [_part(edition, name, part, of_record, start, owner) for part in parts]
        yield markup.section(edition.label(name), name, *inside, css="cc-parts")


def _part(edition: Edition, layout: str, part: Any, of_record: Sequence[Linked], start: str, owner: Key | None) -> str:
    own = [one for one in of_record if one.address.partition("#")[0].endswith(f"/{part.id}")]
    said = [
        markup.heading(3, edition.both(part), str(part.id)),
        facts_block(facts(edition, part, start)),
        *_operations(edition, own, start),
        *_ruling_list(edition, getattr(part, "rulings", ()), start),
        *(serving(edition, own, owner, start) if owner is not None else ()),
    ]
    drawn = face(edition, part, layout, own)
    return f'<div class="cc-part">{_beside(drawn, said) if drawn else "".join(said)}</div>'


def _attached(edition: Edition, key: Key, to: Key, start: str) -> str:
    """What has no page of its own because it belongs to this record, without its parts."""
    record: Any = edition.index.record(key)
    of_record = places.by_address(edition.index.operations, key).values()
    drawn = boards(edition, record)
    return markup.section(
        edition.label(key[0]),
        key[0],
        facts_block(facts(edition, record, start, without=to[0])),
        *drawn,
        *_operations(edition, [one for one in of_record if _is_own(one)], start),
        *(() if drawn else sections(edition, record, start)),
        *_ruling_list(edition, getattr(record, "rulings", ()), start),
    )


def _attached_parts(edition: Edition, key: Key, to: Key, start: str) -> Iterator[str]:
    of_record = list(places.by_address(edition.index.operations, key).values())
    yield from _parts(edition, edition.index.record(key), of_record, start, to)


def _rulings(edition: Edition, rulings: Sequence[Ruling], start: str) -> Iterator[str]:
    yield markup.section(markup.text(edition.say("rulings")), "rulings", *_ruling_list(edition, rulings, start))


def _ruling_list(edition: Edition, rulings: Sequence[Ruling], start: str) -> Iterator[str]:
    if rulings:
        yield markup.block("cc-rulings", markup.items(ruling(edition, one, start) for one in rulings))


def _errata(edition: Edition, errata: Sequence[Erratum]) -> Iterator[str]:
    lines = (
        f'<time datetime="{markup.text(one.date)}">{markup.text(one.date)}</time> {edition.text(one.text)} '
        f"<small><bdi>{markup.text(one.source)}</bdi></small>"
        for one in sorted(errata, key=lambda one: one.date)
    )
    listed = markup.block("cc-errata", markup.items(lines)) if errata else ""
    yield markup.section(markup.text(edition.say("errata")), "errata", listed)
