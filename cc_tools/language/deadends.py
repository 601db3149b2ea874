"""What is said where an operation cannot be read further: what stands before the place and what may follow it."""

from __future__ import annotations

from lark import Token

from cc_tools.language.syntax import DeadEnd

AFTER_WORD = {
    "requires": "a condition, such as `have 2 ship` or `military >= 3`",
    "while": "a condition, such as `this is deployed`",
    "where": "a condition about what stands before it, such as `it is deployed`",
    "unless": "a condition, such as `have ship in play`",
    "if": "a condition and then steps in braces",
    "not": "a condition",
    "and": "another condition",
    "->": "what the cost pays for",
    "either": "branches in braces: `either { A | B }`",
    "choose": "how many, and branches in braces: `choose 2 { A | B | C }`",
    "repeat": "how often, and steps in braces: `repeat 2 { A }`",
    "each": "things, and steps in braces: `each ship { A }`",
    "as": "a name such as `$x`",
    "max": "a number",
    "may": "what may be done",
    "you": "what the card's player does",
    "after": "an event, such as `gain card`",
    "before": "an event, such as `score`",
    "when": "an event such as `log this`, or `would` and an event",
    "would": "an event, such as `gain card`",
    "during": "a step or a time, such as `turn`",
    "have": "what to have, such as `2 ship`",
    "is": "a word, a state, an owner or a place",
    "shares": "what is shared, then `with`",
    "except": "what is left out",
    "else": "steps in braces",
    "some": "a name such as `$x`",
    "up": "`to` and a number",
    "at most": "a number",
    "..": "the second number of the range",
    "+": "a number",
    "-": "a number",
    "/": "another word",
    "(": "words and a closing bracket",
    ",": "another step",
    ";": "another statement",
    "{": "a step",
    "|": "another branch",
    "&": "another thing to have",
}
"""What may follow a word or sign of the grammar."""

_CLOSERS = frozenset({"RBRACE", "VBAR", "SEMICOLON", "$END"})


def explain(dead: DeadEnd) -> str:
    """The sentence for a dead end that no small change mends."""
    whole = "condition" if dead.reading == "cond" else "operation"
    found = f"found `{dead.found}`" if dead.found else f"the {whole} ends"
    previous = dead.before[-1] if dead.before else None
    if previous is None and dead.reading == "cond":
        return f"a condition is needed, such as `have 2 ship` or `military >= 3`, but here {_is_found(dead)}"
    if previous is None:
        return f"an operation begins with its kind in capitals, such as `PLAY:`, but here {_is_found(dead)}"
    return f"after `{previous}` I expected {expected(dead, previous)}, but {found}"


def _is_found(dead: DeadEnd) -> str:
    return f"stands `{dead.found}`" if dead.found else "is nothing"


def expected(dead: DeadEnd, previous: Token) -> str:
    """What could follow the last token that was read."""
    word = " ".join(str(previous).split())
    if previous.type == "PREP":
        return f"what `{word}` speaks of"
    if previous.type == "CMP":
        return "what to compare with, such as a number"
    if previous.type == "COLON":
        return "a step"
    if previous.type not in ("NAME", "WORD_CAPS"):
        if word in ("opponent", "both", "any-player"):
            return _after_player(dead.accepted, word)
        if word in ("or", "top", "bottom"):
            return {"or": "another condition or event"}.get(word, "a number or a thing")
        if word in AFTER_WORD:
            return AFTER_WORD[word]
    return _by_state(dead, previous)


def _after_player(accepted: frozenset[str], word: str) -> str:
    whose = {"opponent": "the opponent", "both": "both players", "any-player": "either player"}[word]
    verb = "do" if word == "both" else "does"
    if accepted & _CLOSERS or not accepted:
        return f"a thing of {whose}, or what {whose} {verb}"
    return f"what {whose} {verb}"


def _by_state(dead: DeadEnd, previous: Token) -> str:
    """What may follow a word, a number or a bracket, told from what the parser would take."""
    accepted = dead.accepted
    if dead.reading == "cond":
        return _in_condition(accepted) or "`and` or `or` and another condition, or the end"
    if previous.type == "NAME" and _begins_a_step(dead):
        return f"what to {previous}, or a comma or semicolon and the next step"
    if not any(token.type == "COLON" for token in dead.before):
        clause = "a colon, or a clause such as `after gain card`"
        return clause if previous.type == "WORD_CAPS" else "a colon and the steps"
    if accepted and not accepted & _CLOSERS:
        return _in_condition(accepted) or ("steps in braces" if "LBRACE" in accepted else _rest(accepted))
    if accepted == {"VBAR"} or (accepted & {"VBAR"} and "RBRACE" not in accepted and "$END" not in accepted):
        return "`|` and another branch"
    if _open(dead):
        return "`}`, or a comma or semicolon and the next step"
    return "a comma or semicolon and the next step, or the end"


def _in_condition(accepted: frozenset[str]) -> str | None:
    """What has to follow where a condition, or brackets in it, are not complete."""
    if accepted & _CLOSERS:
        return None
    if accepted & {"CMP", "IS"}:
        return "what is said of it: `is`, `shares`, or a comparison such as `>= 3`"
    if "RPAR" in accepted:
        return "a closing bracket `)`"
    if "DONE" in accepted and "NAME" not in accepted:
        return "`done`"
    return None


def _rest(accepted: frozenset[str]) -> str:
    return "`with` and whom it is shared with" if "PREP" in accepted else "a number"


def _open(dead: DeadEnd) -> bool:
    types = [token.type for token in dead.before]
    return types.count("LBRACE") > types.count("RBRACE")


def _begins_a_step(dead: DeadEnd) -> bool:
    """Whether the last word read is the verb of a step."""
    earlier = dead.before[-2] if len(dead.before) > 1 else None
    starts = ("COLON", "SEMICOLON", "COMMA", "ARROW", "LBRACE", "VBAR", "MAY", "YOU", "OPPONENT", "BOTH", "ELSE")
    return earlier is not None and earlier.type in starts and "LBRACE" in dead.accepted
