"""Where the shipped data is: beside the package in a checkout, inside it once it is installed."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def is_checkout() -> bool:
    """Whether this package runs from its source tree, whose data an author may write to."""
    return (PACKAGE.parent / "pyproject.toml").is_file() and (PACKAGE.parent / "cardsets").is_dir()


def root() -> Path:
    """The folder that holds `cardsets/` and `schema/`; paths in findings about shipped data are relative to it."""
    return PACKAGE.parent if is_checkout() else PACKAGE / "_data"


def cardsets() -> Path:
    """The folder of the shipped card sets, one folder for each game."""
    return root() / "cardsets"


def at_hand() -> Path:
    """./cardsets where there is one, else the shipped card sets: what is meant where nobody names a folder."""
    here = Path("cardsets")
    return here if here.is_dir() else cardsets()


def site() -> Path:
    """The folder of the site: its words, its theme, its hand-written pages."""
    return root() / "site"


def schemas() -> Path:
    """The folder of the JSON Schemas of card files and of the commands' output."""
    return root() / "schema"
