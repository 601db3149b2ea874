"""A card that was replaced, and the one that took its place: what differs, old against new."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

from cc_tools.model.record import Card
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.facts import facts
from cc_tools.pages.index import Key

_WORDS = re.compile(r"\s+|[^\W\d_]+|\d+|.", re.DOTALL)
_CLOSE = 0.45
"""How like two texts have to be to be set against each other."""


def replaced(edition: Edition, key: Key, start: str) -> Iterator[str]:
    """For a replaced card its replacement, for a replacement what it replaced, with old text against new."""
    cards = edition.catalog.cards
    card = cards.get(key[1]) if key[0] == "cards" else None
    if card is None:
        return
    pairs = [(card, cards[card.replaced_by])] if card.replaced_by in cards and card.replaced_by else []
    pairs += [(cards[old], card) for old in edition.index.replaces.get(card.id, ())]
    for old, new in pairs:
        word = "replaced-by" if old is card else "replaces"
        other = new if old is card else old
        lead = markup.paragraph(f"{markup.text(edition.say(word))}: {edition.record(('cards', other.id), start)}")
        yield markup.section(
            markup.text(edition.say("old-and-new")), f"replaced-{other.id}", lead, compared(edition, old, new, start)
        )


def compared(edition: Edition, old: Card, new: Card, start: str) -> str:
    """Two cards as a table: a row for each thing that one of them says, marked where they differ."""
    rows = [
        (f'<th scope="row">{label}</th>', before, after, before != after)
        for label, before, after in _facts(edition, old, new, start)
    ]
    heads = markup.text(edition.say("old")), markup.text(edition.say("new"))
    body = "".join(
        f"<tr>{head}<td>{f'<del>{before}</del>' if changed and before else before}</td>"
        f"<td>{f'<ins>{after}</ins>' if changed and after else after}</td></tr>"
        for head, before, after, changed in rows
    )
    for before, after in _paired(_sentences(edition, old), _sentences(edition, new)):
        was, now = difference(before, after)
        body += f'<tr class="cc-text"><th></th><td>{was}</td><td>{now}</td></tr>'
    head = f'<th></th><th scope="col">{heads[0]}</th><th scope="col">{heads[1]}</th>'
    return f'<div class="cc-compared"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _facts(edition: Edition, old: Card, new: Card, start: str) -> Iterator[tuple[str, str, str]]:
    before, after = dict(facts(edition, old, start)), dict(facts(edition, new, start))
    for label in dict.fromkeys([*before, *after]):
        if label != edition.label("replaced_by"):
            yield label, before.get(label, ""), after.get(label, "")


def _sentences(edition: Edition, card: Card) -> list[str]:
    found = edition.index.operations.get(("cards", card.id), ())
    said = (edition.catalog.sentences.get(one.text, {}) for one in found)
    return [one.get(edition.language) or linked.text for one, linked in zip(said, found, strict=True)]


def _paired(old: list[str], new: list[str]) -> Iterator[tuple[str, str]]:
    """Each old text with the new one that is most like it; those without a counterpart alone."""
    left = list(new)
    for before in old:
        best = max(left, key=lambda after: _likeness(before, after), default="")
        if best and _likeness(before, best) >= _CLOSE:
            left.remove(best)
            yield before, best
        else:
            yield before, ""
    yield from (("", after) for after in left)


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def difference(old: str, new: str) -> tuple[str, str]:
    """Two texts as HTML: what only the old one has is `del`, what only the new one has is `ins`."""
    before, after = _WORDS.findall(old), _WORDS.findall(new)
    was, now = [], []
    for tag, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        gone, come = markup.text("".join(before[a:b])), markup.text("".join(after[c:d]))
        was.append(gone if tag == "equal" else f"<del>{gone}</del>" if gone else "")
        now.append(come if tag == "equal" else f"<ins>{come}</ins>" if come else "")
    return "".join(was), "".join(now)
