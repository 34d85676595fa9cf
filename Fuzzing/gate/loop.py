"""The loop of the tests of the gate: makes cases from seeds, tries them, and makes those smaller that fail.

A case is made of lists, texts and numbers, so that a file of JSON has it.
"""
import argparse
import collections
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time

from running import unprivileged

FUZZING = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def kind(fault):
    """What faults of the same kind have in common: the words before the colon."""
    return fault.split(":")[0]


def main(description, make_trial):
    """Tries cases with what `make_trial` returns for a tool and a folder.

    It has `make(rng)`, which returns a case, `faults(case)`, which returns what doesn't hold in the form `kind: details`, and
    `smaller(case, fails)`, which returns the smallest case found for which the function is true.
    """
    name = os.path.basename(sys.argv[0])
    parser = argparse.ArgumentParser(description=description.split("\n")[0])
    parser.add_argument("--tool", default=os.path.join(FUZZING, "..", ".build", "release", "themetool"), help="the tool to run")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first case")
    parser.add_argument("--count", type=int, help="how many cases")
    parser.add_argument("--seconds", type=float, default=None if "--count" in sys.argv else 60, help="how long")
    parser.add_argument("--failures", default=os.path.join(FUZZING, ".build", "failures"), help="the folder for failing cases")
    parser.add_argument("--repeat", metavar="FILE", help="repeat a saved case")
    options = parser.parse_args()
    if not os.access(options.tool, os.X_OK):
        sys.exit(f"error: '{options.tool}' is not a program; build it with .ci/build-release")
    saved = None
    if options.repeat:
        with open(options.repeat) as file:
            saved = json.load(file)
    scratch = tempfile.mkdtemp(prefix=f"{name}-")
    trial = make_trial(unprivileged(options.tool, scratch), scratch)
    if saved is not None:
        found = trial.faults(saved)
        print("\n".join(map(ascii, found)) or "no failure")
        return 1 if found else 0
    try:
        os.makedirs(options.failures, exist_ok=True)
    except OSError:
        pass
    if not os.access(options.failures, os.W_OK):
        options.failures = os.path.join(tempfile.gettempdir(), f"{name}-failures")  # The other folder is the superuser's.
        os.makedirs(options.failures, exist_ok=True)
    counts, examples, seed, start = collections.Counter(), {}, options.seed, time.monotonic()
    while options.count is None or seed < options.seed + options.count:
        if options.seconds is not None and time.monotonic() - start > options.seconds:
            break
        case = trial.make(random.Random(seed))
        for fault in trial.faults(case):
            counts[kind(fault)] += 1
            if kind(fault) not in examples:
                examples[kind(fault)] = seed
                report(trial, options, name, seed, case, fault)
        seed += 1
    shutil.rmtree(scratch, ignore_errors=True)
    print(f"{name}: {seed - options.seed} cases, {trial.runs} runs{trial.summary()}, {sum(counts.values())} failures of {len(counts)} kinds, seeds {options.seed}..<{seed}")
    for key, count in counts.most_common():
        print(f"{count:6} {key}, first with seed {examples[key]}")
    return 1 if counts else 0


def report(trial, options, name, seed, case, fault):
    """Says what fails, with a smaller case, and saves it."""
    budget = [150]

    def fails(candidate):
        budget[0] -= 1
        return budget[0] > 0 and any(kind(found) == kind(fault) for found in trial.faults(candidate))

    case = trial.smaller(case, fails)
    last = [found for found in trial.faults(case) if kind(found) == kind(fault)]
    print(f"seed {seed}: {ascii((last or [fault])[0])[:600]}", flush=True)
    path = os.path.join(options.failures, f"{name}-{re.sub('[^a-z0-9]+', '-', kind(fault).lower()).strip('-')}.json")
    with open(path, "w") as file:
        json.dump(case, file, indent=1)
        file.write("\n")
    print(f"  repeat: Fuzzing/{name} --tool {options.tool} --repeat {path}", flush=True)
