"""Rulings as exceptions: a card that breaks a rule of the game in print says so in its data."""

from __future__ import annotations

from cc_tools.model.text import Closed


def settled(record: Closed, rule: str) -> bool:
    """Whether a ruling of the record rests on `rule`, which then is no longer checked on it."""
    return any(rule in ruling.rules for ruling in getattr(record, "rulings", ()))
