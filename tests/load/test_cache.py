"""The store in the user's cache folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.load import Store, cache_folder, user_store


def test_what_was_kept_comes_back(tmp_path: Path) -> None:
    store = Store(tmp_path / "deep/folder")
    assert store.get("key") is None
    assert store.put("key", b"data")
    assert store.put("key", b"newer")
    assert store.get("key") == b"newer"
    assert [file.name for file in (tmp_path / "deep/folder").iterdir()] == ["key"]


@pytest.mark.parametrize("damage", [b"", b"data", b"cc-tools 1\nshort", None])
def test_a_damaged_entry_counts_as_none(tmp_path: Path, damage: bytes | None) -> None:
    store = Store(tmp_path)
    store.put("key", b"data")
    whole = (tmp_path / "key").read_bytes()
    (tmp_path / "key").write_bytes(whole[:-1] + b"x" if damage is None else damage)
    assert store.get("key") is None


def test_a_folder_that_cannot_be_written_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    store = Store(tmp_path / "file/folder")
    assert not store.put("key", b"data")
    assert store.get("key") is None
    assert not Store(None).put("key", b"data")
    assert Store(None).get("key") is None


def test_a_place_that_is_taken_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    assert not Store(tmp_path).put("key", b"data")
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


@pytest.mark.parametrize("key", ["", "../up", "a/b", ".hidden", "a\0"])
def test_a_key_is_a_plain_name(tmp_path: Path, key: str) -> None:
    with pytest.raises(ValueError, match="not a cache key"):
        Store(tmp_path).get(key)


def test_the_folder_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "cc-tools"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert user_store().folder == tmp_path / "home/.cache/cc-tools"
