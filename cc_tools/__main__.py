"""`python -m cc_tools` is `cc-tools`."""

from cc_tools.cli.app import main

main()
