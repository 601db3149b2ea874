"""`hold`: cards of that kind may lie under this card, to be played as from hand."""

from cc_tools.games.star_trek_tcg.lowering import begins
from cc_tools.language.signature import maybe, one, verb

HOLD = verb(
    "hold",
    one("card"),
    continuous=True,
    counted=True,
    with_=maybe("deed"),
    for_=maybe("time"),
    lower=begins,
)
