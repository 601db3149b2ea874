"""Made-up operations: strings that follow the grammar, with words of a dialect in them, whatever they may mean."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cc_tools.language.dialect import Dialect

PREPOSITIONS = ("from", "to", "on", "at", "of", "in", "per", "including", "by", "for", "with", "without", "less")
QUANTITIES = ("2", "3+", "up to 3", "1..3", "at most 2", "any-number", "all", "no", "rest", "top", "top 2", "bottom 1")
NAMES = ("$x", "$y", "$long-name")
DEEPEST = 2

Part = Callable[[], str]


class Sentences:
    """A source of made-up operations; the same chance gives the same ones."""

    def __init__(self, dialect: Dialect, chance: random.Random) -> None:
        self.chance = chance
        self.game = dialect.game
        self.words = sorted(dialect.words)
        self.verbs = sorted(name for name, found in dialect.verbs.items() if found.step and not found.deeds)
        self.depth = 0

    def operation(self) -> str:
        """One operation."""
        flag = self.perhaps(lambda: self.one(sorted(self.game.flags)) if self.game.flags else "")
        head = self.spaced(flag, self.one(sorted(self.game.kinds)), *self.few(self.clause, 0, 2))
        return f"{head}: {self.body()}"

    def one(self, choices: Sequence[str]) -> str:
        return self.chance.choice(choices)

    def either(self, *parts: Part) -> str:
        return self.chance.choice(parts)()

    def perhaps(self, part: Part) -> str:
        return part() if self.chance.random() < 0.4 else ""

    def few(self, part: Part, least: int = 1, most: int = 3) -> list[str]:
        return [part() for _ in range(self.chance.randint(least, most))]

    @staticmethod
    def spaced(*texts: str) -> str:
        return " ".join(text for text in texts if text)

    # --- noun phrases ---

    def atom(self) -> str:
        names = (*NAMES, "@earth", "@uss-voyager", "opponent", "both", f"non-{self.one(self.words)}")
        return self.one(names) if self.chance.random() < 0.3 else self.one(self.words)

    def group(self) -> str:
        return "/".join(self.few(self.atom, 1, 2))

    def nested(self) -> str:
        return f"({self.spaced(*self.few(self.group, 1, 2))})"

    def noun(self) -> str:
        groups = self.few(lambda: self.nested() if self.chance.random() < 0.1 else self.group(), 1, 2)
        return self.spaced(self.perhaps(lambda: self.one(QUANTITIES)), *groups)

    def limit(self) -> str:
        preposition = self.one(PREPOSITIONS)
        return self.either(
            lambda: f"{preposition} {self.noun()}",
            lambda: f"except {self.noun()}",
            lambda: f"except {preposition} {self.noun()}",
        )

    def item(self) -> str:
        return self.spaced(self.noun(), *self.few(self.limit, 0, 2))

    # --- conditions ---

    def condition(self) -> str:
        self.depth += 1
        made = self.joined() if self.depth <= DEEPEST and self.chance.random() < 0.3 else self.predicate()
        self.depth -= 1
        return made

    def joined(self) -> str:
        return self.either(
            lambda: f"not ({self.condition()})",
            lambda: f"({self.condition()}) and {self.predicate()}",
            lambda: f"{self.predicate()} or ({self.condition()})",
            lambda: f"not {self.predicate()} and {self.predicate()} or {self.predicate()}",
        )

    def predicate(self) -> str:
        return self.either(
            lambda: self.spaced(self.perhaps(lambda: "any-player"), "have", " & ".join(self.few(self.item))),
            lambda: f"{self.item()} is {self.noun()}",
            lambda: f"{self.item()} is in {self.noun()}",
            lambda: f"{self.item()} >= {self.noun()}",
            lambda: f"{self.item()} shares {self.noun()} with {self.noun()}",
            lambda: f"some {self.one(NAMES)}",
            lambda: self.one(("done", "all done")),
        )

    # --- steps ---

    def effect(self) -> str:
        bind = self.perhaps(lambda: f"as {self.one(NAMES)}")
        where = self.perhaps(lambda: f"where {self.predicate()}")
        return self.spaced(self.one(self.verbs), self.perhaps(self.noun), *self.few(self.limit, 0, 2), bind, where)

    def core(self) -> str:
        self.depth += 1
        made = self.holding() if self.depth <= DEEPEST and self.chance.random() < 0.25 else self.effect()
        self.depth -= 1
        return made

    def holding(self) -> str:
        return self.either(
            lambda: self.spaced(f"if {self.condition()}", self.block(), self.perhaps(lambda: f"else {self.block()}")),
            lambda: self.spaced(f"each {self.noun()}", *self.few(self.limit, 0, 1), self.block()),
            lambda: f"repeat {self.one(QUANTITIES)} {self.block()}",
            lambda: f"either {{ {' | '.join(self.few(self.body, 2))} }}",
            lambda: f"choose 2 as {self.one(NAMES)} {{ {' | '.join(self.few(self.body, 2))} }}",
            self.block,
        )

    def block(self) -> str:
        return f"{{ {self.body()} }}"

    def steps(self) -> str:
        actor = self.perhaps(lambda: self.one(("may", "opponent", "both", "you")))
        return ", ".join(self.few(lambda: self.spaced(actor, self.core()), 1, 2))

    def statement(self) -> str:
        arrow = self.perhaps(lambda: f"-> {self.steps()}")
        return self.spaced(self.steps(), arrow, self.perhaps(lambda: f"unless {self.condition()}"))

    def body(self) -> str:
        requires = self.few(lambda: f"requires {self.condition()}", 0, 1)
        return "; ".join([*requires, *self.few(self.statement, 1, 2)])

    # --- heads ---

    def event(self) -> str:
        who = self.perhaps(lambda: self.one(("opponent", "any-player")))
        return self.spaced(who, self.one(self.verbs), self.perhaps(self.noun), *self.few(self.limit, 0, 1))

    def clause(self) -> str:
        return self.either(
            lambda: f"after {' or '.join(self.few(self.event, 1, 2))}",
            lambda: f"when would {self.event()}",
            lambda: f"when {self.event()}",
            lambda: f"while {self.condition()}",
            lambda: f"during {self.noun()}",
        )
