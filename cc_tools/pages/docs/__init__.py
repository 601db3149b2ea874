"""The section "Docs" of the site: the hand-written pages, and the reference made from registry, models and catalog.

It is English only and built once, beside the languages: every language of the site links to it.
"""
