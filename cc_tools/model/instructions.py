"""The instruction set: what an operation becomes so that a machine can carry it out.

A program is a flat list of instructions. Values are computed without side effects (`Value`), instructions act, and only
`Ask` waits for a player. Names of a frame start with `$` where the operation wrote them and with `%` where the lowering
made them. Targets are positions in the program.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cc_tools.model.tree import Condition, Effect, NounPhrase, Place, VerbPhrase

Name = str
"""A name of the frame: `$g` or `%cards`."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number: `quantity` times what `per` and `plus` count, at most `maximum`."""

    quantity: int
    per: NounPhrase | None = None
    plus: NounPhrase | None = None
    maximum: int | None = None


@dataclass(frozen=True, slots=True)
class Query:
    """A computed value: a function of the engine or the game, by name, over other values. It changes nothing."""

    name: str
    arguments: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Size:
    """How many things a value has."""

    of: Value


@dataclass(frozen=True, slots=True)
class Things:
    """What a noun phrase names; `source` is the noun behind the verb's `from` or `in`, where it has one."""

    noun: NounPhrase
    source: NounPhrase | None = None


@dataclass(frozen=True, slots=True)
class Quoted:
    """A noun phrase itself, for a query that reads its words."""

    noun: NounPhrase


def _step() -> Place | None:
    """The place in the operation's text of the step that an instruction belongs to, for telling what is asked."""
    return field(default=None, compare=False, repr=False)


Value = NounPhrase | Things | Quoted | VerbPhrase | Amount | Query | Size | Name | int | tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Happening:
    """An event: the verb, the things it befell one by one (or the words and the amount), whence and where to.

    It is the actor's, or that of the player whom `who` names.
    """

    verb: str
    things: Value = None
    words: Value = None
    amount: Value = None
    source: Value = None
    target: Value = None
    who: Value = None


@dataclass(frozen=True, slots=True)
class Let:
    """`into` is the value. With `needs`, the step is done only if there are so many things.

    With `verb`, only what that verb can act on is left.
    """

    into: Name
    value: Value
    needs: Value = None
    verb: str | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """The only instruction that waits: the actor picks `low` to `high` of the options into `into`.

    `question` says what is asked: a verb (then only what it can act on is offered) or another word. With `otherwise`
    the player may decline and goes on there. An answer that has no alternative is given without asking. `needs` as with
    `Let`; `consumes` says that what is picked is used up, so that two questions of one cost cannot be answered with the
    same thing. `branches` are the starts of alternatives, which take the place of options. `together` has to hold for
    what is picked as a whole. With `shown` the actor sees which cards the options are, wherever they lie. What is
    `always` asked waits even where there is only one answer.
    """

    into: Name
    question: str
    options: Value
    low: Value = 1
    high: Value = 1
    otherwise: int | None = None
    needs: Value = None
    consumes: bool = False
    branches: tuple[int, ...] = ()
    end: int | None = None
    together: Query | None = None
    shown: bool = False
    always: bool = False
    step: Place | None = _step()


@dataclass(frozen=True, slots=True)
class Spend:
    """Counters leave a holder for good, as a price; `exchanged` of them are paid in what may stand for them."""

    holder: Value
    counter: str
    amount: Value
    exchanged: Name
    into: Name


@dataclass(frozen=True, slots=True)
class Cost:
    """Everything up to `end` is one payment: where it cannot be made in full, go on at `otherwise`.

    `price` is what has to be done, as the operation writes it.
    """

    end: int
    otherwise: int
    price: str | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """Goes on if the test holds, else at `otherwise`. A `requirement` may be ignored, where an effect says so."""

    test: Condition | Query
    otherwise: int
    requirement: bool = False


@dataclass(frozen=True, slots=True)
class Jump:
    """Goes on at `target`."""

    target: int


@dataclass(frozen=True, slots=True)
class Each:
    """Takes the next thing of `over` into `into`; when none is left, goes on at `end`. `at` counts."""

    over: Name
    into: Name
    at: Name
    end: int


@dataclass(frozen=True, slots=True)
class Move:
    """Cards go to an area, with whatever shares their fate; `into` names all that moved.

    `owner` says whose area: of the actor (None), of each card's owner (`owner`), or of the player that a value names.
    `position` is `top` or `bottom`. `host` tucks the cards under a card instead. Without an area, each card goes to
    that end of the area where it lies.
    """

    things: Value
    verb: str
    area: str | None = None
    owner: Value = None
    position: str = "top"
    host: Value = None
    into: Name = "%moved"


@dataclass(frozen=True, slots=True)
class Change:
    """A counter of a holder rises or falls, within what it can be; `into` is by how much it really did."""

    holder: Value
    counter: Value
    by: Value
    into: Name = "%changed"
    sign: int = 1


@dataclass(frozen=True, slots=True)
class Carry:
    """Tokens of a kind and a player go from one place to another, as many as there are up to `number`.

    Without `source` they come from the supply, without `target` they go there. `into` is how many really went.
    """

    kind: str
    player: Value
    source: Value
    target: Value
    number: Value = 1
    into: Name = "%carried"


@dataclass(frozen=True, slots=True)
class Turn:
    """A status of cards (exhausted, face up, where a token stands) takes a value."""

    things: Value
    status: str
    value: Value


@dataclass(frozen=True, slots=True)
class Would:
    """Before an event replacements act on each thing; those cancelled leave `things`. If none is left: `otherwise`."""

    event: Happening
    otherwise: int
    kept: Name = "%kept"


@dataclass(frozen=True, slots=True)
class Emit:
    """After an event: whatever waits for it gets its turn before the next instruction."""

    event: Happening
    moment: str = "after"


@dataclass(frozen=True, slots=True)
class Respond:
    """Lets everything that waits for the frame's event have its turn, in the order of timing.5."""


@dataclass(frozen=True, slots=True)
class Call:
    """Carries out a procedure of the game, or the operation that a value names, and comes back.

    `given` are the names the callee starts with, `back` the names it returns: (theirs, ours); `*` stands for all that
    the operations wrote. `this` and `player` among the given are the callee's card and player.
    """

    program: Value
    given: tuple[tuple[Name, Value], ...] = ()
    back: tuple[tuple[Name, Name], ...] = ()
    step: Place | None = _step()


@dataclass(frozen=True, slots=True)
class As:
    """From here on a player acts: `you` (the card's), `opponent`, or the one that a value names."""

    who: Value


@dataclass(frozen=True, slots=True)
class Done:
    """Whether the step counts as done: a test, or True where None."""

    test: Condition | Query | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """A continuous effect begins and holds until the turn ends."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Shuffle:
    """An area of the actor (or a shared one) is shuffled; with `things`, the areas where they are."""

    area: Value


@dataclass(frozen=True, slots=True)
class Show:
    """Cards become known to a player (`you`, `opponent`, `both`)."""

    things: Value
    to: str = "both"


@dataclass(frozen=True, slots=True)
class Chance:
    """`count` of the options, by chance."""

    into: Name
    options: Value
    count: Value = 1


@dataclass(frozen=True, slots=True)
class Cancel:
    """The event that this operation answers does not happen; with `harm`, only the harmful part of the attack."""

    harm: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """A fact of the game is remembered under a name (the turn's, until it ends); nothing (None) is forgotten."""

    key: str
    value: Value
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class Phase:
    """A step of the turn begins; with `turn`, the turn of that player: effects and notes of the last one end."""

    step: str
    turn: Value = None


@dataclass(frozen=True, slots=True)
class Return:
    """The program ends here."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The game is over, for this reason."""

    reason: str


Instruction = (
    Let
    | Ask
    | Spend
    | Cost
    | Branch
    | Jump
    | Each
    | Move
    | Change
    | Carry
    | Turn
    | Would
    | Emit
    | Respond
    | Call
    | As
    | Done
    | Begin
    | Shuffle
    | Show
    | Chance
    | Cancel
    | Note
    | Phase
    | Return
    | Finish
)


@dataclass(frozen=True, slots=True)
class Program:
    """Instructions, and what has to be known before they are begun.

    `requires` has to hold; `opening` is where the cost stands that has to be payable (None: there is none). `flags`
    and `kind` are the operation's.
    """

    name: str
    code: tuple[Instruction, ...]
    kind: str = ""
    flags: tuple[str, ...] = ()
    requires: tuple[Condition, ...] = ()
    opening: int | None = None
