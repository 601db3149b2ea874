"""The parser's complaints in an author's words, at the place where the author has to look."""

from __future__ import annotations

import re

from cc_tools.diagnostics import Diagnostic, Position, Related, Span
from cc_tools.load import codes
from cc_tools.load.source import Source

_QUOTE = re.compile(r'\\.|"')
_COMMENT_LINE = re.compile(r"\s*#")
_MAY_BE_AN_OPEN_QUOTE = re.compile(r"quoted scalar|expected key|expected ':'|expected '-'|',' or|block end|not allowed")
_AT_OPENING = re.compile(r"quoted scalar|flow sequence|flow mapping")
_FITS_NOT = "this does not fit the lines above: compare the indentation"

_MESSAGES: tuple[tuple[str, str], ...] = (
    ("unknown escape", r"a backslash in double quotes begins an escape, and this is none; write `\\` for a backslash"),
    (r"expected ',' or '\]'", "this list in square brackets is not closed, or a comma is missing in it"),
    (r"expected ',' or '\}'", "these braces are not closed, or a comma is missing in them"),
    ("quoted scalar", "this quotation mark is never closed"),
    ("tab character", "a tab stands where spaces have to"),
    ("not allowed", "a colon where no key can stand: a text with `: ` in it needs quotes, or the line stands too deep"),
    ("block scalar", "behind `|` or `>` the line has to end, and the text begins on the next line, indented"),
    ("expected ':'", "this line is no `key: value`, no `- item` and no part of a text"),
    ("anchor|alias", "`&` begins an anchor and `*` an alias; a text that begins so needs quotes"),
    (r"\btag\b", "`!` begins a tag; a text that begins so needs quotes"),
    ("block|expected '-'|expected key", _FITS_NOT),
)  # fmt: skip


def translate(source: Source, problem: str, context: str, problem_at: int, context_at: int | None) -> Diagnostic:
    """A finding for what the parser found (`problem`) while doing something (`context`), each with its offset."""
    quote = _open_quote(source, problem_at, f"{context} {problem}")
    if quote is not None:
        return Diagnostic(codes.SYNTAX, "this quotation mark is not closed on its line", _character(source, quote))
    message = _message(source, problem, context, problem_at)
    place = _character(source, problem_at)
    if context_at is not None and "simple key" in context:
        return Diagnostic(codes.SYNTAX, message, source.span(context_at, source.rest_of_line(context_at)))
    if context_at is not None and _AT_OPENING.search(context) and "escape" not in problem:
        related = (Related(place, "here something else was expected"),)
        return Diagnostic(codes.SYNTAX, message, _character(source, context_at), related)
    return Diagnostic(codes.SYNTAX, message, place)


def _character(source: Source, at: int) -> Span:
    """One character, or the place of a line's end."""
    return source.span(at, at + 1 if source.text[at : at + 1] not in ("", "\n") else at)


def _message(source: Source, problem: str, context: str, at: int) -> str:
    character = source.text[at : at + 1]
    if "cannot start any token" in problem:
        tab = "a tab stands where spaces have to"
        shown = "a backtick" if character == "`" else f"`{character}`"
        return tab if character == "\t" else f"a text that begins with {shown} needs quotes"
    if "expected key" in problem or "block end" in problem:
        if character in ("]", "}"):
            return f"there is no opening bracket for this `{character}`"
        if source.text[max(at - 40, 0) : at].rstrip(" ")[-1:] in ('"', "'"):
            return 'text goes on behind its closing quotation mark; inside double quotes write `\\"` for a mark'
    both = f"{problem} {context}"
    said = next((said for pattern, said in _MESSAGES if re.search(pattern, both)), None)
    return said or f"this is not YAML: {problem}"


def _open_quote(source: Source, at: int, complaint: str) -> int | None:
    """The place of a double quotation mark that its line does not close, where that explains the complaint."""
    if "escape" in complaint or not _MAY_BE_AN_OPEN_QUOTE.search(complaint):
        return None
    for number in range(1, source.position(at).line + 1):
        line = source.line(number)
        marks = [hit.start() for hit in _QUOTE.finditer(line) if hit[0] == '"']
        if len(marks) % 2 and not _COMMENT_LINE.match(line):
            return source.offset(Position(number, marks[-1] + 1))
    return None
