"""A question in words: of which operation it is part, what is asked, and what can be answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cc_tools.cli.table.choices import Choice, are_numbers, choices
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.sentences import Sentences
from cc_tools.cli.table.situation import told
from cc_tools.cli.table.texts import Texts
from cc_tools.cli.table.view import View
from cc_tools.cli.terminal import cells
from cc_tools.engine.game import Game
from cc_tools.engine.options import asking
from cc_tools.engine.state import Copy, Question
from cc_tools.engine.values import value
from cc_tools.engine.windows import WINDOW
from cc_tools.model.instructions import Query

FEW, BRIEF = 5, 72
"""Where a question is shown once more with more than so many choices, each has so many columns."""

PICKED = frozenset({"discard", "choose", "select", "put"})
"""Questions that say no more than the sentence of the step that puts them, where there is one."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as lines: what it is part of, itself, its choices, and whether these stand in it (numbers do)."""

    header: tuple[str, ...]
    line: str
    choices: tuple[Choice, ...]
    numbers: bool

    def whole(self) -> Iterator[str]:
        """All of it."""
        yield from self.header
        yield self.line
        yield from (f"{one.number:>3}  {one.text}" for one in self._listed())

    def brief(self) -> Iterator[str]:
        """The same as a reminder: without what it is part of, and each choice in a line where there are many."""
        many = len(self.choices) > FEW
        yield self.line
        yield from (f"{one.number:>3}  {shortened(one.text, BRIEF) if many else one.text}" for one in self._listed())

    def _listed(self) -> Sequence[Choice]:
        return () if self.numbers else self.choices


def asked(game: Game, question: Question, names: Names, sentences: Sentences, view: View) -> Asked:
    """The question that waits."""
    offered = choices(game, question, names, sentences, view)
    numbers = are_numbers(game, question)
    line = f"{_line(game, question, names, sentences, view, offered)}{_picks(question, view.texts)}"
    if numbers:
        line = f"{line} {listing([one.number for one in offered], view.texts)}"
    held = _held(game, question, view)
    header = (*told(game, question, names, view.texts, view.display), *_header(game, question, names, sentences))
    return Asked(header, f"{line}{held}", tuple(offered), numbers)


def listing(numbers: Sequence[int], texts: Texts) -> str:
    """Numbers one may take: `0, 1 or 2`, `1 to 12`."""
    *first, last = numbers
    if not first:
        return str(last)
    if len(numbers) > 5 and list(numbers) == list(range(numbers[0], last + 1)):
        return texts.say("range", low=numbers[0], high=last)
    return texts.say("one-of", first=", ".join(map(str, first)), last=last)


def shortened(text: str, wide: int) -> str:
    """A text that is not wider than so many columns, cut where it is."""
    taken = 0
    for at, (_, cell) in enumerate(cells(text)):
        taken += cell
        if taken > wide:
            return f"{''.join(piece for piece, _ in cells(text)[: at - 1]).rstrip()}…"
    return text


def _header(game: Game, question: Question, names: Names, sentences: Sentences) -> Iterator[str]:
    """The operation under way and its card; else the card that the question is about."""
    frame = sentences.under_way(game)
    card = question.about if frame is None else frame.card
    if card is not None:
        name = names.card(game.definition(card).id)
        theirs = frame is not None and frame.player != question.player
        yield f"[{names.texts.say('of-player', card=name, number=2 - question.player) if theirs else name}]"
    if frame is not None:
        yield f"  {names.operation(frame.program)}"


def _line(
    game: Game, question: Question, names: Names, sentences: Sentences, view: View, offered: Sequence[Choice]
) -> str:
    """What is asked, with the step of the operation that asks it."""
    kind, texts = question.kind, view.texts
    special = texts.find("questions", f"{game.frame().program} {kind}")
    if special is not None:
        return special
    cards = {names.card(game.definition(one.copy).id) for one in offered if one.copy is not None}
    if kind == WINDOW and len(cards) == 1:
        return texts.say("answer-with", card=cards.pop())
    if kind == "number" and cards:
        return texts.say("which-operation")
    step, subject = sentences.step(game, bought=kind == "may"), _subject(game, question, sentences, view)
    text = texts.find("questions", kind)
    if subject is not None:
        card = names.card(game.definition(subject).id)
        about = texts.find("questions-about", kind)
        said = texts.fill(about, {"card": card}) if about else None
        text = said or texts.say("question-of", card=card, text=text or texts.say("which-one"))
    elif step is not None and (text is None or kind in PICKED):
        text = texts.say("which-one" if min(question.high, len(question.options)) == 1 else "which-ones")
    elif text is None:
        text = texts.say("pick", verb=names.verb(kind))
    return text if step is None else f"{step} {text}"


def _subject(game: Game, question: Question, sentences: Sentences, view: View) -> Copy | None:
    """The card that is asked about, where it is not the one whose operation asks."""
    one, frame = asking(game), sentences.under_way(game)
    if one is not None and isinstance(one.options, Query) and one.options.name in view.display.SUBJECTS:
        found = value(game, game.frame(), one.options.arguments[view.display.SUBJECTS[one.options.name]])
        return next(iter(found), None) if isinstance(found, list) else None
    return question.about if frame is not None and question.about != frame.card else None


def _picks(question: Question, texts: Texts) -> str:
    parts = []
    if min(question.high, len(question.options)) > 1:
        parts.append(wanted(question, texts))
    if question.optional or question.low == 0:
        parts.append(texts.say("enter-no" if question.kind == "may" else "enter-none"))
    return f" ({', '.join(parts)})" if parts else ""


def wanted(question: Question, texts: Texts) -> str:
    """How many are to be picked."""
    low, high = question.low, min(question.high, len(question.options))
    return texts.say("pick-exactly" if low == high else "pick-range", low=low, high=high)


def _held(game: Game, question: Question, view: View) -> str:
    """At a question about moves what the player can spend on them."""
    if question.kind != "action" or not view.display.PURSE:
        return ""
    counted = (view.counted("purse", word, game.pool_of(question.player, word), {}) for word in view.display.PURSE)
    return f" ({', '.join(counted)})"
