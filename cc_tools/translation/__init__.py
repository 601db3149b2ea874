"""What there is to translate, how much of it is translated, and what is wrong with the translations.

`walk` finds everything translatable in any record; a source (a game's files, the phrase book) adds the places. What a
translation was made from stands in `translations.yaml`, so that a changed English text shows.
"""
