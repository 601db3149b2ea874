"""One template being filled with the parts of a rule or of a verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cc_tools.render.constructions.effects import EXTRAS
from cc_tools.render.env import Env, same
from cc_tools.render.rules import Part, Parts
from cc_tools.render.template import Choice, Literal, Optional, Slot, Template, spoken
from cc_tools.render.tokens import Token
from cc_tools.render.words import Written

if TYPE_CHECKING:
    from cc_tools.render.writer import Writer


class Unworded(LookupError):  # noqa: N818 (named for what it is)
    """The phrase book has no words for something: a bug of the book, which `check_phrases` finds beforehand."""


WHOLE = "@"
"""In a template the name of what the whole agrees with: `{number@@}`."""


ITSELF = "itself"
"""In a verb's template what is there where the verb is `for` no thing: `[if itself: of this card]`."""

QUALIFIERS = Part("qualifiers")
EXTRA_PARTS: dict[str, Part] = {
    "effect": Part("effect.verb", same, keeps=True),
    "max": Part("number"),
    **dict.fromkeys(EXTRAS, QUALIFIERS),
}
VERB_PARTS: dict[str, Part] = {
    "object": Part("object"),
    "sign": Part("raw"),
    "max": Part("number"),
    "block": Part("branch", lambda env: Env(level=env.level + 1, depth=env.depth, it="it")),
    **dict.fromkeys(EXTRAS, QUALIFIERS),
    **{f"{name}.noun": Part("np") for name in EXTRAS},
}


class Filling:
    """One template being filled; parts are written once, in the order in which they are asked for."""

    __slots__ = ("_done", "_env", "_hints", "_key", "_kinds", "_parts", "_pieces", "_sorts", "_writer")

    def __init__(
        self,
        writer: Writer,
        key: str,
        kinds: Mapping[str, Part],
        parts: Parts,
        env: Env,
        hints: Mapping[str, Any] | None,
        sorts: tuple[str, ...] = (),
    ) -> None:
        self._writer, self._key, self._kinds, self._parts, self._env, self._hints = (
            writer,
            key,
            kinds,
            parts,
            env,
            hints,
        )
        self._sorts = sorts
        self._done: dict[Slot, Written] = {}
        self._pieces: Template = ()

    def fill(self, pieces: Template) -> list[Token]:
        """The tokens of a template."""
        if not self._pieces:
            self._pieces = pieces
        made: list[Token] = []
        for piece in pieces:
            if isinstance(piece, Literal):
                made.append(Token(piece.text))
            elif isinstance(piece, Slot):
                made.extend(self._slot(piece)[0])
            elif isinstance(piece, Choice):
                agreed = self._writer.morphology.agreed(piece.options, self.agreement(piece.name))
                made.append(Token(piece.options[agreed]))
            elif isinstance(piece, Optional) and all(name in self._parts for name in piece.needs):
                made.extend(self.fill(piece.pieces))
        return made

    def agreement(self, name: str) -> str:
        """The agreement class of a part, written first (as the template says it) if need be; none of one not there."""
        if name == WHOLE:
            return self._env.agree
        for slot, (_, agree) in self._done.items():
            if slot.name == name:
                return agree
        if name not in self._parts:
            return ""
        said = next((slot for slot in spoken(self._pieces) if slot.name == name), None)
        return self._slot(said or Slot(name))[1]

    def _slot(self, slot: Slot) -> Written:
        known = self._done.get(slot)
        if known is not None:
            return known
        made = self._write(slot)
        self._done[slot] = made
        return made

    def _write(self, slot: Slot) -> Written:
        writer, name = self._writer, slot.name
        if name == "term":
            return writer.term(self._key), ""
        if name == "verb" and "verb" in self._parts:
            return writer.words.verb(self._parts["verb"], slot.form or self._env.form, self._sorts), ""
        if name not in self._parts:
            raise Unworded(f"{writer.morphology.language}: `{self._key}` has no part `{name}`")
        hints = self._hints
        if slot.agrees is not None:
            hints = {**(hints or {}), "agree": self.agreement(slot.agrees)}
        if name == "block" and ("player", self._key) in writer.lexicon.words:
            hints = {**(hints or {}), "subject": "opponent"}
        if name in ("object", "for"):
            hints = {**(hints or {}), "verb": self._key}
        return writer.part(self._kinds[name], self._parts[name], slot.form, self._env, hints)
