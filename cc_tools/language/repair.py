"""Dead ends: the one small change after which the operation can be read, as suggestion and fix, or else an
explanation of what is expected there.

Changes are tried one at a time and judged by reading the changed text: a misspelt word of the grammar, a word in the
wrong case, a sign that is missing or one too many. The change that leaves the fewest findings is the one meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lark import Token

from cc_tools.diagnostics import Applicability, Diagnostic, Edit, Fix, within_operation
from cc_tools.language import codes
from cc_tools.language.deadends import explain
from cc_tools.language.dialect import OPENERS, RESERVED, Dialect
from cc_tools.language.spelling import near, nearest
from cc_tools.language.syntax import DeadEnd

Trial = Callable[[str], int | None]
"""How many findings a text has, or None where it cannot be parsed."""

STEP_FOLLOWS = ("COLON", "SEMICOLON", "COMMA", "ARROW", "LBRACE", "VBAR")
PLAYERS = ("OPPONENT", "BOTH")
CONDITIONED = ("IF", "REQUIRES", "UNLESS", "WHILE", "WHERE", "AND", "OR", "NOT")
WINDOW = 5
TRIALS = 60
FEWEST = 8
WORK = 60 * 500
"""How many characters are read in trials, all together."""
MOST_LEFT = 1


@dataclass(frozen=True, slots=True)
class Change:
    """Put `text` in the place of characters `start` to `end`; `safe` where it cannot change what is meant."""

    start: int
    end: int
    text: str
    message: str
    safe: bool = False

    def applied(self, text: str) -> str:
        return text[: self.start] + self.text + text[self.end :]


def mend(dead: DeadEnd, dialect: Dialect, trial: Trial) -> Diagnostic:
    """The finding for a dead end, with a suggestion where a small change makes the operation readable."""
    change = _best(dead, dialect, trial)
    if change is None:
        return Diagnostic(codes.DEAD_END, explain(dead), within_operation(dead.start, dead.end))
    span = within_operation(change.start, change.end)
    meant = change.text.strip() or None
    applicability = Applicability.SAFE if change.safe else Applicability.UNSAFE
    how = f"write `{meant}`" if meant else "take it away"
    edit = Edit(span, change.text) if change.end > change.start else _insertion(dead.text, change)
    return Diagnostic(codes.DEAD_END, change.message, span, suggestion=meant, fix=Fix(how, (edit,), applicability))


def _insertion(text: str, change: Change) -> Edit:
    """An edit that puts something in between: it takes the place of the character before, with that character."""
    start = max(change.start - 1, 0)
    kept = text[start : change.start]
    return Edit(within_operation(start, max(change.start, start + 1)), kept + change.text)


def _best(dead: DeadEnd, dialect: Dialect, trial: Trial) -> Change | None:
    best: tuple[int, Change] | None = None
    most = min(TRIALS, max(FEWEST, WORK // len(dead.text))) if dead.text else 0
    for number, change in enumerate(_changes(dead, dialect)):
        if number >= most:
            break
        left = trial(change.applied(dead.text))
        if left == 0:
            return change
        if left is not None and left <= MOST_LEFT and (best is None or left < best[0]):
            best = (left, change)
    return best[1] if best else None


def _changes(dead: DeadEnd, dialect: Dialect) -> Iterator[Change]:
    yield from _respelled_here(dead, dialect)
    yield from _misspelt_grammar(dead, dialect)
    yield from _missing(dead)
    yield from _missing_before_steps(dead, dialect)
    yield from _too_many(dead)
    yield from _without_have(dead)
    yield from _other_words(dead)


def _respelled_here(dead: DeadEnd, dialect: Dialect) -> Iterator[Change]:
    """The word at the place in the spelling of a known one: `play:`, `Klingon`, `away_team`."""
    found = dead.found
    if not found or not any(character.isalpha() for character in found):
        return
    prefix = found[0] if found[0] in "$@" else "non-" if found.casefold().startswith("non-") else ""
    core = found[len(prefix) :]
    if prefix in ("$", "@"):
        candidates = [core.casefold().replace("_", "-")]
    elif "WORD_CAPS" in dead.accepted:
        game = dialect.game
        candidates = [near for near in (nearest(core, game.kinds, game.flags), nearest(core, RESERVED)) if near]
    else:
        candidates = [near for near in (nearest(core, dialect.words, dialect.verbs, RESERVED),) if near]
    for meant in candidates:
        safe = _letters(meant) == _letters(core)
        message = f"I cannot read `{found}` here; did you mean `{prefix}{meant}`?"
        yield Change(dead.start, dead.end, prefix + meant, message, safe)


def _letters(word: str) -> str:
    return "".join(character for character in word.casefold() if character.isalnum())


def _misspelt_grammar(dead: DeadEnd, dialect: Dialect) -> Iterator[Change]:
    """Words that nobody knows and that are nearly words of the grammar: `requries`, `eihter`; or those in capitals."""
    for token in reversed(dead.before):
        word = str(token)
        if token.type == "WORD_CAPS" and word not in dialect.game.kinds and word not in dialect.game.flags:
            candidates = [word.casefold()] if word.casefold() in RESERVED else []
        elif token.type == "NAME" and word not in dialect.words and word not in dialect.verbs:
            candidates = near(word, RESERVED)
        else:
            continue
        for meant in candidates:
            yield _replaced(token, meant)


def _replaced(token: Token, meant: str) -> Change:
    message = f"I cannot read on from `{token}`; did you mean `{meant}`?"
    return Change(token.start_pos or 0, token.end_pos or 0, meant, message)


def _missing(dead: DeadEnd) -> Iterator[Change]:
    """A sign that was left out, at the place or a few words before it."""
    signs = (";", ",", "{", "}", "->", ")", "|") if _in_body(dead) else (":",)
    places = [(dead.before[-1].end_pos or 0 if dead.before else 0, dead.found)]
    if len(dead.before) > 1 and dead.before[-1].type in PLAYERS:
        places.insert(0, (dead.before[-2].end_pos or 0, str(dead.before[-1])))
    window = dead.before[-WINDOW:]
    for before, token in zip(reversed(window[:-1]), reversed(window[1:]), strict=True):
        places.append((before.end_pos or 0, str(token)))
    starts = {token.end_pos for token in dead.before if token.type in STEP_FOLLOWS}
    for place, behind in places:
        for sign in signs:
            if sign != "{" or place not in starts:
                yield _inserted(place, sign, behind)


def _missing_before_steps(dead: DeadEnd, dialect: Dialect) -> Iterator[Change]:
    """A sign that was left out further back, before a word that begins a step."""
    signs = (";", "{", "}") if _in_body(dead) else (":",)
    for index, token in enumerate(dead.before[1:], 1):
        word = str(token)
        if token.type == "NAME" and (word in OPENERS or word in dialect.verbs):
            if dead.before[index - 1].type in PLAYERS and index > 1:
                index, word = index - 1, str(dead.before[index - 1])
            before = dead.before[index - 1]
            for sign in signs:
                if sign != "{" or before.type not in STEP_FOLLOWS:
                    yield _inserted(before.end_pos or 0, sign, word)


def _in_body(dead: DeadEnd) -> bool:
    return any(token.type == "COLON" for token in dead.before)


def _inserted(place: int, sign: str, behind: str) -> Change:
    message = f"`{sign}` is missing before `{behind}`" if behind else f"`{sign}` is missing at the end"
    return Change(place, place, sign if sign in (";", ",", ":", ")") else f" {sign}", message)


def _too_many(dead: DeadEnd) -> Iterator[Change]:
    """A sign that closes or parts nothing."""
    if dead.found and not any(character.isalnum() for character in dead.found):
        yield Change(dead.start, dead.end, "", f"`{dead.found}` is one too many here")
    if dead.before and dead.before[-1].type in ("SEMICOLON", "COMMA", "ARROW", "SLASH"):
        last = dead.before[-1]
        yield Change(last.start_pos or 0, last.end_pos or 0, "", f"nothing follows `{last}`")


def _without_have(dead: DeadEnd) -> Iterator[Change]:
    """A thing in a place where a condition is needed: `if ship in play { … }`."""
    places = [index for index, token in enumerate(dead.before) if token.type in CONDITIONED]
    last = places[-1] if places else len(dead.before)
    if dead.accepted & {"CMP", "IS"} and any(token.type == "PREP" for token in dead.before[last:]):
        opener = dead.before[last]
        end = opener.end_pos or 0
        message = f"after `{opener}` I expected a condition: `have` and what is there, or what is said of it with `is`"
        yield Change(end, end, " have", message)


def _other_words(dead: DeadEnd) -> Iterator[Change]:
    """Words that are known, but near to one of the grammar that would fit: `form` for `from`."""
    for token in reversed(dead.before[-WINDOW:]):
        if token.type == "NAME":
            meant = nearest(str(token), RESERVED)
            if meant is not None:
                yield _replaced(token, meant)
