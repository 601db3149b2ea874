"""A section of the rules as `cc-tools rule` writes it: from its heading to its last question, each rule with its id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TextIO

from cc_tools.cli.rule_text import lines
from cc_tools.cli.terminal import painted
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.section import Section, Topic
from cc_tools.model.text import Language, Text

Found = tuple[GameCatalog, Section]


def sections(catalog: Catalog, asked: str, game: str | None) -> tuple[Found, ...]:
    """The sections of an id, of every game or of one; all of them where none is asked for."""
    books = [(one, Rulebook.of(one)) for one in catalog.games.values() if game in (None, one.game.id)]
    if not asked:
        return tuple((one, section) for one, book in books for section in book.by_id.values())
    return tuple((one, book.by_id[asked]) for one, book in books if asked in book.by_id)


def contents(found: Iterable[Found], language: Language) -> Iterator[str]:
    """The sections by id with their titles, below the name of their game."""
    above = None
    for game, section in found:
        if game is not above:
            above = game
            yield game.game.name
        yield f"  {section.id:<20}  {getattr(section.title, language) or section.title.en}"


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
