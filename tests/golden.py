"""Golden files: what a test produced is compared with what stands on disk; `pytest --update` writes it anew."""

from __future__ import annotations

from pathlib import Path


class Golden:
    """Compares texts with files. `update` writes them instead, so that `git diff` judges."""

    def __init__(self, update: bool) -> None:
        self.update = update

    def check(self, file: Path, text: str) -> None:
        """`text` has to be what `file` holds, byte for byte."""
        if self.update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
        assert file.is_file(), f"{file} is missing; run pytest --update and look at the difference"
        assert text == file.read_bytes().decode()
