"""Options that several commands share, and where the data is when none is named."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from cc_tools.cli import reporters

FORMATS = reporters.names()


def _known(value: str) -> str:
    if value not in FORMATS:
        raise typer.BadParameter(f"{value!r} is not one of {', '.join(FORMATS)}.")
    return value


def _completed(incomplete: str) -> list[str]:
    return [name for name in FORMATS if name.startswith(incomplete)]


ReportFormat = Annotated[
    str,
    typer.Option(
        "--format",
        metavar="|".join(FORMATS),
        callback=_known,
        autocompletion=_completed,
        help="How findings are written.",
        show_default=True,
    ),
]
DataFormat = Annotated[Literal["text", "json"], typer.Option("--format", help="For people, or for programs.")]
Spoken = Literal["en", "pt", "es", "ja"]
"""A language that one thing is shown in."""


def spoken(what: str) -> Any:
    """The option for the language of `what`."""
    return typer.Option("--lang", "--language", "-l", help=f"The language of {what}.")


def of_game(what: str) -> Any:
    """The option that leaves out what is not of one game: `what`."""
    return typer.Option("--game", show_default="all", help=f"Only {what}this game.")


FailOn = Annotated[
    Literal["error", "warning"], typer.Option("--fail-on", help="The least severity that makes the exit code 1.")
]
Paths = Annotated[
    list[Path] | None,
    typer.Argument(
        metavar="PATH",
        exists=True,
        show_default=False,
        help="Card sets, folders or files; without any, ./cardsets or else the card sets that came with cc-tools.",
    ),
]


def roots(paths: list[Path] | None) -> list[Path]:
    """The paths named, or ./cardsets where there is one, or the shipped card sets."""
    from cc_tools import shipped

    return paths or [shipped.at_hand()]
