"""Makes the hostile files, and reads them within bounds of memory.

python -m tests.cases.hostile.make FOLDER        writes the files
python -m tests.cases.hostile.make --read FILE   reads one, prints the codes found
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

SIZE = 600_000
"""Bytes of a large file: enough to see whether work grows faster than size."""
MEMORY = 1_000_000_000
"""Bytes of address space that a reading may use."""
SECONDS = 900
"""Of work for all files, so that a reading that never ends holds up nobody; it takes about ten."""


def filled(part: str, size: int = SIZE) -> str:
    """A part as often as it fits into the size of a file."""
    return part * (size // len(part.encode()))


def laughs(depth: int = 30) -> str:
    """Ten aliases to ten aliases, and so on."""
    lines = ["l0: &l0 [x]"]
    lines += [f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 10)}]" for n in range(1, depth)]
    return "\n".join(lines) + "\n"


def files() -> dict[str, tuple[str | bytes, set[str]]]:
    """By name the content of each file and the codes that have to be among its findings."""
    card = "- {id: a, name: A, shape: cube}\n"
    return {
        "alias_bomb": (laughs(), {"Y003"}),
        "alias_to_itself": ("a: &a {b: *a, c: [*a]}\n", {"Y003"}),
        "aliases_in_plenty": ("a: &a 1\nb:\n" + filled("- *a\n"), {"Y003"}),
        "anchors_in_plenty": (filled("- &a 1\n"), {"Y003"}),
        "merge_keys_in_plenty": (filled("- <<: {a: 1}\n"), {"Y004"}),
        "brackets_open": (filled("["), {"Y020"}),
        "braces_open": (filled("{"), {"Y020"}),
        "brackets_closed": ("[" * 1_000_000 + "]" * SIZE, {"Y020"}),
        "brackets_with_keys": (filled("{a: "), {"Y020"}),
        "brackets_of_brackets": (filled("[[],"), {"Y020"}),
        "dashes": (filled("- "), {"Y020"}),
        "question_marks": (filled("? "), {"Y020"}),
        "staircase": ("".join(f"{' ' * n}a:\n" for n in range(3000)), {"Y020"}),
        "numbers_in_plenty": ("a: [" + filled("1,", 1_100_000) + "]\n", {"Y021"}),
        "keys_in_plenty": ("cards:\n- " + "\n  ".join(f"k{n}: 1" for n in range(60_000)) + "\n", {"S019", "S001"}),
        "keys_repeated": (filled("a: 1\n", 1_000_000), {"Y002"}),
        "words_unknown_in_plenty": (
            "cards:\n- id: a\n  name: A\n  shape: cube\n  traits: [" + filled("xyzzy,", 1_000_000) + "]\n",
            {"S003", "S019"},
        ),
        "records_in_plenty": ("cards:\n" + filled(card, 1_000_000), set()),
        "faults_in_plenty": ("cards:\n" + filled("- {id: A, nam: A}\n", 500_000), {"S001", "S002", "S006"}),
        "one_long_text": ("cards:\n- id: a\n  name: " + filled("x") + "\n  shape: cube\n", {"S009"}),
        "one_long_word": ("cards:\n- id: a\n  name: A\n  shape: " + filled("cube") + "\n", {"S003"}),
        "one_long_key": (filled("k", 1000) + ": 1\n", {"S010"}),
        "one_long_number": ("cards:\n- id: a\n  name: A\n  shape: cube\n  edge: " + filled("9") + "\n", {"S004"}),
        "one_long_id": ("cards:\n- id: " + filled("a-") + "!\n  name: A\n  shape: cube\n", {"S006"}),
        "one_long_operation": (
            "cards:\n- id: a\n  name: A\n  shape: cube\n  price: " + filled("A") + "\n",
            {"S009"},
        ),
        "quote_open": ('a: "' + filled("x "), {"Y001"}),
        "quote_of_lines": ('a: "' + filled("\n"), {"Y001"}),
        "quotes_in_plenty": (filled('"a" '), {"Y001"}),
        "block_of_blanks": ("a: |\n" + filled(" \n") + "b: @\n", {"Y001"}),
        "folded_deeper_and_deeper": ("a: >\n" + "".join(f"{' ' * (n % 900 + 1)}x\n" for n in range(9000)), {"S010"}),
        "comments_only": (filled("#\n"), {"Y013"}),
        "line_ends_only": (filled("\n"), {"Y013"}),
        "carriage_returns": (filled("\r"), {"Y013", "Y018"}),
        "tabs": (filled("\ta\n"), {"Y006"}),
        "tabs_in_one_line": ("a:" + filled("\t") + "b\n", {"S010"}),
        "no_break_spaces": (filled("\u00a0a:\n"), {"Y007", "Y002"}),
        "no_break_spaces_in_one_line": ("a:" + filled("\u00a0") + "b\n", {"Y007"}),
        "spaces_before_no_break_space": ("a:" + filled(" ", 1_000_000) + "\u00a0x\n", {"Y007", "S010"}),
        "blanks_in_one_line": ("a: b" + filled(" \t") + "c\n", {"S010"}),
        "hashes": ("a: b" + filled(" #b") + "\n", {"S010", "Y010"}),
        "invisible": ("a: " + filled("\u200b") + "\n", {"Y009", "S010"}),
        "bidi": ("a: " + filled("\u202e") + "\n", {"Y008", "S010"}),
        "controls": (filled("\x01"), {"Y024"}),
        "zeros": (b"\0" * SIZE, {"Y024"}),
        "not_utf8": (b"a: 1\n" * 200_000 + b"\xff", {"Y016"}),
        "utf16": ("a: 1\n".encode("utf-16"), {"Y016"}),
        "directives": (filled("%TAG !a! tag:x\n"), {"Y025"}),
        "tags": (filled("- !a 1\n", 1_000_000), {"Y005"}),
        "documents": (filled("---\n"), {"Y012"}),
        "too_large": (b"a" * 5_000_001, {"Y019"}),
        "escapes": ('cards:\n- id: "' + filled("\\u0041") + '"\n', {"S002", "S006"}),
        "escapes_to_surrogates": ('a: "\\ud800\\udfff"\n', {"Y001"}),
        "escapes_to_nowhere": ('a: "\\U00110000"\n', {"Y001"}),
        "integers_of_python": ("cards:\n- id: a\n  name: A\n  shape: cube\n  edge: " + "1" * 5000 + "\n", {"S004"}),
    }


def write(folder: Path) -> None:
    """Write all files into a folder, each the only file of a set of the toy game."""
    for name, (content, _) in files().items():
        data = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
        (folder / f"{name}.yaml").write_bytes(data)


def read(names: list[str]) -> None:
    """Load and validate each file as a part of the toy game, and print what came of it."""
    from cc_tools.load import Workspace, load_text, load_workspace
    from cc_tools.validate import validate
    from tests.validate.toy import COLLECTIONS, FOLDER

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    toy, _ = load_workspace(FOLDER)
    for file in map(Path, names):
        path = f"toy/base/{file.name}"
        document, findings = load_text(path, file.read_bytes(), "toy")
        documents = (*toy.documents, document) if document is not None else toy.documents
        _, more = validate(Workspace(FOLDER, documents), {"toy": COLLECTIONS})
        mine = [finding for finding in (*findings, *more) if finding.span.file == path]
        assert all(finding.span.start.line > 0 and len(finding.message) < 1000 for finding in mine)
        codes = " ".join(sorted({finding.code.id for finding in mine}))
        sys.stdout.write(f"{file.stem} {codes}\n")


if __name__ == "__main__":
    if sys.argv[1] == "--read":
        read(sys.argv[2:])
    else:
        write(Path(sys.argv[1]))
