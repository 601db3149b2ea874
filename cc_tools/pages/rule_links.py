"""Links to rules, and their first sentences, which a page shows where a rule's id is pointed at or touched."""

from __future__ import annotations

import re

from cc_tools.model.markup import Span, read
from cc_tools.model.record import Ruling
from cc_tools.model.rulebook import Rule
from cc_tools.model.section import Example, Topic
from cc_tools.model.text import Text
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.page import relative

FOLDER = "rules"
MARK = "m-rule."
"""What the id of a rule's preview begins with, before the id of the rule."""
_MOST = 260
"""A preview has about so many characters: whole sentences where they fit."""
_SENTENCE = re.compile(r".*?(?:[.!?:](?=\s|$)|[。！？：]|$)\s*")


def section_path(game: str, section: str) -> str:
    """The page of a section."""
    return f"{game}/{FOLDER}/{section}.html"


def rules_path(game: str) -> str:
    """The page that lists the sections."""
    return f"{game}/{FOLDER}/index.html"


def rule_target(edition: Edition, name: str, start: str) -> str:
    """The address of a rule or of the first of a group, from the page at `start`; empty where there is none."""
    found = edition.book.group(name)
    if not found:
        return ""
    page = section_path(edition.game.id, edition.book.rules[found[0]].section.id)
    return relative(f"{page}#{found[0]}", start)


def rule_link(edition: Edition, name: str, start: str, label: str = "") -> str:
    """A link to a rule with its preview, under its id or `label` (HTML); the bare label where there is no such rule."""
    shown = label or f'<code lang="en">{markup.text(name)}</code>'
    target = rule_target(edition, name, start)
    if not target:
        return shown
    css = "" if label else ' class="cc-rule-id"'
    return f'<a href="{target}"{css} aria-describedby="{MARK}{edition.book.group(name)[0]}">{shown}</a>'


def topic_of(edition: Edition, term: str) -> tuple[str, Topic] | None:
    """The section and topic of the rules that define a term; None where none does."""
    found = ((section.id, topic) for section in edition.book.sections for topic in section.topics)
    return next((one for one in found if one[1].term == term), None)


def topic_target(edition: Edition, term: str, start: str) -> str:
    """The address of the rules that define a term; empty where there are none."""
    found = topic_of(edition, term)
    return relative(f"{section_path(edition.game.id, found[0])}#{found[1].id}", start) if found else ""


def ruling(edition: Edition, one: Ruling, start: str) -> str:
    """A ruling with links to the rules that it rests on."""
    rules = " ".join(rule_link(edition, rule, start) for rule in one.rules)
    return edition.text(one.text) + (f' <span class="cc-rule-ids" lang="en">{rules}</span>' if rules else "")


def preview(edition: Edition, rule: str) -> str:
    """What a page shows where the id of a rule is pointed at: where it stands, and its first sentences."""
    found = edition.book.rules[rule]
    text = _text(found)
    inside = edition.marked(text, markup.text(beginning(plain(edition, text))))
    title = markup.text(plain(edition, found.topic.title))
    return f'<p id="{MARK}{rule}"><b>{title}</b> {inside} <code lang="en">{markup.text(rule)}</code></p>\n'


def _text(rule: Rule) -> Text:
    return rule.stated.title if isinstance(rule.stated, Example) else rule.stated.text


def beginning(text: str) -> str:
    """The first sentences of a text, about as many as fit; at least one, shortened if it is long."""
    kept = ""
    for sentence in _SENTENCE.findall(text):
        if kept and len(kept) + len(sentence) > _MOST:
            break
        kept += sentence
    kept = kept.strip()
    return kept if len(kept) <= 2 * _MOST else kept[: 2 * _MOST].rstrip() + "…"


def plain(edition: Edition, text: Text) -> str:
    """A text of the rules as raw text on one line."""
    said: str = getattr(text, edition.language) or text.en
    lines = (line for block in read(said) for line in block.lines)
    return " ".join("".join(plain_span(edition, span) for span in line) for line in lines)


def plain_span(edition: Edition, span: Span) -> str:
    """A part of a text as raw text: a card by its name."""
    if span.text:
        return span.text
    if span.kind != "card":
        return span.target
    card = edition.catalog.cards.get(span.target)
    if card is not None:
        return edition.name(card)
    return edition.catalog.cards[card_of(edition, span.target)].named(span.target, edition.language)


def card_of(edition: Edition, name: str) -> str:
    """The id of the card that a text names: by its id, or by the slug of its name."""
    return name if name in edition.catalog.cards else edition.catalog.by_slug[name][0]
