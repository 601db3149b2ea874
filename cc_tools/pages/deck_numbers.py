"""A deck in numbers as its page shows it: how its cards are spread over types, ratings, actions and so on."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.games.deck_building import Bar, Distribution, deck_building, decks
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.faces.icons import word_icon
from cc_tools.pages.grouped import row_target
from cc_tools.pages.page import relative


def deck_numbers(edition: Edition, record: object, start: str) -> Iterator[str]:
    """For a deck a section with a row of bars for each field; nothing for any other record."""
    building = deck_building(edition.game.id)
    deck = next((one for one in decks(edition.catalog) if one is record), None)
    if building is None or deck is None:
        return
    drawn = (_drawn(edition, one, start) for one in building.distributions(edition.catalog, deck))
    inside = markup.block("cc-spreads", *drawn, searched=False)
    yield markup.section(markup.text(edition.say("deck-numbers")), "numbers", inside)


def _drawn(edition: Edition, one: Distribution, start: str) -> str:
    most = max(bar.count for bar in one.bars)
    rows = "\n".join(_row(edition, one, bar, most, start) for bar in one.bars)
    heading = markup.heading(3, edition.label(one.field), f"numbers-{one.field}")
    return f'<div class="cc-spread cc-spread-{one.field}">\n{heading}\n<ul>\n{rows}\n</ul>\n</div>'


def _row(edition: Edition, one: Distribution, bar: Bar, most: int, start: str) -> str:
    """A value, a bar as long as its share of the greatest one, the number, and the cards when asked for."""
    width = round(100 * bar.count / most)
    names = ", ".join(edition.record(("cards", card), start) for card in bar.cards)
    kind = f" cc-bar-{markup.text(bar.value)}" if one.sense else ""
    told = markup.paragraph(names + _row_link(edition, one, bar, start))
    return (
        f"<li><details><summary>"
        f'<span class="cc-value">{_value(edition, one, bar)}</span>'
        f'<span class="cc-gauge"><span class="cc-level{kind}" style="inline-size:{width}%"></span></span>'
        f'<span class="cc-number">{bar.count}</span></summary>{told}</details></li>'
    )


def _value(edition: Edition, one: Distribution, bar: Bar) -> str:
    if one.sense:
        return word_icon(edition, one.sense, bar.value) + markup.text(edition.word_title(one.sense, bar.value))
    if bar.whole is not None:
        named = next((card for own in bar.cards if (card := edition.catalog.cards[own]).name == bar.value), None)
        shown = edition.own_name(named) if named is not None else markup.bdi(bar.value, "en")
        return f"{shown} <small>{markup.text(edition.say('deck-whole' if bar.whole else 'deck-part'))}</small>"
    if bar.value in edition.own.values.get(one.field, {}):
        return markup.text(edition.word_title(one.field, bar.value))
    english = edition.language != "en" and not bar.value.lstrip("-").isdigit()
    return markup.bdi(bar.value, "en" if english else "")


def _row_link(edition: Edition, one: Distribution, bar: Bar, start: str) -> str:
    """The way to the row of an episode among all of them."""
    target = row_target(edition, one.field, bar.value)
    return f" · {markup.link(markup.bdi(bar.value, 'en'), relative(target, start))}" if target else ""
