"""Which files a workspace holds, from whatever place it is opened."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cc_tools.load import Workspace, load_workspace, workspace_hash
from tests.case import lines


@pytest.fixture
def cardsets(tmp_path: Path) -> Path:
    """Two games with a set each."""
    for game in ("one", "two"):
        write(tmp_path / game / "game.yaml", "game: {id: x}")
        write(tmp_path / game / "vocabulary/words.yaml", "terms: []")
        write(tmp_path / game / "base/set.yaml", "set: {}")
        write(tmp_path / game / "base/crews/a/cards.yaml", "cards: []")
        write(tmp_path / game / "base/b.yml", "cards: []")
        for left_out in ("scenarios/s.yaml", "base/playthroughs/p.yaml", ".hidden/h.yaml", "note.txt"):
            write(tmp_path / game / left_out, "x: 1")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def paths(workspace: Workspace) -> list[str]:
    return [document.path for document in workspace.documents]


GAME = ["base/b.yml", "base/crews/a/cards.yaml", "base/set.yaml", "game.yaml", "vocabulary/words.yaml"]


def test_a_folder_of_games(cardsets: Path) -> None:
    workspace, findings = load_workspace(cardsets)
    assert paths(workspace) == [f"{game}/{path}" for game in ("one", "two") for path in GAME]
    assert workspace.games == ("one", "two")
    assert {document.game for document in workspace.documents} == {"one", "two"}
    assert not findings
    assert not workspace.context


def test_the_folder_of_one_game(cardsets: Path) -> None:
    workspace, findings = load_workspace(cardsets / "one")
    assert paths(workspace) == GAME
    assert workspace.games == (".",)
    assert (workspace.root, findings) == (cardsets / "one", [])


def test_the_folder_of_a_set_brings_what_it_needs(cardsets: Path) -> None:
    workspace, _ = load_workspace(cardsets / "one/base")
    assert paths(workspace) == GAME
    assert workspace.context == {"game.yaml", "vocabulary/words.yaml"}


def test_a_single_file_brings_what_it_needs(cardsets: Path) -> None:
    workspace, _ = load_workspace(cardsets / "one/base/crews/a/cards.yaml")
    assert paths(workspace) == list(GAME)
    assert workspace.context == {*GAME} - {"base/crews/a/cards.yaml"}


def test_a_file_without_a_game(tmp_path: Path) -> None:
    write(tmp_path / "a.yaml", "a: 1")
    write(tmp_path / "b.yaml", "a: 1")
    workspace, findings = load_workspace(tmp_path)
    assert paths(workspace) == ["a.yaml", "b.yaml"]
    assert lines(findings) == "Y026 1:1-1 no `game.yaml` in a folder above this file\n"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    workspace, findings = load_workspace(tmp_path / "nowhere")
    assert not workspace.documents
    assert [(finding.code.id, finding.span.file) for finding in findings] == [("Y015", "nowhere")]


def test_things_that_are_no_files(cardsets: Path) -> None:
    (cardsets / "one/folder.yaml").mkdir()
    os.mkfifo(cardsets / "one/pipe.yaml")
    _, findings = load_workspace(cardsets)
    assert [(f.code.id, f.span.file) for f in findings] == [("Y014", "one/folder.yaml"), ("Y014", "one/pipe.yaml")]


def test_links(cardsets: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    outside = tmp_path_factory.mktemp("outside")
    write(outside / "secret.yaml", "a: 1")
    game = cardsets / "one"
    (game / "out.yaml").symlink_to(outside / "secret.yaml")
    (game / "away").symlink_to(outside)
    (game / "round").symlink_to(game)
    (game / "lost.yaml").symlink_to(game / "nowhere.yaml")
    (game / "self.yaml").symlink_to(game / "self.yaml")
    (game / "inside.yaml").symlink_to(game / "game.yaml")
    workspace, findings = load_workspace(cardsets)
    assert "one/inside.yaml" in paths(workspace)
    assert "one/out.yaml" not in paths(workspace)
    assert [(f.code.id, f.span.file) for f in findings] == [
        ("Y023", "one/away"),
        ("Y015", "one/lost.yaml"),
        ("Y023", "one/out.yaml"),
        ("Y023", "one/round"),
        ("Y015", "one/self.yaml"),
    ]


def test_names_that_differ_in_case_only(cardsets: Path) -> None:
    write(cardsets / "one/base/B.yml", "cards: []")
    write(cardsets / "two/Base/set.yaml", "set: {}")
    write(cardsets / "two/Base/c.yaml", "cards: []")
    _, findings = load_workspace(cardsets)
    found = [(f.code.id, f.message) for f in findings if f.code.id == "Y022"]
    assert found == [
        ("Y022", "`one/base/b.yml` differs from `one/base/B.yml` in capital letters only"),
        ("Y022", "`two/base` differs from `two/Base` in capital letters only"),
    ]


def test_what_cannot_be_read(cardsets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Path.open

    def refuse(self: Path, mode: str = "r") -> object:
        if self.name == "b.yml":
            raise PermissionError(13, "Permission denied")
        return opened(self, mode)

    monkeypatch.setattr(Path, "open", refuse)
    workspace, findings = load_workspace(cardsets / "one")
    assert "base/b.yml" not in paths(workspace)
    assert lines(findings) == "Y015 1:1-1 this file cannot be read: permission denied\n"


def test_names_that_are_no_text(cardsets: Path) -> None:
    Path(os.fsdecode(os.fsencode(cardsets / "one") + b"/\xff.yaml")).write_text("a: [")
    _, findings = load_workspace(cardsets)
    assert [finding.span.file for finding in findings] == ["one/\\udcff.yaml"]


def test_limits_of_a_workspace(cardsets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cc_tools.load.discover.MAX_FILES", 3)
    assert [f.code.id for f in load_workspace(cardsets)[1]].count("Y019") == 1
    monkeypatch.setattr("cc_tools.load.discover.MAX_FILES", 20_000)
    monkeypatch.setattr("cc_tools.load.workspace.MAX_TOTAL", 30)
    workspace, findings = load_workspace(cardsets)
    assert [finding.code.id for finding in findings] == ["Y019"]
    assert len(workspace.documents) == 3


def test_the_hash_follows_paths_and_contents_of_inputs_only(cardsets: Path) -> None:
    first = workspace_hash(cardsets)
    assert first == workspace_hash(cardsets)
    assert len(first) == 64
    write(cardsets / "one/note.txt", "changed")
    write(cardsets / "one/scenarios/s.yaml", "changed: 1")
    assert workspace_hash(cardsets) == first
    (cardsets / "one/base/b.yml").rename(cardsets / "one/base/c.yml")
    renamed = workspace_hash(cardsets)
    write(cardsets / "one/base/c.yml", "cards: [ ]")
    assert len({first, renamed, workspace_hash(cardsets)}) == 3


def test_the_hash_does_not_depend_on_where_the_folder_is(cardsets: Path) -> None:
    first = workspace_hash(cardsets / "one")
    (cardsets / "one").rename(cardsets / "elsewhere")
    assert workspace_hash(cardsets / "elsewhere") == first


def test_the_text_of_a_file_that_is_no_yaml_is_kept_to_show_its_line(cardsets: Path) -> None:
    write(cardsets / "one/base/b.yml", "cards: [\n")
    (cardsets / "one/base/bytes.yaml").write_bytes(b"\xff\xfe\xff")
    workspace, findings = load_workspace(cardsets / "one")
    assert {finding.span.file for finding in findings} == {"base/b.yml", "base/bytes.yaml"}
    assert dict(workspace.unparsed) == {"base/b.yml": "cards: [\n"}
    assert set(workspace.sources) == {*GAME}
