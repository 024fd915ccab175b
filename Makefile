# `make play` and `make test` work on a fresh machine that has Python 3.11+; `make help` lists the rest.
PYTHON ?= python3
export PYTHON
MAKEFLAGS += --no-print-directory
# Tests start the command hundreds of times: what Python has compiled is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE
# Tests and measurements of pure Python leave the engine of `make fast` alone.
quick test nightly durations bench load: export SHIAI_ENGINE = pure
# Neighbours stay together, so that what they share (a browser, games already played) is made once.
# More processes than cores: browsers and servers wait a lot. Not many more: each collects all tests.
PYTEST = python -m pytest -n $(shell expr 3 \* `nproc 2>/dev/null || echo 1` / 2) --dist worksteal
# Core and rules: what a change of a rule can break.
RULES = tests/core tests/games/*/rules tests/games/senjutsu/cards tests/games/senjutsu/decks tests/games/senjutsu/solo/rules
QUICK = $(RULES) tests/test_rule_coverage.py tests/test_citations.py tests/test_docs.py
PINS = uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url --no-emit-find-links

.PHONY: help play fast quick test nightly durations graph setup lint types compiled wheels docs bench load pins clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1 	/p' $(MAKEFILE_LIST) | expand -t 12

play: .venv/play.stamp ## play in the browser (ARGS="..." is passed on)
	@.venv/bin/shiai serve --open $(ARGS)

fast: .venv/fast.stamp ## compile the engine; from then on everything here plays 3 to 6 times as fast
	@.venv/bin/python -m tools.fast

quick: .venv/dev.stamp ## run the tests of core and rules only
	@.venv/bin/$(PYTEST) $(QUICK) $(ARGS)

test: .venv/dev.stamp ## run the tests that a change needs (ARGS="-k ronin" is passed on)
	@tools/programs
	@.venv/bin/$(PYTEST) $(ARGS)

nightly: .venv/dev.stamp ## run everything: all tests, long random sweeps, mutations (GAMES=20000 for longer ones)
	@tools/programs
	@SHIAI_NIGHTLY=1 .venv/bin/$(PYTEST) -m "nightly or not nightly" $(ARGS)
	@tools/nightly $(GAMES)
	@$(MAKE) docs

durations: .venv/dev.stamp ## measure the files of tests, so that the longest come first
	@tools/programs
	@.venv/bin/$(PYTEST) --store-durations

graph: .venv/dev.stamp ## draw the packages and their imports
	@.venv/bin/python tools/graph.py

setup: .venv/dev.stamp ## make .venv with everything a developer needs

lint: .venv/dev.stamp ## check style, format and who imports whom
	@.venv/bin/ruff check
	@.venv/bin/ruff format --check
	@.venv/bin/lint-imports --no-logo

types: .venv/dev.stamp ## check types
	@.venv/bin/mypy

compiled: .venv-compiled/stamp ## compile with mypyc into .venv-compiled and run the tests of core, rules and players there
	@.venv-compiled/bin/python tools/check_compiled.py
	@.venv-compiled/bin/$(PYTEST) $(RULES) tests/bots tests/games/*/players --ignore=tests/core/test_types.py $(ARGS)

wheels: .venv/dev.stamp ## build compiled wheels for the Pythons of this machine, install and try each (PYTHONS="…")
	@.venv/bin/python -m tools.wheels $(PYTHONS)

docs: .venv-docs/stamp ## build the documentation site into build/site and check its links
	@.venv-docs/bin/python -m sphinx --quiet --fail-on-warning --keep-going -j auto -d build/doctrees docs build/site
	@echo "build/site/index.html"

bench: .venv/dev.stamp ## measure the speed (ARGS="..." is passed on)
	@.venv/bin/python -m benchmarks $(ARGS)
	@.venv/bin/python -m benchmarks.environments $(ARGS)

load: .venv/dev.stamp ## measure a server with 500 tables (ARGS="..." is passed on)
	@.venv/bin/python -m benchmarks.load $(ARGS)

pins: ## choose the newest versions anew and write requirements/*.txt (needs uv)
	$(PINS) --group dev --extra data --extra envs --extra postgresql --extra plots --extra ray --extra table pyproject.toml requirements/play.in -o requirements/dev.txt
	$(PINS) -c requirements/dev.txt --extra table pyproject.toml requirements/play.in -o requirements/play.txt
	$(PINS) -c requirements/dev.txt --extra table --extra postgresql pyproject.toml -o requirements/server.txt
	$(PINS) -c requirements/dev.txt requirements/fast.in -o requirements/fast.txt
	$(PINS) requirements/docs.in -o requirements/docs.txt

clean: ## remove everything that was made here
	@rm -rf .venv* .fast build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

.venv/play.stamp: requirements/play.txt pyproject.toml tools/build_backend.py
	@echo "setting up, once…"
	@tools/venv .venv requirements/play.txt --editable .
	@touch $@

.venv/fast.stamp: requirements/fast.txt .venv/play.stamp
	@tools/venv .venv requirements/fast.txt
	@touch $@

.venv/dev.stamp: requirements/dev.txt pyproject.toml tools/build_backend.py
	@echo "setting up, once…"
	@tools/venv .venv requirements/dev.txt --editable .
	@.venv/bin/python -m compileall -q -j 0 src # or every process of the tests would do it
	@touch .venv/play.stamp .venv/fast.stamp $@

.venv-docs/stamp: requirements/docs.txt
	@tools/venv .venv-docs requirements/docs.txt
	@touch $@

.venv-compiled/stamp: .venv/dev.stamp $(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*.egg-info/*')
	@echo "compiling…"
	@rm -rf build dist .venv-compiled && mkdir build
	@SHIAI_COMPILE=1 .venv/bin/python -m build --wheel --no-isolation >build/log 2>&1 || { cat build/log; exit 1; }
	@PYTHON=.venv/bin/python tools/venv .venv-compiled .venv dist/*.whl
	@touch $@
