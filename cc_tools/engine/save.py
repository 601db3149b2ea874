"""A waiting match as JSON text and back.

A save holds what it is (`format`, `version`), what made it (`program`, `game`, `data`: the content hash of the cards),
the rules options, the state, the `agents` that play seats, if any, and a checksum over all that. Loading refuses what
is cut short, damaged, foreign, or no position that the game could wait in. There is no promise against a forger. Of
the history only what a player still sees is saved (`earlier`).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NoReturn

from cc_tools import __version__, atomic
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.invariants import broken
from cc_tools.engine.machine import ask_anew
from cc_tools.engine.match import Match
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Player, State
from cc_tools.engine.writing import SaveError, read, written

FORMAT = "cc-tools match"
VERSION = 1

_CHANCE = 1 << 64
_FIELDS = {"format", "version", "program", "game", "data", "rules", "asked", "earlier", "state", "checksum"}

_MAY_MISS = {"agents"}


def save(match: Match) -> str:
    """The match as JSON text, one line. Raises SaveError where its state holds what is no plain data."""
    pool, state = match.pool, match.state
    content = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "game": pool.catalog.game.id,
        "data": pool.data_hash,
        "rules": state.options,
        "asked": match.asked,
        "earlier": [written(pool, one) for one in match.still_seen()],
        "state": written(pool, state),
    }
    if match.agents:
        content["agents"] = {str(player): match.agents[player] for player in sorted(match.agents)}
    text = _dumped(content)
    return f'{text[:-1]},"checksum":"{_checksum(text)}"}}'


def load(pool: Pool, text: str) -> Match:
    """The match that was saved, with no more history than is still seen.

    Raises SaveError, which says what is wrong with the save.
    """
    document = _document(text)
    _check_origin(pool, document)
    checksum = document.pop("checksum")
    if checksum != _checksum(_dumped(document)):
        raise SaveError("the save is damaged or was altered: its checksum does not fit")
    if not isinstance(document["earlier"], list):
        raise SaveError("`earlier` is no list")
    options = _options(pool, document["rules"])
    *earlier, state = (read(pool, one, options) for one in (*document["earlier"], document["state"]))
    for one in (*earlier, state):
        _check_possible(pool, one)
    return Match(pool, state, earlier, asked=_asked(document["asked"]), agents=_agents(document.get("agents", {})))


def save_file(match: Match, path: Path) -> None:
    """Writes the match to a file, which holds all of it or what it held before. Raises SaveError and OSError."""
    atomic.write_text(path, save(match) + "\n")


def load_file(pool: Pool, path: Path) -> Match:
    """The match that a file holds. Raises SaveError and OSError."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(f"the save is damaged: no UTF-8 from byte {error.start}") from error
    return load(pool, text)


# --- the document -------------------------------------------------------------------------------------------------


def _dumped(content: dict[str, Any]) -> str:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=True)


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _document(text: str) -> dict[str, Any]:
    text = text.rstrip()
    try:
        found = json.loads(text, parse_constant=_no_number, parse_float=_no_number)
    except json.JSONDecodeError as error:
        if text.startswith("{") and not text.endswith("}"):
            raise SaveError(f"the save is cut short after {len(text)} characters") from error
        raise SaveError(f"the save is no JSON: {error.msg} at character {error.pos + 1}") from error
    except RecursionError as error:
        raise SaveError("the save is damaged: it is nested without end") from error
    except ValueError as error:
        raise SaveError(f"the save is damaged: {error}") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise SaveError("this is no save of a match")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"the number {text[:20]}")


def _check_origin(pool: Pool, document: dict[str, Any]) -> None:
    """That this very program, with these very cards, wrote the save."""
    version, program, game = document.get("version"), document.get("program"), document.get("game")
    if version != VERSION:
        raise SaveError(f"the save has format version {version!r}, this program reads {VERSION}")
    if program != __version__:
        raise SaveError(f"the save is of cc-tools {program!r}, this is {__version__}")
    if game != pool.catalog.game.id:
        raise SaveError(f"the save is of the game {game!r}, not of {pool.catalog.game.id}")
    if document.get("data") != pool.data_hash:
        raise SaveError("the save was made with other card data")
    if wrong := _FIELDS ^ (document.keys() - _MAY_MISS):
        raise SaveError(f"the save is damaged: `{min(wrong)}` is missing or does not belong there")


def _options(pool: Pool, rules: Any) -> dict[str, str]:
    known = pool.rules.data.options
    if not isinstance(rules, dict):
        raise SaveError("`rules` is no dict")
    for name, value in rules.items():
        if name not in known or value not in known[name].values:
            raise SaveError(f"no rules option {name!r} with the value {value!r}")
    return rules


def _agents(agents: Any) -> dict[Player, str]:
    seats = {str(player): player for player in PLAYERS}
    if not isinstance(agents, dict) or not all(seat in seats and type(name) is str for seat, name in agents.items()):
        raise SaveError("`agents` names no seats")
    return {seats[seat]: name for seat, name in agents.items()}


def _asked(asked: Any) -> list[int]:
    if not (isinstance(asked, list) and len(asked) == 2 and all(type(one) is int and one > 0 for one in asked)):
        raise SaveError("`asked` is no pair of numbers")
    return asked


# --- whether the game could wait like this ------------------------------------------------------------------------


def _check_possible(pool: Pool, state: State) -> None:
    if not 0 <= state.chance < _CHANCE:
        raise SaveError("the position is impossible: chance out of range")
    try:
        wrong = broken(Game(pool, state))
        if not wrong:
            wrong = _unasked(pool, state)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as error:
        raise SaveError(f"the position is impossible: {type(error).__name__} {error}") from error
    if wrong:
        raise SaveError(f"the position is impossible: {'; '.join(wrong[:5])}")


def _unasked(pool: Pool, state: State) -> list[str]:
    """What is wrong with the question: the frame on top would not put it, or puts it after changing something."""
    if state.over is not None:
        return [] if state.question is None else ["the game is over and asks a question"]
    if state.question is None or not state.stack:
        return ["the game is not over and asks nothing"]
    again = state.copied()
    ask_anew(Game(pool, again))
    again.revealed = state.revealed
    return [] if again == state else ["its question is not the one that is asked there"]
