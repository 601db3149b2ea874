"""Formats of export: one module each, found by its name. To add a format, add a module.

A module's docstring says what it writes, `files(source)` gives the files, and `schemas()`, where there is one, the JSON
Schemas of them by name.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from cc_tools.export.source import File, Source


class Format(Protocol):
    """A module of this package."""

    def files(self, source: Source, /) -> Iterator[File]:
        """The files of the export, the data first. Raises ExportError, also while their content is asked for."""


def names() -> tuple[str, ...]:
    """The formats there are, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def find(name: str) -> Format:
    """The format of a name out of `names()`."""
    module: Format = importlib.import_module(f"{__name__}.{name}")
    return module


def schemas() -> Mapping[str, Mapping[str, Any]]:
    """The JSON Schemas of all formats by name."""
    found: dict[str, Mapping[str, Any]] = {}
    for name in names():
        made = getattr(find(name), "schemas", None)
        found.update(made() if made is not None else {})
    return found
