"""Lists of cards that a game asks for in its `pages.toml`: ordered by a number, below words, or as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pydantic import BaseModel

from cc_tools.model.names import slug
from cc_tools.model.record import Card
from cc_tools.pages import index as places, marks, markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.icons import kind_icon, word_icon
from cc_tools.pages.page import Page, page, relative
from cc_tools.pages.wording import Grouping


def groupings(edition: Edition) -> list[tuple[str, str, list[Card]]]:
    """The lists of a game: label as raw text, page, and the cards in it."""
    return [
        (_label(edition, one), places.list_path(edition.game.id, name), _cards(edition, one))
        for name, one in edition.own.groupings.items()
    ]


def grouped_pages(edition: Edition) -> Iterator[tuple[str, Callable[[], Page]]]:
    """Path and maker of every such page."""
    for name in edition.own.groupings:
        yield places.list_path(edition.game.id, name), _maker(edition, name)


def row_target(edition: Edition, field: str, value: str) -> str:
    """The address of the row of a value in a table of the game; empty where no table has rows of that field."""
    for name, one in edition.own.groupings.items():
        if one.rows == field:
            return f"{places.list_path(edition.game.id, name)}#{_anchor(value)}"
    return ""


def _maker(edition: Edition, name: str) -> Callable[[], Page]:
    return lambda: _page(edition, name, edition.own.groupings[name])


def _page(edition: Edition, name: str, asked: Grouping) -> Page:
    path = places.list_path(edition.game.id, name)
    cards = _cards(edition, asked)
    label = _label(edition, asked)
    number = len({value for card in cards for value in _values(card, asked.rows)}) if asked.rows else len(cards)
    title = f'<h1 id="list">{markup.text(label)}{markup.count(number)}</h1>'
    if asked.rows:
        blocks = [_table(edition, asked, cards, path)]
    else:
        blocks = [block for field in asked.by for block in _part(edition, asked, field, cards, path)]
    return page(path, label, edition.crumbs(path), title, _ways(edition, asked), *blocks)


def _label(edition: Edition, asked: Grouping) -> str:
    return asked.label.own(edition.language) or ""


def _cards(edition: Edition, asked: Grouping) -> list[Card]:
    """The cards that a list shows, by name: those of its kinds that have one of its fields."""
    fields = (asked.rows,) if asked.rows else asked.by
    found = [
        card
        for card in edition.catalog.cards.values()
        if (not asked.kinds or card.kind in asked.kinds) and any(_values(card, field) for field in fields)
    ]
    return sorted(found, key=edition.order)


def _values(card: Card, field: str) -> tuple[Any, ...]:
    """What stands in a field of a card or of a record inside it; several words, one value, or nothing."""
    holders = [card, *(value for value in vars(card).values() if isinstance(value, BaseModel))]
    found = next((getattr(one, field) for one in holders if field in type(one).model_fields), None)
    if isinstance(found, tuple):
        return found
    return () if found is None else (found,)


def _ways(edition: Edition, asked: Grouping) -> str:
    """Links to the parts of the page, where there are several."""
    if len(asked.by) < 2:
        return ""
    links = " ".join(markup.link(edition.label(field), f"#{field}") for field in asked.by)
    return markup.block("cc-letters", links, searched=False)


# --- parts ------------------------------------------------------------------------------------------------------


def _part(edition: Edition, asked: Grouping, field: str, cards: Sequence[Card], start: str) -> Iterator[str]:
    sense = marks.sense(type(cards[0]), field) if cards and field in type(cards[0]).model_fields else ""
    if not sense:
        ranked = sorted(cards, key=lambda card: _rank(card, field), reverse=True)
        yield markup.heading(2, edition.label(field), field)
        yield _listed(edition, asked, ranked, start)
        return
    for word in edition.game.words.get(sense, {}):
        bearers = [card for card in cards if word in _values(card, field)]
        if bearers:
            shown = f"{word_icon(edition, sense, word)}{edition.word(sense, word, start)}{markup.count(len(bearers))}"
            yield markup.heading(2, shown, f"{field}-{word}")
            yield _listed(edition, asked, bearers, start)


def _rank(card: Card, field: str) -> int:
    """The number in a field; what is no number comes last."""
    value = next(iter(_values(card, field)), None)
    return value if isinstance(value, int) else -1


def _listed(edition: Edition, asked: Grouping, cards: Sequence[Card], start: str) -> str:
    """A table of cards with the fields that the list shows."""
    header = [edition.label("name"), *(edition.label(field) for field in asked.shows)]
    rows = [
        [
            kind_icon(edition, card) + edition.record(("cards", card.id), start),
            *(_cell(edition, card, field) for field in asked.shows),
        ]
        for card in cards
    ]
    return markup.block("cc-ranked", markup.table(header, rows), searched=False)


def _cell(edition: Edition, card: Card, field: str) -> str:
    sense = marks.sense(type(card), field) if field in type(card).model_fields else ""
    values = _values(card, field)
    if sense:
        return edition.joined([markup.text(edition.word_title(sense, str(one))) for one in values])
    return ", ".join(_value(edition, field, str(one)) for one in values)


def _value(edition: Edition, field: str, value: str) -> str:
    """A value that is no word: by its label, else as it is printed, in English where it is no number."""
    if value in edition.own.values.get(field, {}):
        return markup.text(edition.word_title(field, value))
    printed = edition.language != "en" and not value.lstrip("-").isdigit()
    return f'<span lang="en">{markup.text(value)}</span>' if printed else markup.text(value)


# --- tables -----------------------------------------------------------------------------------------------------


def _table(edition: Edition, asked: Grouping, cards: Sequence[Card], start: str) -> str:
    """A row for each value, a column for each word; in a cell the cards that have both, by what they show."""
    sense = marks.word_sense(type(cards[0]), asked.columns) if cards else ""
    words = [
        word
        for word in edition.game.words.get(sense, {})
        if any(word in _values(card, asked.columns) for card in cards)
    ]
    header = [edition.label(asked.rows), *(edition.word(sense, word, start) for word in words)]
    rows = []
    for value in sorted({str(one) for card in cards for one in _values(card, asked.rows)}):
        own = [card for card in cards if value in _values(card, asked.rows)]
        cells = [[card for card in own if word in _values(card, asked.columns)] for word in words]
        rows.append([_row_head(edition, value, own), *(_links(edition, asked, cell, start) for cell in cells)])
    return markup.block("cc-numbers cc-grouped", markup.table(header, rows))


def _row_head(edition: Edition, value: str, cards: Sequence[Card]) -> str:
    """The value as it is printed; where cards are called the same, by their name in this language as well."""
    named = next((card for card in cards if card.name == value), None)
    shown = edition.both(named) if named is not None else markup.bdi(value, "" if edition.language == "en" else "en")
    return f'<span id="{_anchor(value)}">{shown}</span>'


def _links(edition: Edition, asked: Grouping, cards: Sequence[Card], start: str) -> str:
    links = []
    for card in cards:
        value = next(iter(_values(card, asked.cells)), 0)
        shown = f"{value:+d}" if isinstance(value, int) and value else str(value)
        target = relative(edition.record_target(("cards", card.id)), start)
        links.append(f'<a href="{target}" title="{markup.text(edition.name(card))}">{markup.text(shown)}</a>')
    return " ".join(links)


def _anchor(value: str) -> str:
    return slug(value) or value.encode().hex()
