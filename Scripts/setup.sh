#!/usr/bin/env bash
# Installs what building Vitrine needs and is missing: the list below, and nothing else.
# A second run only looks, which takes a moment. Ends with 0 when everything is in place.
set -euo pipefail

# The libraries that are linked, the fonts that are drawn with, and what Swift itself needs to link and import
# Foundation. This is the only list; the documentation points here.
packages=(
    libcairo2-dev libpango1.0-dev libharfbuzz-dev libfontconfig1-dev libfreetype-dev libpng-dev libdeflate-dev
    pkg-config make poppler-utils librsvg2-bin libxml2-utils
    fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
    binutils libc6-dev libstdc++-12-dev libgcc-12-dev libxml2 libcurl4 zlib1g-dev
)
swift_needed=6.2

say() { printf 'setup: %s\n' "$*"; }
fail() {
    printf 'setup: %s\n' "$*" >&2
    exit 1
}

check_swift() {
    local version
    command -v swift >/dev/null ||
        fail "swift was not found. Install Swift $swift_needed or newer from https://www.swift.org/install/linux/ and put its usr/bin on PATH."
    version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+(\.[0-9]+)*).*/\1/p' | head -n 1)
    [ -n "$version" ] || fail "\"swift --version\" does not say which version it is: $(command -v swift)"
    # sort -V puts the older version first; equal versions are fine.
    [ "$(printf '%s\n%s\n' "$swift_needed" "$version" | sort -V | head -n 1)" = "$swift_needed" ] ||
        fail "Swift $version is too old; Vitrine needs $swift_needed or newer (https://www.swift.org/install/linux/)."
}

# Prints the packages of the list that are not installed, one a line. `libgcc-12-dev` and its like differ from one
# release of the system to the next: any installed version of them will do.
missing_packages() {
    local installed package family
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p')
    for package in "${packages[@]}"; do
        family=$(sed -E 's/\+/[+]/g; s/-[0-9]+-dev$/-[0-9]+-dev/' <<<"$package")
        case $package in
            libxml2 | libcurl4) family="$family[^-]*" ;; # libcurl4t64, libxml2-16: later releases' names
        esac
        grep -qxE "$family" <<<"$installed" || printf '%s\n' "$package"
    done
}

check_swift
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    # Without apt we can only tell whether the libraries are there.
    if command -v pkg-config >/dev/null && pkg-config --exists cairo cairo-ft pangocairo pangoft2 libdeflate; then
        say "no apt here, but Cairo, Pango and libdeflate are; going on"
        exit 0
    fi
    fail "no apt here. Install the counterparts of these Debian packages yourself: ${packages[*]}"
fi

mapfile -t missing < <(missing_packages)
if [ ${#missing[@]} -eq 0 ]; then
    say "everything is in place"
    exit 0
fi

say "missing: ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "not root and no sudo. Ask an administrator to run: apt-get install ${missing[*]}"
    as_root=(sudo)
    # In CI nobody can type a password.
    [ -z "${CI:-}" ] || as_root=(sudo -n)
fi
say "installing them with apt-get${as_root[*]:+ (through ${as_root[*]})}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" ||
    {
        say "that failed; fetching the package lists and trying again"
        "${as_root[@]}" apt-get update
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
    } || fail "apt-get could not install: ${missing[*]}"
say "done"
