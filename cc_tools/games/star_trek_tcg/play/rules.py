"""The rules of Star Trek: The Card Game for the engine, joined from this package and `game.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any

from cc_tools.engine import general_queries
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import BOTH
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Rules
from cc_tools.engine.state import Frame
from cc_tools.engine.windows import WINDOW, WINDOW_PROGRAM
from cc_tools.games.star_trek_tcg import verbs
from cc_tools.games.star_trek_tcg.play import (
    allowing,
    binding,
    bookkeeping,
    effects,
    forbidding,
    invariants,
    measures,
    procedures,
    queries,
    transforming,
    vain,
    words,
)
from cc_tools.games.star_trek_tcg.play.abilities import name_of
from cc_tools.games.star_trek_tcg.play.allowing import ABILITY
from cc_tools.games.star_trek_tcg.play.definitions import definitions
from cc_tools.games.star_trek_tcg.play.executable import carried_out
from cc_tools.games.star_trek_tcg.play.queries import flow
from cc_tools.language.registry import registry
from cc_tools.language.signature import Signature
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.game import Game as GameData

NOBODYS = frozenset(
    {
        "target", "resolve", "flip", "kill", "neutralize", "convert", "destroy", "join", "leave", "beat", "remove",
        "icon-draw",
    }
)  # fmt: skip
"""The verbs whose events are nobody's, of actions, flips, states and counters, and the time that both share."""


def pool(catalog: GameCatalog, data_hash: str = "") -> Pool:
    """The pool of a catalog of the game."""
    known = registry([verbs])
    return Pool(catalog, rules(catalog.game, known), known, data_hash)


def rules(data: GameData, known: Mapping[str, Signature]) -> Rules:
    """The rules over the data of `game.yaml`."""
    named = {**general_queries.QUERIES, **_joined(queries, "QUERIES")}
    called = _joined(procedures, "PROCEDURES")
    return Rules(
        data=data,
        areas=data.areas,
        homes={},
        wide=frozenset(),
        narrow=frozenset(),
        viewed=frozenset(),
        icons={},
        endings=frozenset(),
        holds_in=lambda tree, effect, area, owner: effects.holds_in(data, tree, effect, area),
        states={},
        counts={
            "number": measures.number,
            "value": measures.number,
            "resource": measures.counters,
            "icon": measures.icons,
            "operation": measures.actions,
        },
        lists={},
        marked={},
        usable=forbidding.USABLE,
        queries=named,
        procedures={**called, WINDOW: WINDOW_PROGRAM},
        moved=bookkeeping.moved,
        changed=bookkeeping.changed,
        follows=bookkeeping.follows,
        works=bookkeeping.works,
        substitutes=lambda game, player: {},
        compulsory=lambda kind: kind in ("PASSIVE", "REWARD"),
        begin=begin,
        moves={"ABILITY": "activate", "WILD": "use", "EFFECT": "use"},
        numbers=frozenset({"numbers", "exchanges", "range"}),
        general=frozenset({"resource", "card", "operation"}),
        players_are=lambda game, frame, noun, who: False,
        time_is=lambda game, word: False,
        icons_besides=lambda game, copy: (),
        wild_scores=lambda game: False,
        definitions=lambda catalog: definitions(catalog, carried_out(catalog, known, named.keys(), called)),
        broken=invariants.broken,
        derived=transforming.derive,
        considered={"free-moves": flow.considered},
        senses=words.SENSES,
        looks=words.looks,
        tests=words.tests,
        stands=effects.stands,
        compels=binding.chosen,
        users=allowing.users,
        outlasts=effects.outlasts,
        vain=vain.vain,
        repeats=lambda game, frame: game.pool.trees[frame.program].kind == ABILITY and allowing.may_repeat(game, frame),
        roles={"current-player": 0, "challenger": 1},
        nobodys=NOBODYS,
    )


def begin(game: Game, frame: Frame) -> None:
    """Starts an operation that answers an event; a wild or effect is played for it."""
    kind = game.pool.trees[frame.program].kind
    if kind not in ("WILD", "EFFECT"):
        if kind == ABILITY and frame.card is not None:
            name = game.definition(frame.card).id
            game.tell("use", frame.player, name, (), 1, name_of(game, frame.program) or None, None, BOTH)
        game.state.stack.append(frame)
        return
    around = Frame("play-text", frame.player, frame.player, frame.card, answers=frame.answers)
    around.names = {**frame.names, "%operation": frame.program}
    game.state.stack.append(around)


def _joined(package: ModuleType, name: str) -> Mapping[str, Any]:
    """What the modules of a package hold under a name, in one mapping."""
    found: dict[str, Any] = {}
    for info in sorted(iter_modules(package.__path__), key=lambda module: module.name):
        found |= getattr(import_module(f"{package.__name__}.{info.name}"), name, {})
    return MappingProxyType(found)
