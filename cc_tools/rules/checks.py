"""Finding the checks of a package, and running them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places


@dataclass(frozen=True, slots=True)
class Check:
    """One check: the codes it may report, and the function that does."""

    codes: tuple[Code, ...]
    run: Callable[[GameCatalog, Places], Iterator[Diagnostic]]


def checks(packages: Iterable[ModuleType]) -> tuple[Check, ...]:
    """The checks of all modules of these packages that have a function `check`, in the order of their names."""
    found = []
    for package in packages:
        for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda module: module.name):
            module = importlib.import_module(f"{package.__name__}.{info.name}")
            if hasattr(module, "check"):
                codes = tuple(value for value in vars(module).values() if isinstance(value, Code))
                found.append(Check(codes, module.check))
    return tuple(found)
