"""The page about the views says what a database has; `pytest --update` writes it anew."""

from __future__ import annotations

import re
from pathlib import Path

from cc_tools import database
from cc_tools.database import Database
from cc_tools.export.views import EXAMPLES, page, site_page
from tests.export.exported import shipped
from tests.golden import Golden

PAGE = Path(__file__).parents[2] / "site" / "pages" / "database.md"


def test_the_page_is_what_the_views_are(golden: Golden) -> None:
    golden.check(PAGE, site_page())


def test_every_view_of_the_shipped_cards_is_described() -> None:
    described = {
        view: re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
        for view, part in re.findall(r"^### `(\w+)`\n(.*?)(?=^###? |\Z)", page(), re.MULTILINE | re.DOTALL)
    }
    with Database(database.to_bytes(shipped().catalog, data_hash="")) as opened:
        views = [name for (name,) in opened.connection.execute("SELECT name FROM sqlite_schema WHERE type = 'view'")]
        for view in views:
            columns = [row[1] for row in opened.connection.execute(f'PRAGMA table_info("{view}")')]
            assert described[view] == columns
        assert set(views) <= set(described)
        assert set(described) - set(views) <= {f"{game.replace('-', '_')}_section" for game in shipped().catalog.games}
        assert all(opened.connection.execute(sql).fetchall() is not None for sql in EXAMPLES.values())
