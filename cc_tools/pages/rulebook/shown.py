"""What stands below a rule: the scenarios that show it, as they are written, and the cards with a ruling on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cc_tools.model.section import Topic
from cc_tools.model.showing import Showing
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.index import Key
from cc_tools.pages.page import relative
from cc_tools.pages.rulebook.prose import Prose


def shown(prose: Prose, rule: str) -> str:
    """Scenarios and cards of one rule, folded in; nothing where there are none."""
    inside = [*_scenarios(prose, rule), *_cards(prose, rule)]
    return markup.block("cc-shown", *inside, searched=False) if inside else ""


def _scenarios(prose: Prose, rule: str) -> Iterator[str]:
    found = prose.edition.index.showings.get(rule, ())
    if found:
        summary = f"{prose.edition.say('rules-scenarios')}{markup.count(len(found))}"
        yield markup.fold_out("cc-scenarios", summary, *(_scenario(one) for one in found))


def _scenario(one: Showing) -> str:
    """A scenario under its title; its text is code, and opens when asked for."""
    lines = "\n".join(markup.text(line) if line.strip() == line else _indented(line) for line in one.text.splitlines())
    text = f'<pre dir="ltr" translate="no" tabindex="0">{lines}</pre>'
    place = markup.paragraph(markup.code(f"{one.file}:{one.line}"), "cc-source")
    return f'<details lang="en"><summary>{markup.text(one.name)}</summary>\n{text}\n{place}</details>'


def _indented(line: str) -> str:
    """A line with the blanks it begins with, which `markup.text` would make one."""
    rest = line.lstrip(" ")
    return " " * (len(line) - len(rest)) + markup.text(rest)


def _cards(prose: Prose, rule: str) -> Iterator[str]:
    edition = prose.edition
    found = [key for key in edition.index.ruled_by.get(rule, ()) if key in edition.index.entries]
    if found:
        records: Mapping[Any, Any] = {key: edition.index.record(key) for key in found}
        ordered = sorted(found, key=lambda key: edition.order(records[key]))
        summary = f"{edition.say('rules-ruled')}{markup.count(len(found))}"
        lines = (edition.record(key, prose.start, _place(edition, key)) for key in ordered)
        yield markup.fold_out("cc-ruled", summary, markup.items(lines))


def _place(edition: Edition, key: Key) -> str:
    """The anchor of a record's rulings on its page; none where they stand on its faces or its board."""
    return "rulings" if getattr(edition.index.record(key), "rulings", ()) else ""


def sayers(prose: Prose, topic: Topic) -> str:
    """For the rules of a keyword the way to its page, with the number of cards that say it."""
    edition = prose.edition
    term = edition.index.terms.get(topic.term or "")
    number = len(edition.index.said_by.get(term.id, ())) if term is not None else 0
    if term is None or not number:
        return ""
    target = relative(edition.term_target(term), prose.start)
    label = edition.say("rules-keyword", number=number)
    return markup.paragraph(markup.link(label, target), "cc-sayers")
