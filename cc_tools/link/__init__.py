"""Records to catalog: ids and names are resolved, operations are read, printings are gathered."""

from cc_tools.link.linking import link

__all__ = ["link"]
