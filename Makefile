# Two commands do everything: `make serve` and `make test`. MERCAT_PORT=8001 make serve, and other settings: docs/hosting-reference.md
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check install --quiet

.PHONY: serve install needs other-needs test interpreted thorough check near map plant oldest lint scripts node test-kits chromium engines servers compiled wheel clean

# Starts at once, and compiles beside.
serve: $(VENV)/.needs
	@$(BIN)/python tools/serve.py

# All of it but the start, compiled where a C compiler is found: for a service that is started by something else.
install: $(VENV)/.needs
	@$(BIN)/python tools/compiled.py --if-possible --install-needs
	@$(BIN)/mercat --version

# What serving needs, in exactly the versions of the container, and `mercat` itself as links to this folder: the compiled form where
# it stands, else `src`. What tests and compiling need is added later, and leaves these versions as they are.
$(VENV)/.needs: pyproject.toml requirements.txt
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV)
	@echo "Installing what the server needs into $(VENV)"
	@$(PIP) --require-hashes -r requirements.txt
	@$(PIP) "setuptools>=77"
	@MERCAT_PURE=1 $(PIP) --no-build-isolation --no-deps --editable .
	@$(BIN)/python tools/compiled.py --prefer
	@touch $@

$(VENV)/.test-needs: $(VENV)/.needs
	@echo "Installing what the tests need into $(VENV)"
	@MERCAT_PURE=1 $(PIP) --no-build-isolation --editable ".[test]"
	@touch $@

INTERPRETED_TESTS := tests/engine tests/conformance tests/games tests/bots tests/learning tests/test_library.py
WORKERS ?= $(shell getconf _NPROCESSORS_ONLN || echo 2)
PYTEST := $(BIN)/python -m pytest

# Processes that tests start find the sources translated, whatever the environment says; it is empty, not unset.
export PYTHONDONTWRITEBYTECODE :=

# What all tests need: Python's packages, for which pip uses one processor, and beside them the others, one after the other.
needs:
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/.test-needs other-needs

other-needs:
	@for each in chromium engines servers node_modules/.needs; do $(MAKE) --no-print-directory $$each || exit 1; done

# All tests: style and types, and beside them what can be compiled once interpreted from `src`; then everything, compiled and with the
# browser. Servers and browsers often wait: two workers more than there are processors.
test: needs
	@$(MAKE) --no-print-directory --jobs 2 lint interpreted
	MERCAT_FORM=$$($(BIN)/python -c "from mercat.engine.rules.state import is_compiled as c; print('compiled' if c() else 'interpreted')") \
	  $(PYTEST) -n $$(($(WORKERS) + 2)) --maxschedchunk 1

# Begins when the games are compiled; types take longer, and one processor.
interpreted: install
	MERCAT_FORM=interpreted PYTHONPATH=src $(PYTEST) -n $(WORKERS) -m "not browser and not one_form" $(INTERPRETED_TESTS)

# The tests that need large packages: without these they are skipped. They take 7 GB, 5 of them PyTorch with CUDA; a build of it
# without CUDA that stands in .venv already is kept.
test-kits: $(VENV)/.test-needs
	@MERCAT_PURE=1 $(PIP) --no-build-isolation --editable ".[kits]"
	$(PYTEST) -n $(WORKERS) tests/cli/test_output.py tests/envs/test_example_learners.py tests/envs/test_minari.py tests/envs/test_openspiel.py tests/envs/test_pictures.py \
	  tests/server/storage/test_export_tables.py tests/test_research.py
	$(PYTEST) tests/bots/tournaments/test_on_ray.py

# What hardly ever finds anything: more games, languages, sizes and hands in the browser, longer loads; half an hour.
thorough: needs install
	MERCAT_THOROUGH=1 $(PYTEST) -n $$(($(WORKERS) + 2)) --maxschedchunk 1 -m thorough

# For daily work: style, types, and the tests that execute what git says was changed, nearest first, some 60 seconds of them at most;
# interpreted where the sources are newer than what was compiled of them.
check: $(VENV)/.test-needs
	@$(BIN)/python tools/compiled.py --show
	@$(MAKE) --no-print-directory --jobs 2 lint near

# Beside style and types, which use one processor and end first.
near: $(VENV)/.test-needs
	@$(BIN)/python tools/nearest.py --workers $(WORKERS)

# Which tests execute what, for `make check`: recorded anew into tests/near, in an hour or less.
map: $(VENV)/.test-needs
	$(BIN)/python tools/map.py --workers $(WORKERS)

# Whether `make check` finds faults: 40 are planted in a copy.
plant: $(VENV)/.test-needs
	$(BIN)/python tools/plant.py --workers $(WORKERS)

# With the oldest versions that pyproject.toml allows: texts, the command line, what compiled files call, and the limits of slow
# connections with uvicorn. `make test` tests with the newest.
oldest: $(VENV)/.test-needs
	@rm -rf build/oldest
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target build/oldest \
	  $$($(BIN)/python tools/oldest.py --more uvicorn)
	PYTHONPATH=build/oldest:src $(BIN)/python -m pytest -q tests/cli/test_languages.py tests/cli/test_command.py tests/cli/test_output.py \
	  tests/text tests/engine/rules tests/learning tests/server/web/test_connections.py tests/server/web/test_crowd.py

lint: $(VENV)/.test-needs
	$(BIN)/ruff check .
	$(BIN)/mypy

# The scripts of the pages: style, types and unit tests. `make test` runs the same through tests/scripts/test_scripts.py.
scripts: node_modules/.needs
	npm run --silent lint
	npm run --silent types
	npm run --silent test

node_modules/.needs: package.json package-lock.json | node
	@echo "Installing what checks the scripts into node_modules"
	@npm ci --silent
	@touch $@

# Install Debian's packages $(1), where this is a Debian, for $(2); $(3): options of apt-get.
debian = command -v apt-get >/dev/null 2>&1 && { \
    echo "Installing $(1) for $(2)"; \
    if [ "$$(id -u)" = 0 ]; then SUDO=; else SUDO=sudo; fi; \
    $$SUDO apt-get update -qq && $$SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(3) $(1) >/dev/null; }
ALONE := --no-install-recommends

# What checks and tests the scripts runs in Node.js, from version 18 on; pages need none of it.
node:
	@command -v npm >/dev/null 2>&1 || { $(call debian,nodejs npm,the checks of the scripts,$(ALONE)); } \
	  || { echo "The checks of the scripts need Node.js 18 or newer, with npm: install them"; exit 1; }

# The browser that the browser tests drive, Debian's Chromium; and beside it the one without windows, which takes half as much of a
# processor, where it can be installed.
chromium:
	@test -n "$$MERCAT_CHROMIUM" || command -v chromium >/dev/null 2>&1 || { $(call debian,chromium,the browser tests); } \
	  || { echo "The browser tests need Chromium: install it, and name it in MERCAT_CHROMIUM"; exit 1; }
	@test -n "$$MERCAT_CHROMIUM" || command -v chromium-headless-shell >/dev/null 2>&1 \
	  || { $(call debian,chromium-headless-shell,the browser tests,$(ALONE)); } || true

# The other engines that browsers have, Firefox's and Safari's (WebKit, in a window on a screen that nobody sees): Debian's. Where one
# cannot be installed, the tests that drive it are skipped.
engines:
	@{ command -v firefox-esr || command -v firefox || test -n "$$MERCAT_FIREFOX"; } >/dev/null 2>&1 \
	  || { $(call debian,firefox-esr,the browser tests,$(ALONE)); } \
	  || echo "Without Firefox the tests in its engine are skipped: install it, or name one in MERCAT_FIREFOX"
	@{ command -v WebKitWebDriver && command -v Xvfb && /usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"; } >/dev/null 2>&1 \
	  || { $(call debian,webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1,the browser tests,$(ALONE)); } \
	  || echo "Without WebKitGTK, its driver and Xvfb the tests in Safari's engine are skipped: install them"

# The database and the proxy that tests start, each on a folder and an address of its own: Debian's. Where they cannot be installed,
# the tests that need them are skipped.
servers:
	@{ ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1; } \
	  && { test -x /usr/sbin/nginx || command -v nginx >/dev/null 2>&1; } \
	  || { $(call debian,postgresql nginx-light,the tests of several servers (Debian starts both as services),$(ALONE)); } \
	  || echo "Without PostgreSQL and nginx the tests of several servers are skipped: install them"

# For work on the code: the compiled package in build/compiled, to be put on PYTHONPATH. `src` itself stays free of built files.
compiled: $(VENV)/.needs
	@$(BIN)/python tools/compiled.py --install-needs

# A wheel for this Python and machine, compiled as one piece, in dist/.
wheel: $(VENV)/.needs
	@$(PIP) build
	@$(BIN)/python -m build --wheel

clean:
	rm -rf build dist $(VENV) node_modules .mypy_cache .pytest_cache .ruff_cache
