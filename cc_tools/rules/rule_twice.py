"""An id of the rules belongs to one rule, and a place in the order to one section."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic, Related, Span
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.section import SECTION, Path, Section

CODE = Code(
    "R015",
    "rule-id-twice",
    """Two rules have the same id, or two sections the same place in the order.

A rule's id leads to it from cards, scenarios and pages, so it may belong to one rule, or one worked example, only.
Topics and questions have ids that are unique in their section. Sections are read in the order of their numbers.

    - id: step.resupply.1
    - id: step.resupply.1       # wrong: the next free number was meant
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each id and each place in the order that is used a second time."""
    first: dict[str, Span] = {}
    for entry in game.entries.get(SECTION, ()):
        section = entry.record
        if not isinstance(section, Section):
            continue
        named = [(f"the rule `{one.id}`", (*path, "id")) for path, one in section.stated()]
        named += [(f"the place {section.order} in the order", ("order",))]
        named += [(f"{name} of `{section.id}`", path) for name, path in _parts(section)]
        for name, path in named:
            span = places.of(SECTION, section.id, path)
            if name in first:
                yield Diagnostic(CODE, f"{name} is taken already", span, (Related(first[name], "here"),))
            first.setdefault(name, span)


def _parts(section: Section) -> Iterator[tuple[str, Path]]:
    """The topics and questions: how a finding names each, and the path to its id."""
    for index, topic in enumerate(section.topics):
        path: Path = ("topics", index)
        yield f"the topic `{topic.id}`", (*path, "id")
        for number, question in enumerate(topic.questions):
            yield f"the question `{question.id}`", (*path, "questions", number, "id")
