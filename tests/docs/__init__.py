"""Tests of the documentation: every command line in it is run, every file in it written."""
