"""What `cc-tools render` writes: finding what is meant, and its operations in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cc_tools.cli.output.render import Output, Piece, RenderedOperation, Wording
from cc_tools.model.catalog import GameCatalog, Linked
from cc_tools.model.record import Card
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation
from cc_tools.render import Renderer
from cc_tools.render.catalog import renderer


@dataclass(frozen=True, slots=True)
class Meant:
    """A record, or a part of one, and its operations."""

    game: GameCatalog
    record: str
    operations: tuple[Linked, ...]


def at_address(games: Sequence[GameCatalog], asked: str) -> Meant | None:
    """The operations whose address is, or begins with, what was asked: `sd03`, `burnham/investigate-the-burn`."""
    for game in games:
        found = tuple(one for one in game.operations if _is_at(one.address, asked))
        if found:
            return Meant(game, asked, found)
    return None


def _is_at(address: str, asked: str) -> bool:
    return address == asked or address.startswith((f"{asked}#", f"{asked}/", f"{asked}."))


def of_card(game: GameCatalog, card: str) -> Meant:
    """The operations of a card."""
    return Meant(game, card, tuple(one for one in game.operations if (one.collection, one.record) == ("cards", card)))


def output(meant: Meant, languages: Sequence[Language], data_hash: str) -> Output:
    """The operations in these languages, for programs."""
    made = renderer(meant.game)
    return Output(
        command="render",
        data_hash=data_hash,
        game=meant.game.game.id,
        record=meant.record,
        name=_names(meant, languages),
        operations=tuple(_operation(made, meant.game, one, languages) for one in meant.operations),
    )


def _names(meant: Meant, languages: Sequence[Language]) -> dict[str, str]:
    card = meant.game.cards.get(meant.record)
    return {language: card.named(card.slugs[0], language) for language in languages} if isinstance(card, Card) else {}


def _operation(made: Renderer, game: GameCatalog, one: Linked, languages: Sequence[Language]) -> RenderedOperation:
    tree = game.trees[one.text]
    return RenderedOperation(
        address=one.address,
        operation=one.text,
        languages={language: _wording(made, tree, language) for language in languages},
    )


def _wording(made: Renderer, tree: Operation, language: Language) -> Wording:
    rendering = made.render(tree, language)
    pieces = tuple(Piece(text=t.text, kind=t.kind, target=t.target, short=t.short) for t in rendering.tokens)
    return Wording(text=rendering.text, short=rendering.short, tokens=pieces)


def lines(shown: Output, short: bool) -> Iterator[str]:
    """The same for people: each operation, and below it one line a language."""
    yield f"{shown.record} ({shown.game})"
    if len(shown.name) > 1:
        yield from (f"  {language}  {name}" for language, name in shown.name.items())
    for one in shown.operations:
        yield from ("", f"{one.address}  {one.operation}")
        for language, wording in one.languages.items():
            yield f"  {language}  {wording.short if short else wording.text}"
