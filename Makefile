# Everything happens in a private environment, .venv; nothing else on the machine changes.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
# Folders count too, so that a deleted file is noticed.
SOURCES := $(shell find src web docs/rules \( -name __pycache__ -o -name node_modules -o -path src/boulevard/server/static \) \
	-prune -o -print 2>/dev/null)
# Node comes from the environment as well.
WEB_CHECK = cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && \
	{ [ -d node_modules ] || npm ci --ignore-scripts --no-audit --no-fund --loglevel=error; } && \
	npm run --silent check && npm run --silent test
SAY_ENGINE = $(BIN)/python -P -c 'import boulevard.games.contract as c; \
	assert "site-packages" in c.__file__, "not the installed package: " + c.__file__; \
	print("Testing Boulevard", "interpreted" if c.__file__.endswith(".py") else "compiled")'

# A PYTHONPATH from outside could put other code in front of the installed package.
unexport PYTHONPATH
# Python keeps what it has read, in the private environment: the next start takes half the time.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache
# Several C files compiled on all cores, without the slowest optimisations: see docs/performance.md.
export BOULEVARD_QUICK ?= 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play check test test-long bench screenshots types wheels lock clean

help:
	@echo "make play     set up on the first run, then play in the browser (ARGS=\"...\" is passed on)"
	@echo "make check    the fast round: style, types, layers, and the tests of what changed"
	@echo "make test     every check: style, types, imports, tests"
	@echo "make test-long   the slow checks: many more games, many more tries"
	@echo "make bench    measure the speed of the engine, built as it is released"
	@echo "make screenshots   pictures of every screen, into docs/screenshots"
	@echo "make types    write the page's types anew, from the schemas of server and games"
	@echo "make wheels   what is released: source archive, wheel, and the wheel that needs no compiler"
	@echo "make lock     newer versions of everything, into constraints.txt"
	@echo "make clean    remove everything that was built, and the environment"

play: $(VENV)/.installed
	@$(BIN)/boulevard serve --open $(ARGS)

bench: $(VENV)/.finished
	@$(BIN)/boulevard bench $(ARGS)

# Every check that needs no build, and the tests that changed files call for, on the Python source.
check: $(VENV)/.test
	@$(BIN)/python tools/check.py $(ARGS)

test: $(VENV)/.installed $(VENV)/.test
	@$(SAY_ENGINE)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	@$(WEB_CHECK)
	@$(BIN)/python tools/find_browser.py
	$(BIN)/pytest -n 2 $(ARGS)

test-long: $(VENV)/.installed $(VENV)/.test $(VENV)/.long
	@$(SAY_ENGINE)
	$(BIN)/pytest -n 2 -m long $(ARGS)

screenshots: $(VENV)/.installed $(VENV)/.test
	@$(BIN)/python tools/find_browser.py
	@$(BIN)/python -m tools.screenshots $(ARGS)

types: $(VENV)/.test
	PYTHONPATH=src $(BIN)/python tools/make_types.py

wheels: $(VENV)/.test
	@$(BIN)/python tools/release.py $(ARGS)

lock:
	@$(PYTHON) tools/environment.py lock

clean:
	@rm -rf $(VENV) build dist web/node_modules tools/types/node_modules src/boulevard/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Python is looked at only when there is something to set up.
define SET_UP
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Boulevard needs Python 3.11 or newer; name one with: make play PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) tools/environment.py $(1)
	@touch $@
endef

$(VENV)/.installed: pyproject.toml constraints.txt tools/environment.py hatch_build.py README.md LICENSE $(SOURCES)
	$(call SET_UP,play)

# The same once more, as a release is built.
$(VENV)/.finished: export BOULEVARD_QUICK := 0
$(VENV)/.finished: pyproject.toml constraints.txt tools/environment.py hatch_build.py README.md LICENSE $(SOURCES)
	$(call SET_UP,play)
	@touch $(VENV)/.installed

# A cluster, for the slow checks alone.
$(VENV)/.long: pyproject.toml constraints.txt tools/environment.py
	$(call SET_UP,long)

$(VENV)/.test: pyproject.toml constraints.txt tools/environment.py
	$(call SET_UP,test)
