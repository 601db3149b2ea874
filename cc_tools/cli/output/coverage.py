"""Output of `cc-tools coverage`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class Share(Closed):
    """So many of so many."""

    reached: int = Field(ge=0)
    of: int = Field(description="Those that can be reached at all.", ge=0)


class Instruction(Closed):
    """An instruction of an operation that was never carried out."""

    at: int = Field(description="Its position, from 0.", ge=0)
    shown: str = Field(description="The instruction as `cc-tools op --lowered` shows it.")


class Side(Instruction):
    """A side of a fork that was never taken."""

    side: str = Field(description="`on` or `else`; of a choice the letter of the branch.")
    why: str | None = Field(
        description="Why it was not: the id of a rule, `judged-before`, `never-replaced`, `general`; null: unexplained."
    )


class Operation(Closed):
    """One operation, by its address."""

    address: str
    by_scenarios: bool = Field(description="Whether a scenario carried it out, or saw it hold.")
    by_games: bool = Field(description="Whether a game did.")
    rule: str | None = Field(description="The rule that keeps two players from it, if it stands in the closed list.")
    instructions: Share
    sides: Share
    never: tuple[Instruction, ...] = Field(description="The instructions never carried out, of those that could be.")
    gaps: tuple[Side, ...] = Field(description="The sides of forks never taken.")


class Output(Envelope):
    """What of the operations was carried out, by scenarios and by games of agents."""

    ok: bool = Field(description="Whether nothing is left unexplained, as far as --fail-on wants.")
    game: str = Field(description="The game that was played.")
    scenarios: int = Field(description="How many scenarios were played.", ge=0)
    failed_scenarios: int = Field(ge=0)
    games: int = Field(description="How many games were played.", ge=0)
    failed_games: int = Field(ge=0)
    seed: int = Field(description="The seed of the games.")
    operations: int = Field(description="How many operations there are.", ge=0)
    executed: int = Field(description="How many were carried out, or held.", ge=0)
    by_scenarios: int = Field(description="How many of them by scenarios.", ge=0)
    by_games: int = Field(description="How many of them by games.", ge=0)
    unreachable: int = Field(description="How many stand in the closed list of the game.", ge=0)
    unexplained: tuple[str, ...] = Field(description="Those neither carried out nor in the list, by address.")
    wrong: tuple[str, ...] = Field(description="What is wrong with the list: it fits nothing, or a game came to it.")
    instructions: Share = Field(description="Of the operations carried out.")
    sides: Share = Field(description="Of the operations carried out.")
    details: tuple[Operation, ...] = Field(description="Every operation, in the order of the data.")
