"""A game at a terminal: asks who is to answer, reads, and goes on until the game is over or left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from cc_tools.cli.ordering import OrderError
from cc_tools.cli.table import explain, files
from cc_tools.cli.table.asking import Asked, asked, listing, wanted
from cc_tools.cli.table.console import Console, LeftError, heard
from cc_tools.cli.table.log import Log
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.opening import agents as seated, seed
from cc_tools.cli.table.piles import listed
from cc_tools.cli.table.refusals import Refusals
from cc_tools.cli.table.score import sheet
from cc_tools.cli.table.sentences import Sentences
from cc_tools.cli.table.typed import numbers
from cc_tools.cli.table.view import View
from cc_tools.engine.game import PLAYERS
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError
from cc_tools.engine.state import Player, Question
from cc_tools.simulate.agents import Agent
from cc_tools.simulate.jobs import Table

PROMPT = "> "
QUIT, STAY = "quit", "no"


class Session:
    """One game at one terminal. `agents` play the seats that no person has.

    `read` is the file that it was read from; `asks` says whether somebody who leaves can be asked about saving.
    """

    def __init__(
        self,
        at: Table,
        match: Match,
        agents: Mapping[Player, Agent],
        names: Names,
        console: Console,
        *,
        read: Path | None = None,
        asks: bool = False,
    ) -> None:
        self._at = at
        self._match = match
        self._agents = agents
        self._names = names
        self._sentences = Sentences(names)
        self._console = console
        self._view = View(at.play, names)
        self._refusals = Refusals(names, self._sentences, self._view)
        self._texts = self._view.texts
        self._log = Log(names, self._texts)
        self._take_seats()
        self._told = [0, 0]
        self._shown = [(-1, ""), (-1, "")]
        self._read = read
        self._asks = asks
        self._kept = match.state if read is not None else None

    def play(self) -> None:
        """Plays until the game is over, or is left by `quit` or the end of what is read."""
        if self._read is not None:
            self._arrive(self._read)
        while True:
            try:
                self._answers()
                self._end()
            except LeftError:
                if self._leaves():
                    self._say("left")
                    return

    def _answers(self) -> None:
        """Until the game is over."""
        while (question := self._match.question) is not None:
            agent = self._agents.get(question.player)
            if agent is not None:
                self._match.answer(question.player, *agent.answer(self._match.game, question))
            else:
                self._seat(question.player)
                self._ask(question)

    def _leaves(self) -> bool:
        """Whether the game is left: a person at a terminal is asked once what becomes of a game that is not saved."""
        if not self._asks or self._kept is self._match.state or self._match.question is None:
            return True
        self._say("unsaved")
        line = self._console.read(PROMPT)
        name = "" if line is None else line.strip()
        return not name or name == QUIT or (name != STAY and self._save(name))

    def _say(self, key: str, **slots: object) -> None:
        self._console.write(self._texts.say(key, **slots))

    def _take_seats(self) -> None:
        self._people = [player for player in PLAYERS if player not in self._agents]
        self._seated: Player | None = self._people[0] if len(self._people) == 1 else None

    # --- seats and screens --------------------------------------------------------------------------------------

    def _seat(self, player: Player) -> None:
        """Where two people share the terminal, the other one takes the seat before anything of the hand is shown."""
        if player == self._seated:
            return
        self._console.clear()
        crew = self._view.crew(self._match.game, player)
        heard(self._console, self._texts.say("pass-on", number=player + 1, crew=crew))
        self._console.clear()
        self._seated = player
        self._shown[player] = (-1, "")

    def _show_news(self, player: Player) -> None:
        """What has happened since the player last looked, and the table at the beginning of each step."""
        state = self._match.state
        self._write(self._log.told(self._match.game, player, self._told[player]))
        self._told[player] = len(state.log)
        if (state.turn, state.step) != self._shown[player]:
            self._shown[player] = (state.turn, state.step)
            self._show_table(player)

    def _show_table(self, player: Player) -> None:
        self._console.write()
        self._write(self._view.table(self._match, player))

    # --- questions ----------------------------------------------------------------------------------------------

    def _ask(self, question: Question) -> None:
        """One question, until it is answered or taken back."""
        player, game = question.player, self._match.game
        self._show_news(player)
        shown = asked(game, question, self._names, self._sentences, self._view)
        self._console.write()
        self._write(shown.whole())
        while not self._heard(line := heard(self._console, PROMPT), player, question, shown):
            self._write(shown.brief() if line else shown.whole())

    def _heard(self, line: str, player: Player, question: Question, shown: Asked) -> bool:
        """What a player says; whether the question is settled by it."""
        picked = numbers(line)
        if picked is not None:
            return self._answer(player, question, shown, picked)
        word, _, rest = line.partition(" ") if not line.startswith("?") else ("?", "", line[1:])
        match word.casefold():
            case "?" | "help":
                self._explain(player, rest.strip(), shown)
            case "load":
                return self._load(rest.strip())
            case _:
                return self._command(line, player)
        return False

    def _command(self, line: str, player: Player) -> bool:
        """What may be said at any time, also when the game is over; whether it has changed the game."""
        word, _, rest = line.partition(" ")
        match word.casefold():
            case "q":
                raise LeftError
            case "table":
                self._show_table(player)
            case "log":
                self._write(self._log.told(self._match.game, player))
            case "pile":
                self._write(listed(self._match, player, rest.strip(), self._view))
            case "undo":
                return self._undo(player)
            case "save":
                self._save(rest.strip())
            case _:
                self._say("over-commands" if self._match.question is None else "no-command", text=line)
        return False

    def _answer(self, player: Player, question: Question, shown: Asked, numbers: list[int]) -> bool:
        by_number = {one.number: one for one in shown.choices}
        for number in numbers:
            if number not in by_number:
                self._say("no-choice", number=number, known=listing(list(by_number), self._texts))
                return False
        if not numbers and not question.optional and question.low:
            self._say("too-few")
            return False
        try:
            self._match.answer(player, *(by_number[number].id for number in numbers))
        except AnswerError:
            if question.low <= len(numbers) <= question.high:
                self._say("ill-matched")
            else:
                self._say("miscounted", wanted=wanted(question, self._texts), picked=len(numbers))
            return False
        return True

    def _explain(self, player: Player, text: str, shown: Asked) -> None:
        game, display = self._match.game, self._at.play.display
        word, _, rest = text.partition(" ")
        if not text:
            self._say("help")
        elif text in {str(one.number) for one in shown.choices}:
            copy = next(one.copy for one in shown.choices if one.number == int(text))
            none = [self._texts.say("no-card", number=text)]
            self._write(none if copy is None else explain.card(game, copy, self._names, display))
        elif rest and self._texts.find("moves", word) is not None:
            self._write(self._refusals.told(game, player, word, rest, shown))
        else:
            self._write(explain.told(game, player, text, self._names, display))

    def _write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.write(line)

    def _undo(self, player: Player) -> bool:
        reason = self._match.reason_against_undo(player)
        if reason is not None:
            loaded = self._read is not None and reason.code == "nothing"
            self._say("undo-loaded" if loaded else f"undo-{reason.code}")
            return False
        self._match.undo()
        for one in PLAYERS:
            self._told[one] = min(self._told[one], len(self._match.state.log))
        return True

    # --- files --------------------------------------------------------------------------------------------------

    def _save(self, name: str) -> bool:
        """Whether the game has been written."""
        if not name:
            self._say("no-file", command="save")
            return False
        try:
            files.write(self._match, Path(name), self._texts)
        except files.FileError as error:
            self._console.write(str(error))
            return False
        self._kept = self._match.state
        self._say("saved", file=name)
        return True

    def _load(self, name: str) -> bool:
        if not name:
            self._say("no-file", command="load")
            return False
        try:
            found = files.read(self._at.pool, Path(name), self._texts)
            agents = seated(self._at, found.agents, seed()) if found.agents else self._agents
        except (files.FileError, OrderError) as error:
            self._console.write(str(error))
            return False
        found.agents = found.agents or self._match.agents
        self._match, self._agents = found, agents
        self._take_seats()
        self._arrive(Path(name))
        return True

    def _arrive(self, file: Path) -> None:
        """Where a game goes on that was read from a file: what happened before is told by `log` only."""
        self._read, self._kept = file, self._match.state
        self._told = [len(self._match.state.log)] * len(PLAYERS)
        self._shown = [(-1, ""), (-1, "")]
        self._say("loaded", file=file)
        for player, agent in sorted(self._match.agents.items()):
            self._say("played-by", who=self._view.who(self._match.game, player), agent=agent)

    # --- the end ------------------------------------------------------------------------------------------------

    def _last_seen(self) -> Player:
        """The person who sits at the terminal when the game is over: who gave the last answer of a person."""
        asked = [state.question.player for state in self._match.history[-1:] if state.question is not None]
        known = [player for player in (self._seated, *asked, *self._people) if player in self._people]
        return next((player for player in known if player is not None), 0)

    def _end(self) -> None:
        """The score sheet; then what may still be said, until the game is left or an answer is taken back."""
        game, play = self._match.game, self._at.play
        player = self._last_seen()
        if self._people:
            self._write(self._log.told(game, player, self._told[player]))
            self._told[player] = len(game.state.log)
        self._console.write()
        over = str(game.state.over)
        self._say("over", reason=self._texts.find("endings", over) or self._names.word(over))
        self._console.write()
        self._write(sheet(game, play, self._names, self._view))
        self._console.write()
        for winner in play.winners(game):
            self._say("won", who=self._view.who(game, winner))
        self._say("over-commands")
        while self._match.question is None:
            line = heard(self._console, PROMPT)
            if line and self._command(line, player):
                return
