"""The rules of Captain's Chair for the engine, joined from this package and `game.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any

from cc_tools.engine import general_queries
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Rules
from cc_tools.engine.state import Frame
from cc_tools.engine.windows import WINDOW, WINDOW_PROGRAM
from cc_tools.games.captains_chair import verbs
from cc_tools.games.captains_chair.play import (
    bookkeeping,
    counts,
    granted,
    invariants,
    marks,
    moves,
    procedures,
    queries,
    states,
    usable,
)
from cc_tools.games.captains_chair.play.definitions import definitions
from cc_tools.language.registry import registry
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.game import Game as GameData
from cc_tools.model.tree import NounPhrase

SKILLS = ("research", "influence", "military", "any", "variable")


def pool(catalog: GameCatalog, data_hash: str = "") -> Pool:
    """The pool of a catalog of Captain's Chair."""
    return Pool(catalog, rules(catalog.game), registry([verbs]), data_hash)


def rules(data: GameData) -> Rules:
    """The rules over the data of `game.yaml`."""
    return Rules(
        data=data,
        areas=data.areas,
        homes=states.HOMES,
        wide=states.WIDE,
        narrow=states.NARROW,
        viewed=states.VIEWED,
        icons=_icons(),
        endings=frozenset({"END"}),
        holds_in=lambda tree, effect, area, owner: bookkeeping.holds_in(data, tree.kind, area, owner),
        states=states.STATES,
        counts=counts.COUNTS,
        lists=counts.LISTS,
        marked={"marked": lambda game, frame: list(marks.marks(game, frame.actor))},
        usable=_joined(usable, "USABLE"),
        queries={**general_queries.QUERIES, **_joined(queries, "QUERIES")},
        procedures={**_joined(procedures, "PROCEDURES"), WINDOW: WINDOW_PROGRAM},
        moved=bookkeeping.moved,
        changed=bookkeeping.changed,
        follows=bookkeeping.follows,
        works=bookkeeping.works,
        substitutes=bookkeeping.substitutes,
        compulsory=lambda kind: kind not in ("REACTION", "SUPPORT"),
        begin=begin,
        moves=moves.MOVES,
        numbers=frozenset({"numbers", "exchanges", "range"}),
        general=frozenset({"resource", "card", "operation"}),
        players_are=players_are,
        time_is=lambda game, word: bool(game.state.lasting.get("weekday") == word),
        icons_besides=granted.icons,
        wild_scores=lambda game: game.option("wildcard-scoring") == "printed",
        definitions=definitions,
        broken=invariants.broken,
        derived=granted.derive,
        considered=moves.CONSIDERED,
    )


def _icons() -> Mapping[str, frozenset[str]]:
    """By word the icons that fit it: any skill fits a skill, the best focus a focus."""
    found = {"skill": frozenset(f"{skill}-skill" for skill in SKILLS)}
    for track in ("research", "influence", "military"):
        found[f"{track}-skill"] = frozenset({f"{track}-skill", "any-skill"})
        found[f"{track}-focus"] = frozenset({f"{track}-focus", "best-focus"})
    return found


def _joined(package: ModuleType, name: str) -> Mapping[str, Any]:
    """What the modules of a package hold under a name, in one mapping."""
    found: dict[str, Any] = {}
    for info in sorted(iter_modules(package.__path__), key=lambda module: module.name):
        found |= getattr(import_module(f"{package.__name__}.{info.name}"), name, {})
    return MappingProxyType(found)


def begin(game: Game, frame: Frame) -> None:
    """Starts an operation that answers an event: by its kind with what stands around it."""
    kind = game.pool.trees[frame.program].kind
    procedure = {"REACTION": "react", "SUPPORT": "support"}.get(kind)
    if procedure is None:
        game.state.stack.append(frame)
        return
    around = Frame(procedure, frame.player, frame.player, frame.card, answers=frame.answers)
    around.names = {**frame.names, "%operation": frame.program, "%free": 0}
    game.state.stack.append(around)


def players_are(game: Game, frame: Frame, noun: NounPhrase, who: str) -> bool:
    """Whether a player named by a phrase is who a word says; nobody is the automated opponent between two players."""
    return False

