# Two commands do everything: `make serve` and `make test`. MERCAT_PORT=8001 make serve, and other settings: docs/hosting.md
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.svg' -o -name '*.txt') pyproject.toml setup.py
BUILD_NEEDS := "setuptools>=77" "mypy[mypyc]==2.4.1"

.PHONY: serve install test lint chromium compiled clean

serve: $(VENV)/.installed
	$(BIN)/mercat serve

# All of it but the start: for a service that is started by something else.
install: $(VENV)/.installed

# Everything installed into .venv, compiled where a C compiler is found. Run again whenever a source has changed.
$(VENV)/.installed: $(VENV)/.needs $(SOURCES)
	@rm -rf build/lib* build/temp* build/bdist*
	@if [ $(COMPILED) = compiled ]; then echo "Compiling the games; this takes some minutes (MERCAT_PURE=1 goes without)."; \
	  else echo "The games are not compiled ($(UNCOMPILED)): people notice nothing, bots think less far."; fi
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/mercat --version
	@touch $@

$(VENV)/.needs: pyproject.toml
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet $(BUILD_NEEDS)
	MERCAT_PURE=1 $(BIN)/pip install --quiet --no-build-isolation ".[server]"
	@touch $@

$(VENV)/.test-needs: $(VENV)/.needs
	MERCAT_PURE=1 $(BIN)/pip install --quiet --no-build-isolation ".[test]"
	@rm -f $(VENV)/.installed
	@touch $@

COMPILED := $(shell command -v $(firstword $(CC)) >/dev/null 2>&1 && test "$(MERCAT_PURE)" != 1 && echo compiled || echo interpreted)
UNCOMPILED := $(if $(filter 1,$(MERCAT_PURE)),MERCAT_PURE is set,no C compiler was found)
INTERPRETED_TESTS := tests/engine tests/text tests/games tests/bots tests/test_library.py

# All tests: style and types, what can be compiled once interpreted from `src`, then everything as installed: compiled, with the browser.
test: $(VENV)/.test-needs $(VENV)/.installed chromium lint
	MERCAT_FORM=interpreted PYTHONPATH=src $(BIN)/python -m pytest $(INTERPRETED_TESTS)
	MERCAT_FORM=$(COMPILED) $(BIN)/python -m pytest

lint: $(VENV)/.test-needs
	$(BIN)/ruff check .
	$(BIN)/mypy

# The browser that the browser tests drive: Debian's, where it can be installed.
chromium:
	@command -v chromium >/dev/null 2>&1 || test -n "$$MERCAT_CHROMIUM" || { \
	  command -v apt-get >/dev/null 2>&1 || { echo "The browser tests need Chromium: install it, and name it in MERCAT_CHROMIUM"; exit 1; }; \
	  echo "Installing chromium for the browser tests"; \
	  if [ "$$(id -u)" = 0 ]; then SUDO=; else SUDO=sudo; fi; \
	  $$SUDO apt-get update -qq && $$SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; }

# For work on the code: the compiled package in build/compiled, to be put on PYTHONPATH. `src` itself stays free of built files.
compiled:
	@$(PYTHON) tools/compiled.py

clean:
	rm -rf build dist $(VENV) .mypy_cache .pytest_cache .ruff_cache
