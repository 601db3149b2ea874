"""`spend`: counters as the price of an ability (tcg.xc.pay-ability, tcg.xc.pay-permanent)."""

from dataclasses import replace

from cc_tools.games.star_trek_tcg.lowering import XC, counters
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.verbs import spend
from cc_tools.model.instructions import Change, Note, Query, Spend, Things
from cc_tools.model.tree import Done, Effect


def _lower(effect: Effect, code: Code) -> None:
    """From this card, unless said; what crew pays goes to the other power base. A price is paid once in a turn.

    Where the stores pay for the card the other power base receives as much.
    """
    source, spent = argument(effect, "from"), code.name("spent")
    if source is None or source.sort == "zone":
        purse = Query("purse", ("base" if source is not None else "this",))
    else:
        purse = Query("fullest", (Things(source),))
    purses = code.let(purse, "purses", needs=1)
    holder = Query("first-of", (purses,))
    amount = code.let(Query("charged", (counters(effect, holder),)), "price")
    own = code.let(Query("own-share", (amount,)), "own")
    code.add(Spend(holder, XC, own, code.let(0, "exchanged"), spent))
    with code.when(Done()):
        code.add(Note("used", Query("used-with")))
        with code.when(Query("pays-other", (holder,))):
            code.add(Change(Query("pool-of", (Query("opponent"),)), XC, amount))
    code.done(Query("equal", (spent, own)))


SPEND = replace(spend.SPEND, lower=_lower)
