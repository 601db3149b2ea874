"""Plain lists as people write them: a number and a name on each line, with headings and comments.

Read are `4 Name`, `4x Name`, `Name x4`, tabs as LackeyCCG's text files have them, and a name alone for one copy. A
kind of card alone on a line, or a line that ends in a colon, is a heading; `#`, `//` and `;` begin comments.
"""

from __future__ import annotations

import re

from cc_tools.decks.listing import NOTE, Entry, Listing, notes
from cc_tools.decks.names import CardNames
from cc_tools.diagnostics import Position, Span
from cc_tools.games.deck_building import Deck

SIDE = frozenset({"sideboard", "side deck", "side"})
"""What headings of side decks are called, without regard to case."""
_COLONS = (":", "：")
_COMMENT = re.compile(r"(?:^|\s)(?:#|//|;).*$")
_BEFORE = re.compile(r"(\d{1,6})\s*[x×*枚]?(?:\s+|(?<=[x×*枚]))(.+)", re.IGNORECASE)
_BEHIND = re.compile(r"(.+?)\s+[x×]\s*(\d{1,6})", re.IGNORECASE)
_BULLET = re.compile(r"[-*•]\s+")
_HEADING = re.compile(r"[\W_]*(.*?)[\W_]*(?:\(?\d+\)?[\W_]*)?")
_BRACKETS = re.compile(r"(.+?)\s*(?:\(([^()]+)\)|\[([^\[\]]+)\])\s*")


def reads(text: str) -> bool:
    """Whatever is no XML may be a plain list."""
    return not text.lstrip("\ufeff \t\r\n").startswith("<")


def write(deck: Deck, names: CardNames) -> str:
    """The deck with headings; where a name is not enough, the id stands behind it."""
    lines = [f"{NOTE} {note}" for note in notes(deck)]
    copies = [*((card, 1) for card in deck.starting), *((line.card, line.count) for line in deck.cards)]
    heading = ""
    for own, count in copies:
        card = names.game.cards[own]
        if card.kind != heading:
            heading = card.kind
            lines += ["", f"{heading.replace('-', ' ').capitalize()}:"]
        more = f" [{own}]" if names.unclear(card, heading) else ""
        lines.append(f"{count} {card.name}{more}")
    return "\n".join(lines) + "\n"


def read(file: str, text: str, names: CardNames) -> Listing:
    """The entries of a plain list."""
    listing = Listing()
    heading = ""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if line.startswith(NOTE):
            listing.note(line.removeprefix(NOTE))
            continue
        said = _COMMENT.sub("", line).rstrip()
        start = len(said) - len(said.lstrip())
        if not said.strip():
            continue
        found = _entry(said.strip(), names)
        if found is None:
            heading = _headed(said)
            continue
        count, name, more, own = found
        span = Span(file, Position(number, start + 1), Position(number, len(said) + 1))
        hints = (*([names.kind(heading) or heading] if heading else []), *more)
        listing.add(Entry(count, name, span, hints, own), heading.casefold() in SIDE)
    return listing


def _entry(said: str, names: CardNames) -> tuple[int, str, tuple[str, ...], str | None] | None:
    """Number, name, hints and id of a line; None for a heading."""
    if names.named(said) and not said.endswith(_COLONS):
        return 1, said, (), None
    plain = _BULLET.sub("", said, count=1) if _BULLET.match(said) else said
    if match := _BEFORE.fullmatch(plain):
        return int(match[1]), *_named(match[2], names)
    if match := _BEHIND.fullmatch(plain):
        return int(match[2]), *_named(match[1], names)
    if plain.endswith((*_COLONS, "=")) or plain.startswith(("=", "[")) or names.kind(_headed(plain)) is not None:
        return None
    return None if _headed(plain).casefold() in SIDE else (1, *_named(plain, names))


def _headed(said: str) -> str:
    """The words of a heading, without signs around them and without a number of cards."""
    match = _HEADING.fullmatch(said.strip())
    return match[1].strip() if match else said.strip()


def _named(name: str, names: CardNames) -> tuple[str, tuple[str, ...], str | None]:
    """The name without what stands in brackets behind it, which are hints or an id; some names have brackets too."""
    rest, hints, own = name.strip(), list[str](), None
    while not names.named(rest) and (match := _BRACKETS.fullmatch(rest)):
        rest = match[1]
        if match[3] is not None:
            own = match[3]
        else:
            hints.append(match[2])
    return rest, tuple(hints), own
