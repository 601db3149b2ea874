"""A game in progress: the pool, the state, and the questions that rules and instructions ask of the state.

Everything that can change lies in `state`; a `Game` is only a way of looking at it, made anew around any state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from cc_tools.engine import chance, knowledge
from cc_tools.engine.index import Standing
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Definition, Face
from cc_tools.engine.state import Copy, Frame, Holder, Player, State, Value
from cc_tools.model.instructions import Begin

SHARED = -1
"""The owner of a shared area."""

WORDS = "words"
"""What of a copy is being read where its words are."""

Begun = tuple[int, Begin, tuple[Value, ...]]
"""An effect that has begun: its number, the instruction, and what the state remembers of it."""

Answer = TypeVar("Answer")

PLAYERS: tuple[Player, Player] = (0, 1)


class Game:
    """A state with its pool.

    `faces` holds for each copy the side that is up. `ignored` are copies that count for nothing at the moment,
    `assumed` says what a wildcard stands for meanwhile, and `reading` holds what of which copies is being read, as
    `(WORDS, copy)`: what treats a card as more, or changes a number of it, never depends on itself.
    """

    __slots__ = (
        "_begun", "_counted", "_effects", "_present", "area_names", "area_rules", "assumed", "bearers", "conditional",
        "faces", "ignored", "listening", "pool", "reading", "rules", "standing", "state", "treated",
    )  # fmt: skip

    def __init__(self, pool: Pool, state: State) -> None:
        self.pool = pool
        self.rules = pool.rules
        self.state = state
        self.area_names = pool.area_names
        self.area_rules = pool.area_rules
        dealt = pool.operations.dealt(tuple(state.cards))
        self.listening = dealt.listening
        self.standing = dealt.standing
        self.conditional = dealt.conditional
        self.treated = dealt.treated
        self.bearers = dealt.bearers
        self.faces = list(dealt.fronts)
        for copy, side in state.faces.items():
            if side in _sides(pool, state, copy):  # else `invariants` says that there is no such face
                self.faces[copy] = self.definition(copy).faces[side]
        self._present: dict[tuple[str, str], tuple[Standing, ...]] = {}
        self.reading: set[tuple[str, Copy]] = set()
        self.ignored: frozenset[Copy] = frozenset()
        self.assumed: Mapping[Copy, str] = {}
        self._effects: list[tuple[Value, ...]] = []
        self._counted = 0
        self._begun: dict[str, list[Begun]] = {}

    # --- cards --------------------------------------------------------------------------------------------------

    def definition(self, copy: Copy) -> Definition:
        """The card of the pool that this is a copy of."""
        return self.pool.definitions[self.state.cards[copy]]

    def face(self, copy: Copy) -> Face:
        """The side of the copy that is up."""
        return self.faces[copy]

    def frame(self) -> Frame:
        """The program under way."""
        return self.state.stack[-1]

    def turn_over(self, copy: Copy, side: int) -> None:
        """Puts another side of a copy up."""
        self.state.faces[copy] = side
        self.faces[copy] = self.definition(copy).faces[side]
        self._present.clear()

    def present(self, verb: str, about: str = "") -> tuple[Standing, ...]:
        """The continuous effects of a verb on cards that lie where they hold, with the side up that bears them.

        With `about` only those that say this word.
        """
        found = self._present.get((verb, about))
        if found is None:
            place, faces = self.state.place, self.state.faces
            found = self._present[verb, about] = tuple(
                one
                for one in self.standing.get(verb, ())
                if one.holds[place[one.copy]]
                and faces.get(one.copy, 0) == one.face
                and (not about or about in one.words)
            )
        return found

    def begun(self, verb: str) -> Sequence[Begun]:
        """The effects of a verb that have begun: the number of each, its instruction, and what the state remembers.

        That list only grows, until another takes its place.
        """
        effects, known = self.state.effects, self._effects
        if effects is not known or len(effects) != self._counted:
            self._effects, self._counted, self._begun = effects, len(effects), _by_verb(self.pool, effects)
        return self._begun.get(verb, ())

    def speaks(self, verb: str, about: str = "") -> bool:
        """Whether there is any continuous effect of a verb that may hold now, as `present` and `begun` tell."""
        return bool(self.present(verb, about) or (self.state.effects and self.begun(verb)))

    # --- areas --------------------------------------------------------------------------------------------------

    def number(self, area: str, player: Player = SHARED) -> int:
        """The number of an area, of a player or shared. Raises KeyError."""
        return self.pool.area_index[area, player]

    def cards(self, area: str, player: Player = SHARED) -> list[Copy]:
        """The copies in an area, the top one last."""
        return self.state.areas[self.pool.area_index[area, player]]

    def area(self, copy: Copy) -> str:
        """The name of the area where a copy lies."""
        return self.area_names[self.state.place[copy]][0]

    def owner(self, copy: Copy) -> Player:
        """The player in whose areas the copy lies, or SHARED (conv.3)."""
        return self.area_names[self.state.place[copy]][1]

    def controller(self, copy: Copy) -> Player:
        """The player whose operations those of a copy are: the owner of its area, or the active player."""
        number = self.state.place[copy]
        return self.state.active if self.area_rules[number].active else self.area_names[number][1]

    def in_play(self, player: Player) -> list[Copy]:
        """A player's copies in play (kw.in-play.1)."""
        return self.within(self.pool.played[player])

    def within(self, numbers: Iterable[int]) -> list[Copy]:
        """The copies in areas of these numbers."""
        areas = self.state.areas
        return [copy for number in numbers for copy in areas[number]]

    def is_in_play(self, copy: Copy) -> bool:
        """Whether a copy is in play, a player's own or in the middle of the table."""
        return self.area_rules[self.state.place[copy]].in_play

    def beamed_to(self, host: Copy) -> list[Copy]:
        """The copies tucked under another."""
        return [copy for copy, under in self.state.hosts.items() if under == host]

    def relocate(self, copy: Copy, number: int, position: str = "top", verb: str = "") -> None:
        """Moves one copy to the area of that number and keeps the books; nothing else moves."""
        state = self.state
        before = state.place[copy]
        left = state.areas[before]
        at_end = left[-1] == copy or left[0] == copy
        left.remove(copy)
        state.hosts.pop(copy, None)
        if position == "bottom":
            state.areas[number].insert(0, copy)
        else:
            state.areas[number].append(copy)
        state.place[copy] = number
        if copy in self.bearers and number != before:
            self._present.clear()
        knowledge.carry(self, copy, before, at_end)
        self.rules.moved(self, copy, before, number, verb)

    def supposing(self, copy: Copy, number: int, ask: Callable[[], Answer]) -> Answer:
        """What the answer would be if the copy lay on top of another area; no books are kept of it."""
        state, present = self.state, self._present
        before = state.place[copy]
        area = state.areas[before]
        at = area.index(copy)
        if copy in self.bearers and not self.pool.operations.alike(before, number):
            self._present = {}
        del area[at]
        state.areas[number].append(copy)
        state.place[copy] = number
        try:
            return ask()
        finally:
            state.areas[number].pop()
            area.insert(at, copy)
            state.place[copy] = before
            self._present = present

    def tuck(self, copy: Copy, host: Copy, number: int, verb: str = "") -> None:
        """Puts a copy under another, in the area of that number."""
        self.relocate(copy, number, "top", verb)
        self.state.hosts[copy] = host

    def shuffle(self, number: int) -> None:
        """Shuffles an area; from now on nobody knows what lies where in it."""
        area = self.state.areas[number]
        chance.shuffle(self.state, area)
        for copy in area:
            self.state.known.pop(copy, None)

    # --- statuses and counters --------------------------------------------------------------------------------------

    def status(self, copy: Copy, name: str) -> object:
        """A status of a copy (`exhausted`, `at`), or None."""
        statuses = self.state.turned.get(copy)
        return statuses.get(name) if statuses else None

    def turn(self, copy: Copy, name: str, value: object) -> None:
        """Gives a copy a status; None takes it away."""
        statuses = self.state.turned.setdefault(copy, {})
        if value is None or value is False:
            statuses.pop(name, None)
            if not statuses:
                del self.state.turned[copy]
        else:
            statuses[name] = value

    def supposing_turned(self, copy: Copy, name: str, value: object, ask: Callable[[], Answer]) -> Answer:
        """What the answer would be if the copy had a status."""
        before = self.status(copy, name)
        self.turn(copy, name, value)
        try:
            return ask()
        finally:
            self.turn(copy, name, before)

    def amount(self, holder: Holder, counter: str) -> int:
        """How many counters of a kind a copy or a player (`holder_of`) has."""
        return self.state.amounts.get((holder, counter), 0)

    def pool_of(self, player: Player, counter: str) -> int:
        """How many counters of a kind a player has."""
        return self.state.amounts.get((-1 - player, counter), 0)

    def change(self, holder: Holder, counter: str, by: int) -> int:
        """Changes a counter, never below 0; returns by how much it really changed, and keeps the books."""
        before = self.state.amounts.get((holder, counter), 0)
        after = max(0, before + by)
        if after:
            self.state.amounts[holder, counter] = after
        else:
            self.state.amounts.pop((holder, counter), None)
        if after != before:
            self.rules.changed(self, holder, counter, after - before)
        return after - before

    def tokens(self, place: Copy, kind: str, player: Player) -> int:
        """How many tokens of a kind a player has at a place."""
        return self.state.tokens.get((place, kind, player), 0)

    def put_tokens(self, place: Copy, kind: str, player: Player, by: int) -> None:
        """Changes the number of a player's tokens at a place."""
        number = self.state.tokens.get((place, kind, player), 0) + by
        if number:
            self.state.tokens[place, kind, player] = number
        else:
            self.state.tokens.pop((place, kind, player), None)

    # --- the rest ---------------------------------------------------------------------------------------------------

    def opponent(self, player: Player) -> Player:
        return 1 - player

    def option(self, name: str) -> str:
        """The value of a rules option: the one chosen for this game, else its default."""
        return self.state.options.get(name) or self.rules.data.options[name].values[0]

    def is_scoring(self) -> bool:
        """Whether final scoring is under way."""
        return self.state.step == "scoring"

    def tell(self, *entry: object) -> None:
        """Writes a line into the log: the name of an event, the player, and what it is about."""
        self.state.log.append(entry)


def _by_verb(pool: Pool, effects: list[tuple[Value, ...]]) -> dict[str, list[Begun]]:
    found: dict[str, list[Begun]] = {}
    for number, begun in enumerate(effects):
        begin = pool.program(begun[0]).code[begun[1]]
        if isinstance(begin, Begin):
            found.setdefault(begin.effect.verb, []).append((number, begin, begun))
    return found


def _sides(pool: Pool, state: State, copy: Copy) -> range:
    """The sides that a copy has; none where there is no such copy."""
    known = 0 <= copy < len(state.cards)
    return range(len(pool.definitions[state.cards[copy]].faces) if known else 0)


def new_state(pool: Pool, cards: Iterable[str], seed: int, area: str) -> State:
    """A state with one copy of each card named, all in a shared area. Raises KeyError for a card not of the pool."""
    found = [pool.index[card] for card in cards]
    areas: list[list[Copy]] = [[] for _ in pool.area_names]
    number = pool.area_index[area, SHARED]
    areas[number] = list(range(len(found)))
    return State(found, areas, [number] * len(found), chance=seed)
