"""Prints rendered operations for reading: `python -m tests.render.show LANGUAGE [--missing | OPERATION …]`."""

from __future__ import annotations

import sys
from collections import Counter

from cc_tools.language.reading import read
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.render.filling import Unworded
from tests.render.shipped import pool, renderer, speech


def main(language: Language, *wanted: str) -> None:
    missing: Counter[str] = Counter()
    for text in [text for text in wanted if not text.startswith("--")] or pool():
        operation = read(text, speech()).operation
        if operation is None:
            print(text, "\n    cannot be read")
            continue
        try:
            made = renderer().render(operation, language).text
        except Unworded as error:
            missing[str(error)] += 1
            continue
        if "--missing" not in wanted:
            print(f"{text}\n    {renderer().render(operation, 'en').text}\n    {made}")
    for reason, count in missing.most_common():
        print(count, reason)


if __name__ == "__main__":
    main(next(known for known in LANGUAGES if known == sys.argv[1]), *sys.argv[2:])
