"""What leads to a card from elsewhere: its printings, what refers to it, the operations that name its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cc_tools.model.record import Card
from cc_tools.pages import marks, markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.index import Key, Mention


def printings(edition: Edition, key: Key, start: str) -> Iterator[str]:
    """The sets and numbers under which a card was printed, with whose deck it is in and where it starts."""
    found = edition.index.printings.get(key[1], []) if key[0] == "cards" else []
    lines = []
    for printed in found:
        owner = printed.owner
        more = [edition.record(owner, start)] if owner is not None and owner in edition.index.entries else []
        more += [markup.text(edition.word_title("position", printed.position))] if printed.position else []
        more += [markup.text(edition.word_title("marker", printed.marker))] if printed.marker else []
        number = [markup.code(printed.number)] if printed.number else []
        lines.append(" · ".join([edition.set(printed.set, start), *number, *more]))
    yield markup.section(markup.text(edition.say("printings")), "printings", markup.items(lines))


def mentions(edition: Edition, key: Key, start: str) -> Iterator[str]:
    """The records that refer to this one, each once, with the place that does."""
    by_record: dict[Key, list[Mention]] = {}
    for mention in edition.index.mentions.get(key, []):
        by_record.setdefault(mention.by, []).append(mention)
    lines = (_mention(edition, by, by_record[by], start) for by in _ordered(edition, by_record))
    yield markup.section(markup.text(edition.say("mentions")), "mentions", markup.listed(lines))


def _ordered(edition: Edition, keys: Iterable[Key]) -> list[Key]:
    records: dict[Key, Any] = {key: edition.index.record(key) for key in keys}
    return sorted(records, key=lambda key: edition.order(records[key]))


def _mention(edition: Edition, by: Key, found: Sequence[Mention], start: str) -> str:
    ways = [edition.label(_labelled(edition, one.field)) for one in found if one.field]
    ways += [markup.code(one.address.partition("#")[2]) for one in found if one.address]
    return f'{edition.record(by, start)} <span class="cc-meta">{" ".join(dict.fromkeys(ways))}</span>'


def _labelled(edition: Edition, field: str) -> str:
    """The innermost of the names in the path of a field that has a label, or else the innermost."""
    names = field.split(".")[::-1]
    return next((name for name in names if name in edition.own.labels), names[0])


def trait_uses(edition: Edition, key: Key, start: str) -> Iterator[str]:
    """Where the words of a card matter: for each, the records whose operations name it."""
    card = edition.catalog.cards.get(key[1]) if key[0] == "cards" else None
    lists = [_uses(edition, key, word, start) for word in trait_words(card)] if card is not None else []
    label = markup.text(edition.say("traits-matter"))
    yield markup.section(label, "traits-matter", *(one for one in lists if one), css="cc-traits-matter")


def trait_words(card: Card) -> list[Key]:
    """The words of a card that operations may ask for, its kind left out."""
    faces = [card, *(part for name in type(card).parts for part in getattr(card, name))]
    fields = [field for field in type(card).trait_fields if marks.sense(type(card), field)]
    return list(
        dict.fromkeys(
            (marks.word_sense(type(card), field), word)
            for face in faces
            for field in fields
            for word in getattr(face, field, ())
        )
    )


def _uses(edition: Edition, own: Key, word: Key, start: str) -> str:
    found = [by for by in using(edition, word) if by != own]
    if not found:
        return ""
    lines = (
        f'{edition.record(by, start)} <span class="cc-meta">{slots(using(edition, word)[by])}</span>'
        for by in _ordered(edition, found)
    )
    summary = f"{markup.bdi(edition.word_title(*word))}{markup.count(len(found))}"
    return markup.fold_out("cc-uses", summary, markup.listed(lines))


def using(edition: Edition, word: Key) -> dict[Key, list[str]]:
    """The records whose operations name a word, with the anchors of those."""
    return edition.index.used_by(word)


def slots(anchors: Iterable[str]) -> str:
    """The anchors of operations beside a name."""
    return " ".join(markup.code(anchor) for anchor in dict.fromkeys(anchors))


def used_in(edition: Edition, word: Key, start: str) -> Iterator[str]:
    """The section of the records whose operations name a word."""
    found = using(edition, word)
    lines = (
        f'{edition.record(by, start)} <span class="cc-meta">{slots(found[by])}</span>'
        for by in _ordered(edition, found)
    )
    label = f"{markup.text(edition.say('named-by'))}{markup.count(len(found))}"
    yield markup.section(label, "named-by", markup.listed(lines))
