"""What things are called in the language of the player: cards, areas, words of the game, operations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from cc_tools.cli.labels import Labels
from cc_tools.cli.table.texts import Texts, document
from cc_tools.cli.table.titles import apart
from cc_tools.engine.pool import Pool
from cc_tools.model.record import Card, Record
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation
from cc_tools.render import Renderer
from cc_tools.render.catalog import renderer


class Names:
    """Names in one language, the English one where there is no other."""

    def __init__(self, pool: Pool, language: Language) -> None:
        self.pool = pool
        self.language = language
        self.labels = Labels(pool.catalog, language)
        self.texts = Texts(pool.catalog.game.id, language)
        self._texts = {one.address: one.text for one in pool.catalog.operations}

    def card(self, name: str) -> str:
        """A card, mission or board by its id; of several that are alike (`tribbles#2`) each has the same name.

        Where several cards have one title, what tells them apart stands behind it.
        """
        own = name.partition("#")[0]
        if own not in self.pool.index:
            return self.word(own)
        shown, marks = self.title(own), ", ".join(self.word(word) for word in self._apart.get(own, ()))
        return self.texts.say("apart", card=shown, marks=marks) if marks else shown

    def title(self, own: str) -> str:
        """What a card of this id prints as its title."""
        record = self.pool.definitions[self.pool.index[own]].record
        return self._named(record) if isinstance(record, Record) else self._part(own)

    @cached_property
    def _apart(self) -> Mapping[str, tuple[str, ...]]:
        """By id of the cards whose title others have the words that tell them apart."""
        records = {one.id: one.record for one in self.pool.definitions if isinstance(one.record, Record)}
        return apart(records, document(self.pool.catalog.game.id).apart, self._named)

    def _part(self, own: str) -> str:
        """What belongs to a crew without a name of its own: `soval/board`."""
        crew, _, part = own.partition("/")
        return f"{self.crew(crew)}: {self.word(part)}" if part else own

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
        """A word of the game (an area, a resource, a step) or the id of a term, as the term has it; else the word."""
        return self.labels.word(word) or word.replace("-", " ")

    def value(self, field: str, word: str) -> str:
        """A word in a field of a card."""
        return self.labels.value(field, word) or self.word(word)

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

    def verb(self, verb: str) -> str:
        """What somebody does, as in `choose what to gain`."""
        return self._verbs.get(verb) or verb.replace("-", " ")

    @cached_property
    def _deeds(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for term in self.pool.catalog.terms:
            shown = getattr(term, self.language) or term.en
            for word in term.words if term.part == "verb" else ():
                found.setdefault(word, getattr(shown, "third", None) or shown.text)
        return found

    @cached_property
    def _verbs(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for term in self.pool.catalog.terms:
            for word in term.words if term.part == "verb" else ():
                found.setdefault(word, (getattr(term, self.language) or term.en).text)
        return found

    def operation(self, address: str) -> str:
        """The words of an operation; its own text where there are none (an operation that an effect grants)."""
        text = self._texts.get(address)
        if text is None:
            return self._rendered(self.pool.trees[address])
        return self.pool.catalog.sentences.get(text, {}).get(self.language) or self._rendered(self.pool.trees[address])

    def _rendered(self, tree: Operation) -> str:
        return self.renderer.render(tree, self.language).text

    @cached_property
    def renderer(self) -> Renderer:
        """What writes operations."""
        return renderer(self.pool.catalog)
