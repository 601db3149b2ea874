"""The card search language: `trait:klingon does:scan or (type:ship vp>=3)`.

`language.json` and each game's `search.json` define it; `over` makes a search over an open database.
"""

from cc_tools.database.card_search.codes import CODES
from cc_tools.database.card_search.ordering import SortKey
from cc_tools.database.card_search.search import Answer, CardSearch, over
from cc_tools.database.card_search.specification import Specification, specification
from cc_tools.database.card_search.values import FoundCard, FrozenValues, Vocabulary

__all__ = [
    "CODES",
    "Answer",
    "CardSearch",
    "FoundCard",
    "FrozenValues",
    "SortKey",
    "Specification",
    "Vocabulary",
    "over",
    "specification",
]
