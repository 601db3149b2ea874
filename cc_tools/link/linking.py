"""The stage itself: validated records of all games become one catalog."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping

from cc_tools.diagnostics import Diagnostic, Related
from cc_tools.language.signature import Signature
from cc_tools.link import codes, kinds, references
from cc_tools.link.operations import Operations, Readings, game_dialect, reserved_words
from cc_tools.model.catalog import Catalog, Entry, GameCatalog, Printed
from cc_tools.model.record import Card
from cc_tools.validate import Located, Validated, ValidatedGame

SHARED = ("game", "set", "terms", "translated")
"""Kinds of file that hold no records of the game's own."""


def link(
    validated: Validated,
    verbs: Mapping[str, Mapping[str, Signature]],
    readings: MutableMapping[str, Readings] | None = None,
) -> tuple[Catalog, list[Diagnostic]]:
    """The catalog of all games, and what is wrong with names, references and operations.

    `verbs` are the signatures of each game by its id. `readings` takes up what was read, by game; given again with the
    same words and verbs, no string is read twice.
    """
    findings: list[Diagnostic] = []
    known = readings if readings is not None else {}
    games = {
        game.game.id: _game(game, verbs.get(game.game.id, {}), known.setdefault(game.game.id, {}), findings)
        for game in validated.games.values()
    }
    return Catalog(games), findings


def _game(
    valid: ValidatedGame, verbs: Mapping[str, Signature], readings: Readings, findings: list[Diagnostic]
) -> GameCatalog:
    records = {name: ones for name, ones in valid.records.items() if name not in SHARED}
    located = [one for ones in records.values() for one in ones]
    findings.extend(_duplicate_ids(located))
    by_slug = _slugs(valid)
    ids = {
        name: frozenset(one.id for one in records.get(name, ())) | valid.rejected.get(name, frozenset())
        for name in {*records, *valid.rejected}
    }
    dialect = game_dialect(valid.game, valid.terms, verbs)
    findings.extend(_reserved(valid, word) for word in reserved_words(dialect))
    known = frozenset(by_slug) | set(valid.game.reserved_names) | valid.rejected.get("cards", frozenset())
    operations = Operations(dialect, known, readings)
    for one in located:
        findings.extend(references.check(one, ids, by_slug))
        findings.extend(operations.add(one))
        findings.extend(kinds.check(one, valid.game, operations.trees))
    return GameCatalog(
        game=valid.game,
        terms=valid.terms,
        sets=valid.sets,
        entries={name: tuple(_entry(one) for one in ones) for name, ones in records.items()},
        printings=tuple(_printings(valid)),
        operations=tuple(operations.linked),
        trees=operations.trees,
    )


def _reserved(valid: ValidatedGame, word: str) -> Diagnostic:
    message = f"`{word}` is a word of the grammar and cannot be declared"
    declaring = next((one for one in valid.records.get("terms", ()) if word in getattr(one.record, "words", ())), None)
    span = declaring.span(("words",)) if declaring else valid.records["game"][0].span(("words",))
    return Diagnostic(codes.RESERVED_WORD, message, span)


def _entry(one: Located) -> Entry:
    return Entry(one.record, one.set or "", one.path, one.line)


def _slugs(valid: ValidatedGame) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for one in valid.records.get("cards", ()):
        if isinstance(one.record, Card):
            for slug in dict.fromkeys(one.record.slugs):
                found[slug] = (*found.get(slug, ()), one.id)
    return found


def _printings(valid: ValidatedGame) -> Iterator[Printed]:
    order = {one.id: one.order for one in valid.sets}
    found = [
        Printed(shown.card, one.set or "", shown.number, shown.marker, shown.crew, shown.position)
        for ones in valid.records.values()
        for one in ones
        if hasattr(one.record, "printed")
        for shown in one.record.printed()
    ]
    yield from sorted(found, key=lambda shown: (order.get(shown.set, 0), shown.set, shown.number, shown.card))


def _duplicate_ids(located: list[Located]) -> Iterator[Diagnostic]:
    first: dict[tuple[str, str], Located] = {}
    for one in located:
        if not one.id:
            continue
        key = (one.collection, one.id)
        if key in first:
            before = first[key].span(("id",))
            message = f"`{one.id}` is the id of another record already"
            related = (Related(before, "the first one is here"),)
            yield Diagnostic(codes.DUPLICATE_ID, message, one.span(("id",)), related)
        else:
            first[key] = one
