"""A section of the rules as `cc-tools rule` writes it: from its heading to its last question, each rule with its id."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from cc_tools.cli.rule_text import lines
from cc_tools.cli.terminal import painted
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.section import Section, Topic
from cc_tools.model.text import Language, Text

Found = tuple[GameCatalog, Section]


def sections(catalog: Catalog, asked: str, game: str | None) -> tuple[Found, ...]:
    """The sections of an id, in every game or in one."""
    games = (one for one in catalog.games.values() if game in (None, one.game.id))
    books = ((one, Rulebook.of(one).by_id.get(asked)) for one in games)
    return tuple((one, section) for one, section in books if section is not None)


def page(found: Found, language: Language, out: TextIO) -> Iterator[str]:
    """The section, line by line."""
    game, section = found
    yield f"{_heading(section.title, language, out)}  ({section.id}, {game.game.id})"
    for text in (section.question, section.text):
        if text is not None:
            yield from lines(game, text, language)
    for topic in section.topics:
        yield ""
        yield _heading(topic.title, language, out)
        yield from _topic(game, topic, language)


def _heading(title: Text, language: Language, out: TextIO) -> str:
    return painted(getattr(title, language) or title.en, "bold", out)


def _topic(game: GameCatalog, topic: Topic, language: Language) -> Iterator[str]:
    if topic.text is not None:
        yield from lines(game, topic.text, language)
    for statement in topic.statements:
        *before, last = lines(game, statement.text, language)
        yield from (*before, f"{last}  [{statement.id}]")
        if statement.example is not None:
            yield from (f"  {line}" for line in lines(game, statement.example, language))
    for example in topic.examples:
        yield from (*lines(game, example.title, language), *lines(game, example.text, language))
    for question in topic.questions:
        yield from (*lines(game, question.question, language), *lines(game, question.answer, language))
    terms = {term.id: term for term in game.terms}
    for listed in topic.terms:
        term = terms[listed.id]
        forms = getattr(term, language)
        yield f"  {forms.title or forms.text}  [{', '.join(listed.rules)}]"
        if term.meaning is not None:
            yield from (f"  {line}" for line in lines(game, term.meaning, language))
