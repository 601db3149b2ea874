"""Documents to records: the second stage of the pipeline."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cc_tools.diagnostics import Code, Diagnostic, closest, respelled, sort
from cc_tools.load import Document, Mapping as MappingNode, Node, Scalar, Sequence, Workspace
from cc_tools.load.discover import GAME_FILE, SET_FILE, TRANSLATIONS_FILE, VOCABULARY
from cc_tools.model.game import CardSet, Game
from cc_tools.model.names import slug
from cc_tools.model.record import Card
from cc_tools.model.term import Term
from cc_tools.validate import codes
from cc_tools.validate.explain import shortened
from cc_tools.validate.located import Located, Validated, ValidatedGame
from cc_tools.validate.readers import Reader, shared_reader
from cc_tools.validate.schemas import SHARED, Collections, builder, holds_list
from cc_tools.validate.words import TRAIT

MAX_FAULTS = 2_000
"""So many findings of one file are listed; then the rest of it is left."""

_FILES = {"game": GAME_FILE, "set": SET_FILE, "translated": TRANSLATIONS_FILE}
_IN_GAME_FOLDER = ("game", "translated")


def validate(workspace: Workspace, games: Mapping[str, Collections]) -> tuple[Validated, list[Diagnostic]]:
    """The records of a workspace and all findings about their shape.

    `games` gives by game id the model of each collection. A record with an error is left out, everything else goes
    on; a game without a sound `game.yaml` is left out as a whole, after its files have been checked.
    """
    found: dict[str, ValidatedGame] = {}
    findings: list[Diagnostic] = []
    for folder in workspace.games:
        documents = [document for document in workspace.documents if document.game == folder]
        name = workspace.root.name if folder == "." else folder.rpartition("/")[2]
        home = "" if folder == "." else f"{folder}/"
        unread = frozenset(path for path in workspace.unread if path.startswith(home))
        reading = _Game(folder, name, games.get(name), findings, unread)
        game = reading.read(documents, known=sorted(games))
        if game is not None:
            found[game.game.id] = game
    return Validated(found), sort(findings)


@dataclass(slots=True)
class _Content:
    """One top-level entry of a file: its kind, the key, and what stands below."""

    document: Document
    kind: str
    key: Scalar
    node: Node


@dataclass(slots=True)
class _Game:
    """The reading of one game's documents."""

    folder: str
    name: str
    collections: Collections | None
    findings: list[Diagnostic]
    unread: frozenset[str]
    located: dict[str, list[Located]] = field(default_factory=dict)
    sets: dict[str, str] = field(default_factory=dict)
    orders: dict[str, int] = field(default_factory=dict)
    failed: dict[str, list[Node]] = field(default_factory=dict)

    def read(self, documents: list[Document], known: list[str]) -> ValidatedGame | None:
        """Everything of the game, in the order in which one part needs another: words, sets, records."""
        contents = [content for document in documents for content in self._contents(document)]
        self.sets = {folder: folder.rpartition("/")[2] for folder in self._set_folders(contents)}
        for kind in SHARED:
            self._records([c for c in contents if c.kind == kind], shared_reader(kind))
        game = self._game()
        self._check_sets()
        if self.collections is None:
            self._unknown_game(contents, known)
        else:
            self._collections(contents, game, self.collections)
        if game is None:
            return None
        records = {kind: self._sorted(found) for kind, found in self.located.items()}
        rejected = {kind: frozenset(_written_names(nodes)) for kind, nodes in self.failed.items()}
        return ValidatedGame(game, self.folder, records, rejected)

    def _set_folders(self, contents: list[_Content]) -> Iterator[str]:
        """The folders with a `set.yaml`, also where that cannot be read."""
        yield from (content.document.folder for content in contents if content.kind == "set")
        yield from (path.rpartition("/")[0] for path in self.unread if path.rpartition("/")[2] == SET_FILE)

    def _contents(self, document: Document) -> Iterator[_Content]:
        kinds = [*SHARED, *(self.collections or ())]
        root = document.root
        if not isinstance(root, MappingNode) or not root.entries:
            listed = ", ".join(f"`{kind}:`" for kind in sorted(kinds))
            self._note(codes.UNKNOWN_FILE, f"a file begins with a key that says what it holds ({listed})", root)
            return
        for number, (key, node) in enumerate(root.entries):
            if number and key.text in kinds:
                self._note(codes.SEVERAL_KEYS, f"a second top-level key, `{key.text}`", key)
            elif number and root.entries[0][0].text in kinds:
                first = root.entries[0][0].text
                self._note(codes.SEVERAL_KEYS, f"`{shortened(key.text)}` stands beside `{first}`, not below it", key)
            elif key.text not in kinds and self.collections is not None:
                message = f"`{shortened(key.text)}` is no kind of file"
                self.findings.append(respelled(codes.UNKNOWN_FILE, message, key.span, key.text, kinds))
                return
            if key.text in kinds and self._is_in_place(document, key):
                yield _Content(document, key.text, key, node)

    def _is_in_place(self, document: Document, key: Scalar) -> bool:
        """Whether `game:`, `set:` and `translated:` stand in the file where they are looked for."""
        file = _FILES.get(key.text)
        if file is None:
            return True
        home = "" if self.folder == "." else self.folder
        right = document.path.rpartition("/")[2] == file and (
            key.text not in _IN_GAME_FOLDER or document.folder == home
        )
        if not right:
            self._note(codes.MISPLACED_FILE, f"`{key.text}:` belongs into a file `{file}`", key)
        return right

    def _records(self, contents: list[_Content], reader: Reader) -> None:
        for content in contents:
            before = len(self.findings)
            for node in self._nodes(content):
                if len(self.findings) - before > MAX_FAULTS:
                    self._note(codes.TOO_MANY_FAULTS, f"more than {MAX_FAULTS:,} faults; the rest is not read", node)
                    break
                record, findings = reader.read(node)
                self.findings += findings
                if record is None:
                    self.failed.setdefault(content.kind, []).append(node)
                else:
                    path = content.document.path
                    one = Located(record, content.kind, path, self._set_of(content), node)
                    self.located.setdefault(content.kind, []).append(one)

    def _nodes(self, content: _Content) -> tuple[Node, ...]:
        """The nodes of the records: the items of a list, or the only record."""
        node = content.node
        if isinstance(node, Scalar) and node.style == "refused":
            return ()
        if isinstance(node, Scalar) and node.style == "plain" and not node.text:
            self._note(codes.NO_VALUE, f"nothing stands below `{content.kind}`", content.key)
            return ()
        if not holds_list(content.kind):
            return (node,)
        if not isinstance(node, Sequence):
            message = f"`{content.kind}` needs a list: each record begins with `-`"
            self._note(codes.WRONG_TYPE, message, content.key)
            return ()
        return node.items

    def _set_of(self, content: _Content) -> str | None:
        folder = content.document.folder
        while folder not in self.sets:
            if not folder:
                return None
            folder = folder.rpartition("/")[0]
        return self.sets[folder]

    def _game(self) -> Game | None:
        for one in self.located.get("game", ()):
            if isinstance(one.record, Game):
                self._check_id(one, self.name)
                return one.record
        return None

    def _check_sets(self) -> None:
        for one in self.located.get("set", ()):
            if isinstance(one.record, CardSet):
                self._check_id(one, one.set or "")
                self.orders[one.set or ""] = one.record.order

    def _check_id(self, one: Located, folder: str) -> None:
        if one.id != folder:
            message = f"the id is `{one.id}`, the folder is called `{folder}`"
            self.findings.append(Diagnostic(codes.ID_IS_NOT_FOLDER, message, one.span(("id",))))

    def _unknown_game(self, contents: list[_Content], known: list[str]) -> None:
        place = next((c.key for c in contents if c.kind == "game"), None)
        if place is not None:
            meant = closest(self.name, known)
            hint = f"; did you mean `{meant}`?" if meant else ""
            self._note(codes.UNKNOWN_GAME, f"no package knows a game `{self.name}`{hint}", place)

    def _collections(self, contents: list[_Content], game: Game | None, collections: Collections) -> None:
        terms = self._terms()
        readers: dict[str, Reader] = {}
        for kind, model in collections.items():
            mine = [content for content in contents if content.kind == kind]
            if not getattr(model, "outside_sets", False):
                self._outside_sets(mine)
            if mine or game is not None:
                readers[kind] = Reader(model, builder(game, terms, collections, inline=True))
                self._records(mine, readers[kind])
        if game is not None:
            self._check_words(readers, game, terms)
            self._check_fields(game, collections)
            self._check_kinds(game, collections)

    def _terms(self) -> list[Term]:
        """The terms; none where some could not be read, since their words would then count as unknown."""
        if "terms" in self.failed or any(VOCABULARY in path.split("/") for path in self.unread):
            return []
        return [one.record for one in self.located.get("terms", ()) if isinstance(one.record, Term)]

    def _outside_sets(self, contents: list[_Content]) -> None:
        for content in contents:
            if self._set_of(content) is None:
                self._note(codes.NO_SET, f"no `{SET_FILE}` in a folder above this file", content.key)

    def _check_words(self, readers: Mapping[str, Reader], game: Game, terms: list[Term]) -> None:
        """Report senses of words that fields ask for and the game does not list."""
        listed = builder(game, terms, {}).words
        for sense in sorted({sense for reader in readers.values() for sense in reader.senses}):
            if not listed.get(sense) and not (sense == TRAIT and self._has_vocabulary()):
                span = self.located["game"][0].key(("words",))
                message = f"no words of the sense `{sense}`, which fields of {self._users(readers, sense)} need"
                self.findings.append(Diagnostic(codes.NO_WORDS, message, span))

    def _has_vocabulary(self) -> bool:
        return "terms" in self.failed or "terms" in self.located or bool(self.unread)

    @staticmethod
    def _users(readers: Mapping[str, Reader], sense: str) -> str:
        return ", ".join(f"`{kind}`" for kind, reader in readers.items() if sense in reader.senses)

    def _check_fields(self, game: Game, collections: Collections) -> None:
        """Report fields that a kind of card is said to have alone or to need, and that no card has."""
        card = next((model for model in collections.values() if issubclass(model, Card)), None)
        if card is None:
            return
        for word, entry in game.words.get(card.kind_field, {}).items():
            listed = (("fields", entry.fields), ("needs", entry.needs))
            for key, index, name in ((key, *one) for key, names in listed for one in enumerate(names)):
                if name not in card.model_fields:
                    span = self.located["game"][0].span(("words", card.kind_field, word, key, index))
                    message = f"no card has a field `{name}`"
                    self.findings.append(respelled(codes.UNKNOWN_FIELD, message, span, name, card.model_fields))

    def _check_kinds(self, game: Game, collections: Collections) -> None:
        """Report kinds of card that are said to have a kind of operation, and that the game does not have."""
        card = next((model for model in collections.values() if issubclass(model, Card)), None)
        known = game.words.get(card.kind_field, {}) if card is not None else {}
        for kind, entry in game.kinds.items():
            for index, name in enumerate(entry.cards):
                if name not in known:
                    span = self.located["game"][0].span(("kinds", kind, "cards", index))
                    message = f"`{name}` is no kind of card of this game"
                    self.findings.append(respelled(codes.UNKNOWN_WORD, message, span, name, known))

    def _sorted(self, found: list[Located]) -> tuple[Located, ...]:
        """By order and id of the set, then by file; the lines of a file are in order already."""
        return tuple(sorted(found, key=lambda one: (self.orders.get(one.set or "", 0), one.set or "", one.path)))

    def _note(self, code: Code, message: str, node: Node) -> None:
        self.findings.append(Diagnostic(code, message, node.head))


def _written_names(nodes: list[Node]) -> Iterator[str]:
    """The ids of records with errors, and the slugs of their names, as far as they are written."""
    for node in nodes:
        if isinstance(node, MappingNode):
            for key in ("id", "name"):
                value = node.get(key)
                if isinstance(value, Scalar):
                    yield value.text if key == "id" else slug(value.text)
