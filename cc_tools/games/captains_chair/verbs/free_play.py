"""`free-play`: play a card without its action cost (kw.free-play).

    ACTION PLAY: draw 1 as $d; may free-play $d
    PLAY: free-play person from hand/discard

From hand unless `from` says where. It names nothing, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

FREE_PLAY = verb("free-play", one("card"), event=maybe("card"), from_=maybe("zone"))
