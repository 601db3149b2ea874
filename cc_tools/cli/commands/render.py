"""`cc-tools render`."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

from cc_tools.cli.options import DataFormat, of_game

EXAMPLES = (
    "cc-tools render organians --lang all",
    "cc-tools render organians --lang ja --short",
    "cc-tools render burnham/investigate-the-burn --lang pt",
    "cc-tools render sd03",
    "cc-tools render organians --lang es --format json | jq .operations[0].languages.es.tokens",
)


def run(
    card: Annotated[
        str,
        typer.Argument(metavar="CARD", help="A card's name, id or number; or the id of a board, mission or Stardate."),
    ],
    language: Annotated[
        Literal["en", "pt", "es", "ja", "all"],
        typer.Option("--lang", "--language", "-l", help="One language, or all side by side."),
    ] = "en",
    short: Annotated[bool, typer.Option("--short", help="The short form for a card's face.")] = False,
    game: Annotated[str | None, of_game("")] = None,
    format_: DataFormat = "text",
) -> None:
    """Write the operations of a card in words.

    The JSON has also the pieces of each text, with what they name, for pages that show icons and links.

    Ends with code 2 if the name means several cards, and with 1 if there is none.
    """
    from cc_tools.cli import card_page, data, wording
    from cc_tools.cli.conclusion import refuse
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.terminal import progress
    from cc_tools.model.text import LANGUAGES

    with progress("reading cards"):
        catalog = data.catalog()
        database = data.opened()
    games = [known for own, known in catalog.games.items() if game in (None, own)]
    with database:
        meant = wording.at_address(games, card)
        if meant is None:
            found = database.find(card, game)
            if found.only is None:
                refuse("\n".join(card_page.choice(card, found)), 2 if found.cards else 1)
            meant = wording.of_card(catalog.games[found.only.game], found.only.id)
        output = wording.output(meant, LANGUAGES if language == "all" else [language], database.meta().data_hash)
    if format_ == "json":
        write_json(output, sys.stdout)
    else:
        print("\n".join(wording.lines(output, short)))
