"""`cc-tools rule`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat, Spoken, of_game, spoken

EXAMPLES = (
    "cc-tools rule",
    "cc-tools rule learn-to-play",
    "cc-tools rule timing.5",
    "cc-tools rule kw.beam --language ja",
    "cc-tools rule step.resupply.1 --format json | jq .rules[].scenarios",
)


def run(
    rule: Annotated[
        str,
        typer.Argument(
            metavar="ID",
            help="The id of a rule, the beginning of several, or a section to read.",
            show_default="the sections there are",
        ),
    ] = "",
    game: Annotated[str | None, of_game("rules of ")] = None,
    language: Annotated[Spoken, spoken("the rule")] = "en",
    format_: DataFormat = "text",
) -> None:
    """Show a rule, the scenarios that show it, and the cards it touches; or a whole section; or which there are.

    The cards are those with a ruling that rests on it, those that it names, and those that use the keyword it defines.

    Ends with code 1 if there is no such rule and no such section.
    """
    from cc_tools import pipeline
    from cc_tools.cli import data, rule_page, section_page
    from cc_tools.cli.options import roots
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.rule import Output
    from cc_tools.cli.terminal import progress

    with progress("reading rules"):
        catalog, data_hash = data.hashed()
        found = rule_page.found(catalog, rule, game, pipeline.showings(roots(None)[0])) if rule else ()
        sections = () if found else section_page.sections(catalog, rule, game)
    near = () if found or sections else rule_page.suggestions(catalog, rule, game)
    if format_ == "json":
        read = tuple(section for _, section in sections)
        write_json(
            Output(command="rule", data_hash=data_hash, rules=found, sections=read, suggestions=near), sys.stdout
        )
    elif not rule:
        print("\n".join(section_page.contents(sections, language)))
    elif found or sections:
        pages = [
            *rule_page.pages(catalog, found, language, sys.stdout),
            *(section_page.page(one, language, sys.stdout) for one in sections),
        ]
        print("\n\n".join("\n".join(page) for page in pages))
    else:
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        print(f"there is no rule {rule!r}{hint}", file=sys.stderr)
    raise typer.Exit(0 if found or sections else 1)
