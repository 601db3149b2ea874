"""`cc-tools translate accept`: record that translations fit their English texts as these are now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cc_tools import atomic, shipped
from cc_tools.authoring.format import schema_line
from cc_tools.diagnostics import closest
from cc_tools.load.discover import GAME_FILE
from cc_tools.model.translated import FOREIGN, Foreign
from cc_tools.pipeline import Stock, Survey
from cc_tools.translation.memory import KEY, accepted, text
from cc_tools.translation.passage import Passage


class NotAccepted(Exception):  # noqa: N818 (named for what it is)
    """Nothing was recorded; the message says why."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The keys whose records changed in the file of one stock."""

    stock: Stock
    keys: tuple[str, ...]


def accept(survey: Survey, keys: Sequence[str] | None, languages: Sequence[Foreign] = FOREIGN) -> tuple[Accepted, ...]:
    """Record the present English text for the translations of `keys` (None for all), and write the files that change.

    A key stands for all below it, an id for all of its record or part of a record. Only languages that have a wording
    are recorded. Raises NotAccepted where the data has errors, a key means nothing, or a file lies in an installed
    package; OSError where one cannot be written.
    """
    if survey.errors:
        first = survey.errors[0]
        place = f"{first.span.file}:{first.span.start.line}"
        raise NotAccepted(f"the data has {len(survey.errors)} errors, the first at {place}: {first.message}")
    for key in keys or ():
        _known(survey, key)
    done = [_accept(stock, keys, languages) for stock in _own(survey)]
    return tuple(one for one in done if one.keys)


def _own(survey: Survey) -> list[Stock]:
    """The stocks of the author's workspace: the phrases of the program belong to it only where it is the checkout."""
    cards = [stock for stock in survey.stocks if not _is_packaged(stock)]
    in_checkout = any(stock.file.resolve().is_relative_to(shipped.cardsets().resolve()) for stock in cards)
    return list(survey.stocks) if in_checkout or not cards else cards


def _is_packaged(stock: Stock) -> bool:
    return stock.file.resolve().is_relative_to(shipped.PACKAGE)


def _known(survey: Survey, key: str) -> None:
    every = [passage.key for stock in survey.stocks for passage in stock.passages]
    if not any(_is_meant(one, key) for one in every):
        ids = {part for one in every for part in (one, *_ids(one))}
        near = closest(key, ids)
        raise NotAccepted(f"nothing to translate is called {key!r}" + (f"; did you mean {near}?" if near else ""))


def _is_meant(passage: str, key: str) -> bool:
    return passage == key or passage.startswith(f"{key}/") or key in _ids(passage)


def _ids(passage: str) -> list[str]:
    """The ids in a key, which names of fields and ids make up in turn; what has none is numbered."""
    return [part for part in passage.split("/")[1::2] if not part.isdigit()]


def _accept(stock: Stock, keys: Sequence[str] | None, languages: Iterable[Foreign]) -> Accepted:
    chosen = [one for one in stock.passages if keys is None or any(_is_meant(one.key, key) for key in keys)]
    known, changed = accepted(stock.known, stock.passages, _translated(chosen), languages)
    if not changed:
        return Accepted(stock, ())
    if _is_packaged(stock) and not shipped.is_checkout():
        raise NotAccepted(f"{stock.shown} belongs to the installed package")
    folder = stock.file.parent
    schema = schema_line(stock.file, folder, KEY) if (folder / GAME_FILE).is_file() else None
    atomic.write_text(stock.file, text(known, schema))
    return Accepted(stock, changed)


def _translated(passages: Iterable[Passage]) -> list[Passage]:
    return [passage for passage in passages if set(passage.wordings) - {"en"}]
