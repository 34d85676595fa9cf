# What the comparisons share: sourced by each, in the root of the repository.
#
# Builds the static themetool and the programs that the comparisons need, in $build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

build=.build/whole-process
mkdir -p "$build"
for program in in-turns write-files yaml-scan; do
  flags=
  [ $program != yaml-scan ] || flags=$(pkg-config --cflags --libs yaml-0.1)
  # shellcheck disable=SC2086
  cc -O2 "Benchmarks/WholeProcess/$program.c" -o "$build/$program" $flags
done
[ -x .build/release/themetool ] || .ci/build-release --product themetool
# The copy counts: Linux maps larger pieces of a file that strip has just written, which adds 6 MB to the
# peak memory of every command.
strip -o "$build/themetool.stripped" .build/release/themetool
cp "$build/themetool.stripped" "$build/themetool"
themetool=$build/themetool

# Times two commands in turns, and prints their medians and a line for programs:
# compare NAME COUNT COMMAND … -- COMMAND …
compare() {
  local name=$1 result
  shift
  result=$("$build/in-turns" "$@")
  echo "$result"
  awk -v name="$name" '{ value[NR] = $(NF - 3) } END { row(name, value[1], value[2]) }
    function row(name, value, other) {
      printf "%s\t%s\t%s\t%.2f\n", name, value, other, value / other
    }' <<<"$(head -n 2 <<<"$result")"
}

# Prints a line for programs with a limit as the peer: limit NAME VALUE LIMIT
limit() { awk -v name="$1" -v value="$2" -v limit="$3" 'BEGIN {
  printf "%s\t%s\t%s\t%.2f\n", name, value, limit, value / limit
}'; }

# Prints the peak memory of the first command of a result of `compare`, in bytes.
peak() { awk 'NR == 1 { print $(NF - 1) * 1024 }'; }

# Writes a theme of 100,000 colors, each with a value for light and one for dark: write_colors FILE
write_colors() {
  awk 'function hex() { return sprintf("\"#%06x\"", int(rand() * 16777216)) }
  BEGIN {
    srand(1); print "theme: big"; print "colors:"
    for (i = 0; i < 100000; i++) printf "  color-%d: { light: %s, dark: %s }\n", i, hex(), hex()
  }' >"$1"
}
