"""The verbs of a game: every signature found in the packages it names. Nothing is registered by hand."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType, ModuleType

from cc_tools.language import verbs
from cc_tools.language.signature import Signature

GENERAL: ModuleType = verbs


def registry(packages: Iterable[ModuleType] = ()) -> Mapping[str, Signature]:
    """Verb name to signature, from the general verbs and the given packages.

    A verb module holds any number of signatures as constants; its docstring is their manual. A game's verb of the
    same name takes the place of the general one.
    """
    found: dict[str, Signature] = {}
    for package in (GENERAL, *packages):
        for module in modules(package):
            for value in vars(module).values():
                if isinstance(value, Signature):
                    found[value.name] = replace(value, manual=(module.__doc__ or "").strip())
    return MappingProxyType(found)


def modules(package: ModuleType) -> Iterable[ModuleType]:
    """The modules of a package by name."""
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda found: found.name):
        yield importlib.import_module(f"{package.__name__}.{info.name}")
