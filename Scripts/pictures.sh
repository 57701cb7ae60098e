#!/usr/bin/env bash
# Draws the pictures of the examples anew, each beside its example's README. Look at what changed before it is
# committed: a picture is worth a test only when somebody opened it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
vitrine=${VITRINE:-.build/release/vitrine}
[ -x "$vitrine" ] || swift build -c release --product vitrine

# A folder of the examples, a file in it, the picture's scale.
draw() { "$vitrine" render "Examples/Sources/$1/$2.swift" --scale "$3" -o "Examples/Sources/$1/$2.png"; }

for file in Examples/Sources/DisplayBoard/*.swift; do
    draw DisplayBoard "$(basename "$file" .swift)" 2
done
draw Kanban Kanban 2
draw Distribution Distribution 1.5
