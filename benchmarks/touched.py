"""What a change touched: files of past additions, inside and outside the places that CONTRIBUTING promises.

`python -m benchmarks.touched` reads the repository's own history.
"""

from __future__ import annotations

import subprocess

GAME = ("cardsets/star-trek-tcg/", "cc_tools/games/star_trek_tcg/")
WORDING = ("cc_tools/render/pt.py", "cc_tools/language/phrases.yaml", "/verbs/", "/phrases.yaml", "/vocabulary/")
ADDITIONS = {
    "all cards of four sets (YAML)": ("4a24a35", ("cardsets/",)),
    "a cross-card check": ("18dc977", ("cc_tools/rules/", "tests/cases/rules/")),
    "a diagnostics format": ("a55e92e", ("cc_tools/cli/reporters/", "tests/reporters/")),
    "a language": ("f52a70a", (*WORDING, "tests/render/")),
    "a game with 44 verbs": ("1cc29ea", GAME),
    "its decks: model and five decks": ("ff4b077", (*GAME, "schema/")),
    "its rules on decks": ("eb9e7ef", (*GAME, "tests/cases/rules/")),
}


def files(commit: str) -> list[str]:
    """The files that a commit touched."""
    command = ("git", "show", "--name-only", "--format=", commit)
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def main() -> None:
    """Print one row for each addition."""
    print(f"{'addition':32} {'commit':8} {'as promised':>11} {'elsewhere':>9}")
    for name, (commit, promised) in ADDITIONS.items():
        touched = files(commit)
        inside = sum(any(place in path for place in promised) for path in touched)
        print(f"{name:32} {commit:8} {inside:11} {len(touched) - inside:9}")


if __name__ == "__main__":
    main()
