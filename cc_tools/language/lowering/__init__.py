"""From the typed tree of an operation to instructions: control flow here, each verb's part beside its signature."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.lowering.operation import lower, without

__all__ = ["Code", "lower", "without"]
