"""`beam`: a card under a ship, a Location or the card named (kw.beam).

    PLAY: beam card to this
    PLAY: beam ally from log to @earth

From hand unless `from` says where; `to` is needed. It may name the cards, and is an event.
"""

from __future__ import annotations

from dataclasses import replace

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code, argument, chosen
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Done, Emit, Happening, Let, Name, Query, Things, Value
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """From hand or Discard pile the cards are put into play besides (kw.beam.11)."""
    noun = argument(effect, "to")
    assert noun is not None
    hosts = code.let(Things(noun), "hosts", 1, "host" if chosen(noun) else "host-named")
    things = picked(effect, code)
    given = _none_without(code, hosts)
    fresh = code.let(Query("fresh", (things,)), "fresh")
    if given:
        _beam(effect, code, things, fresh, _host(code, noun, hosts, Query("if-some", (things, 1))))
    else:
        code.add(Done(Query("both", (Query("done"), hosts))))
        with code.when(Query("both", (things, hosts))):
            _beam(effect, code, things, fresh, _host(code, noun, hosts, 1))


def _beam(effect: Effect, code: Code, things: Name, fresh: Name, host: Name) -> None:
    code.relocate(effect.verb, things, "beamed", owner="owner", host=host, target=host, kept=things)
    code.add(Emit(Happening("put-into-play", Query("both-in", (things, fresh)))))


def _host(code: Code, noun: NounPhrase, hosts: Name, high: Value) -> Name:
    host = code.name("host")
    code.add(Ask(host, "host", hosts, 1, high, needs=1) if chosen(noun) else Let(host, hosts, 1))
    return host


def _none_without(code: Code, hosts: Name) -> bool:
    """Nothing is picked where nothing can be beamed to. Returns whether there is no pick, as the cards are given."""
    ask = code.at(code.position - 1)
    if not isinstance(ask, Ask):
        return True
    code.change(code.position - 1, replace(ask, high=Query("if-some", (hosts, ask.high))))
    return False


BEAM = verb(
    "beam",
    one("card"),
    event=maybe("card"),
    binds="card",
    from_=maybe("zone"),
    to=one("card"),
    places=True,
    lower=_lower,
)
