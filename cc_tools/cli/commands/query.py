"""`cc-tools query`."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

EXAMPLES = (
    "cc-tools query 'trait:klingon does:scan or (suit:ship vp>=3)'",
    "cc-tools query 'スート：艦船 または 特性：クリンゴン' --language ja",
    "cc-tools query 'crew:picard' --sort type,-vp --columns name,type,vp,number",
    "cc-tools query 'has:reaction costs:dilithium' --format json | jq '.cards[].name'",
    "cc-tools query --guide",
)


def run(
    query: Annotated[
        str | None, typer.Argument(metavar="QUERY", show_default=False, help="What to look for, in quotes.")
    ] = None,
    sort: Annotated[
        str, typer.Option(help="Fields to sort by, with commas between; `-` before one turns it round.")
    ] = "name",
    columns: Annotated[str, typer.Option(help="Fields to show, with commas between.")] = "name,type,trait,id",
    language: Annotated[
        Literal["en", "pt", "es", "ja"], typer.Option(help="The language of sentences, rulings and what is shown.")
    ] = "en",
    format_: Annotated[
        Literal["text", "json", "jsonl", "ids"],
        typer.Option("--format", help="A table for people; JSON, JSON Lines or ids for programs."),
    ] = "text",
    show_guide: Annotated[bool, typer.Option("--guide", help="Show the page on the search language and stop.")] = False,
) -> None:
    """Find cards with the search language.

    Fields and words are understood in four languages. `--guide` explains the language.

    Ends with code 1 if no card answers, and with 2 if the query cannot be understood.
    """
    from cc_tools.cli import answers, data
    from cc_tools.cli.conclusion import refuse
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.terminal import progress

    if show_guide:
        print(answers.manual_page(language), end="")
        return
    if query is None:
        refuse("what to look for is missing; `cc-tools query --guide` explains the search language")
    with progress("reading cards"):
        database = data.opened()
    with database:
        search = answers.over(database)
        asked = answers.ask(search, query, language, sort, columns)
        if format_ == "json":
            write_json(answers.output(search, asked, database.meta().data_hash), sys.stdout)
        else:
            answers.tell(asked, sys.stderr)
            if asked.ok:
                shown = {"text": answers.table, "jsonl": answers.lines, "ids": answers.ids}[format_]
                for line in shown(search, asked):
                    print(line)
    raise typer.Exit(2 if not asked.ok else 0 if asked.positions else 1)
