"""Pages that list: a collection, the words of a sense and the cards with each, the sets and what each prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cc_tools.model.catalog import Printed
from cc_tools.model.record import Card, Record
from cc_tools.pages import index as places, marks, markup
from cc_tools.pages.collation import OTHER
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.icons import kind_icon, word_icon
from cc_tools.pages.facts import facts
from cc_tools.pages.index import SETS, Key
from cc_tools.pages.page import Page, page
from cc_tools.pages.references import used_in

LETTERS_FROM = 60
"""From how many names on a list has headings by letter."""


def collection_page(edition: Edition, collection: str) -> Page:
    """All records of a collection by name, or by their first two facts where names are numbers."""
    path = places.list_path(edition.game.id, collection)
    records = edition.index.named(collection)
    line = _card_line if collection == "cards" else _record_line(collection)
    blocks = _by_letter(edition, records, path, line)
    title = _title(edition.list_label(collection), len(records))
    return page(path, edition.raw_list_label(collection), edition.crumbs(path), title, *blocks)


Line = Callable[[Edition, Any, str], str]


def _by_letter(edition: Edition, records: list[Record], start: str, line: Line) -> Iterator[str]:
    ordered = sorted(records, key=edition.order)
    if len(ordered) < LETTERS_FROM:
        yield markup.listed(line(edition, one, start) for one in ordered)
        return
    by_initial: dict[str, list[Record]] = {}
    for one in ordered:
        by_initial.setdefault(edition.initial(one), []).append(one)
    groups = sorted(by_initial.items(), key=lambda group: group[0] == OTHER)
    letters = " ".join(markup.link(markup.text(letter), f"#{_anchor(letter)}") for letter, _ in groups)
    yield markup.block("cc-letters", letters, searched=False)
    for letter, found in groups:
        yield markup.heading(2, markup.text(letter), _anchor(letter))
        yield markup.listed(line(edition, one, start) for one in found)


def _anchor(letter: str) -> str:
    return f"letter-{ord(letter):x}"


def _card_line(edition: Edition, card: Card, start: str) -> str:
    traits = [
        edition.word(marks.word_sense(type(card), name), word, start)
        for name in card.trait_fields
        for word in getattr(card, name)
    ]
    meta = " · ".join([edition.kind(card, start), *([edition.joined(traits)] if traits else [])])
    return f'{kind_icon(edition, card)}{edition.record(("cards", card.id), start)} <span class="cc-meta">{meta}</span>'


def _record_line(collection: str) -> Line:
    def line(edition: Edition, record: Record, start: str) -> str:
        told = facts(edition, record, start, lists=False)[:3]
        long = [value for _, value in told if markup.at_length(value)]
        short = " · ".join(f"{label} {value}" for label, value in told if value not in long)
        meta = [f'<span class="cc-meta">{short}</span>'] if short else []
        meta += [f'<span class="cc-meta {markup.AT_LENGTH}">{value}</span>' for value in long]
        return " ".join([edition.record((collection, record.id), start), *meta])

    return line


def _title(label: str, count: int) -> str:
    return f'<h1 id="list">{label}{markup.count(count)}</h1>'


# --- words ------------------------------------------------------------------------------------------------------


def sense_page(edition: Edition, sense: str) -> Page:
    """All words of a sense that cards bear, with how many cards do."""
    path = places.list_path(edition.game.id, sense)
    words = sorted(_words(edition, sense), key=lambda word: edition.word_order(sense, word))
    lines = (
        f'{word_icon(edition, sense, word)}{edition.word(sense, word, path)} '
        f'<span class="cc-meta">{len(edition.index.cards_with[sense, word])}</span>'
        for word in words
    )
    title = _title(edition.list_label(sense), len(words))
    listed = markup.listed(lines, "cc-columns")
    return page(path, edition.raw_list_label(sense), edition.crumbs(path), title, listed)


def _words(edition: Edition, sense: str) -> list[str]:
    return [word for one, word in edition.index.cards_with if one == sense]


def word_page(edition: Edition, key: Key) -> Page:
    """The page of a word: the cards that bear it, and the operations that name it."""
    sense, word = key
    path = places.word_path(edition.game.id, key)
    title = edition.word_title(sense, word)
    english = _english(edition, sense, word, title)
    cards = edition.index.cards_with[key]
    return page(
        path,
        title,
        edition.crumbs(path, edition.way(sense, path)),
        _title(word_icon(edition, sense, word) + markup.bdi(title), len(cards)),
        markup.block("cc-printed", english) if english else "",
        *_by_letter(edition, list(cards), path, _card_line),
        *used_in(edition, key, path),
    )


def _english(edition: Edition, sense: str, word: str, title: str) -> str:
    term = edition.term_of(sense, word)
    if edition.language == "en" or term is None:
        return ""
    printed = term.en.text
    return "" if printed.casefold() == title.casefold() else markup.bdi(printed, "en", "cc-english")


# --- sets -------------------------------------------------------------------------------------------------------


def sets_page(edition: Edition) -> Page:
    """All sets, in the order of publication."""
    path = places.list_path(edition.game.id, SETS)
    lines = (
        f'{edition.set(one, path)}{edition.english(edition.sets[one])} <span class="cc-meta">'
        f"{len(_of_set(edition, one))}</span>"
        for one in edition.sets
    )
    title = _title(markup.text(edition.say("sets")), len(edition.sets))
    listed = markup.listed(lines)
    return page(path, edition.say("sets"), edition.crumbs(path), title, listed)


def set_page(edition: Edition, set_id: str) -> Page:
    """The page of a set: its other records, and its printings by number."""
    one = edition.sets[set_id]
    path = places.set_path(edition.game.id, set_id)
    printed = sorted(_of_set(edition, set_id), key=lambda printing: printing.number)
    return page(
        path,
        edition.name(one),
        edition.crumbs(path, edition.way(SETS, path)),
        f'<h1 id="list">{edition.both(one)}</h1>',
        *_others(edition, set_id, path),
        *_numbered(edition, printed, path),
    )


def _of_set(edition: Edition, set_id: str) -> list[Printed]:
    return [one for printings in edition.index.printings.values() for one in printings if one.set == set_id]


def _others(edition: Edition, set_id: str, start: str) -> Iterator[str]:
    for collection in edition.index.collections[1:]:
        found = [
            one.record
            for one in edition.catalog.entries[collection]
            if one.set == set_id and isinstance(one.record, Record)
        ]
        if found:
            label = f"{edition.list_label(collection)} <small>{len(found)}</small>"
            yield markup.heading(2, label, collection)
            ordered = sorted(found, key=edition.order)
            lines = (edition.record((collection, one.id), start) for one in ordered)
            yield markup.listed(lines, "cc-columns")


def _numbered(edition: Edition, printed: list[Printed], start: str) -> Iterator[str]:
    if printed:
        yield markup.heading(2, f"{edition.say('printings')} <small>{len(printed)}</small>", "printings")
        lines = []
        for one in printed:
            card = edition.catalog.cards[one.card]
            meta = [edition.kind(card, start)]
            meta += [markup.text(edition.word_title("marker", one.marker))] if one.marker else []
            meta += [markup.code(one.number)] if one.number else []
            name = kind_icon(edition, card) + edition.record(("cards", one.card), start)
            lines.append(f'{name} <span class="cc-meta">{" ".join(meta)}</span>')
        yield markup.listed(lines)
