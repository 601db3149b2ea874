"""The cards of a television episode are one of each type, all with one title (tcg.bonus.strict)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cc_tools.diagnostics import Code, Diagnostic, Severity, closest, respelled
from cc_tools.games.star_trek_tcg.records import Card
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with

CODE = Code(
    "R041",
    "episode-not-whole",
    """The cards with the title of a television episode are not one of each type.

The bonus of an episode comes when its mission, its plot and its discovery are played together. They are known by the
title under `episode`, so one that is spelt otherwise belongs to no whole set, and the bonus would never come.

    episode: The Cage
    episode: The Cagge               # wrong: on the discovery of the same episode

Correct the title, or add the cards that are missing.
""",
    Severity.WARNING,
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A warning for each title that lacks a type; of two titles that are almost the same, for that with fewer cards."""
    wanted = words_with(game, "type", "episode") - words_with(game, "type", "default")
    titles: dict[str, list[Card]] = {}
    for card in game.cards.values():
        if isinstance(card, Card) and card.episode is not None:
            titles.setdefault(card.episode, []).append(card)
    lacking = {title: wanted - {card.type for card in cards} for title, cards in titles.items()}
    for title, cards in titles.items():
        if not lacking[title]:
            continue
        near = closest(title, _fitting(title, cards, titles, lacking))
        if near is not None and len(titles[near]) < len(cards):
            continue
        span = places.of("cards", cards[0].id, ("episode",))
        if near is not None:
            yield respelled(CODE, f"no other card has the episode `{title}`", span, title, [near])
        else:
            yield Diagnostic(CODE, f"the episode `{title}` has no {' and no '.join(sorted(lacking[title]))}", span)


def _fitting(
    title: str, cards: list[Card], titles: Mapping[str, list[Card]], lacking: Mapping[str, frozenset[str]]
) -> list[str]:
    """The titles that lack what the cards of `title` are."""
    types = {card.type for card in cards}
    return [one for one in titles if one != title and types <= lacking[one]]
