"""The morphology of each language: `render/<language>.py` holds one class derived from Morphology, found by name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cc_tools import render
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.render.morphology import Morphology


@cache
def morphologies() -> Mapping[Language, Morphology]:
    """The morphology of every language that has a module; a new one needs no entry anywhere."""
    present = {info.name for info in pkgutil.iter_modules(render.__path__)}
    found: dict[Language, Morphology] = {}
    for language in LANGUAGES:
        if language in present:
            module = importlib.import_module(f"{render.__name__}.{language}")
            for value in vars(module).values():
                if isinstance(value, type) and issubclass(value, Morphology) and value.__module__ == module.__name__:
                    found[language] = value()
    return MappingProxyType(found)
