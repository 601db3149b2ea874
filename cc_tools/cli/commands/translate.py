"""Translations: how much is there, what is wrong with them, and recording that they fit the English text."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cc_tools.cli.options import DataFormat, FailOn, Paths, ReportFormat, roots

if TYPE_CHECKING:
    from cc_tools.model.translated import Foreign

EXAMPLES = (
    "cc-tools translate status",
    "cc-tools translate status cardsets/captains-chair --language ja",
    "cc-tools translate check --format json | jq .coverage",
    "cc-tools translate accept edosians",
    "cc-tools translate accept cards/metron/rulings/1 --language pt",
    "cc-tools translate accept --all",
)


class Code(StrEnum):
    """The code of a language that things are translated into."""

    PT = "pt"
    ES = "es"
    JA = "ja"


Languages = Annotated[
    list[Code] | None,
    typer.Option("--language", "-l", show_default="all", help="Only this language; may be given several times."),
]


def _wanted(language: list[Code] | None) -> tuple[Foreign, ...]:
    from cc_tools.model.translated import FOREIGN

    return tuple(one for one in FOREIGN if not language or one in language)


def _place(paths: list[Path] | None) -> Path:
    from cc_tools.cli.conclusion import refuse

    places = roots(paths)
    if len(places) > 1:
        refuse("name one folder only: of card sets, or of a game")
    return places[0]


def status(paths: Paths = None, language: Languages = None, format_: DataFormat = "text") -> None:
    """Count what is translated, stale and missing, by game, kind of thing and language.

    A translation is stale when the English text has changed since it was recorded with `translate accept`. Ends with
    code 1 unless all is translated.
    """
    from cc_tools import pipeline
    from cc_tools.cli import coverage
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.translate import Output
    from cc_tools.cli.terminal import progress

    with progress("counting translations"):
        survey = pipeline.survey(_place(paths))
    rows = coverage.counted(survey, _wanted(language))
    ok = coverage.is_whole(rows) and not survey.errors
    if format_ == "json":
        write_json(Output(command="translate", data_hash=survey.data_hash, ok=ok, coverage=rows), sys.stdout)
    else:
        typer.echo("\n".join(coverage.table(rows)))
    if survey.errors:
        typer.echo(f"cc-tools: {len(survey.errors)} errors in the data; what they touch is not counted", err=True)
    raise typer.Exit(0 if ok else 1)


def check(
    paths: Paths = None, language: Languages = None, format_: ReportFormat = "text", fail_on: FailOn = "error"
) -> None:
    """Say which translations are missing, stale or wrong, and where.

    Compared with the English text are numbers, placeholders, names of cards, quotations, lines and the parts of
    phrases; looked for are words and signs of another language.
    """
    from cc_tools import pipeline
    from cc_tools.cli import coverage
    from cc_tools.cli.conclusion import conclude, passes, tally
    from cc_tools.cli.output.envelope import findings
    from cc_tools.cli.output.translate import Output
    from cc_tools.cli.reporters import Report
    from cc_tools.cli.terminal import progress
    from cc_tools.diagnostics import sort

    wanted = _wanted(language)
    with progress("checking translations"):
        survey = pipeline.survey(_place(paths))
        stale = (one for stock in survey.stocks for one in stock.findings(wanted))
        found = (*survey.errors, *sort([*survey.wording, *stale]))
    rows = coverage.counted(survey, wanted)
    output = Output(
        command="translate",
        data_hash=survey.data_hash,
        ok=passes(found, fail_on),
        coverage=rows,
        findings=findings(found),
    )
    named = {one.span.file for one in found} | {related.span.file for one in found for related in one.related}
    texts = {file: text for file, text in survey.texts.items() if file in named}
    conclude(Report(found, f"{coverage.summary(rows)}: {tally(found)}", output, texts), format_, fail_on)


def accept(
    keys: Annotated[
        list[str] | None,
        typer.Argument(metavar="[KEY]...", show_default=False, help="What `check` names, a part of it, or an id."),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="All translations that are there.")] = False,
    language: Languages = None,
    cardsets: Annotated[
        Path | None,
        typer.Option(exists=True, show_default="./cardsets, or else those of the checkout", help="The card sets."),
    ] = None,
    format_: DataFormat = "text",
) -> None:
    """Record that translations fit the English text as it is now.

    The record is `translations.yaml`, beside `game.yaml` and beside the phrases; commit it together with what it is
    about. What is missing stays missing.
    """
    from cc_tools import pipeline
    from cc_tools.authoring.translate import NotAccepted, accept as record
    from cc_tools.cli import coverage
    from cc_tools.cli.conclusion import counted, refuse
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.translate import Changed, Output
    from cc_tools.cli.terminal import progress

    if bool(keys) == every:
        refuse("name the keys to accept, or --all")
    place = _place([cardsets] if cardsets else None)
    try:
        with progress("recording translations"):
            done = record(pipeline.survey(place), None if every else keys, _wanted(language))
    except (NotAccepted, OSError) as error:
        refuse(str(error), 1)
    changed = tuple(Changed(game=one.stock.game, file=one.stock.shown, keys=one.keys) for one in done)
    if format_ == "json":
        survey = pipeline.survey(place)
        rows = coverage.counted(survey, _wanted(None))
        output = Output(command="translate", data_hash=survey.data_hash, ok=True, coverage=rows, accepted=changed)
        write_json(output, sys.stdout)
        return
    for one in changed:
        typer.echo(f"{one.file}: {counted(len(one.keys), 'record')} changed")
    if not changed:
        typer.echo("nothing to record: all that is translated fits already")


RUNS = {"status": status, "check": check, "accept": accept}
