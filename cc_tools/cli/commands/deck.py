"""Decks: whether they are legal, what is in them, and lists of other programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat, FailOn, Paths, ReportFormat, roots
from cc_tools.decks import formats

EXAMPLES = (
    "cc-tools deck check",
    "cc-tools deck check cardsets/star-trek-tcg/decks",
    "cc-tools deck stats war-drums",
    "cc-tools deck stats cardsets/star-trek-tcg/decks --format json | jq '.decks[].cards'",
    "cc-tools deck export war-drums --format lackey --output war-drums.dek",
    "cc-tools deck import war-drums.dek --output my-deck.yaml",
)
FORMATS = formats.names()
DECK = typer.Argument(metavar="DECK", help="The id of a deck, or a file.", show_default=False)


def _known(value: str) -> str:
    if value not in FORMATS:
        raise typer.BadParameter(f"{value!r} is not one of {', '.join(FORMATS)}.")
    return value


def check(
    paths: Paths = None,
    format_: ReportFormat = "text",
    fail_on: FailOn = "error",
) -> None:
    """Say whether decks are legal, and show each fault at its line with the rule it breaks.

    A file may lie anywhere; outside the folder of a game it is about the cards of ./cardsets, or else those shipped.
    """
    from cc_tools.cli import decking
    from cc_tools.cli.conclusion import conclude

    conclude(decking.check_report(decking.stock(roots(paths)), fail_on), format_, fail_on)


def stats(
    named: Annotated[str, typer.Argument(metavar="DECK|PATH", help="An id, a file or a folder.", show_default=False)],
    format_: DataFormat = "text",
) -> None:
    """Count a deck: types, actions, posts, XC values, icons to flip, episodes, crew by rating, challenges by action."""
    from cc_tools.cli import decking
    from cc_tools.cli.output.deck import Output
    from cc_tools.cli.output.envelope import write_json

    decks = decking.several(named)
    if format_ == "json":
        described = tuple(decking.described(game, deck, counts=True) for game, deck in decks)
        write_json(Output(command="deck", ok=True, decks=described), sys.stdout)
        return
    typer.echo("\n\n".join(decking.stats_text(game, deck) for game, deck in decks))


def import_(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The list.", show_default=False)
    ],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", dir_okay=False, help="The file to write.", show_default="stdout"),
    ] = None,
    game: Annotated[str | None, typer.Option("--game", show_default="the one that builds decks")] = None,
    format_: ReportFormat = "text",
) -> None:
    """Turn a list into a deck file: plain text (`4 Captain James T. Kirk`), or a deck of LackeyCCG as XML or text.

    A name that is unknown or belongs to several cards is shown at its line, and then nothing is written. Cards that
    begin in place are added where the list lacks them; `deck check` tells whether the deck is legal.
    """
    from cc_tools import atomic
    from cc_tools.cli import data, decking
    from cc_tools.cli.conclusion import conclude, refuse
    from cc_tools.cli.output.deck import Output
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.decks import importing
    from cc_tools.decks.names import CardNames

    try:
        found = importing.read(file, CardNames(decking.building(data.catalog(), game)))
        if found.deck is None:
            conclude(decking.import_report(found, "error"), format_, "error")
        text = importing.as_yaml(found.deck)
        if output is not None:
            atomic.write_text(output, text)
    except OSError as error:
        refuse(str(error))
    if format_ == "json":
        write_json(Output(command="deck", ok=True, imported=dict(found.deck)), sys.stdout)
    elif output is None:
        typer.echo(text, nl=False)
    else:
        typer.echo(f"{output.as_posix()}: {found.deck['id']}")


def export(
    named: Annotated[str, DECK],
    to: Annotated[
        str, typer.Option("--format", metavar="|".join(FORMATS), callback=_known, help="The format of the list.")
    ] = "text",
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", dir_okay=False, help="The file to write.", show_default="stdout"),
    ] = None,
) -> None:
    """Write a deck as a plain list, or as a deck of LackeyCCG; imported again it is the same deck."""
    from cc_tools import atomic
    from cc_tools.cli import decking
    from cc_tools.cli.conclusion import refuse
    from cc_tools.decks.names import CardNames

    game, deck = decking.one_deck(named)
    text = formats.find(to).write(deck, CardNames(game))
    if output is None:
        typer.echo(text, nl=False)
        return
    try:
        atomic.write_text(output, text)
    except OSError as error:
        refuse(str(error))
    typer.echo(f"{output.as_posix()}: {deck.id}")


RUNS = {"check": check, "stats": stats, "import": import_, "export": export}
