"""A game at a terminal: asks who is to answer, reads, and goes on until the game is over or left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from cc_tools.cli.table import explain, words
from cc_tools.cli.table.choices import Choice, asked, choices
from cc_tools.cli.table.console import Console, LeftError, heard
from cc_tools.cli.table.log import told
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.view import View
from cc_tools.engine.game import PLAYERS
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError
from cc_tools.engine.save import load_file, save_file
from cc_tools.engine.state import Player, Question
from cc_tools.engine.writing import SaveError
from cc_tools.simulate.agents import Agent
from cc_tools.simulate.jobs import Table

PROMPT = "> "


class Session:
    """One game at one terminal. `agents` play the seats that no person has."""

    def __init__(self, at: Table, match: Match, agents: Mapping[Player, Agent], names: Names, console: Console) -> None:
        self._at = at
        self._match = match
        self._agents = agents
        self._names = names
        self._console = console
        self._view = View(at.play, names)
        self._people = [player for player in PLAYERS if player not in agents]
        self._seated: Player | None = self._people[0] if len(self._people) == 1 else None
        self._told = [0, 0]
        self._shown = [(-1, ""), (-1, "")]

    def play(self) -> None:
        """Plays until the game is over, or is left by `quit` or the end of what is read."""
        try:
            while (question := self._match.question) is not None:
                agent = self._agents.get(question.player)
                if agent is not None:
                    self._match.answer(question.player, *agent.answer(self._match.game, question))
                else:
                    self._seat(question.player)
                    self._ask(question)
        except LeftError:
            self._console.write(words.LEFT)
            return
        self._end()

    # --- seats and screens --------------------------------------------------------------------------------------

    def _seat(self, player: Player) -> None:
        """Where two people share the terminal, the other one takes the seat before anything of the hand is shown."""
        if player == self._seated:
            return
        self._console.clear()
        crew = self._view.crew(self._match.game, player)
        heard(self._console, words.PASS_ON.format(number=player + 1, crew=crew))
        self._console.clear()
        self._seated = player
        self._shown[player] = (-1, "")

    def _show_news(self, player: Player) -> None:
        """What has happened since the player last looked, and the table at the beginning of each step."""
        state = self._match.state
        self._write(told(self._match.game, player, self._names, self._at.play.display, self._told[player]))
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
        offered = choices(game, question, self._names, self._view)
        self._console.write()
        self._write(asked(game, question, self._names, self._view))
        for one in offered:
            self._console.write(f"{one.number:>3}  {one.text}")
        while not self._heard(heard(self._console, PROMPT), player, question, offered):
            pass

    def _heard(self, line: str, player: Player, question: Question, offered: list[Choice]) -> bool:
        """What a player says; whether the question is settled by it."""
        picked = line.replace(",", " ").split()
        if all(word.isdecimal() for word in picked):
            return self._answer(player, question, offered, [int(word) for word in picked])
        word, _, rest = line.partition(" ")
        match word:
            case "?":
                self._explain(player, rest.strip(), offered)
            case "table":
                self._show_table(player)
            case "log":
                self._write(told(self._match.game, player, self._names, self._at.play.display))
            case "undo":
                return self._undo(player)
            case "save":
                self._save(rest.strip())
            case "load":
                return self._load(rest.strip())
            case _:
                self._console.write(words.NO_SUCH_COMMAND.format(text=line))
        return False

    def _answer(self, player: Player, question: Question, offered: list[Choice], numbers: list[int]) -> bool:
        for number in numbers:
            if not 1 <= number <= len(offered):
                self._console.write(words.NOT_A_CHOICE.format(number=number, last=len(offered)))
                return False
        if not numbers and not question.optional and question.low:
            self._console.write(words.NEEDS_ONE)
            return False
        try:
            self._match.answer(player, *(offered[number - 1].id for number in numbers))
        except AnswerError as error:
            self._console.write(words.REFUSED.format(reason=error))
            return False
        return True

    def _explain(self, player: Player, text: str, offered: list[Choice]) -> None:
        game, display = self._match.game, self._at.play.display
        word, _, rest = text.partition(" ")
        if not text:
            self._console.write(words.HELP)
        elif text.isdecimal() and 1 <= int(text) <= len(offered):
            copy = offered[int(text) - 1].copy
            none = [words.NO_CARD.format(number=text)]
            self._write(none if copy is None else explain.page(game, copy, self._names, display))
        elif word in words.MOVES and rest:
            self._console.write(explain.why_not(self._match, player, word, rest, self._names, display))
        else:
            self._write(explain.told(game, player, text, self._names, display))

    def _write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.write(line)

    def _undo(self, player: Player) -> bool:
        reason = self._match.reason_against_undo(player)
        if reason is not None:
            self._console.write(words.NOT_UNDONE[reason.code])
            return False
        self._match.undo()
        self._forget()
        return True

    def _forget(self) -> None:
        """After going back nobody has been told more than there is."""
        for player in PLAYERS:
            self._told[player] = min(self._told[player], len(self._match.state.log))

    # --- files --------------------------------------------------------------------------------------------------

    def _save(self, name: str) -> None:
        if not name:
            self._console.write(words.NO_FILE.format(command="save"))
            return
        try:
            save_file(self._match, Path(name))
        except (OSError, SaveError) as error:
            self._console.write(str(error))
            return
        self._console.write(words.SAVED.format(file=name))

    def _load(self, name: str) -> bool:
        if not name:
            self._console.write(words.NO_FILE.format(command="load"))
            return False
        try:
            self._match = load_file(self._at.pool, Path(name))
        except (OSError, SaveError) as error:
            self._console.write(str(error))
            return False
        self._console.write(words.LOADED.format(file=name))
        self._forget()
        return True

    # --- the end ------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        game, play = self._match.game, self._at.play
        self._console.write()
        self._console.write(words.OVER.format(reason=self._names.word(str(game.state.over))))
        for player in PLAYERS:
            lines = ", ".join(f"{self._names.word(line)} {points}" for line, points in play.score(game, player).items())
            self._console.write(words.SCORE.format(who=self._view.who(game, player), lines=lines))
        for player in play.winners(game):
            self._console.write(words.WON.format(who=self._view.who(game, player)))
