"""The program `cc-tools`: finds the commands, one module each in `commands/`, and starts one of them.

Importing this module imports typer and the standard library only; a command imports what it needs when it runs.
"""

from __future__ import annotations

import gc
import importlib
import pkgutil
import sys
from typing import Annotated

import typer

from cc_tools import __version__
from cc_tools.cli import commands
from cc_tools.cli.options import DataFormat

app = typer.Typer(
    name="cc-tools",
    help="Card games as data: check card files, compile them, look cards up, read operations.",
    epilog="Exit codes: 0 nothing found, 1 findings, 2 wrong use.  `cc-tools COMMAND --help` has examples.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    version: Annotated[bool, typer.Option("--version", help="Show the version and stop.")] = False,
    format_: DataFormat = "text",
) -> None:
    if not version:
        return
    if format_ == "json":
        from cc_tools.cli.output.envelope import write_json
        from cc_tools.cli.output.version import Output

        write_json(Output(command="version"), sys.stdout)
    else:
        typer.echo(f"cc-tools {__version__}")
    raise typer.Exit


def _examples(lines: tuple[str, ...]) -> str:
    return "\n".join(["\b", "Examples:", *(f"  {line}" for line in lines)])


def _register() -> None:
    """Add every module of `commands/` as the command of its name: its `run`, with its `EXAMPLES` in the help.

    A module with `RUNS` instead is a group: those functions are its commands, under the names of the keys.
    """
    for module in sorted(pkgutil.iter_modules(commands.__path__), key=lambda module: module.name):
        command = importlib.import_module(f"{commands.__name__}.{module.name}")
        if not hasattr(command, "RUNS"):
            app.command(module.name, epilog=_examples(command.EXAMPLES))(command.run)
            continue
        group = typer.Typer(help=command.__doc__, rich_markup_mode=None, no_args_is_help=True)
        group.callback()(lambda: None)
        for name, run in command.RUNS.items():
            group.command(name, epilog=_examples(command.EXAMPLES))(run)
        app.add_typer(group, name=module.name)


_register()


def main() -> None:
    """Run the program with the process's arguments.

    Cycle collection is off: a command ends in seconds, what it builds is kept, and walking through it again and again
    costs a quarter of the time. `make bench` watches the memory.
    """
    gc.disable()
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
    app()
