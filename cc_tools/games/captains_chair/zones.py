"""What zones mean to the verbs of Captain's Chair."""

from __future__ import annotations

from dataclasses import replace

from cc_tools.language.lowering.code import argument
from cc_tools.model.tree import Effect, Exclusion, Group, NounPhrase, Word

STAGING = NounPhrase(None, (Group((Word("staging", "zone"),)),), sort="zone")


def outside_staging(effect: Effect) -> NounPhrase | None:
    """The zone behind `from`; one that is in play leaves out the Staging Area unless it is named
    (ruling.tachyon-detection-grid, ruling.marooned)."""
    zone = argument(effect, "from")
    if zone is None or zone.sort != "zone" or "staging" in _words(zone) or "play" not in _words(zone):
        return zone
    return replace(zone, attached=(*zone.attached, Exclusion(STAGING)))


def _words(zone: NounPhrase) -> set[str]:
    return {atom.name for group in zone.groups for atom in group.atoms if isinstance(atom, Word)}
