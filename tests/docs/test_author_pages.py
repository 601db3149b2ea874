"""What the pages for authors of the second game say of its cards, counted again over the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cc_tools.games.package import installed
from cc_tools.games.star_trek_tcg.records import Card
from cc_tools.model.catalog import GameCatalog
from tests.cli.prepared import prepared
from tests.docs.checkout import ROOT

GAME = "star-trek-tcg"
PAGES = ROOT / "site" / "pages"
ON_EVERY = {"id", "name", "names", "type", "rarity"}
ON_ANY = {"rulings", "errata", "confidence", "operations", "printings", "replaced_by"}


def game() -> GameCatalog:
    return prepared(GAME).pool.catalog


def text(page: str) -> str:
    return Path(PAGES / page).read_text("utf-8")


def rows() -> Iterator[str]:
    """The table of types: how many cards each has, their fields, and the kinds of their operations."""
    cards: dict[str, list[Card]] = {name: [] for name in game().game.words["type"]}
    for card in game().records("cards"):
        assert isinstance(card, Card)
        cards[card.type].append(card)
    for type_, ones in cards.items():
        written = Counter(name for card in ones for name in _fields(card) - ON_EVERY - ON_ANY)
        order = [name for name in Card.model_fields if name in written]
        fields = [f"`{name}`" + (f" {written[name]}" if written[name] < len(ones) else "") for name in order]
        kinds = Counter(kind for card in ones for kind in {one.split()[0].rstrip(":") for one in card.operations})
        some = [f"{kind} {number}" for kind, number in sorted(kinds.items(), key=lambda one: (-one[1], one[0]))]
        without = sum(not card.operations for card in ones)
        some += [f"none {without}"] if without else []
        yield f"| `{type_}` | {len(ones)} | {', '.join(fields)} | {', '.join(some)} |"


def _fields(card: Card) -> set[str]:
    """The fields that say something of a card."""
    return {name for name, field in Card.model_fields.items() if getattr(card, name) != field.default}


def test_the_table_of_types_is_true_of_all_cards() -> None:
    lines = text("for-authors-tcg.md").splitlines()
    start = lines.index("| type | cards | fields | kinds of operation |") + 2
    assert lines[start : lines.index("", start)] == list(rows())


def test_abilities_are_named_operation_by_operation() -> None:
    for card in game().records("cards"):
        assert isinstance(card, Card)
        assert not card.abilities or len(card.abilities) == len(card.operations), card.id


def test_the_events_are_those_of_the_registry() -> None:
    package = installed()[GAME]
    events = sorted(name for name, verb in package.verbs.items() if verb.event is not None)
    assert ", ".join(f"`{name}`" for name in events) in " ".join(text("scenarios.md").split())


def test_every_move_is_told() -> None:
    page = text("scenarios.md")
    assert all(f"`{move.word}" in page for move in installed()[GAME].moves)
