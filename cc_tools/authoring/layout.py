"""The canonical layout of a card file: its nodes and comments as text.

Two spaces a level and none before a list's dashes; keys in the order of the model; operations in double quotes; lists
of short words in brackets; one empty line between records and none inside them. Comments stay with what they stand at.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence as Several
from dataclasses import dataclass, field

from cc_tools.authoring.shape import Shape
from cc_tools.authoring.words import WIDTH, Printer, is_flow, is_word_list, lines, one_line, quoted
from cc_tools.load.comments import Comment
from cc_tools.load.nodes import Mapping, Node, Scalar, Sequence

_SCHEMA = "# yaml-language-server:"


def laid_out(root: Node, comments: Several[Comment], shape: Shape, schema: str | None, canonical: Printer) -> str:
    """The file as text. `schema` is its first line where the file has none of its own; None where none is known."""
    own = [comment for comment in comments if comment.text.startswith(_SCHEMA)]
    header = own[0].text if own else schema
    layout = _Layout(canonical, _Comments.attached(root, [c for c in comments if c not in own[:1]]))
    body = layout.block(root, shape, 0, inside=False)
    tail = [line for c in layout.comments.tail for line in ([""] if c.blank_before else []) + [c.text]]
    gap = [""] if header and own and own[0].blank_after else []
    found = [*([header] if header else []), *gap, *body, *tail]
    return "\n".join(found).rstrip("\n") + "\n"


@dataclass(slots=True)
class _Comments:
    """Comments by the offset of the key or item that they stand before, beside or behind."""

    before: dict[int, list[Comment]] = field(default_factory=lambda: defaultdict(list))
    beside: dict[int, list[Comment]] = field(default_factory=lambda: defaultdict(list))
    behind: dict[int, list[Comment]] = field(default_factory=lambda: defaultdict(list))
    tail: list[Comment] = field(default_factory=list)

    @classmethod
    def attached(cls, root: Node, comments: Several[Comment]) -> _Comments:
        """Each comment at its key or item: beside it, before the next, or behind the last where it is deeper."""
        found = cls()
        anchors = sorted(_anchors(root, 0))
        for comment in comments:
            index = bisect_right(anchors, comment.start, key=lambda anchor: anchor.start)
            last = anchors[index - 1] if index else None
            following = anchors[index] if index < len(anchors) else None
            if last is not None and comment.start < last.end:
                found.before[last.start].append(comment)
            elif not comment.alone and last is not None:
                found.beside[last.start].append(comment)
            elif last is not None and _is_behind(comment, last, following):
                found.behind[last.start].append(comment)
            elif following is not None:
                found.before[following.start].append(comment)
            else:
                found.tail.append(comment)
        return found


@dataclass(frozen=True, slots=True, order=True)
class _Anchor:
    """A key or item with lines of its own: where it begins, its depth and column, and how far no comment may cut it."""

    start: int
    depth: int
    column: int
    end: int


def _anchors(node: Node, depth: int) -> Iterator[_Anchor]:
    if is_flow(node) or isinstance(node, Scalar):
        return
    parts = node.entries if isinstance(node, Mapping) else [(item, item) for item in node.items]
    for key, value in parts:
        whole = is_flow(value) or (isinstance(value, Scalar) and value.style not in ("literal", "folded"))
        end = value.end if whole else key.end if isinstance(key, Scalar) else key.start
        yield _Anchor(key.start, depth, _column(node, key.start), end)
        yield from _anchors(value, depth + 1)


def _column(node: Node, offset: int) -> int:
    """The column, from 0, of the line's first sign: of a key, or of the dash of an item that begins there."""
    before = node.source.text[:offset].rpartition("\n")[2]
    return len(before) - len(before.lstrip(" "))


def _is_behind(comment: Comment, last: _Anchor, following: _Anchor | None) -> bool:
    """Whether a comment is indented so that it belongs to what ends above it, not to what follows."""
    if following is None:
        return comment.column > 0
    return following.depth <= last.depth and comment.column > following.column


@dataclass(slots=True)
class _Layout:
    canonical: Printer
    comments: _Comments

    def block(self, node: Node, shape: Shape, indent: int, inside: bool) -> list[str]:
        """A mapping or list in lines of its own; `inside` tells whether it is a part of a record."""
        if isinstance(node, Mapping):
            return self._mapping(node, shape, indent, inside)
        if isinstance(node, Sequence):
            return self._sequence(node, shape, indent, operations=False, inside=inside)
        return [" " * indent + line for line in lines(node, indent)]

    def _mapping(self, node: Mapping, shape: Shape, indent: int, inside: bool) -> list[str]:
        found: list[str] = []
        for key, value in _ordered(node, shape):
            entry = self._entry(key, value, shape, indent, inside)
            blank = bool(found) and not inside and self._has_blank(key)
            found += [*([""] if blank else []), *self._before(key.start, indent), *entry]
        return found

    def _entry(self, key: Scalar, value: Node, shape: Shape, indent: int, inside: bool) -> list[str]:
        behind = self._behind(key.start, indent)
        name = " " * indent + one_line(key) + ":"
        operations = key.text in shape.operations
        beside = self._beside(key.start)
        if isinstance(value, Scalar):
            return [*self._scalar(f"{name} ", value, indent, operations, beside), *behind]
        if self._is_inline(value, operations):
            return [*self._inline(f"{name} ", value, shape.below(key.text), beside), *behind]
        if isinstance(value, Sequence):
            below = self._sequence(value, shape.below(key.text), indent, operations, inside)
        else:
            below = self._mapping(value, shape.below(key.text), indent + 2, inside)
        return [name + beside, *below, *behind]

    def _sequence(self, node: Sequence, shape: Shape, indent: int, operations: bool, inside: bool) -> list[str]:
        found: list[str] = []
        previous = False
        for item in node.items:
            record = isinstance(item, Mapping) and not is_flow(item) and item.get("id") is not None
            blank = bool(found) and (record or previous or (not inside and self._has_blank(item)))
            before = self._before(item.start, indent)
            found += [*([""] if blank else []), *before, *self._item(item, shape, indent, operations, record or inside)]
            previous = record
        return found

    def _item(self, item: Node, shape: Shape, indent: int, operations: bool, inside: bool) -> list[str]:
        dash = " " * indent + "- "
        if isinstance(item, Mapping) and not is_flow(item):
            return self._with_dash(self._mapping(item, shape, indent + 2, inside), indent)
        behind = self._behind(item.start, indent)
        beside = self._beside(item.start)
        if isinstance(item, Scalar):
            return [*self._scalar(dash, item, indent, operations, beside), *behind]
        if self._is_inline(item, operations):
            return [*self._inline(dash, item, shape, beside), *behind]
        return [*self._with_dash(self.block(item, shape, indent + 2, inside), indent), *behind]

    def _with_dash(self, block: list[str], indent: int) -> list[str]:
        """The lines of an item, with the dash in the first; comments before its first key move before the dash."""
        first = next(i for i, line in enumerate(block) if line.strip() and not line.lstrip().startswith("#"))
        moved = [line.removeprefix("  ") for line in block[:first]]
        return [*moved, " " * indent + "- " + block[first][indent + 2 :], *block[first + 1 :]]

    def _scalar(self, lead: str, scalar: Scalar, indent: int, operations: bool, beside: str) -> list[str]:
        """A scalar behind its key or dash; a comment cannot stand within one of several lines, so it goes above."""
        first, *rest = [self._operation(scalar)] if operations else lines(scalar, indent + 2)
        if rest and beside and scalar.style not in ("literal", "folded"):
            return [" " * indent + beside.strip(), (lead + first).rstrip(), *rest]
        return [(lead + first).rstrip() + beside, *rest]

    def _operation(self, scalar: Scalar) -> str:
        return quoted(self.canonical(scalar.text)) if scalar.text else ""

    def _is_inline(self, node: Mapping | Sequence, operations: bool) -> bool:
        if isinstance(node, Mapping):
            return is_flow(node)
        return not node.items or (not operations and (is_flow(node) or is_word_list(node)))

    def _inline(self, lead: str, node: Mapping | Sequence, shape: Shape, beside: str) -> list[str]:
        """A mapping or list in brackets, on several lines only where the author broke a long one."""
        text = lead + self._flow(node, shape)
        if len(text) <= WIDTH or "\n" not in node.source.text[node.start : node.end]:
            return [text + beside]
        margin = " " * (len(lead) + 1)
        rows = [lead + text[len(lead)]]
        for part in self._parts(node, shape):
            if len(rows[-1]) + len(part) + 1 > WIDTH and rows[-1] != lead + text[len(lead)]:
                rows.append(margin)
            rows[-1] += f"{part}, "
        rows[-1] = rows[-1].removesuffix(", ") + text[-1]
        return [*(row.rstrip() for row in rows[:-1]), rows[-1] + beside]

    def _flow(self, node: Node, shape: Shape) -> str:
        if isinstance(node, Scalar):
            return one_line(node)
        inner = ", ".join(self._parts(node, shape))
        return f"{{{inner}}}" if isinstance(node, Mapping) else f"[{inner}]"

    def _parts(self, node: Mapping | Sequence, shape: Shape) -> Iterator[str]:
        if isinstance(node, Sequence):
            yield from (self._flow(item, shape) for item in node.items)
            return
        for key, value in _ordered(node, shape):
            if isinstance(value, Scalar) and key.text in shape.operations:
                yield f"{one_line(key)}: {self._operation(value)}"
            else:
                yield f"{one_line(key)}: {self._flow(value, shape.below(key.text))}"

    def _has_blank(self, node: Node) -> bool:
        """Whether an empty line stands before the line of a key or item, or before the comments above it."""
        if above := self.comments.before.get(node.start):
            return above[0].blank_before
        lines_above = node.source.text[: node.start].rsplit("\n", 2)
        return len(lines_above) > 2 and not lines_above[-2].strip()

    def _before(self, offset: int, indent: int) -> list[str]:
        found: list[str] = []
        for comment in self.comments.before.pop(offset, ()):
            found += [" " * indent + comment.text, *([""] if comment.blank_after else [])]
        return found

    def _beside(self, offset: int) -> str:
        return "".join(f"  {comment.text}" for comment in self.comments.beside.pop(offset, ()))

    def _behind(self, offset: int, indent: int) -> list[str]:
        return [" " * indent + comment.text for comment in self.comments.behind.pop(offset, ())]


def _ordered(node: Mapping, shape: Shape) -> list[tuple[Scalar, Node]]:
    """The entries in the order of the model; keys that it does not know come last, as they were."""
    place = {key: index for index, key in enumerate(shape.order)}
    return sorted(node.entries, key=lambda entry: place.get(entry[0].text, len(place)))
