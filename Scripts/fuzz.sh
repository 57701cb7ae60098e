#!/usr/bin/env bash
# Random programs, random edits: after each the living tree must show what a fresh one shows. The tests run a fixed range
# of seeds; this runs others, on all processors, and ends with the first failure: its seed, the program and what went
# wrong. The first argument says for how many seconds, or, with a p at its end, how many programs; the second is the
# first seed (by default the time).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
limit=${1:-60}
first=${2:-$(date +%s)}
case ${limit%p}$first in
    '' | *[!0-9]*) echo 'fuzz: seconds, programs and seed are whole numbers' >&2 && exit 2 ;;
esac

swift build --build-tests
# Run without the package manager, which lets only one of itself work at a time.
tests=$(swift build --show-bin-path)/VitrinePackageTests.xctest
outputs=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$outputs"' EXIT
batch=100
seed=$first
case $limit in
    *p) end=; last=$((first + ${limit%p})) ;;
    *) end=$(($(date +%s) + limit)); last= ;;
esac

# Whether there is more to do.
goes_on() {
    if [ -n "$last" ]; then [ "$seed" -lt "$last" ]; else [ "$(date +%s)" -lt "$end" ]; fi
}

# Runs the programs from a seed on; what it prints goes to a file of that name.
run() {
    NO_COLOR=1 VITRINE_SEED=$1 VITRINE_SEEDS=$2 "$tests" --testing-library swift-testing \
        --filter VitrineRuntimeTests.OracleTests >"$outputs/$1" 2>&1
}

while goes_on; do
    seeds=()
    jobs=()
    for _ in $(seq "$(nproc)"); do
        count=$batch
        if [ -n "$last" ]; then count=$((last - seed < batch ? last - seed : batch)); fi
        [ "$count" -gt 0 ] || break
        run "$seed" "$count" &
        jobs+=($!)
        seeds+=("$seed")
        seed=$((seed + count))
    done
    for i in "${!jobs[@]}"; do
        wait "${jobs[$i]}" && continue
        output=$outputs/${seeds[$i]}
        grep -qE 'recorded an issue' "$output" || tail -n 40 "$output" >&2
        sed -nE '/recorded an issue/,/^[◇✔✘]/p' "$output" >&2
        echo "fuzz: failed among the programs from seed ${seeds[$i]} on. To run one again:" >&2
        echo "  VITRINE_SEED=N VITRINE_SEEDS=1 swift test --filter VitrineRuntimeTests.OracleTests" >&2
        wait
        exit 1
    done
    echo "fuzz: $((seed - first)) programs so far"
done
echo "fuzz: $((seed - first)) programs from seed $first on, 200 edits each: no difference"
