"""One module per command: `run` is the command, its docstring the help, `EXAMPLES` the examples.

Modules here import typer and the standard library only; `run` imports the rest.
"""
