"""`assimilate`, `regenerate`: of the Borg crew, in none of these boxes; such a step cannot be carried out
(kw.reserved).

    PLAY: regenerate drone

`assimilate` is an event besides. Neither names anything.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import impossible
from cc_tools.language.signature import maybe, one, verb

ASSIMILATE = verb("assimilate", one("card"), event=maybe("card"), lower=impossible)
REGENERATE = verb("regenerate", one("token"), lower=impossible)
