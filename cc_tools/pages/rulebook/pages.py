"""The pages of the rules: each section with an anchor for every rule, and the list of the sections."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cc_tools.model.rulebook import Rulebook
from cc_tools.model.section import Example, Listed, Question, Section, Statement, Topic
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.meanings import meaning, with_meanings
from cc_tools.pages.page import Page, page, relative
from cc_tools.pages.rule_links import rules_path, section_path
from cc_tools.pages.rulebook.numbers import numbers
from cc_tools.pages.rulebook.prose import Prose
from cc_tools.pages.rulebook.shown import sayers, shown

KIND = "rules"


def sections_of(edition: Edition) -> int:
    """How many sections the rules of a game have."""
    return len(Rulebook.of(edition.catalog).sections)


def rule_pages(edition: Edition) -> Iterator[tuple[str, Callable[[], Page]]]:
    """The pages of a game's rules, none of them made yet; none for a game without rules."""
    book = Rulebook.of(edition.catalog)
    if not book.sections:
        return
    yield rules_path(edition.game.id), lambda: _contents(edition, book)
    for section in book.sections:
        yield section_path(edition.game.id, section.id), _making(edition, book, section)


def _making(edition: Edition, book: Rulebook, section: Section) -> Callable[[], Page]:
    return lambda: _section(Prose(edition, book, section_path(edition.game.id, section.id)), section)


def _contents(edition: Edition, book: Rulebook) -> Page:
    path = rules_path(edition.game.id)
    prose = Prose(edition, book, path)
    blocks = []
    # Sections of one purpose do not all stand beside one another.
    for purpose in dict.fromkeys(section.purpose for section in book.sections):
        found = [section for section in book.sections if section.purpose == purpose]
        lines = [_way(prose, section) for section in found]
        label = edition.say(f"rules-for-{purpose}")
        blocks.append(markup.section(label, purpose, markup.items(lines), css="cc-ways"))
    title = edition.say("rules")
    heading = f'<h1 id="rules">{markup.text(title)}{markup.count(len(book.sections))}</h1>'
    return page(path, title, edition.crumbs(path), heading, *blocks, kind=KIND)


def _way(prose: Prose, section: Section) -> str:
    target = relative(section_path(prose.edition.game.id, section.id), prose.start)
    question = f' <span class="cc-meta">{prose.line(section.question)}</span>' if section.question else ""
    return markup.link(prose.line(section.title), target) + question


def _section(prose: Prose, section: Section) -> Page:
    edition = prose.edition
    way = markup.link(markup.text(edition.say("rules")), relative(rules_path(edition.game.id), prose.start))
    question = markup.paragraph(prose.line(section.question), "cc-question") if section.question else ""
    lead = markup.block("cc-lead", prose.blocks(section.text)) if section.text else ""
    blocks = [
        edition.crumbs(prose.start, way),
        f'<h1 id="section">{prose.line(section.title)}</h1>',
        question,
        *_untranslated(edition, section),
        lead,
        numbers(edition, section),
        _topics(prose, section.topics),
        *(_topic(prose, topic) for topic in section.topics),
        _around(prose, section),
    ]
    described = prose.plain(section.question) if section.question else ""
    shown_blocks = with_meanings(edition, prose.start, *blocks)
    return page(prose.start, prose.plain(section.title), *shown_blocks, description=described, kind=KIND)


def _untranslated(edition: Edition, section: Section) -> Iterator[str]:
    """Words about passages that are still in English, and those that are out of date, with their numbers."""
    texts = [text for _, text in section.texts()]
    missing = sum(not getattr(text, edition.language) for text in texts)
    for why, number in (("untranslated", missing), ("outdated", sum(map(edition.is_outdated, texts)))):
        if number:
            yield markup.paragraph(markup.text(edition.say(f"rules-{why}", number=number)), "cc-untranslated")


def _topics(prose: Prose, topics: Sequence[Topic]) -> str:
    if len(topics) < 2:
        return ""
    lines = (markup.link(prose.line(topic.title), f"#{topic.id}") for topic in topics)
    return markup.block("cc-contents", markup.items(lines), searched=False)


def _topic(prose: Prose, topic: Topic) -> str:
    return markup.section(
        prose.line(topic.title),
        topic.id,
        markup.block("cc-topic", prose.blocks(topic.text)) if topic.text else "",
        *(_statement(prose, one) for one in topic.statements),
        *(_example(prose, one) for one in topic.examples),
        *(_question(prose, one) for one in topic.questions),
        _terms(prose, topic.terms),
        sayers(prose, topic),
        css="cc-rules-topic",
    )


def _statement(prose: Prose, one: Statement) -> str:
    label = markup.text(prose.edition.say("rules-example"))
    example = markup.block("cc-rule-example", f"<b>{label}</b>", prose.blocks(one.example)) if one.example else ""
    said = prose.blocks(one.text), example, _option(prose, one), shown(prose, one.id)
    return markup.block("cc-rule", _own(one.id), *said, anchor=one.id)


def _own(rule: str) -> str:
    """The id of a rule as a link to itself, to be copied."""
    return markup.link(f'<code lang="en">{markup.text(rule)}</code>', f"#{rule}", "cc-rule-id")


def _option(prose: Prose, one: Statement) -> str:
    if one.option is None:
        return ""
    option = prose.edition.game.options[one.option]
    label = markup.text(prose.edition.say("rules-option"))
    values = prose.edition.joined([f"<code>{markup.text(value)}</code>" for value in option.values])
    name = f'<code lang="en">{markup.text(one.option)}</code>'
    return markup.paragraph(f"{label} {name} ({values}): {prose.edition.text(option.description)}", "cc-rule-option")


def _example(prose: Prose, one: Example) -> str:
    label = markup.text(prose.edition.say("rules-example"))
    title = markup.paragraph(f"<b>{label}</b> <strong>{prose.line(one.title)}</strong>")
    said = prose.blocks(one.text), _rests(prose, one.rules), shown(prose, one.id)
    return markup.block("cc-worked", _own(one.id), title, *said, anchor=one.id)


def _question(prose: Prose, one: Question) -> str:
    asked = markup.paragraph(f"<strong>{prose.line(one.question)}</strong>", "cc-asked")
    return markup.block("cc-answer", asked, prose.blocks(one.answer), _rests(prose, one.rules), anchor=f"q-{one.id}")


def _rests(prose: Prose, rules: Sequence[str]) -> str:
    return markup.paragraph(" ".join(prose.rule(rule) for rule in rules), "cc-rests") if rules else ""


def _terms(prose: Prose, listed: Sequence[Listed]) -> str:
    """Terms with what they mean, as the vocabulary says, and the rules that tell about them."""
    pairs = []
    for one in listed:
        term = prose.edition.index.terms[one.id]
        told = meaning(prose.edition, term)
        label = markup.text(prose.edition.term_heading(term))
        target = relative(prose.edition.term_target(term), prose.start)
        rules = " ".join(prose.rule(rule) for rule in one.rules)
        pairs.append((markup.link(label, target), f"{prose.edition.text(told)} {rules}" if told is not None else rules))
    return markup.definitions(pairs) if pairs else ""


def _around(prose: Prose, section: Section) -> str:
    """Links to the sections before and after."""
    sections = prose.book.sections
    here = sections.index(section)
    near = [*sections[max(here - 1, 0) : here], *sections[here + 1 : here + 2]]
    return markup.block("cc-around", markup.items(_way(prose, one) for one in near), searched=False)
