"""Decks of the program LackeyCCG: XML with one element for each copy, in zones.

Strangers' XML is read with the expat parser of the standard library; a document type or an entity ends the reading.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from cc_tools.decks import codes
from cc_tools.decks.formats.text import SIDE
from cc_tools.decks.listing import Entry, Listing, notes
from cc_tools.decks.names import CardNames
from cc_tools.diagnostics import Diagnostic, Position, Span
from cc_tools.games.deck_building import Deck

VERSION = "0.8"
DECK, STARTING = "Deck", "Starting"
"""The zones that are written."""
DEEPEST = 20
"""So many elements may stand in one another."""


def reads(text: str) -> bool:
    """XML, as these files are."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def write(deck: Deck, names: CardNames) -> str:
    """The deck as XML, the cards that begin in place in a zone of their own; each card with its id and its set."""
    sets = {str(getattr(entry.record, "id", "")): entry.set for entry in names.game.entries.get("cards", ())}
    told = escape("\n".join(notes(deck)))
    lines = [
        f'<deck version="{VERSION}">',
        "\t<meta>",
        f"\t\t<game>{escape(names.game.game.id)}</game>",
        f"\t\t<notes>{told}</notes>",
        "\t</meta>",
    ]
    zones = [(STARTING, list(deck.starting)), (DECK, [line.card for line in deck.cards for _ in range(line.count)])]
    for zone, cards in zones:
        lines.append(f'\t<superzone name="{zone}">')
        for own in cards:
            name = f"<name id={quoteattr(own)}>{escape(names.game.cards[own].name)}</name>"
            lines.append(f"\t\t<card>{name}<set>{escape(sets[own])}</set></card>")
        lines.append("\t</superzone>")
    return "\n".join([*lines, "</deck>"]) + "\n"


def read(file: str, text: str, names: CardNames) -> Listing:
    """The entries of a deck, equal cards counted."""
    reading = _Reading(file, names)
    try:
        reading.parser.Parse(text.removeprefix("\ufeff").encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        place = Position(error.lineno, error.offset + 1)
        message = f"this is no sound XML: {expat.ErrorString(error.code)}"
        reading.listing.findings.append(Diagnostic(codes.UNREADABLE, message, Span(file, place, place)))
    except _RefusedError as refused:
        reading.listing.findings.append(Diagnostic(codes.UNREADABLE, str(refused), reading.here()))
    if not reading.listing.findings:
        reading.finish()
    return reading.listing


class _RefusedError(Exception):
    """XML that is not read on."""


@dataclass(slots=True)
class _Card:
    """A card that is being read."""

    span: Span
    texts: dict[str, str] = field(default_factory=dict)
    id: str = ""


class _Reading:
    """One run of the parser."""

    def __init__(self, file: str, names: CardNames) -> None:
        self.file = file
        self.names = names
        self.listing = Listing()
        self.counts: dict[tuple[str, str, str, str], int] = {}
        self.places: dict[tuple[str, str, str, str], Span] = {}
        self.path: list[str] = []
        self.zone = ""
        self.card: _Card | None = None
        self.notes: list[str] = []
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.EntityDeclHandler = self._refuse
        self.parser.ExternalEntityRefHandler = self._refuse

    def here(self) -> Span:
        """Where the parser stands."""
        place = Position(self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)
        return Span(self.file, place, place)

    def finish(self) -> None:
        """Hand the cards over, in the order in which each stood first."""
        for line in "".join(self.notes).split("\n"):
            self.listing.note(line)
        for key, count in self.counts.items():
            zone, name, own, printed = key
            known = own if own in self.names.game.cards else None
            entry = Entry(count, name, self.places[key], (printed,) if printed else (), known)
            self.listing.add(entry, zone.casefold() in SIDE)

    def _refuse(self, *_: object) -> int:
        raise _RefusedError("XML with a document type or entities is not read")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.path.append(tag)
        if len(self.path) > DEEPEST:
            raise _RefusedError("elements stand too deep in one another")
        if tag == "superzone":
            self.zone = attributes.get("name", "")
        elif tag == "card":
            self.card = _Card(self.here())
        elif self.card is not None and tag == "name":
            self.card.id = attributes.get("id", "")

    def _end(self, tag: str) -> None:
        self.path.pop()
        if tag != "card" or self.card is None:
            return
        name, printed = (" ".join(self.card.texts.get(part, "").split()) for part in ("name", "set"))
        key = (self.zone, name, self.card.id, printed)
        self.counts[key] = self.counts.get(key, 0) + 1
        self.places.setdefault(key, self.card.span)
        self.card = None

    def _text(self, text: str) -> None:
        tag = self.path[-1] if self.path else ""
        if self.card is not None:
            self.card.texts[tag] = self.card.texts.get(tag, "") + text
        elif tag == "notes":
            self.notes.append(text)
