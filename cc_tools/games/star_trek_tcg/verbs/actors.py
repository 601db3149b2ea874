"""`current-player`, `challenger`: a role carries out the block, with its own zones and choices."""

from cc_tools.language.signature import verb

CURRENT_PLAYER = verb("current-player", block="required", pays=False)
CHALLENGER = verb("challenger", block="required", pays=False)
