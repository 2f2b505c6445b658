# Everything happens in a private environment, .venv; nothing else on the machine changes.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
DIST := build/dist
# Folders count too, so that a deleted file is noticed.
SOURCES := $(shell find src web docs/rules \( -name __pycache__ -o -name node_modules -o -path src/boulevard/server/static \) \
	-prune -o -print 2>/dev/null)
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
# Requirements are written once, in pyproject.toml.
REQUIRES = $(BIN)/python -c 'import sys, tomllib; \
	data = tomllib.load(open("pyproject.toml", "rb")); project = data["project"]; \
	print("\n".join(project["optional-dependencies"]["test"] if "test" in sys.argv \
	else data["build-system"]["requires"] + project["dependencies"]))'
# Node comes from the environment as well.
WEB_CHECK = cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && \
	{ [ -d node_modules ] || npm ci --ignore-scripts --no-audit --no-fund --loglevel=error; } && \
	npm run --silent check && npm run --silent test
SAY_ENGINE = $(BIN)/python -P -c 'import boulevard.games.contract as c; \
	assert "site-packages" in c.__file__, "not the installed package: " + c.__file__; \
	print("Testing Boulevard", "interpreted" if c.__file__.endswith(".py") else "compiled")'

# A PYTHONPATH from outside could put other code in front of the installed package.
unexport PYTHONPATH
export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test bench screenshots clean

help:
	@echo "make play     set up on the first run, then play in the browser (ARGS=\"...\" is passed on)"
	@echo "make test     every check: style, types, imports, tests"
	@echo "make bench    measure the speed of the engine"
	@echo "make screenshots   pictures of every screen, into docs/screenshots"
	@echo "make clean    remove everything that was built, and the environment"

play: $(VENV)/.installed
	@$(BIN)/boulevard serve --open $(ARGS)

bench: $(VENV)/.installed
	@$(BIN)/boulevard bench $(ARGS)

test: $(VENV)/.installed $(VENV)/.test
	@$(SAY_ENGINE)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	@$(WEB_CHECK)
	@$(BIN)/python tools/find_browser.py
	$(BIN)/pytest -n 2 $(ARGS)

screenshots: $(VENV)/.installed $(VENV)/.test
	@$(BIN)/python tools/find_browser.py
	@$(BIN)/python -m tools.screenshots $(ARGS)

clean:
	@rm -rf $(VENV) build dist web/node_modules src/boulevard/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Boulevard needs Python 3.11 or newer; name one with: make play PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Boulevard needs Python's venv module (Debian: apt install python3-venv)" >&2; exit 1; }
	@echo "Setting up Boulevard (first time: one or two minutes) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The build tools live in the environment too: a rebuild then downloads nothing.
$(VENV)/.requires: $(VENV)/.created pyproject.toml
	@$(REQUIRES) > $(VENV)/requires.txt
	@$(PIP) install -r $(VENV)/requires.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.requires hatch_build.py README.md LICENSE $(SOURCES)
	@echo "Building Boulevard ..."
	@rm -rf $(DIST) && mkdir -p $(DIST)
	@$(BIN)/python -c 'from hatchling.build import build_wheel; build_wheel("$(DIST)")'
	@$(PIP) install --no-deps --force-reinstall $(DIST)/*.whl
	@touch $@

$(VENV)/.test: $(VENV)/.requires
	@echo "Installing the test tools ..."
	@$(REQUIRES) test > $(VENV)/requires-test.txt
	@$(PIP) install -r $(VENV)/requires-test.txt
	@touch $@
