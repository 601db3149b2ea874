"""Traps of YAML itself: what a file says to a program is not what its author sees."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, line_end, line_start
from cc_tools.authoring.mistakes.pool import Pool, entries
from cc_tools.load import Node, Scalar, Sequence
from cc_tools.validate import Located

_Finder = Callable[[Pool, random.Random], Iterator[Mistake]]


def _mistake(one: Located, start: int, end: int, text: str, meant: str | None = None) -> Mistake:
    """A change that is looked for on the line where it begins; only one in a file at a time."""
    return Mistake(one.path, (Change(start, end, text),), (start,), one.path, meant)


def _cards(pool: Pool, chance: random.Random) -> Iterator[Located]:
    """Cards in mixed order, so that all files get their share."""
    found = list(pool.records("cards"))
    chance.shuffle(found)
    yield from found[:120]


def _block_keys(pool: Pool, chance: random.Random) -> Iterator[tuple[Located, Scalar, Node]]:
    """One key of each card that begins its line."""
    for one in _cards(pool, chance):
        text = pool.text(one)
        keys = [
            pair for pair in entries(one.node)[1:] if not text[line_start(text, pair[0].start) : pair[0].start].strip()
        ]
        if keys:
            yield one, *chance.choice(keys)


def _plain(pool: Pool, chance: random.Random) -> Iterator[tuple[Located, Scalar]]:
    """One plain text of each card: its name or its suit."""
    for one in _cards(pool, chance):
        node = one.node.at(("name",))
        if isinstance(node, Scalar) and node.style == "plain":
            yield one, node


def _flow(pool: Pool, chance: random.Random) -> Iterator[tuple[Located, Sequence]]:
    """The traits of each card that has some."""
    for one in _cards(pool, chance):
        node = one.node.at(("traits",))
        if isinstance(node, Sequence) and pool.text(one)[node.start] == "[":
            yield one, node


def _quoted(pool: Pool, chance: random.Random) -> Iterator[tuple[Located, Scalar]]:
    """One operation in double quotes of each card."""
    for one in _cards(pool, chance):
        found = [node for written in one.operations() if isinstance(node := one.node.at(written.path), Scalar)]
        if found:
            yield one, chance.choice(found)


def _duplicate_key(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, key, value in _block_keys(pool, chance):
        if isinstance(value, Scalar):
            text = pool.text(one)
            at = line_end(text, value.end - 1)
            yield _mistake(one, at, at, text[line_start(text, key.start) : at])


def _anchor(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _flow(pool, chance):
        yield _mistake(one, node.start, node.start, "&these ")


def _alias(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """An anchor and further on its alias: the value that is taken over stands elsewhere."""
    for one, node in _flow(pool, chance):
        text = pool.text(one)
        at = line_end(text, node.start)
        changes = (Change(node.start, node.start, "&these "), Change(at, at, "  skills: *these\n"))
        if "\n  skills:" not in text[one.node.start : one.node.end]:
            yield Mistake(one.path, changes, (node.start, at), one.path)


def _merge_key(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, key, _value in _block_keys(pool, chance):
        at = line_start(pool.text(one), key.start)
        yield _mistake(one, at, at, "  <<: {vp: 1}\n")


def _tag(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _plain(pool, chance):
        yield _mistake(one, node.start, node.start, "!!str ")


def _indent_with(space: str, pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, key, _value in _block_keys(pool, chance):
        start = line_start(pool.text(one), key.start)
        yield _mistake(one, start, key.start, space)


def _tab(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    yield from _indent_with("\t", pool, chance)


def _no_break_space(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    yield from _indent_with("\u00a0\u00a0", pool, chance)


def _ideographic_space(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    yield from _indent_with("\u3000", pool, chance)


def _deeper(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, key, _value in _block_keys(pool, chance):
        start = line_start(pool.text(one), key.start)
        yield _mistake(one, start, start, chance.choice((" ", "  ", "   ")))


def _shallower(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, key, _value in _block_keys(pool, chance):
        start = line_start(pool.text(one), key.start)
        yield _mistake(one, start, start + 1, "")


def _no_space_behind_colon(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, key, value in _block_keys(pool, chance):
        if isinstance(value, Scalar) and value.style == "plain":
            yield _mistake(one, key.end, value.start, ":")


def _no_colon(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, key, value in _block_keys(pool, chance):
        if isinstance(value, Scalar):
            yield _mistake(one, key.end, value.start, " ")


def _inside(signs: tuple[str, ...], pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _plain(pool, chance):
        at = chance.randrange(node.start + 1, node.end)
        mistake = _mistake(one, at, at, chance.choice(signs))
        yield Mistake(mistake.file, mistake.changes, (node.start,), mistake.unit)


def _bidi(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    yield from _inside(("\u202e", "\u2066", "\u200f"), pool, chance)


def _invisible(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    yield from _inside(("\u200b", "\u00ad", "\ufeff"), pool, chance)


def _cut_by_comment(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _plain(pool, chance):
        yield _mistake(one, node.end, node.end, f" #{chance.randrange(2, 9)}")


def _read_differently(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _plain(pool, chance):
        word = chance.choice(("no", "Yes", "off", "1_000", "0x1F", "01E5", "12:30", "2024-05-31", "1.50", "null", "~"))
        yield _mistake(one, node.start, node.end, word, f'"{word}"')


def _quote_missing(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _quoted(pool, chance):
        yield _mistake(one, node.end - 1, node.end, "")


def _first_quote_missing(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _quoted(pool, chance):
        yield _mistake(one, node.start, node.start + 1, "")


def _typographic_quotes(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _quoted(pool, chance):
        changes = (Change(node.start, node.start + 1, "“"), Change(node.end - 1, node.end, "”"))
        yield Mistake(one.path, changes, (node.start,), one.path)


def _bracket_missing(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _flow(pool, chance):
        yield _mistake(one, node.end - 1, node.end, "")


def _comma_missing(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one, node in _flow(pool, chance):
        if len(node.items) > 1:
            first = node.items[0]
            yield _mistake(one, first.end, first.end + 1, "")


def _second_document(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for one in _cards(pool, chance):
        at = line_start(pool.text(one), one.node.start)
        yield _mistake(one, at, at, "---\n")


def _dash_missing(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """The dash of a record is left out, so that its keys run on into the record before."""
    firsts = {
        min(one.node.start for one in pool.records("cards") if one.path == path)
        for path in pool.files
        if any(one.path == path for one in pool.records("cards"))
    }
    for one in _cards(pool, chance):
        if one.node.start not in firsts:
            text = pool.text(one)
            start = line_start(text, one.node.start)
            yield _mistake(one, start, one.node.start, "  ")


def _byte_order_mark(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for path in pool.files:
        yield Mistake(path, (Change(0, 0, "\ufeff"),), (0,), path)


def _windows_lines(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for path in pool.files:
        text = pool.texts[path]
        changes = tuple(Change(at, at, "\r") for at, letter in enumerate(text) if letter == "\n")
        yield Mistake(path, changes, (0,), path)


KINDS = tuple(
    Kind("YAML", name, find)
    for name, find in (
        ("key twice", _duplicate_key),
        ("anchor", _anchor),
        ("anchor and alias", _alias),
        ("merge key", _merge_key),
        ("tag", _tag),
        ("tab in the indentation", _tab),
        ("no-break space in the indentation", _no_break_space),
        ("ideographic space in the indentation", _ideographic_space),
        ("line indented too far", _deeper),
        ("line indented too little", _shallower),
        ("no space behind a colon", _no_space_behind_colon),
        ("no colon", _no_colon),
        ("no dash before a record", _dash_missing),
        ("control character for the direction of writing", _bidi),
        ("invisible character", _invisible),
        ("text cut by a comment", _cut_by_comment),
        ("text that versions of YAML read differently", _read_differently),
        ("closing quotation mark missing", _quote_missing),
        ("opening quotation mark missing", _first_quote_missing),
        ("typographic quotation marks", _typographic_quotes),
        ("closing bracket missing", _bracket_missing),
        ("comma missing in a list", _comma_missing),
        ("second document", _second_document),
        ("byte order mark", _byte_order_mark),
        ("Windows line ends", _windows_lines),
    )
)
