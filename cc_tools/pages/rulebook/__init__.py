"""Pages of the rules: one for each section, and the list of all."""

from cc_tools.pages.rule_links import rules_path as rules_path
from cc_tools.pages.rulebook.pages import rule_pages as rule_pages, sections_of as sections_of
