"""Lines of a face: nothing is lost, nothing is wider than its place, Japanese breaks where it may."""

from __future__ import annotations

from hypothesis import given, strategies as st

from cc_tools.pages.faces.measure import Line, Run, char_width, run_width, width, wrap

RUNS = st.lists(
    st.one_of(
        st.text(alphabet="ab c.、（）カード札W🖖é", min_size=1, max_size=30).map(Run), st.just(Run("", symbol="star"))
    ),
    max_size=8,
)


def shown(lines: list[Line]) -> str:
    return "".join("*" if run.symbol else run.text for line in lines for run in line)


@given(RUNS, st.floats(min_value=1.2, max_value=40))
def test_lines_keep_every_sign_and_fit(runs: list[Run], room: float) -> None:
    lines = wrap(runs, room)
    whole = "".join("*" if run.symbol else run.text for run in runs)
    assert "".join(shown(lines).split()) == "".join(whole.split())
    for line in lines:
        assert line
        signs = sum(1 if run.symbol else len(run.text) for run in line)
        assert sum(map(run_width, line)) <= room + 1e-6 or signs == 1


def test_words_stay_whole_where_they_fit() -> None:
    lines = wrap([Run("Gain a Cargo and log this card")], 8)
    assert [run.text for line in lines for run in line] == ["Gain a Cargo and", "log this card"]


def test_a_word_wider_than_the_line_is_broken() -> None:
    lines = wrap([Run("w" * 100)], 10)
    assert len(lines) > 5
    assert shown(lines) == "w" * 100


def test_japanese_breaks_between_signs_but_not_before_a_full_stop() -> None:
    lines = wrap([Run("カードを引く。捨てる。")], 6)
    texts = ["".join(run.text for run in line) for line in lines]
    assert "".join(texts) == "カードを引く。捨てる。"
    assert not any(text[0] in "。、" for text in texts)


def test_styles_and_symbols_keep_their_places() -> None:
    lines = wrap([Run("Gain "), Run("1", "b"), Run(" "), Run("", symbol="star"), Run(".")], 30)
    assert lines == [(Run("Gain "), Run("1", "b"), Run(" "), Run("", symbol="star"), Run("."))]


def test_widths_follow_the_sign_without_its_accent() -> None:
    assert char_width("é") == char_width("e")
    assert char_width("札") == 1.0
    assert width("ab", bold=True) > width("ab")
