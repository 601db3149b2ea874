"""Output of `cc-tools simulate`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class CrewResult(Closed):
    """How one crew did."""

    games: int = Field(description="The games it took part in.")
    wins: int = Field(description="The games it won alone.")
    ties: int = Field(description="The games that nobody won alone.")
    endings: dict[str, int] = Field(description="How often a game ended how.")
    average: dict[str, float] = Field(description="By line of the score the points a finished game, with the `total`.")
    missions: dict[str, int] = Field(description="By mission how often the crew completed it.")


class Failure(Closed):
    """A game that something went wrong with, and what is needed to play it again up to there."""

    game: int = Field(description="The number of the game in the batch, from 0.")
    crews: tuple[str, str]
    sides: tuple[str, str]
    seed: int = Field(description="The seed of this game: a batch from it begins with the game.")
    agents: tuple[str, str]
    error: str = Field(description="What went wrong.")
    where: str = Field(description="Where it went wrong, for those who mend the program.")
    decisions: tuple[str, ...] = Field(description="The answers given so far: player, question, what was picked.")


class Output(Envelope):
    """A batch of games played by agents."""

    game: str = Field(description="The game that was played.")
    seed: int = Field(description="The seed of the batch; with the same data and version it gives the same games.")
    jobs: int = Field(description="On how many processors at once; it does not change the games.", ge=1)
    agents: tuple[str, str] = Field(description="Who played the first and the second seat.")
    games: int = Field(description="How many games were played.")
    seconds: float = Field(description="How long that took, without reading the cards.")
    games_per_second: float
    decisions: int = Field(description="The questions answered in all games.")
    turns: int = Field(description="The turns begun in all games.")
    errors: int = Field(description="The games that something went wrong with.")
    endings: dict[str, int] = Field(description="How often a game ended how.")
    wins: dict[str, int] = Field(description="By agent the games won alone.")
    ties: int = Field(description="The games that nobody won alone.")
    crews: dict[str, CrewResult] = Field(description="By crew how it did.")
    failures: tuple[Failure, ...] = Field(description="The games that something went wrong with.")
