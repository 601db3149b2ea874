"""What the table says, in the language of the players: texts of the program and of the game, both kept as data.

A text has slots in braces. What stands in brackets is left out where one of its slots has nothing to say, and
prepositions flow together with the article of what follows them (`de` and `o Mercado`: `do Mercado`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from string import Formatter

from pydantic import Field

from cc_tools import cli, games
from cc_tools.model.text import Closed, Language, Text

FILE = "terminal.toml"
"""The texts of a game, in the folder of its package."""

SHARED = "texts.toml"
"""The texts of every game, beside this module."""

_CONTRACTED: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "pt": {
        "de": {"o": "do", "a": "da", "os": "dos", "as": "das"},
        "em": {"o": "no", "a": "na", "os": "nos", "as": "nas"},
        "a": {"o": "ao", "a": "à", "os": "aos", "as": "às"},
        "por": {"o": "pelo", "a": "pela", "os": "pelos", "as": "pelas"},
    },
    "es": {"de": {"el": "del"}, "a": {"el": "al"}},
}
"""By language and preposition the articles with which it flows together."""

_PREPOSITION = re.compile(r"(?:^|(?<= ))(\w+) $")
_ARTICLE = re.compile(r"(?:the|o|a|os|as|el|la|los|las) ")


class Document(Closed):
    """A file of texts: groups by name, in each the texts by key, and what is left untold."""

    apart: tuple[str, ...] = Field((), description="The fields of cards that tell those of one title apart.")
    silent: tuple[str, ...] = Field((), description="Keys of events of which other lines say as much.")
    texts: dict[str, dict[str, Text]] = Field({}, description="By group and key.")


@cache
def document(game: str | None = None) -> Document:
    """The texts of an installed game, or those of every game; nothing where it has no such file."""
    folder: Traversable = resources.files(cli) / "table"
    file = folder / SHARED if game is None else resources.files(games) / game.replace("-", "_") / FILE
    return Document.model_validate(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})


class Texts:
    """The texts of a game in one language. A text that is the game's own comes before one of every game."""

    def __init__(self, game: str, language: Language) -> None:
        self.language = language
        self.silent = frozenset(document().silent) | frozenset(document(game).silent)
        self._known: dict[str, dict[str, Text]] = {}
        for one in (document(), document(game)):
            for group, texts in one.texts.items():
                self._known.setdefault(group, {}).update(texts)

    def find(self, group: str, *keys: str) -> str | None:
        """The text of the first of these keys that has one."""
        texts = self._known.get(group, {})
        found = next((texts[key] for key in keys if key in texts), None)
        return None if found is None else getattr(found, self.language) or found.en

    def say(self, key: str, **slots: object) -> str:
        """A message with its slots filled. Raises KeyError for one that there is not."""
        found = self.find("messages", key)
        if found is None:
            raise KeyError(key)
        return self.fill(found, {name: None if value is None else str(value) for name, value in slots.items()})

    def fill(self, text: str, slots: Mapping[str, str | None]) -> str:
        """A text with its slots filled, as the module tells."""
        done = ""
        for piece in re.split(r"(\[[^\]]*\])", text):
            if not piece.startswith("["):
                done = self._filled(done, piece, slots)
            elif all(slots.get(name) for name in named(piece)):
                done = self._filled(done, piece[1:-1], slots)
        return done

    def _filled(self, done: str, piece: str, slots: Mapping[str, str | None]) -> str:
        for literal, name, _, _ in Formatter().parse(piece):
            done += literal
            if name is not None:
                done = self._joined(done, slots.get(name) or "")
        return done

    def _joined(self, before: str, after: str) -> str:
        """Two pieces, the preposition at the end of the first one with the article of the second."""
        preposition = _PREPOSITION.search(before)
        article, space, rest = after.partition(" ")
        if preposition is None or not space:
            return before + after
        joined = _CONTRACTED.get(self.language, {}).get(preposition[1], {}).get(article)
        return before + after if joined is None else f"{before[: preposition.start()]}{joined} {rest}"

    def area(self, name: str) -> str | None:
        """An area within a sentence, with its article."""
        return self.find("areas", name)

    def heading(self, name: str) -> str | None:
        """An area as a heading: without an article, with a capital."""
        found = self.area(name)
        if found is None:
            return None
        bare = _ARTICLE.sub("", found, count=1) if _ARTICLE.match(found) else found
        return bare[:1].upper() + bare[1:]

    def player(self, player: int) -> str:
        """A player by number, as sentences have it."""
        return self.say("player", number=player + 1)


def named(text: str) -> set[str]:
    """The slots of a text."""
    return {name for _, name, _, _ in Formatter().parse(text.replace("[", "").replace("]", "")) if name is not None}
