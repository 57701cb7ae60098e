#!/usr/bin/env bash
# Draws the pictures of the examples anew, each beside its example's README. Look at what changed before it is
# committed: a picture is worth a test only when somebody opened it.
#   --sheets    draw the contact sheets instead: every example in light, in dark and from right to left, in one picture
#   NAME...     only these examples
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
vitrine=$(realpath -m "${VITRINE:-.build/release/vitrine}")
[ -x "$vitrine" ] || swift build -c release --product vitrine

sheets=false
if [ "${1:-}" = --sheets ]; then
    sheets=true
    shift
fi
[ $# -gt 0 ] || set -- $(ls Examples/Sources)

# Every file of an example, as its README shows it.
pictures() {
    local file scale=2
    [ "$1" != Distribution ] || scale=1.5
    for file in "Examples/Sources/$1"/*.swift; do
        "$vitrine" render "$file" --scale "$scale" -o "${file%.swift}.png"
    done
}

# The example's last file three times, put together by a view that shows the three pictures.
sheet() {
    local file=Examples/Sources/$1/$1.swift out=$PWD/Documentation/Pictures/$1.png
    "$vitrine" render "$file" --scale 1 -o "$scratch/light.png" >/dev/null
    "$vitrine" render "$file" --scale 1 --dark -o "$scratch/dark.png" >/dev/null
    "$vitrine" render "$file" --scale 1 --rtl -o "$scratch/rtl.png" >/dev/null
    (cd "$scratch" && "$vitrine" render ContactSheet.swift --scale 1 -o "$out")
}

if $sheets; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    mkdir -p Documentation/Pictures
    for example; do
        # A name of its own for each: pictures are found beside the file, and read once.
        cp Scripts/ContactSheet.swift "$scratch/"
        sheet "$example"
    done
else
    for example; do pictures "$example"; done
fi
