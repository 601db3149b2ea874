# `make` alone explains the targets. Everything is installed into .venv; nothing else on the machine changes.

.DEFAULT_GOAL := help
SHELL := /bin/sh

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MEASURED := $(VENV)/.bench
TOOLS := $(BIN)/cc-tools
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	  "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)

NODE := tests/node/node_modules/.ready

.PHONY: help build test lint types imports unit node chromium mistakes coverage bench pictures schema fmt clean

help: ## Show this help
	@echo 'cc-tools: card games as data. Needs Python 3.11 or later and make.'
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo 'PYTHON=/path/to/python chooses the interpreter that .venv is made with.'

build: $(READY) ## Set up .venv, check every card, compile build/cards.db, build build/site
	@$(TOOLS) validate
	@mkdir -p build
	@$(TOOLS) compile --output build/cards.db
	@$(TOOLS) site build --output build/site

test: lint types imports unit ## Set up .venv and run every check and test
	@echo 'All checks passed.'

lint: $(READY) ## Check style (ruff)
	$(BIN)/ruff check cc_tools tests

types: $(READY) ## Check types (mypy, strict)
	$(BIN)/mypy

imports: $(READY) ## Check the direction of imports (import-linter)
	$(BIN)/lint-imports

unit: $(READY) node chromium ## Run the tests (pytest); ARGS='-k name' is passed on
	$(BIN)/pytest -n auto --dist loadfile $(ARGS)

node: $(NODE) ## Install the Node programs that tests use (npm); on Debian as root npm itself too

chromium: ## Install Chromium for the browser tests, on Debian as root
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk; } || { \
	  echo 'NOT INSTALLED: chromium is missing; the browser tests are skipped.' >&2; test -z "$$CI"; }

mistakes: $(READY) ## Plant known mistakes into the real cards, report the share that is found, write its page
	$(BIN)/python -m cc_tools.authoring.mistakes --misses --page site/pages/planted-mistakes.md
	$(BIN)/python -m cc_tools.authoring.mistakes --misses --root cardsets/star-trek-tcg \
	  --title 'Star Trek: The Card Game' --page site/pages/planted-mistakes-tcg.md

coverage: $(READY) ## Play every scenario and 400 games, report operations and sides of forks never carried out
	$(TOOLS) coverage --games 400 --details

bench: $(MEASURED) ## Measure how long starting, checking, compiling, looking up, playing and building the site take
	$(BIN)/python -m benchmarks

pictures: $(READY) chromium ## Build build/site and take the pictures of the README and the docs from it
	$(TOOLS) site build --output build/site
	$(BIN)/python -m tests.browser.pictures

schema: $(READY) ## Write schema/ again from the models
	$(TOOLS) schema

fmt: $(READY) ## Put every card file into its canonical form
	$(TOOLS) fmt

clean: ## Remove .venv, build/ and caches
	rm -rf $(VENV) tests/node/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find cc_tools tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(NODE): tests/node/package.json
	@command -v npm >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm; } || true
	@if command -v npm >/dev/null && (cd tests/node && npm install --no-progress --loglevel=error); then touch $@; else \
	  echo 'NOT INSTALLED: npm is missing or cannot install; tests of types and of the editor are skipped.' >&2; \
	  test -z "$$CI"; fi

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo 'No Python 3.11 or later found; name one: make PYTHON=/path/to/python' >&2; exit 2; }
	@test -x $(BIN)/python || "$(PYTHON)" -m venv $(VENV) || { \
	  echo 'Python cannot make virtual environments here; on Debian and Ubuntu: apt-get install python3-venv' >&2; \
	  rm -rf $(VENV); exit 2; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,site]'
	@touch $(READY)

$(MEASURED): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $(MEASURED)
