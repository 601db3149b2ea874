"""`assimilate`, `regenerate`: of the Borg crew, in none of these boxes; such a step cannot be carried out
(kw.reserved).

    PLAY: regenerate drone

`assimilate` is an event besides. Neither names anything.
"""

from cc_tools.language.signature import maybe, one, verb

ASSIMILATE = verb("assimilate", one("card"), event=maybe("card"))
REGENERATE = verb("regenerate", one("token"))
