"""Decks as `cc-tools deck` reads, counts and reports them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cc_tools import pipeline
from cc_tools.cli.conclusion import counted, passes, refuse, tally
from cc_tools.cli.data import catalog
from cc_tools.cli.output import deck as out
from cc_tools.cli.output.envelope import findings
from cc_tools.cli.reporters import Report
from cc_tools.cli.terminal import progress
from cc_tools.decks.importing import Imported
from cc_tools.diagnostics import closest
from cc_tools.games.deck_building import Bar, Deck, Distribution, deck_building, decks, size
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.term import Term
from cc_tools.pages.wording import GameWording, game_wording
from cc_tools.pipeline import DeckStock

WIDTH = 30
"""So many characters wide is the longest bar."""


def stock(places: Sequence[Path]) -> DeckStock:
    """The decks of some places; where none can be, the program ends."""
    try:
        with progress("checking decks"):
            found = pipeline.read_decks(places)
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)
    except pipeline.NoDecksError as error:
        refuse(str(error))
    if not found.decks and not found.findings:
        refuse(f"there is no deck in {', '.join(place.as_posix() for place in places)}")
    return found


def check_report(found: DeckStock, fail_on: str) -> Report:
    """What `deck check` says: the findings, and how many decks were looked at."""
    looked_at = tuple(described(game, deck) for game, deck in found.decks)
    output = out.Output(
        command="deck",
        data_hash=found.data_hash,
        ok=passes(found.findings, fail_on),
        decks=looked_at,
        findings=findings(found.findings),
    )
    summary = f"{counted(len(looked_at), 'deck')} checked: {tally(found.findings)}"
    if not found.findings:
        lines = [f"{one.id}: {counted(one.cards, 'card')}, {counted(one.titles, 'title')}" for one in looked_at]
        summary = "\n".join([*lines, summary])
    return Report(found.findings, summary, output, found.sources)


def import_report(found: Imported, fail_on: str) -> Report:
    """What `deck import` says about a list that cannot be imported."""
    output = out.Output(
        command="deck", ok=passes(found.findings, fail_on), findings=findings(found.findings), imported=None
    )
    files = {finding.span.file for finding in found.findings}
    return Report(
        found.findings, f"nothing imported: {tally(found.findings)}", output, dict.fromkeys(files, found.text)
    )


def one_deck(named: str) -> tuple[GameCatalog, Deck]:
    """The deck of a file, or of an id among those at hand; otherwise the program ends."""
    place = Path(named)
    if place.is_file():
        found = stock([place])
        if found.findings and not passes(found.findings, "error"):
            refuse(f"{named} has {tally(found.findings)}; `cc-tools deck check {named}` shows them", 1)
        if len(found.decks) != 1:
            refuse(f"{named} has {counted(len(found.decks), 'deck')}; name one by its id")
        return found.decks[0]
    known = {one.id: (game, one) for game, one in _at_hand(catalog())}
    if named not in known:
        meant = closest(named, known)
        refuse(f"there is no deck {named!r}" + (f"; did you mean {meant!r}?" if meant else ""))
    return known[named]


def several(named: str) -> list[tuple[GameCatalog, Deck]]:
    """The decks of a folder or a file, or the one of an id."""
    if not Path(named).is_dir():
        return [one_deck(named)]
    found = stock([Path(named)])
    if not passes(found.findings, "error"):
        refuse(f"{named} has {tally(found.findings)}; `cc-tools deck check {named}` shows them", 1)
    return list(found.decks)


def building(known: Catalog, game: str | None) -> GameCatalog:
    """The game to build a deck in: the one named, or the only one that can; otherwise the program ends."""
    able = [one for one in known.games if deck_building(one) is not None]
    if game is not None and game not in known.games:
        refuse(f"there is no game {game!r}; there are {', '.join(known.games)}")
    if game is not None and game not in able:
        refuse(f"in {game!r} no decks are built; in {', '.join(able)} they are")
    if game is None and len(able) != 1:
        refuse(f"--game says in which game: {', '.join(able)}" if able else "no game here builds decks")
    return known.games[game or able[0]]


def described(game: GameCatalog, deck: Deck, counts: bool = False) -> out.Deck:
    """A deck as output, with its distributions where they are wanted."""
    return out.Deck(
        game=game.game.id,
        id=deck.id,
        name=deck.name,
        cards=size(deck),
        titles=len({line.card for line in deck.cards}),
        distributions=tuple(_distribution(one) for one in _distributions(game, deck)) if counts else (),
    )


def stats_text(game: GameCatalog, deck: Deck) -> str:
    """A deck in numbers for people."""
    words = game_wording(game.game.id)
    terms = {term.id: term for term in game.terms}
    titles = len({line.card for line in deck.cards})
    lines = [f"{deck.name}  ({deck.id}, {counted(size(deck), 'card')}, {counted(titles, 'title')})"]
    for one in _distributions(game, deck):
        lines += ["", f"{_label(words, terms, one.field)}:", *_bars(game, one)]
    return "\n".join(lines)


def _at_hand(known: Catalog) -> list[tuple[GameCatalog, Deck]]:
    return [(game, one) for game in known.games.values() for one in decks(game)]


def _distributions(game: GameCatalog, deck: Deck) -> tuple[Distribution, ...]:
    known = deck_building(game.game.id)
    return known.distributions(game, deck) if known is not None else ()


def _distribution(one: Distribution) -> out.Distribution:
    bars = tuple(out.Bar(value=bar.value, count=bar.count, cards=bar.cards, whole=bar.whole) for bar in one.bars)
    return out.Distribution(field=one.field, bars=bars)


def _label(words: GameWording, terms: dict[str, Term], field: str) -> str:
    label = words.labels.get(field)
    if label is None:
        return field
    term = terms.get(label.term or "")
    text = label.en or (term.en.text if term is not None else field)
    return text[:1].upper() + text[1:]


def _bars(game: GameCatalog, one: Distribution) -> list[str]:
    most = max(bar.count for bar in one.bars)
    values = [_value(bar) for bar in one.bars]
    width = max(map(len, values))
    lengths = [max(1, round(bar.count * min(WIDTH, most) / most)) for bar in one.bars]
    return [
        f"  {value:<{width}} {bar.count:>3} {'#' * length}{_cards(game, one, bar)}"
        for value, length, bar in zip(values, lengths, one.bars, strict=True)
    ]


def _value(bar: Bar) -> str:
    return bar.value if bar.whole is None else f"{bar.value} ({'complete' if bar.whole else 'in part'})"


def _cards(game: GameCatalog, one: Distribution, bar: Bar) -> str:
    """The names of the cards, where few share a value and it is more than a word."""
    if one.sense or bar.whole is not None or len(bar.cards) > 4:
        return ""
    return "  " + ", ".join(dict.fromkeys(game.cards[card].name for card in bar.cards))
