"""cc-tools: card games as data, checked, compiled, rendered and played."""

__version__ = "0.1.0"
