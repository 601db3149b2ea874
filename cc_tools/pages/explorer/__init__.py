"""The explorer: all cards searched and filtered in the browser, with the search language of the command line."""
