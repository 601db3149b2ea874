"""Rulings rest on rules, which they name by id."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.rulings import RULE_ID, ruled_by

CODE = Code(
    "R008",
    "no-rule-id",
    """A ruling names something that has not the form of a rule's id.

The ids of rules are words in lower case joined by points, the section first: `kw.beam.6`, `ruling.mirok`.

    rules: [Attack trait]          # wrong
    rules: [trait.attack]          # right

Write the id of the rule that the answer rests on; leave `rules` out where it rests on none.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each rule named in a ruling whose id has another form."""
    for collection, entries in game.entries.items():
        for entry in entries:
            record = str(getattr(entry.record, "id", ""))
            for path, rule in ruled_by(entry.record):
                if not RULE_ID.fullmatch(rule):
                    span = places.of(collection, record, path)
                    yield Diagnostic(CODE, f"`{rule}` has not the form of a rule's id, such as `kw.beam.6`", span)
