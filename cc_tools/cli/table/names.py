"""What things are called in the language of the player: cards, areas, words of the game, operations."""

from __future__ import annotations

import re
from functools import cached_property

from cc_tools.engine.options import BRANCHES
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Frame
from cc_tools.model.instructions import Ask
from cc_tools.model.record import Card, Record
from cc_tools.model.text import Language
from cc_tools.model.tree import Act, Block, Choose, Each, Effect, If, Operation, Repeat, Statement
from cc_tools.render import Renderer
from cc_tools.render.catalog import renderer


class Names:
    """Names in one language, the English one where there is no other."""

    def __init__(self, pool: Pool, language: Language) -> None:
        self.pool = pool
        self.language = language
        self._texts = {one.address: one.text for one in pool.catalog.operations}

    def card(self, name: str) -> str:
        """A card, mission or board by its id; `tribbles#2` is the second of several that are alike."""
        own, _, number = name.partition("#")
        if own not in self.pool.index:
            return self.word(own)
        record = self.pool.definitions[self.pool.index[own]].record
        found = self._named(record) if isinstance(record, Record) else own
        return f"{found} ({number})" if number else found

    def _named(self, record: Record) -> str:
        return record.name if self.language == "en" else getattr(record.names, self.language) or record.name

    def face(self, name: str, side: int) -> str:
        """A card with the side up that is numbered `side`."""
        own = name.partition("#")[0]
        record = self.pool.definitions[self.pool.index[own]].record
        if not side or not isinstance(record, Card):
            return self.card(name)
        shown = record.sides[side]
        return shown.name if self.language == "en" else getattr(shown.names, self.language) or shown.name

    def word(self, word: str) -> str:
        """A word of the game (an area, a resource, a step), as its term has it; else the word itself."""
        return self._words.get(word) or word.replace("-", " ")

    def heading(self, phrase: str) -> str:
        """Words of the game as a heading."""
        text = " ".join(self.word(word) for word in phrase.split(" "))
        return text[:1].upper() + text[1:]

    def crew(self, crew: str) -> str:
        """The name of a crew or deck."""
        played = (one for collection in ("crew", "decks") for one in self.pool.catalog.records(collection))
        record = next((one for one in played if one.id == crew), None)
        return crew if record is None else self._named(record)

    def deed(self, event: str) -> str:
        """What somebody does, in the third person: `gains`."""
        return self._deeds.get(event) or event.replace("-", " ")

    def meaning(self, text: str) -> str | None:
        """What a word of the game means, which may be given as operations have it, in the language or in English."""
        return self._meanings.get(text.casefold().strip())

    @cached_property
    def _meanings(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for term in self.pool.catalog.terms:
            meant = getattr(term.meaning, self.language) or term.meaning.en if term.meaning is not None else None
            shown = getattr(term, self.language) or term.en
            for word in (*term.words, term.en.text, shown.text) if meant else ():
                found.setdefault(word.casefold(), f"{shown.text}: {meant}")
        return found

    @cached_property
    def _deeds(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for term in self.pool.catalog.terms:
            shown = getattr(term, self.language) or term.en
            for word in term.words if term.part == "verb" else ():
                found.setdefault(word, getattr(shown, "third", None) or shown.text)
        return found

    @cached_property
    def _words(self) -> dict[str, str]:
        """By word the noun that stands for it, of several the last, which is the most special."""
        found: dict[str, str] = {}
        for term in self.pool.catalog.terms:
            shown = getattr(term, self.language) or term.en
            for word in term.words:
                if term.part == "noun" or word not in found:
                    found[word] = shown.text
        return found

    def operation(self, address: str) -> str:
        """The words of an operation; its own text where there are none (an operation that an effect grants)."""
        text = self._texts.get(address)
        if text is None:
            return self._rendered(self.pool.trees[address])
        return self.pool.catalog.sentences.get(text, {}).get(self.language) or self._rendered(self.pool.trees[address])

    def branches(self, frame: Frame) -> dict[str, str]:
        """The words of the alternatives between which the program under way asks to choose, by letter."""
        program = self.pool.program(frame.program)
        tree = self.pool.trees.get(frame.program)
        before = [one for one in program.code[: frame.at] if isinstance(one, Ask) and one.branches]
        chosen = _choices(tree.body) if tree is not None else []
        if tree is None or not before or len(chosen) < len(before):
            return {}
        branches = chosen[len(before) - 1].branches
        return {
            letter: _bare(self._rendered(Operation(tree.kind, body=block.statements)))
            for letter, block in zip(BRANCHES, branches, strict=False)
        }

    def _rendered(self, tree: Operation) -> str:
        return self._renderer.render(tree, self.language).text

    @cached_property
    def _renderer(self) -> Renderer:
        return renderer(self.pool.catalog)


def _bare(text: str) -> str:
    """A sentence without the kind of operation before it."""
    return re.sub(r"^[^:：]{1,40}[:：]\s*", "", text)


def _choices(statements: tuple[Statement, ...]) -> list[Choose]:
    """The choices between branches, in the order in which they are lowered."""
    found: list[Choose] = []
    for statement in statements:
        if isinstance(statement, Act):
            for step in (*statement.cost, *statement.steps):
                _collect(step.core, found)
    return found


def _collect(core: object, found: list[Choose]) -> None:
    match core:
        case Choose():
            found.append(core)
            for branch in core.branches:
                found += _choices(branch.statements)
        case Block():
            found += _choices(core.statements)
        case If():
            found += _choices(core.then.statements)
            _collect(core.otherwise, found)
        case Each() | Repeat():
            found += _choices(core.block.statements)
        case Effect(block=Block() as block):
            found += _choices(block.statements)
        case _:
            return
