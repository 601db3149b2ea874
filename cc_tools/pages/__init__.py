"""The reference site: a catalog becomes Markdown pages, and MkDocs makes a site of them for each language.

`site.pages` gives all pages of one language and does nothing else; `build.build` writes them and runs MkDocs.
Nothing here names a game: pages follow from the fields of the records, and what a game calls its fields stands in
`cc_tools/games/<game>/pages.toml`. A kind of page is a module with a function from an `Edition` to pages.
"""
