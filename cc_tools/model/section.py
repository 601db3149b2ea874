"""The rules of a game as players read them: one section a file, its rules under stable ids.

Every game may have such files. Notes for those who build an engine do not belong here; what a text may hold beside
words is said in `cc_tools.model.markup`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints

from cc_tools.model.record import Id
from cc_tools.model.text import Closed, Text

SECTION = "section"
RULE_ID = r"^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$"
RuleId = Annotated[str, StringConstraints(pattern=RULE_ID)]
Purpose = Literal[
    "learn-to-play", "set-up", "reference", "keyword", "scoring", "question", "conflict", "solo", "glossary"
]
Shown = Literal["text", "data", "unplayed"]
Path = tuple[str | int, ...]


class Statement(Closed):
    """One rule: a statement under an id that never changes."""

    id: RuleId = Field(description="The id of the rule, `step.resupply.1`. It is never given to another rule.")
    text: Text = Field(description="What the rule says, in short sentences.")
    example: Text | None = Field(None, description="One short example, with cards that exist.")
    shown: Shown | None = Field(
        None,
        description="How the rule is shown where no scenario does and no code names it: `text` in words only, since it "
        "leaves nothing to play (a story, a place on the table); `data` by the data of the game (places, suits, "
        "traits); `unplayed` not yet, since the cards or the mode it belongs to are not played here.",
    )
    option: Id | None = Field(None, description="The rules option of the game that settles this point.")


class Example(Closed):
    """A worked example: a situation, what happens, and the rules it follows."""

    id: RuleId = Field(description="The id of the example, `fix.glory`, which scenarios may name like a rule's.")
    title: Text = Field(description="What it is an example of.")
    rules: tuple[RuleId, ...] = Field((), description="The ids of the rules it shows.")
    text: Text = Field(description="The situation and its outcome, step by step.")
    shown: Shown | None = Field(None, description="How it is shown where no scenario plays it, as for a rule.")


class Question(Closed):
    """A question that players ask, and the answer."""

    id: Id = Field(description="The id of the question, unique in the section.")
    question: Text = Field(description="The question, in the reader's words.")
    answer: Text = Field(description="The answer, beginning with yes or no where there is one.")
    rules: tuple[RuleId, ...] = Field((), description="The ids of the rules that the answer rests on.")


class Listed(Closed):
    """A term of the glossary: its name and what it means come from the vocabulary."""

    id: Id = Field(description="The id of the term in the vocabulary.")
    rules: tuple[RuleId, ...] = Field(description="The ids of the rules that tell about it.", min_length=1)


class Topic(Closed):
    """A part of a section with a heading of its own."""

    id: Id = Field(description="The id of the topic, unique in the section.")
    term: Id | None = Field(None, description="The id in the vocabulary of the keyword that the topic defines.")
    title: Text = Field(description="The heading.")
    text: Text | None = Field(None, description="What stands below the heading, before the rules.")
    statements: tuple[Statement, ...] = Field((), description="The rules, in the order in which they are read.")
    examples: tuple[Example, ...] = Field((), description="Worked examples, after the rules.")
    questions: tuple[Question, ...] = Field((), description="Questions and answers, last.")
    terms: tuple[Listed, ...] = Field((), description="Entries of the glossary.")


class Section(Closed):
    """A section of the rules: one file, one page."""

    outside_sets: ClassVar[bool] = True

    id: Id = Field(description="The id of the section: the name of its file.")
    order: int = Field(description="Its place among the sections, from 1; no two have the same.", ge=1, le=9999)
    purpose: Purpose = Field(description="What a reader comes here for.")
    title: Text = Field(description="The heading of the page.")
    question: Text | None = Field(None, description="The question a reader has who opens this page.")
    text: Text | None = Field(None, description="The answer in short, before the topics.")
    topics: tuple[Topic, ...] = Field(description="The parts of the section, in reading order.", min_length=1)

    def statements(self) -> Iterator[tuple[Path, Statement]]:
        """The rules of the section, each with the path to it in the record."""
        for index, topic in enumerate(self.topics):
            for number, one in enumerate(topic.statements):
                yield ("topics", index, "statements", number), one

    def stated(self) -> Iterator[tuple[Path, Statement | Example]]:
        """The rules and the worked examples, each with the path to it."""
        yield from self.statements()
        for index, topic in enumerate(self.topics):
            for number, one in enumerate(topic.examples):
                yield ("topics", index, "examples", number), one

    def named_rules(self) -> Iterator[tuple[Path, str]]:
        """The ids in the lists `rules` of examples, questions and terms, each with the path to it."""
        for index, topic in enumerate(self.topics):
            for field in ("examples", "questions", "terms"):
                for number, one in enumerate(getattr(topic, field)):
                    for place, rule in enumerate(one.rules):
                        yield ("topics", index, field, number, "rules", place), rule

    def texts(self) -> Iterator[tuple[Path, Text]]:
        """All texts, each with the path to it."""
        yield from _own((), self, "title", "question", "text")
        for index, topic in enumerate(self.topics):
            path: Path = ("topics", index)
            yield from _own(path, topic, "title", "text")
            for number, statement in enumerate(topic.statements):
                yield from _own((*path, "statements", number), statement, "text", "example")
            for number, example in enumerate(topic.examples):
                yield from _own((*path, "examples", number), example, "title", "text")
            for number, question in enumerate(topic.questions):
                yield from _own((*path, "questions", number), question, "question", "answer")


def _own(path: Path, record: Closed, *fields: str) -> Iterator[tuple[Path, Text]]:
    for field in fields:
        text = getattr(record, field)
        if text is not None:
            yield (*path, field), text


COLLECTIONS: dict[str, type[Closed]] = {SECTION: Section}
"""The collections that every game may have, beside those of its own. A model that says `outside_sets` has
its files anywhere in the game's folder; those of the others lie in the folder of a set."""
