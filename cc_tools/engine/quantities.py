"""What the quantity of a phrase asks for."""

from __future__ import annotations

from cc_tools.model.tree import Quantity


def fulfilled(quantity: Quantity | None, number: int) -> bool:
    """Whether a number is what a quantity asks for: at least one where there is none, a minimum unless it says so."""
    if quantity is None:
        return number >= 1
    low = quantity.low if quantity.low is not None else 1
    match quantity.form:
        case "no":
            return number == 0
        case "at-most" | "up-to":
            return number <= low
        case "between":
            return low <= number <= (quantity.high or low)
        case _:
            return number >= low
