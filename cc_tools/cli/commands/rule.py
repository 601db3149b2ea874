"""`cc-tools rule`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from cc_tools.cli.options import DataFormat, Spoken, of_game, spoken

EXAMPLES = (
    "cc-tools rule timing.5",
    "cc-tools rule kw.beam --language ja",
    "cc-tools rule step.resupply.1 --format json | jq .rules[].scenarios",
)


def run(
    rule: Annotated[str, typer.Argument(metavar="ID", help="The id of a rule, or the beginning of several.")],
    game: Annotated[str | None, of_game("rules of ")] = None,
    language: Annotated[Spoken, spoken("the rule")] = "en",
    format_: DataFormat = "text",
) -> None:
    """Show a rule, the scenarios that show it, and the cards it touches.

    Those are cards with a ruling that rests on it, cards that it names, and cards that use the keyword it defines.

    Ends with code 1 if there is no such rule.
    """
    from cc_tools import pipeline
    from cc_tools.cli import data, rule_page
    from cc_tools.cli.options import roots
    from cc_tools.cli.output.envelope import write_json
    from cc_tools.cli.output.rule import Output
    from cc_tools.cli.terminal import progress

    with progress("reading rules"):
        catalog, data_hash = data.hashed()
        found = rule_page.found(catalog, rule, game, pipeline.showings(roots(None)[0]))
    near = () if found else rule_page.suggestions(catalog, rule, game)
    if format_ == "json":
        write_json(Output(command="rule", data_hash=data_hash, rules=found, suggestions=near), sys.stdout)
    elif found:
        print("\n\n".join("\n".join(rule_page.page(catalog, one, language, sys.stdout)) for one in found))
    else:
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        print(f"there is no rule {rule!r}{hint}", file=sys.stderr)
    raise typer.Exit(0 if found else 1)
