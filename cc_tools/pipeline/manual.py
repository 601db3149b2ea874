"""Every kind of finding that the pipeline can report, by its code."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from cc_tools import rules
from cc_tools.decks import codes as decks
from cc_tools.diagnostics import Code
from cc_tools.games.package import installed
from cc_tools.language import codes as language
from cc_tools.link import codes as linking
from cc_tools.load import codes as loading
from cc_tools.render import codes as wording
from cc_tools.rules.checks import checks
from cc_tools.scenarios import codes as scenarios
from cc_tools.translation import codes as translation
from cc_tools.validate import codes as validation

STAGES = (loading, validation, language, linking, wording, translation, scenarios, decks)


def codes() -> Mapping[str, Code]:
    """All codes by id, in the order of the ids."""
    found = [code for module in STAGES for code in _constants(module)]
    packages = [rules, *(game.rules for game in installed().values())]
    found += [code for check in checks(packages) for code in check.codes]
    return {code.id: code for code in sorted(found, key=lambda code: code.id)}


def _constants(module: ModuleType) -> list[Code]:
    return [value for value in vars(module).values() if isinstance(value, Code)]
