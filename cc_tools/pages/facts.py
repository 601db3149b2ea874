"""The fields of a record, as facts in a list and as sections with tables and lists, whatever game they belong to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from cc_tools.model.record import Card
from cc_tools.model.text import Text
from cc_tools.pages import marks, markup
from cc_tools.pages.deck_numbers import deck_numbers
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.icons import kind_icon
from cc_tools.pages.grouped import row_target
from cc_tools.pages.page import relative

Fact = tuple[str, str]
_ELSEWHERE = {"id", "name", "names", "rulings", "errata", "operations", "printings"}


def facts(
    edition: Edition, record: BaseModel, start: str, *, without: str = "", lists: bool = True
) -> list[Fact]:
    """Label and value of every field that can be said in a line; fields left at their default say nothing.

    `without` is a collection whose references are left out, as on the page of the record referred to. Unless
    `lists`, fields that refer to several records are left out.
    """
    found: list[Fact] = []
    for name, value in _told(record):
        refers = marks.collection(type(record), name)
        if refers and (refers == without or (isinstance(value, tuple) and not lists)):
            continue
        if isinstance(value, Text):
            found.append((edition.label(name), edition.text(value)))
        elif isinstance(value, BaseModel):
            found += facts(edition, value, start)
        elif shown := _shown(edition, type(record), name, value, start):
            found.append((edition.label(name), shown))
    return found


def facts_block(found: list[Fact]) -> str:
    """Facts as a list; empty where there are none."""
    return markup.block("cc-facts", markup.definitions(found)) if found else ""


def _told(record: BaseModel) -> Iterator[tuple[str, Any]]:
    """The fields with something to tell that does not stand elsewhere on the page."""
    parts = {name for kind in ("single_operations", "operation_lists", "parts") for name in getattr(record, kind, ())}
    for name, field in type(record).model_fields.items():
        value = getattr(record, name)
        if name not in _ELSEWHERE and name not in parts and value not in (None, (), {}, field.default):
            yield name, value


def _shown(edition: Edition, model: type[BaseModel], name: str, value: Any, start: str) -> str:
    collection = marks.collection(model, name)
    if value is True:
        return markup.text(edition.say("yes"))
    if isinstance(value, tuple):
        if any(isinstance(one, BaseModel) for one in value):
            return ""
        if collection:
            return edition.joined([_shown(edition, model, name, one, start) for one in value])
        words = ((_word(edition, model, name, str(one), start), count) for one, count in Counter(value).items())
        return edition.joined([f"{word} ×{count}" if count > 1 else word for word, count in words])
    if isinstance(value, Mapping):
        return ""
    if collection and (collection, value) in edition.index.entries:
        return edition.record((collection, value), start)
    return _word(edition, model, name, value, start) if isinstance(value, str) else markup.text(str(value))


def _word(edition: Edition, model: type[BaseModel], name: str, word: str, start: str) -> str:
    """A word of the vocabulary in the sense of its field, or in another of the game; other text as it is."""
    sense, words = marks.word_sense(model, name), edition.game.words
    if (sense, word) in edition.index.cards_with or word in edition.own.values.get(sense, {}):
        return edition.word(sense, word, start)
    if not marks.sense(model, name):
        printed = edition.language != "en" and not word[:1].isdigit()
        shown = f'<span lang="en">{markup.text(word)}</span>' if printed else markup.text(word)
        target = row_target(edition, name, word)
        return markup.link(shown, relative(target, start)) if target else shown
    own = word in words.get(sense, {}) or edition.term_of(sense, word) is not None
    other = next((one for one in words if word in words[one]), "")
    return edition.word(sense if own else other, word, start) if own or other else markup.text(word)


# --- sections ---------------------------------------------------------------------------------------------------


def sections(edition: Edition, record: BaseModel, start: str) -> Iterator[str]:
    """What needs more than a line: tables, lists of records, and parts under words (the sides of a board)."""
    for name, value in _told(record):
        if isinstance(value, Mapping):
            yield from _mapping(edition, type(record), name, value, start)
        elif isinstance(value, tuple) and value and isinstance(value[0], BaseModel):
            yield from _entries(edition, name, value, start)
    yield from deck_numbers(edition, record, start)


def _mapping(
    edition: Edition, model: type[BaseModel], name: str, value: Mapping[Any, Any], start: str
) -> Iterator[str]:
    sense = marks.sense(model, name)
    if all(isinstance(inner, Mapping) for inner in value.values()):
        yield _table(edition, name, sense, value, start)
        return
    sides = []
    for word, inner in value.items():
        title = markup.text(edition.word_title(sense, str(word)))
        inside = [
            markup.heading(3, title, f"{name}-{word}"),
            facts_block(facts(edition, inner, start)),
            *sections(edition, inner, start),
        ]
        sides.append(markup.block("cc-side", *inside))
    yield markup.block("cc-sides", *sides)


def _table(edition: Edition, name: str, sense: str, value: Mapping[Any, Mapping[Any, Any]], start: str) -> str:
    """A table of numbers: a column for each word, a row for each number that any of them has."""
    columns = list(value)
    header = [edition.row_label(name), *(edition.word(sense, str(column), start) for column in columns)]
    cell = edition.own.cells.get(name, "{}")
    rows = [
        [markup.text(str(row)), *(cell.format(value[one][row]) if row in value[one] else "" for one in columns)]
        for row in sorted({row for inner in value.values() for row in inner})
    ]
    return markup.block("cc-numbers", markup.table(header, rows))


def _entries(edition: Edition, name: str, value: tuple[BaseModel, ...], start: str) -> Iterator[str]:
    """A list of entries that refer to records, grouped by the first word that each may have."""
    model = type(value[0])
    refers = next((field for field in model.model_fields if marks.collection(model, field)), "")
    grouped = next((field for field in model.model_fields if marks.sense(model, field) not in ("", "marker")), "")
    if not refers:
        return
    yield markup.heading(2, edition.label(name), name)
    groups: dict[tuple[str, str], list[BaseModel]] = {}
    for entry in value:
        groups.setdefault(_group(edition, entry, refers, grouped), []).append(entry)
    known = [*edition.game.words.get(marks.sense(model, grouped) if grouped else "", {})]
    for sense, word in sorted(groups, key=lambda key: known.index(key[1]) if key[1] in known else -1):
        inside = groups[sense, word]
        number = sum(getattr(one, "count", 1) for one in inside)
        title = f"{markup.text(edition.word_title(sense, word))} <small>{number}</small>"
        yield markup.heading(3, title, f"{name}-{word or 'other'}")
        yield markup.listed((_entry(edition, one, refers, grouped, start) for one in inside), "cc-columns")


def _group(edition: Edition, entry: BaseModel, refers: str, grouped: str) -> tuple[str, str]:
    """Sense and word that an entry stands under: its own, or the kind of the card where it has none."""
    word = getattr(entry, grouped) if grouped else None
    if word:
        return marks.sense(type(entry), grouped), str(word)
    card = edition.catalog.cards.get(getattr(entry, refers))
    return (marks.word_sense(type(card), card.kind_field), card.kind) if isinstance(card, Card) else ("", "")


def _entry(edition: Edition, entry: BaseModel, refers: str, grouped: str, start: str) -> str:
    """A line of a list, with the kind of the card where the heading above is something else."""
    key = (marks.collection(type(entry), refers), str(getattr(entry, refers)))
    card = edition.catalog.cards.get(key[1])
    number, marker, count = (getattr(entry, name, None) for name in ("number", "marker", "count"))
    meta = [edition.kind(card, start)] if card is not None and grouped else []
    meta += [markup.text(edition.word_title("marker", marker))] if marker else []
    meta += [markup.code(number)] if number else []
    icon = kind_icon(edition, card) if card is not None else ""
    copies = f'<span class="cc-copies">{count}×</span> ' if isinstance(count, int) else ""
    return f'{copies}{icon}{edition.record(key, start)} <span class="cc-meta">{" ".join(meta)}</span>'
