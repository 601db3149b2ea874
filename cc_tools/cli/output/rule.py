"""Output of `cc-tools rule`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope
from cc_tools.model.section import Section, Shown
from cc_tools.model.text import Text


class Record(Closed):
    """A card or another record that the rule touches."""

    collection: str = Field(description="The collection of the record: `cards`, `board`, …")
    id: str = Field(description="Its id.")
    name: str = Field(description="Its English name; its id where it has none.")


class Scenario(Closed):
    """A scenario that shows the rule."""

    name: str
    file: str
    line: int = Field(ge=1)


class Rule(Closed):
    """One rule, or one worked example."""

    game: str
    id: str = Field(description="The id of the rule.")
    section: str = Field(description="The id of the section it stands in.")
    topic: str = Field(description="The id of the topic it stands in.")
    title: Text | None = Field(description="The title of a worked example.")
    text: Text = Field(description="What it says, in each language that has it, with its markup.")
    example: Text | None = Field(description="Its example.")
    option: str | None = Field(description="The rules option that settles it.")
    shown: Shown | None = Field(description="How it is shown where no scenario does: in words, by data, or not yet.")
    scenarios: tuple[Scenario, ...] = Field(description="The scenarios that show it.")
    ruled: tuple[Record, ...] = Field(description="The records with a ruling that rests on it.")
    named: tuple[Record, ...] = Field(description="The cards that it names.")
    using: tuple[Record, ...] = Field(description="The records with an operation that uses the keyword it belongs to.")


class Output(Envelope):
    """The rules of that id, or of the group or the section of that name; without any, what may have been meant."""

    rules: tuple[Rule, ...]
    sections: tuple[Section, ...] = Field(description="The sections of that name, where no rule is called so.")
    suggestions: tuple[str, ...] = Field(description="The nearest ids, if there is no such rule.")
