"""Who plays what: crews and sides of boards, asked for one by one, explained by `?` with rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cc_tools.cli.table.console import Console, heard
from cc_tools.cli.table.meanings import Meanings
from cc_tools.cli.table.names import Names
from cc_tools.cli.table.texts import Texts
from cc_tools.pages.table.sheet import sheet

Named = Callable[[str], str]


class Picking:
    """Asks at one terminal."""

    def __init__(self, console: Console, texts: Texts, names: Names) -> None:
        self._console = console
        self._texts = texts
        self._names = names
        self._advice = sheet(names.pool.catalog.game.id).opening

    def crew(self, number: int, known: Sequence[str], taken: Sequence[str]) -> str:
        """A crew for the player of that number; none of those `taken`. Raises LeftError."""
        if not taken:
            self._write(self._rules(self._advice.crews))
        listed = [f"{one}: {self._names.crew(one)}" for one in known]
        return self._asked(
            "which-crew", number, known, taken, self._names.crew, [*listed, *self._rules(self._advice.crews)]
        )

    def side(self, number: int, known: Sequence[str]) -> str:
        """A side of the board of the player of that number. Raises LeftError."""
        return self._asked("which-side", number, known, (), self._names.word, list(self._rules(self._advice.sides)))

    def _asked(
        self, prompt: str, number: int, known: Sequence[str], taken: Sequence[str], named: Named, help_: Sequence[str]
    ) -> str:
        left = [one for one in known if one not in taken]
        while True:
            line = heard(self._console, self._texts.say(prompt, number=number, known=", ".join(left)))
            found = meant(line, left, named)
            if len(found) == 1:
                return found[0]
            if line.startswith("?"):
                self._write(help_)
            elif not found and meant(line, taken, named):
                self._console.write(self._texts.say("taken", name=line))
            else:
                self._console.write(self._texts.say("no-name", text=line, known=", ".join(found or left)))

    def _rules(self, ids: Sequence[str]) -> Iterator[str]:
        meanings = Meanings(self._names)
        for id_ in ids:
            yield from meanings.exact(id_)

    def _write(self, lines: Sequence[str] | Iterator[str]) -> None:
        for line in lines:
            self._console.write(line)


def meant(text: str, known: Sequence[str], named: Named) -> list[str]:
    """What somebody may mean who writes an id or a name: all of it, its beginning, or that of one of its words."""
    wanted = text.casefold().strip()
    if not wanted:
        return []
    called = {one: named(one).casefold() for one in known}
    ways: tuple[Callable[[str], object], ...] = (
        lambda one: wanted in (one, called[one]),
        lambda one: one.startswith(wanted) or called[one].startswith(wanted),
        lambda one: any(word.startswith(wanted) for word in called[one].split()),
    )
    for fits in ways:
        found = [one for one in known if fits(one)]
        if found:
            return found
    return []
