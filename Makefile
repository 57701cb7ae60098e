# `make` alone says what there is.
.DEFAULT_GOAL := help
SHELL := /bin/bash

# The scene that `make demo` draws.
DEMO ?= Examples/Sources/DisplayBoard/DisplayBoard.swift
DEMO_OUT := .build/demo/display-board
VITRINE := .build/release/vitrine
SOURCES := Package.swift $(wildcard Sources Tests Examples Benchmarks Scripts)

.PHONY: help setup demo pictures contact-sheets filmstrips goldens test fuzz format check-format check-imports \
	check-release check-sanitizers vectors bench clean

help: ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1|\2/p' Makefile | column -t -s '|'

setup: ## install what is missing (apt), once
	@bash Scripts/setup.sh

demo: setup ## build the tool, draw the example and print what its containers resolve to
	@test -f '$(DEMO)' || { echo 'make demo: there is no file $(DEMO); name another with DEMO=…' >&2; exit 1; }
	swift build -c release --product vitrine
	@mkdir -p $(dir $(DEMO_OUT))
	$(VITRINE) resolve '$(DEMO)'
	@for format in png svg pdf; do $(VITRINE) render '$(DEMO)' -o $(DEMO_OUT).$$format >/dev/null || exit 1; done
	@echo "The picture is in $(CURDIR)/$(DEMO_OUT).png, and beside it as .svg and .pdf"

pictures: setup ## draw the pictures of the examples anew
	swift build -c release --product vitrine
	@VITRINE=$(VITRINE) bash Scripts/pictures.sh

contact-sheets: setup ## draw every example in light, in dark and from right to left, in one picture
	swift build -c release --product vitrine
	@VITRINE=$(VITRINE) bash Scripts/pictures.sh --sheets

goldens: ## draw the pictures that tests compare with anew; look at them before you commit
	VITRINE_RECORD=1 swift test --filter VitrineDrawingTests

filmstrips: setup ## run the scripts of the examples that live, and draw their frames side by side
	VITRINE_FILMSTRIPS=1 swift test --filter ExampleTests

test: setup ## run every test
	swift test

fuzz: setup ## compare living trees with fresh ones after random edits: for SECONDS (60), or PROGRAMS, from SEED on
	@bash Scripts/fuzz.sh $(if $(PROGRAMS),$(PROGRAMS)p,$(or $(SECONDS),60)) $(SEED)

format: ## bring the sources into shape
	swift format --in-place --recursive $(SOURCES)

check-format: ## fail where the sources are out of shape
	swift format lint --strict --recursive $(SOURCES)

check-imports: ## fail where a target imports what it must not, and on a few other house rules
	@bash Scripts/check-imports --self-test
	@bash Scripts/check-imports

check-release: setup ## run every test once more, with optimized code
	swift build -c release --build-tests -Xswiftc -enable-testing
	NO_COLOR=1 "$$(swift build -c release --show-bin-path)/VitrinePackageTests.xctest" --testing-library swift-testing

check-sanitizers: setup ## run the tests of the engine with the address and the thread sanitizer (builds twice)
	@bash Scripts/check-sanitizers

vectors: ## lay out the recorded trees (VITRINE_VECTORS names another folder of them)
	@swift run vitrine-vectors

bench: ## run the benchmarks
	swift run -c release vitrine-bench

clean: ## remove what was built
	swift package clean
	rm -rf .build/demo
