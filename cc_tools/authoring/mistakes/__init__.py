"""Planted mistakes: the real card files are altered in every known way, and the share that is found is measured.

`python -m cc_tools.authoring.mistakes` prints the table. A module here with a tuple `KINDS` takes part; nothing else
needs to be told of it. What no checker could find stands in `excluded`, with the reason.
"""
