"""Text to parse tree: lark with the published grammar, and limits against hostile input."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from cc_tools.diagnostics import Diagnostic, within_operation
from cc_tools.language import codes

LONGEST = 4000
DEEPEST = 20
DEEPEST_TREE = 140
_PAIRS = ("->", "..", ">=", "<=")

Parsed = Tree[Token]
Start = Literal["start", "cond"]
"""What a text is read as: a whole operation, or a condition alone."""


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """Where a text cannot be read further: the stretch at fault, the token types that could stand there, and the
    tokens read before it; `reading` is what the text was to be. `found` is empty at the end of the text."""

    text: str
    start: int
    end: int
    accepted: frozenset[str]
    before: tuple[Token, ...]
    reading: Start = "start"

    @property
    def found(self) -> str:
        """What stands at the place."""
        return self.text[self.start : self.end].strip()


@cache
def parser(start: Start = "start") -> Lark:
    """The LALR parser of the grammar, for operations or for conditions alone."""
    grammar = resources.files(__package__).joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", start=start, propagate_positions=False, maybe_placeholders=False)


def parse(text: str, start: Start = "start") -> Parsed | DeadEnd | Diagnostic:
    """The parse tree of one operation (or condition), the place where it cannot be read further, or why it is not
    read at all."""
    refused = _too_large(text)
    if refused is not None:
        return refused
    try:
        tree = parser(start).parse(text)
    except UnexpectedInput as error:
        return _dead_end(text, error, start)
    return _too_deep(tree) or tree


def _too_large(text: str) -> Diagnostic | None:
    if len(text) > LONGEST:
        message = f"an operation may have {LONGEST} characters, this one has {len(text)}"
        return Diagnostic(codes.TOO_LONG, message, within_operation(LONGEST, LONGEST + 1))
    depth = 0
    for place, character in enumerate(text):
        if character in "{(":
            depth += 1
            if depth > DEEPEST:
                message = f"brackets may be nested {DEEPEST} deep, here they go deeper"
                return Diagnostic(codes.TOO_DEEP, message, within_operation(place, place + 1))
        elif character in "})":
            depth -= 1
    return None


def _too_deep(tree: Parsed) -> Diagnostic | None:
    """What nests without brackets (`else if`, `not not`) has its limit too, at the place where it is reached."""
    open_trees: list[tuple[Parsed, int]] = [(tree, 1)]
    while open_trees:
        inner, depth = open_trees.pop()
        for child in inner.children:
            if isinstance(child, Tree):
                open_trees.append((child, depth + 1))
            elif depth > DEEPEST_TREE:
                message = "conditions and steps are nested too deep here to be read"
                return Diagnostic(codes.TOO_DEEP, message, within_operation(child.start_pos or 0, child.end_pos or 1))
    return None


def _dead_end(text: str, error: UnexpectedInput, start_symbol: Start) -> DeadEnd:
    before, accepted = _progress(text, start_symbol)
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        end = len(text.rstrip())
        return DeadEnd(text, end, end, accepted, before, start_symbol)
    place = error.pos_in_stream or 0
    start, end = _stretch(text, place, before[-1].start_pos if before else None)
    while before and (before[-1].end_pos or 0) > start:
        before = before[:-1]
    return DeadEnd(text, start, end, accepted, before, start_symbol)


def _progress(text: str, start: Start) -> tuple[tuple[Token, ...], frozenset[str]]:
    """The tokens that the parser takes before the place where it cannot go on, and the types it would take there."""
    interactive = parser(start).parse_interactive(text)
    taken: list[Token] = []
    try:
        taken.extend(interactive.iter_parse())
    except UnexpectedInput:
        return tuple(taken), _wanted(interactive)
    return tuple(taken), _wanted(interactive)


def _wanted(interactive: InteractiveParser) -> frozenset[str]:
    """The token types that the parser would take next."""
    accepts: Callable[[], set[str]] = interactive.accepts
    return frozenset(accepts())


def _stretch(text: str, place: int, last: int | None) -> tuple[int, int]:
    """The whole word around a place (`away_team`, `Klingon`, `@Earth`), or the one character that stands there."""
    start = end = place
    while start > 0 and start != last and _in_word(text[start - 1]) and (_in_word(text[place]) or start < place):
        start -= 1
    if text[end] in "$@":
        end += 1
    if text[place : place + 2] in _PAIRS:
        return place, place + 2
    while end < len(text) and _in_word(text[end]):
        end += 1
    return start, max(end, place + 1)


def _in_word(character: str) -> bool:
    return character.isalnum() or character in "-'_"
