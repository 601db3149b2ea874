"""Everything translatable in a record, whatever its model: a new field of a translatable type needs nothing here.

Translatable is a model with a field for each language (a text, a term, a phrase), and `names` beside a `name`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from cc_tools.load import Node, Steps
from cc_tools.model.phrases import DEFAULT, Worded
from cc_tools.model.term import Short, Term
from cc_tools.model.text import LANGUAGES, Language, Names
from cc_tools.model.translated import FOREIGN
from cc_tools.translation.passage import FileStart, Forms, Passage, Places, Style

NAME = "name"
NAMES = "names"
SHORT = "short forms"
ALL = frozenset(LANGUAGES)
Needs = Callable[[BaseModel, str], bool]
"""Whether a value at a key is needed in every language, or only where a language has it."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """A place in a record: the way to it, its key, and the kind of what stands there."""

    path: Steps
    key: str
    kind: str

    def below(self, step: str | int, key: str, kind: str | None = None) -> _Spot:
        return _Spot((*self.path, step), f"{self.key}/{key}" if self.key else key, kind or self.kind)


def always(_value: BaseModel, _key: str) -> bool:
    """What most passages need: every language."""
    return True


def passages(record: BaseModel, node: Node | None, key: str, kind: str, needs: Needs = always) -> Iterator[Passage]:
    """The passages of a record that stands at `node`, or nobody knows where; their keys begin with `key`.

    `kind` is that of a record which is itself translatable (a term). What is not written in English is no passage.
    """
    yield from _Walk(node, needs).value(record, _Spot((), key, kind))


@dataclass(frozen=True, slots=True)
class _Walk:
    node: Node | None
    needs: Needs

    def value(self, value: Any, spot: _Spot) -> Iterator[Passage]:
        if isinstance(value, BaseModel):
            yield from self._model(value, spot)
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                yield from self.value(item, spot.below(index, str(getattr(item, "id", index + 1))))
        elif isinstance(value, dict):
            for key, item in value.items():
                yield from self.value(item, spot.below(str(key), str(key)))

    def _model(self, value: BaseModel, spot: _Spot) -> Iterator[Passage]:
        if _has_languages(type(value)):
            yield from self._worded(value, spot)
        for name in _fields_with_models(type(value)):
            below = getattr(value, name)
            if isinstance(below, Names):
                yield self._named(str(getattr(value, NAME)), below, spot)
            else:
                container = isinstance(below, tuple | dict)
                yield from self.value(below, spot.below(name, name, name.replace("_", " ") if container else None))

    def _worded(self, value: BaseModel, spot: _Spot) -> Iterator[Passage]:
        wordings = {language: forms for language in LANGUAGES if (forms := _forms(getattr(value, language)))}
        if "en" not in wordings:
            return
        needed = not isinstance(value, Short) and self.needs(value, spot.key)
        kind = SHORT if isinstance(value, Short) else spot.kind
        paths = {language: (*spot.path, language) for language in wordings}
        places = self._places(paths)
        yield Passage(spot.key, kind, _style(value), wordings, ALL if needed else frozenset(), places)

    def _named(self, name: str, names: Names, spot: _Spot) -> Passage:
        wordings: dict[Language, Forms] = {"en": {"": name}}
        paths: dict[Language, Steps] = {"en": (*spot.path, NAME)}
        for language in FOREIGN:
            text = getattr(names, language)
            if text is not None:
                wordings[language] = {"": text}
                paths[language] = (*spot.path, NAMES, language)
        at = replace(spot, key=f"{spot.key}/{NAME}")
        return Passage(at.key, NAMES, "name", wordings, ALL, self._places(paths), names.reading)

    def _places(self, paths: Mapping[Language, Steps]) -> Places | FileStart:
        return FileStart("") if self.node is None else Places(self.node, paths)


def _style(value: BaseModel) -> Style:
    if isinstance(value, Worded):
        return "template"
    return "term" if isinstance(value, Term | Short) else "sentence"


def _forms(wording: Any) -> Forms:
    """The texts of one language by form, `counters.card` where a form has several."""
    if wording is None:
        return {}
    if isinstance(wording, str):
        return {"": wording}
    if isinstance(wording, BaseModel):
        wording = wording.__dict__
    found: dict[str, str] = {}
    for name, value in wording.items():
        if isinstance(value, str) and name not in _NO_TEXT:
            found[name] = value
        elif isinstance(value, dict):
            found.update({f"{name}.{key}": text for key, text in value.items()})
    return found


_NO_TEXT = frozenset({"gender"})


@cache
def _has_languages(model: type[BaseModel]) -> bool:
    return set(LANGUAGES) <= set(model.model_fields)


@cache
def _fields_with_models(model: type[BaseModel]) -> tuple[str, ...]:
    """The fields below which passages may stand: those that hold models, languages apart."""
    return tuple(
        name
        for name, info in model.model_fields.items()
        if not (_has_languages(model) and name in LANGUAGES) and _holds_model(info.annotation)
    )


def _holds_model(annotation: Any) -> bool:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return True
    return any(_holds_model(part) for part in get_args(annotation))


def only_form(forms: Forms) -> str | None:
    """The text of a wording that has but one, or its usual one."""
    return forms.get("", forms.get(DEFAULT, forms.get("text")))
