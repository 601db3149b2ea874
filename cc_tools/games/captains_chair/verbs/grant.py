"""`grant`: cards have the operation in braces besides their own.

    PASSIVE: grant incident { discard card -> return this, draw 2 }

Within the braces a new operation begins: `this` is the card that has it. It holds on, names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import one, verb

GRANT = verb("grant", one("card"), continuous=True, block="required", lower=lasting)
