"""The marks beside the numbers of later printings (card.box-mark, box.mix.1, box.mix.2).

Only common cards have marks: those of crews are in play whatever else is (box.mix.8).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic, Span, respelled
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with
from cc_tools.model.rulings import settled
from cc_tools.model.shown import Shown, printings

CODE = Code(
    "R034",
    "reprint-mark",
    """The mark of a printing does not go with what the printing is.

A common card that an earlier set printed as a common card already has the mark of a reprint; a card that takes another
one's place has the mark of a replacement; all others, and all cards of crews, have none.

    printings:
    - {card: horta, number: 2CAR08/18}               # wrong: marker: duplicate

Write the mark printed on the card, or correct `replaced_by` on the card that is replaced. A card that replaces one
which is not in the data has a ruling that names `box.mix.3`. In `game.yaml` the marks have the properties `reprint` and
`replacement`.
""",
)
RULE = "box.mix.3"


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each printing whose mark is unknown, missing or not wanted."""
    known = set(game.game.words.get("marker", {}))
    reprint, replacement = (words_with(game, "marker", name) for name in ("reprint", "replacement"))
    order = {one.id: one.order for one in game.sets}
    first: dict[str, int] = defaultdict(lambda: len(order) + max(order.values(), default=0))
    for printing in game.printings:
        if printing.crew is None:
            first[printing.card] = min(first[printing.card], order.get(printing.set, 0))
    replacing = {card.replaced_by for card in game.cards.values()}
    for shown in printings(game):
        card = game.cards.get(shown.printed.card)
        if card is None:
            continue
        marker = shown.printed.marker
        span = _span(shown, places)
        if marker is not None and marker not in known:
            yield respelled(CODE, f"`{marker}` is no mark of a printing", span, marker, known)
            continue
        common = shown.printed.crew is None
        wanted = common and order.get(shown.set, 0) > first[card.id]
        replaces = common and (card.id in replacing or settled(card, RULE))
        message = _fault(marker, wanted, replaces, reprint, replacement)
        if message is not None:
            yield Diagnostic(CODE, f"`{shown.printed.number}` {message}", span)


def _span(shown: Shown, places: Places) -> Span:
    key = "marker" if shown.printed.marker is not None else "number"
    return places.of(shown.collection, shown.record, (*shown.path, key))


def _fault(
    marker: str | None, again: bool, replaces: bool, reprint: frozenset[str], replacement: frozenset[str]
) -> str | None:
    if again:
        return None if marker in reprint else "was printed in an earlier set and has not the mark of a reprint"
    if marker in reprint:
        return "is marked as a reprint, and no earlier set has the card as a common one"
    if replaces:
        return None if marker in replacement else "takes the place of another card and has not the mark for it"
    if marker in replacement:
        return "is marked as a replacement, and no card is replaced by it"
    return None
