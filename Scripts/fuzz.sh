#!/usr/bin/env bash
# Random programs, random edits: after each the living tree must show what a fresh one shows. The tests run a fixed range
# of seeds; this runs new ones, for as many seconds as the first argument says, from the seed that is the second (by
# default the time), and ends with the first failure: its seed, the program and what went wrong.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
limit=${1:-60}
first=${2:-$(date +%s)}
case $limit$first in
    *[!0-9]*) echo 'fuzz: seconds and seed are whole numbers' >&2 && exit 2 ;;
esac

swift build --build-tests
output=$(mktemp)
trap 'rm -f "$output"' EXIT
batch=100
seed=$first
end=$(($(date +%s) + limit))
while [ "$(date +%s)" -lt "$end" ]; do
    last=$((seed + batch - 1))
    if ! VITRINE_SEED=$seed VITRINE_SEEDS=$batch swift test --skip-build --filter VitrineRuntimeTests.OracleTests >"$output" 2>&1; then
        grep -qE 'recorded an issue' "$output" || tail -n 40 "$output" >&2
        sed -nE '/recorded an issue/,/^[◇✔✘]/p' "$output" >&2
        echo "fuzz: failed between the seeds $seed and $last. To run one again:" >&2
        echo "  VITRINE_SEED=N VITRINE_SEEDS=1 swift test --filter VitrineRuntimeTests.OracleTests" >&2
        exit 1
    fi
    seed=$((last + 1))
done
echo "fuzz: $((seed - first)) programs from seed $first on, 40 edits each: no difference"
