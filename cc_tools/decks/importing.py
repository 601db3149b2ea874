"""A list of a deck becomes a deck file, or findings: nothing in between."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cc_tools.decks import codes, formats
from cc_tools.decks.listing import MAX_BYTES, MOST, Entry, Listing
from cc_tools.decks.names import CardNames
from cc_tools.diagnostics import Diagnostic, Position, Span, sort
from cc_tools.games.deck_building import COLLECTION, deck_building
from cc_tools.model.names import slug
from cc_tools.model.record import Card


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of a list: the deck as plain data, None where there are findings; and the text that was read."""

    deck: Mapping[str, object] | None
    findings: tuple[Diagnostic, ...]
    text: str = ""


def read(file: Path, names: CardNames) -> Imported:
    """The deck in a file, with the cards of a game that builds decks. Raises OSError where the file cannot be read."""
    with file.open("rb") as stream:
        data = stream.read(MAX_BYTES + 1)
    top = Span(file.as_posix(), Position(1, 1), Position(1, 1))
    if len(data) > MAX_BYTES:
        message = f"the list is larger than {MAX_BYTES:,} bytes"
        return Imported(None, (Diagnostic(codes.UNREADABLE, message, top),))
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        return Imported(None, (Diagnostic(codes.UNREADABLE, "the list is no text in UTF-8", top),))
    return of_text(file.as_posix(), text, names)


def of_text(file: str, text: str, names: CardNames) -> Imported:
    """The deck in a text; `file` is what findings call it, and what gives the deck its id where nothing else does."""
    listing = formats.of(text).read(file, text, names)
    findings = list(listing.findings)
    cards = []
    for entry in listing.entries:
        found = names.find(entry)
        if isinstance(found, Diagnostic):
            findings.append(found)
        else:
            cards.append((found, entry))
    building = deck_building(names.game.game.id)
    needed = building.starting(names.game) if building is not None else ()
    counts = _counts((card, entry) for card, entry in cards if card.id not in needed)
    findings += (_too_many(own, entry) for own, (count, entry) in counts.items() if count > MOST)
    if not counts and not findings:
        place = Position(1, 1)
        findings.append(Diagnostic(codes.UNREADABLE, "there is no card in this list", Span(file, place, place)))
    if findings:
        return Imported(None, tuple(sort(findings)), text)
    named = [card.id for card, entry in cards if card.id in needed for _ in range(entry.count)]
    starting = [*named, *(own for own in needed if own not in named)]
    copies = {own: count for own, (count, _) in counts.items()}
    return Imported(_deck(listing, Path(file).stem, starting, copies), (), text)


def _counts(cards: Iterable[tuple[Card, Entry]]) -> dict[str, tuple[int, Entry]]:
    """Copies by card, with the first line of each."""
    found: dict[str, tuple[int, Entry]] = {}
    for card, entry in cards:
        before, first = found.get(card.id, (0, entry))
        found[card.id] = before + entry.count, first
    return found


def _too_many(own: str, entry: Entry) -> Diagnostic:
    return Diagnostic(codes.UNREADABLE, f"`{own}` has more than {MOST} copies on all lines", entry.span)


def _deck(listing: Listing, stem: str, starting: list[str], counts: Mapping[str, int]) -> dict[str, object]:
    notes = listing.notes
    name = notes.get("name") or stem
    deck: dict[str, object] = {"id": slug(notes.get("id") or name) or "deck", "name": name}
    for field in ("names", "strategy"):
        prefix = "name." if field == "names" else f"{field}."
        parts = {key.removeprefix(prefix): value for key, value in notes.items() if key.startswith(prefix) and value}
        if parts:
            deck[field] = parts
    deck["starting"] = starting
    deck["cards"] = [{"card": own, **({"count": count} if count != 1 else {})} for own, count in counts.items()]
    return deck


def as_yaml(deck: Mapping[str, object]) -> str:
    """The deck as a file of its own; strings stand in double quotes, so that none is read as anything else."""
    lines = [f"{COLLECTION}:"]
    mark = "- "
    for key, value in deck.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f"{mark}{key}:")
            lines += [f"  - {{{', '.join(f'{name}: {one}' for name, one in line.items())}}}" for line in value]
        elif isinstance(value, list):
            lines.append(f"{mark}{key}: [{', '.join(value)}]")
        elif isinstance(value, dict):
            lines.append(f"{mark}{key}: {{{', '.join(f'{name}: {_quoted(one)}' for name, one in value.items())}}}")
        else:
            lines.append(f"{mark}{key}: {value if key == 'id' else _quoted(value)}")
        mark = "  "
    return "\n".join(lines) + "\n"


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
