"""What a game brings to the engine: its areas and words as data, and as code what they cannot say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.game import Area, Game as GameData
from cc_tools.model.instructions import Program
from cc_tools.model.tree import Effect, Is, NounPhrase, Operation

if TYPE_CHECKING:
    from cc_tools.engine.game import Game
    from cc_tools.engine.index import Listener
    from cc_tools.engine.pool import Pool
    from cc_tools.engine.state import Copy, Event, Frame, Holder, Player

    Lookup = Callable[[Game, Frame], Collection[Copy]]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: a code, and what it speaks of. Words for it come from a renderer."""

    code: str
    about: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card as the engine reads it: words by sense, icons one by one, and its programs by kind."""

    name: str
    slugs: frozenset[str]
    suits: frozenset[str]
    traits: tuple[str, ...]
    icons: tuple[str, ...]
    programs: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Definition:
    """One card of the pool (or a board, a mission, a Stardate): its id, its faces, and the record it comes from."""

    id: str
    collection: str
    faces: tuple[Face, ...]
    record: Any


@dataclass(frozen=True)
class Rules:
    """The rules of one game for the engine.

    `states` answers words such as `exhausted` for one copy; `homes` names the area where the things of a word lie that
    are not (only) in play, `wide` the words that also mean things in play, `narrow` those that end that, `viewed` those
    that hold in one player's eyes (`secured`). `counts` and `lists` give the number and the things of phrases about
    counters, tracks, tokens and operations, `marked` the words that a state word picks out (`marked trait`). `usable`
    says for a verb why it cannot act on something, `queries` are the named functions of values, `procedures` the
    programs that others call. `icons` says which icons a word fits, `endings` the kinds of operation that count all
    that scores, `holds_in` whether a continuous effect of an operation may hold for cards in an area of a player.
    `moved` keeps the books when a copy has changed its area, `changed` when a counter has; `follows` names what shares
    the fate of cards that a verb moves. `works` says whether an operation works on a copy now.
    `substitutes` gives by counter what may be paid instead, and how much of it one is worth. `compulsory` says of a
    kind whether its operations have no choice, `begin` starts an operation that answers an event. `moves` names the
    move of each kind that is offered to players, `numbers` the queries whose answers are numbers and no copies,
    `general` the words for any counter. `broken` says what is wrong with a state. `derived` adds the program of a name
    that the data does not hold, if an operation makes one of that name. `considered` gives, for a query that offers
    options, everything that a player may think of there, each with the reason why it cannot be had or None: exactly
    what has no reason is offered. `players_are` says whether those that a phrase names are what a word says (`active`),
    `time_is` whether it is a time outside the game (`friday`). `icons_besides` gives the icons of a copy that effects
    add to the printed ones. `wild_scores` says whether a wildcard counts in the final score as one trait more. Of a
    game with senses of its own `senses` says by sense whether a copy fits a word, `looks` where a phrase looks for its
    things, `tests` what tests a condition `X is Y`, each None where the general rule holds; `roles` are words for
    players by how many seats they are from the active one, `nobodys` the verbs whose events, and the times that, belong
    to no player.
    `stands` says of a continuous effect whether it holds where its card lies and, if it has begun for a time, still,
    `outlasts` whether it goes on in the next turn. `compels` gives those of the options of a question that have to be
    among what is picked, `users` the cards that may use an operation that waits for an event. `vain` says why nobody
    begins an operation that could: where a game lets nobody pay or play for nothing. `repeats` tells of an operation
    that answers an event whether it may answer the same event again.
    """

    data: GameData
    areas: Mapping[str, Area]
    homes: Mapping[str, str]
    wide: frozenset[str]
    narrow: frozenset[str]
    viewed: frozenset[str]
    icons: Mapping[str, frozenset[str]]
    endings: frozenset[str]
    holds_in: Callable[[Operation, Effect, str, Player], bool]
    states: Mapping[str, Callable[[Game, Frame, Copy], bool]]
    counts: Mapping[str, Callable[[Game, Frame, NounPhrase], int]]
    lists: Mapping[str, Callable[[Game, Frame, NounPhrase, NounPhrase | None], Any]]
    marked: Mapping[str, Callable[[Game, Frame], list[str]]]
    usable: Mapping[str, Callable[[Game, Frame, Any], Reason | None]]
    queries: Mapping[str, Callable[..., Any]]
    procedures: Mapping[str, Program]
    moved: Callable[[Game, Copy, int, int, str], None]
    changed: Callable[[Game, Holder, str, int], None]
    follows: Callable[[Game, list[Copy], str], list[Copy]]
    works: Callable[[Game, Copy, Operation, Event | None], bool]
    substitutes: Callable[[Game, Player], Mapping[str, tuple[str, int]]]
    compulsory: Callable[[str], bool]
    begin: Callable[[Game, Frame], None]
    moves: Mapping[str, str]
    numbers: frozenset[str]
    general: frozenset[str]
    players_are: Callable[[Game, Frame, NounPhrase, str], bool]
    time_is: Callable[[Game, str], bool]
    icons_besides: Callable[[Game, Copy], tuple[str, ...]]
    wild_scores: Callable[[Game], bool]
    definitions: Callable[[GameCatalog], tuple[Definition, ...]]
    broken: Callable[[Game], list[str]]
    derived: Callable[[Pool, str], None]
    considered: Mapping[str, Callable[[Game, Frame], Iterable[tuple[Any, Reason | None]]]]
    senses: Mapping[str, Callable[[Game, Frame, Copy, str], bool]] = field(default_factory=dict)
    looks: Callable[[Pool, NounPhrase, NounPhrase | None], Lookup | None] = lambda pool, noun, source: None
    tests: Callable[[Pool, Is], Callable[[Game, Frame], bool] | None] = lambda pool, condition: None
    roles: Mapping[str, int] = field(default_factory=dict)
    nobodys: frozenset[str] = frozenset()
    stands: Callable[[Game, Any, bool], bool] = lambda game, effect, begun: True
    compels: Callable[[Game, Frame, list[Any]], list[Copy]] | None = None
    users: Callable[[Game, Listener], list[Copy]] | None = None
    outlasts: Callable[[Game, Any], bool] = lambda game, effect: False
    vain: Callable[[Game, Frame], Reason | None] = lambda game, frame: None
    repeats: Callable[[Game, Frame], bool] = lambda game, frame: False
