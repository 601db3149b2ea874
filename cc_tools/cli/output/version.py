"""Output of `cc-tools --version --format json`: the envelope is all of it."""

from cc_tools.cli.output.envelope import Envelope


class Output(Envelope):
    """The version."""
