"""Findings with everything that reporters have to cope with, and the texts they are about."""

from __future__ import annotations

from cc_tools.cli.output.envelope import findings
from cc_tools.cli.output.validate import Counts, Output
from cc_tools.cli.reporters import Report
from cc_tools.diagnostics import Applicability, Code, Diagnostic, Edit, Fix, Position, Related, Severity, Span

UNKNOWN = Code("L004", "unknown-word", "The vocabulary does not have this word.\n\nEither it is misspelt, or new.\n")
TWICE = Code("R002", "number-twice", "Two cards have the same number.\n")
READING = Code("V010", "reading-missing", "A Japanese name has no reading.\n", Severity.WARNING)
HINT = Code("N001", "long-operation", "An operation is long.\n", Severity.NOTE)

ALLIES = "cards/allies, part 1.yaml"
SHIPS = "cards/ships.yaml"
SOURCES = {
    ALLIES: 'cards:\n- id: edosians\n  names: {ja: "エドシアン人 dilitium 🖖 dilitium"}\n  number: 1ALL05/13\n'
    '\toperations:\t"PLAY: gain 1 dilitium"\n  name: "a\u202eb"\n',
    SHIPS: "cards:\n- id: enterprise\n  number: 1ALL05/13\n",
}


def span(file: str, line: int, column: int, end_column: int, end_line: int | None = None) -> Span:
    return Span(file, Position(line, column), Position(end_line or line, end_column))


def finding(line: int, after: str, message: str = "unknown word `dilitium`") -> Diagnostic:
    """A misspelt `dilithium` of the first file, right behind `after`, with its mend."""
    column = SOURCES[ALLIES].split("\n")[line - 1].index(f"{after}dilitium") + len(after) + 1
    place = span(ALLIES, line, column, column + 8)
    return Diagnostic(
        UNKNOWN, message, place, suggestion="dilithium", fix=Fix("write `dilithium`", (Edit(place, "dilithium"),))
    )


DISPLAYED = Fix("ask the publisher", (), Applicability.DISPLAY)
FINDINGS = (
    finding(3, "人 "),
    finding(3, "🖖 ", "behind a sign of two units: `dilitium`"),
    finding(5, "1 ", "behind tabs, 100% sure: `dilitium`\nsecond line, with a comma"),
    Diagnostic(
        TWICE,
        "number `1ALL05/13` is printed on two cards",
        span(ALLIES, 4, 11, 20),
        related=(Related(span(SHIPS, 3, 11, 20), "here it stands too"),),
        fix=DISPLAYED,
    ),
    Diagnostic(READING, "no reading", span(ALLIES, 2, 3, 8, end_line=3), suggestion="reading: えどしあんじん"),
    Diagnostic(HINT, "at the end of a line, direction turned\u202e", span(ALLIES, 6, 12, 13)),
    Diagnostic(HINT, "in a file that is not at hand", span("missing.yaml", 7, 3, 4)),
)


def report(found: tuple[Diagnostic, ...] = FINDINGS) -> Report:
    counts = Counts(records=2, cards=2, printings=2, faces=2, operations=1, files=2)
    output = Output(
        command="validate", version="1.2.3", data_hash="abc", ok=False, counts=counts, findings=findings(found)
    )
    return Report(
        found, "2 records, 2 cards, 2 printings, 1 operation checked: 4 errors, 1 warning, 2 notes", output, SOURCES
    )
