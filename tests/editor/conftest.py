"""The real server: installed by `make test`. Without it these tests are skipped loudly; with CI set they fail."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.editor.server import SERVER, Server, running


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    if not SERVER.exists():
        reason = "yaml-language-server is not installed: `make test` installs it with npm"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with running() as started:
        yield started
