"""Real operations as examples: the string, its English sentence, and the card that has it."""

from __future__ import annotations

from collections.abc import Iterable

from cc_tools.model.text import Language
from cc_tools.pages import index as places, markup
from cc_tools.pages.docs.pool import Pool
from cc_tools.pages.edition import Edition
from cc_tools.pages.page import relative


class Reference:
    """One game as the reference shows it: its pool, and links to the pages of its cards in one language of the site."""

    def __init__(self, edition: Edition, site_language: Language) -> None:
        self.edition = edition
        self.pool = Pool(edition.catalog)
        self._language = site_language

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.edition.game.id

    def path(self, name: str) -> str:
        """Where a page of the game's reference lies."""
        return f"reference/{self.game}/{name}.md"

    def example(self, text: str, start: str) -> str:
        """An operation as an item of a list; raw HTML, since its link leads out of the docs."""
        linked = self.pool.places[text]
        entry = (linked[0].collection, linked[0].record)
        found = self.edition.index.record(places.owner(self.edition.index, entry))
        name = markup.text(str(getattr(found, "name", linked[0].record)))
        target = relative(f"../{self._language}/{self.edition.record_target(entry)}", start)
        more = f" and {len(linked) - 1} more" if len(linked) > 1 else ""
        sentence = self.edition.catalog.sentences.get(text, {}).get("en")
        return (
            f"<li><code>{markup.text(text)}</code>"
            f"{f'<br>{markup.text(sentence)}' if sentence else ''}"
            f'<br><a href="{target}#{places.anchor(linked[0])}">{name}</a>{more}</li>'
        )

    def examples(self, texts: Iterable[str], start: str) -> str:
        """Operations as a list; empty where there are none."""
        items = "\n".join(self.example(text, start) for text in texts)
        return f'<ul class="cc-examples">\n{items}\n</ul>' if items else ""
