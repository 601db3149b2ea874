"""Text to parse tree: lark with the published grammar, limits against hostile input, and messages for dead ends."""

from __future__ import annotations

from functools import cache
from importlib import resources

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from cc_tools.diagnostics import Diagnostic, Edit, Fix, closest, within_operation
from cc_tools.language import codes

LONGEST = 4000
DEEPEST = 20

GRAMMAR_WORDS = ("requires", "unless", "either", "choose", "repeat", "where", "except", "opponent", "each", "after",
                 "before", "during", "while", "when", "would", "may", "both", "any-player", "any-number", "per", "max",
                 "have", "shares", "another", "else", "bottom", "including", "ignoring", "without")

Parsed = Tree[Token]


@cache
def parser() -> Lark:
    """The LALR parser of the grammar."""
    grammar = resources.files(__package__).joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", propagate_positions=True, maybe_placeholders=False)


def parse(text: str) -> Parsed | Diagnostic:
    """The parse tree of one operation, or the finding at the place where it cannot be read further."""
    refused = _too_large(text)
    if refused is not None:
        return refused
    try:
        return parser().parse(text)
    except UnexpectedToken as error:
        return _dead_end(text, error)
    except UnexpectedCharacters as error:
        return _strange_character(text, error)


def _too_large(text: str) -> Diagnostic | None:
    if len(text) > LONGEST:
        message = f"an operation may have {LONGEST} characters, this one has {len(text)}"
        return Diagnostic(codes.TOO_LONG, message, within_operation(LONGEST, LONGEST + 1))
    depth = 0
    for place, character in enumerate(text):
        depth += (character in "{(") - (character in "})")
        if depth > DEEPEST:
            message = f"brackets may be nested {DEEPEST} deep, here they go deeper"
            return Diagnostic(codes.TOO_DEEP, message, within_operation(place, place + 1))
    return None


def _strange_character(text: str, error: UnexpectedCharacters) -> Diagnostic:
    place = error.pos_in_stream or 0
    character = text[place]
    head_open = ":" not in text[:place]
    if head_open and character.isalpha():
        return _dead_word(text, place)
    message = f"`{character}` has no meaning in an operation"
    return Diagnostic(codes.DEAD_END, message, within_operation(place, place + 1))


def _dead_word(text: str, place: int) -> Diagnostic:
    end = place
    while end < len(text) and (text[end].isalnum() or text[end] in "-'"):
        end += 1
    message = f"I cannot read `{text[place:end]}` here: an operation begins with its kind in capitals and a colon"
    return Diagnostic(codes.DEAD_END, message, within_operation(place, end))


def _dead_end(text: str, error: UnexpectedToken) -> Diagnostic:
    token = error.token
    if token.type == "$END":
        start, end = len(text.rstrip()), len(text.rstrip()) + 1
        found = "the end"
    else:
        start, end = token.start_pos or 0, token.end_pos or 1
        found = f"`{token}`"
    before = text[:start].rstrip()
    misspelt = _misspelt_keyword(text, start, token)
    if misspelt is not None:
        return misspelt
    previous = _last_word(before)
    after = f"after `{previous}`" if previous else "at the beginning"
    message = f"{after} I expected {_expected(previous, before, set(error.accepts or error.expected))}, but found {found}"
    return Diagnostic(codes.DEAD_END, message, within_operation(start, end))


def _last_word(before: str) -> str:
    words = before.split()
    if not words:
        return ""
    last = words[-1]
    return last if len(last) == 1 else last.strip("{}()") or last[-1]


_AFTER = {
    "requires": "a condition such as `have 2 ship` or `military >= 3`",
    "while": "a condition such as `this is deployed`",
    "where": "a condition about what stands before it, such as `it is deployed`",
    "unless": "a condition, such as `have ship in play`",
    "if": "a condition and then steps in braces",
    "not": "a condition",
    "and": "another condition",
    "or": "another condition",
    "->": "what the cost pays for",
    "either": "branches in braces: `either { A | B }`",
    "choose": "how many, and branches in braces: `choose 2 { A | B | C }`",
    "repeat": "how often, and steps in braces: `repeat 2 { A }`",
    "each": "things, and steps in braces: `each ship { A }`",
    "as": "a name such as `$x`",
    "max": "a number",
    "may": "what may be done",
    "opponent": "what the opponent does, or a thing of the opponent",
    "both": "what both do, or things of both",
    "after": "an event such as `gain card`",
    "before": "an event such as `score`",
    "when": "an event such as `log this`, or `would` and an event",
    "would": "an event such as `gain card`",
    "during": "a step or a time, such as `turn`",
    "have": "what to have, such as `2 ship`",
    "is": "a word, a state, an owner or a place",
    "shares": "what is shared, then `with`",
    "except": "what is left out",
    "else": "steps in braces",
    "some": "a name such as `$x`",
    "at": "`most` and a number, or a place",
    "up": "`to` and a number",
    ",": "another step",
    ";": "another statement",
    ":": "a step",
    "{": "steps",
    "|": "another branch",
    "&": "another thing to have",
}
_PREPOSITIONS = frozenset("from to on of in per including by for without with ignoring less plus".split())


def _expected(previous: str, before: str, accepted: set[str]) -> str:
    if previous in _AFTER:
        return _AFTER[previous]
    if previous in _PREPOSITIONS:
        return f"what `{previous}` speaks of"
    if accepted & {"COLON"} and ":" not in before:
        return "a colon, or a clause such as `after gain card`"
    if not before:
        return "a kind in capitals, such as `PLAY:`"
    if before.count("{") > before.count("}"):
        return "`}`, or a comma or semicolon and the next step"
    return "a comma or semicolon and the next step, or the end"


def _misspelt_keyword(text: str, until: int, token: Token) -> Diagnostic | None:
    """A word just before (or at) a dead end that is nearly a word of the grammar: `requries military >= 3`."""
    scanned = [t for t in parser().lex(text) if (t.start_pos or 0) <= until] if _lexes(text) else []
    names = [t for t in scanned if t.type == "NAME"][-3:]
    for name in reversed(names):
        meant = closest(str(name), GRAMMAR_WORDS)
        if meant is not None and meant != str(name) and _near(str(name), meant):
            span = within_operation(name.start_pos or 0, name.end_pos or 1)
            fix = Fix(f"write `{meant}`", (Edit(span, meant),))
            message = f"I cannot read on from `{name}`; did you mean `{meant}`?"
            return Diagnostic(codes.DEAD_END, message, span, suggestion=meant, fix=fix)
    return None


def _lexes(text: str) -> bool:
    try:
        list(parser().lex(text))
    except UnexpectedInput:
        return False
    return True


def _near(word: str, meant: str) -> bool:
    """Whether two words differ by about one slip of the finger."""
    return abs(len(word) - len(meant)) <= 1 and sum(a != b for a, b in zip(sorted(word), sorted(meant), strict=False)) <= 2
