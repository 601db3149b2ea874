"""What each command gives to programs: one module per command with the model of its JSON, under the command's name.

`models()` finds them; the schemas in `schema/output/` are made of them.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cc_tools.cli.output.envelope import Envelope

_NO_COMMAND = "envelope"


def models() -> dict[str, type[Envelope]]:
    """The model of each command's output by the command's name."""
    found = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name != _NO_COMMAND)
    return {name: importlib.import_module(f"{__name__}.{name}").Output for name in found}
