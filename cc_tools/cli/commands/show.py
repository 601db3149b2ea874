"""`cc-tools show`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat, Spoken, of_game, spoken

EXAMPLES = (
    "cc-tools show edosians",
    'cc-tools show "Hijacked U.S.S. Reliant"',
    "cc-tools show 1ALL05",
    "cc-tools show エドシア人 --language ja",
    "cc-tools show edosians --format json | jq .card.printings",
)


def run(
    card: Annotated[str, typer.Argument(metavar="CARD", help="A name in any language, an id or a collector number.")],
    game: Annotated[str | None, of_game("cards of ")] = None,
    language: Annotated[Spoken, spoken("names, fields, sentences and rulings")] = "en",
    format_: DataFormat = "text",
) -> None:
    """Show everything about a card; or a Stardate, a board, a mission, a crew or a deck of that id or name.

    Shown are its fields, printings, operations with their sentences, and rulings. In English fields and words stand as
    card files have them.

    Ends with code 2 if the name means several cards, and with 1 if there is none.
    """
    from cc_tools.cli import card_page, data, record_page
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.terminal import progress

    with progress("reading cards"):
        database = data.opened()
    with database:
        found = database.find(card, game)
        records = () if found.cards else record_page.found(data.catalog(), card, game)
        if format_ == "json":
            write_json(card_page.output(database, found, records), sys.stdout)
        elif found.only is not None:
            shown = card_page.card(database, found.only)
            print("\n".join(card_page.page(shown, language, sys.stdout, data.labels(shown.game, language))))
        elif records:
            print("\n\n".join("\n".join(record_page.page(one, language)) for one in records))
        else:
            print("\n".join(card_page.choice(card, found)), file=sys.stderr)
    raise typer.Exit(0 if found.only or records else 2 if found.cards else 1)
