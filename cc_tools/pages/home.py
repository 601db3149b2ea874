"""The home page of a language: what there is to find, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cc_tools.model.record import Card
from cc_tools.model.text import Language
from cc_tools.pages import index as places, markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.face import face
from cc_tools.pages.grouped import groupings
from cc_tools.pages.index import DOCS, HOME, SETS, WORDS
from cc_tools.pages.page import Page, page, relative
from cc_tools.pages.rulebook import rules_path, sections_of
from cc_tools.pages.wording import Wording

_FACES = 8
"""How many faces of a game the home page shows."""


def home_page(editions: Iterable[Edition], wording: Wording, language: Language) -> Page:
    """The home page."""
    title = wording.say("title", language)
    blocks = (block for edition in editions for block in _game(edition))
    intro = markup.paragraph(markup.text(wording.say("intro", language)), "cc-intro")
    # The docs are a site of their own, so that MkDocs must not look for their pages among these.
    docs = f'<p><a href="../{DOCS}/index.html" hreflang="en">{markup.text(wording.say("docs", language))}</a></p>'
    return page(HOME, title, f'<h1 id="home">{markup.text(title)}</h1>', intro, *blocks, docs)


def ways(edition: Edition) -> list[tuple[str, str, int]]:
    """The lists of a game: label as raw text, page, and how much stands there."""
    index, game = edition.index, edition.game.id
    counts = {name: len(index.named(name)) for name in index.collections}
    of_words = {sense: sum(one == sense for one, _ in index.cards_with) for sense in index.senses}
    listed, words = (
        [(edition.raw_list_label(name), places.list_path(game, name), count) for name, count in found.items()]
        for found in (counts, of_words)
    )
    sets = (edition.say("sets"), places.list_path(game, SETS), len(edition.sets))
    rules = [(edition.say("rules"), rules_path(game), number)] if (number := sections_of(edition)) else []
    grouped = [(label, path, len(cards)) for label, path, cards in groupings(edition)]
    all_words = (edition.say("words"), places.list_path(game, WORDS), len(index.terms))
    return [*rules, *listed, sets, *grouped, *words, all_words]


def _game(edition: Edition) -> Iterator[str]:
    yield markup.heading(2, edition.both(edition.game), edition.game.id)
    tiles = (
        f"{markup.link(markup.text(label), relative(path, HOME))} <small>{count}</small>"
        for label, path, count in ways(edition)
    )
    yield markup.block("cc-tiles", markup.items(tiles))
    yield markup.block("cc-faces", markup.items(_faces(edition)), searched=False)


def _faces(edition: Edition) -> Iterator[str]:
    """A card of each kind, drawn: of those that do most the one whose text is of middle length."""
    kinds: dict[str, list[Card]] = {}
    for card in edition.catalog.cards.values():
        kinds.setdefault(card.kind, []).append(card)
    for cards in list(kinds.values())[:_FACES]:
        ordered = sorted(cards, key=lambda card: (len("".join(card.operations)), card.id))
        card = ordered[len(ordered) * 3 // 4]
        key = ("cards", card.id)
        own = [one for one in edition.index.operations.get(key, ()) if "/" not in one.address]
        if drawn := face(edition, card, "cards", own):
            yield markup.link(drawn, relative(edition.record_target(key), HOME))
