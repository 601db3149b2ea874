"""The pipeline, from card files to a database. `street.check` is the whole line; the rest builds on it.

The names here are imported when they are first asked for, so that a command loads only what it uses.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cc_tools.pipeline.again import Again as Again
    from cc_tools.pipeline.compiled import UnsoundError as UnsoundError, compile as compile  # noqa: A004
    from cc_tools.pipeline.decks import (
        DeckStock as DeckStock,
        NoDecksError as NoDecksError,
        read_decks as read_decks,
    )
    from cc_tools.pipeline.manual import codes as codes
    from cc_tools.pipeline.operation import (
        OperationReading as OperationReading,
        lowered as lowered,
        read_operation as read_operation,
        traced as traced,
    )
    from cc_tools.pipeline.outcome import Counts as Counts, Outcome as Outcome, Report as Report
    from cc_tools.pipeline.scenarios import ScenarioStock as ScenarioStock, read_scenarios as read_scenarios
    from cc_tools.pipeline.schemas import schemas as schemas
    from cc_tools.pipeline.showing import Showing as Showing, showings as showings
    from cc_tools.pipeline.staleness import outdated as outdated
    from cc_tools.pipeline.stored import (
        open_catalog as open_catalog,
        open_database as open_database,
        open_hashed as open_hashed,
        read_catalog as read_catalog,
    )
    from cc_tools.pipeline.street import check as check
    from cc_tools.pipeline.translations import Stock as Stock, Survey as Survey, survey as survey
    from cc_tools.pipeline.unchanged import report as report

_HOME = {
    "Again": "again",
    "Counts": "outcome",
    "DeckStock": "decks",
    "NoDecksError": "decks",
    "Outcome": "outcome",
    "OperationReading": "operation",
    "Report": "outcome",
    "Showing": "showing",
    "ScenarioStock": "scenarios",
    "Stock": "translations",
    "Survey": "translations",
    "UnsoundError": "compiled",
    "check": "street",
    "codes": "manual",
    "compile": "compiled",
    "lowered": "operation",
    "open_catalog": "stored",
    "open_database": "stored",
    "open_hashed": "stored",
    "outdated": "staleness",
    "read_catalog": "stored",
    "read_decks": "decks",
    "read_operation": "operation",
    "read_scenarios": "scenarios",
    "report": "unchanged",
    "schemas": "schemas",
    "showings": "showing",
    "survey": "translations",
    "traced": "operation",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOME[name]}"), name)
