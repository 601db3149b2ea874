"""`spend`: pay from the pool, or from the card behind `from`; substitutes are allowed (kw.spend, kw.action).

    PLAY: spend 3 dilithium -> gain ship
    ACTIVATE: spend 1..3 latinum as $n -> scan 1 person/cargo/ally per $n
    PLAY: spend 2 resource from this -> draw 1

`per`, `plus` and `max` multiply the amount. It may name the number really spent, harms who has to pay,
and is an event.
"""

from cc_tools.language.lowering.code import Code, argument, bound, bounds
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Emit, Happening, Jump, Let, Name, Query, Spend, Things, Value
from cc_tools.model.tree import Done, Effect, NounPhrase, Word


def _lower(effect: Effect, code: Code) -> None:
    """Tokens leave the holder for good; how many of them are substitutes is asked where there is a choice."""
    assert isinstance(effect.object, NounPhrase)
    noun, source, name = effect.object, argument(effect, "from"), bound(effect) or code.name("spent")
    code.add(Let(name, 0))
    kinds = named(noun)
    holder: Value = Query("pool")
    if source is not None:
        purses = code.let(Query("purses", (Things(source), kinds)), "purses", needs=1)
        holder = Query("first-of", (purses,))
    if len(kinds) == 1:
        _spend(effect, noun, code, kinds[0], holder, name)
        return
    kind, end = code.name("kind"), code.label()
    code.add(Ask(kind, noun.sort, Query("payable-kinds", (kinds, holder, code.amount(effect))), needs=1))
    for word in kinds:
        with code.when(Query("same", (kind, word))):
            _spend(effect, noun, code, word, holder, name)
            code.add(Jump(end))
    code.place(end)


def named(noun: NounPhrase) -> tuple[str, ...]:
    """The counters that a phrase names."""
    return tuple(atom.name for atom in noun.groups[-1].atoms if isinstance(atom, Word))


def _spend(effect: Effect, noun: NounPhrase, code: Code, kind: str, holder: Value, name: Name) -> None:
    low, high = bounds(noun.quantity)
    amount: Value
    used: Value = 0
    if noun.quantity is not None and noun.quantity.form == "all":
        amount = code.let(Query("amount-on", (holder, kind)), "all")
        code.add(Spend(holder, kind, amount, code.let(0, "exchanged"), name))
    else:
        amount = _price(effect, code, kind, holder, low, high)
        ways = Query("exchanges", (kind, amount, holder, _later(effect, code)))
        possible, exchanged = code.let(ways, "ways", needs=1), code.name("exchanged")
        used = exchanged
        with code.when(Query("some", (possible,))):
            code.add(Ask(exchanged, "glory", ways), Spend(holder, kind, amount, exchanged, name))
    with code.when(Done()):
        code.add(Emit(Happening("spend", words=kind, amount=name)))
        if used != 0:
            code.add(Emit(Happening("exchange", words="glory", amount=used), "told"))


def _price(effect: Effect, code: Code, kind: str, holder: Value, low: int, high: int) -> Value:
    """What it costs, less what is taken off; a range is asked for, as far as it can be paid."""
    if low == high or argument(effect, "per") is not None:
        return code.let(Query("price", (kind, code.amount(effect))), "price")
    number = code.name("number")
    most = Query("affordable", (kind, high, holder, _later(effect, code)))
    code.add(Ask(number, "number", Query("numbers", (low, most)), needs=1))
    return number


def _later(effect: Effect, code: Code) -> Value:
    """What the rest of the payment will cost out of the pool, by counter; nothing of it comes from a card."""
    if argument(effect, "from") is not None:
        return None
    parts: list[Value] = []
    for later in code.rest:
        noun = later.object
        if later.verb != effect.verb or argument(later, "from") is not None or not isinstance(noun, NounPhrase):
            continue
        if noun.sort == "resource" and len(named(noun)) == 1:
            parts += [named(noun)[0], code.amount(later)]
    return Query("prices-to-come", tuple(parts)) if parts else None


SPEND = verb(
    "spend",
    one("resource", "token"),
    event=maybe("resource", "token"),
    binds="number",
    counted=True,
    harms=True,
    lower=_lower,
    from_=maybe("card", "zone"),
)
