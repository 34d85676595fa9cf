#!/usr/bin/env python3
"""Compares answers to the test suite of design tokens with Conformance/README.md.

token_suite.py TOOL FOLDER PAGE prints each difference, and exits with 1 if there is one.
"""
import fnmatch
import json
import pathlib
import re
import subprocess
import sys
import tempfile

tool, folder, page = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])


def rows():
    """The rows of the page's tables about design tokens: the answer and the patterns of cases."""
    section = page.read_text().partition("\n## Design tokens\n")[2].partition("\n## ")[0]
    for line in section.splitlines():
        cells = line.split("|")
        if len(cells) == 5 and (answer := re.fullmatch(r" `(.*)` ", cells[1])):
            yield answer[1], re.findall(r"`([^`]+)`", cells[2])


def run(*arguments):
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, timeout=60)
    output = done.stdout + done.stderr
    return done.returncode, sorted(set(re.findall(r"error: .*\[([a-z-]+)\]$", output, re.M)))


def answer(path):
    with tempfile.TemporaryDirectory() as made:
        code, rules = run("import", "--allow-empty", str(path), "--output", f"{made}/themes")
    if run("validate", str(path)) != (code, rules):
        return "answered differently by validate"
    if code == 0 and not rules:
        return "accepted"
    return f"refused by {', '.join(rules)}" if code == 1 and rules else f"exit code {code}"


listed, status, used = list(rows()), 0, set()
for part in ("format", "resolver"):
    for case in json.loads((folder / part / "manifest.json").read_text())["tests"]:
        name = f"{part}/{case['input']}"
        expected = []
        for number, (text, patterns) in enumerate(listed):
            for pattern in patterns:
                if fnmatch.fnmatchcase(name, pattern):
                    expected.append(text)
                    used.add((number, pattern))
        if not expected and case["type"].startswith("Positive"):
            expected = ["accepted"]
        if [found := answer(folder / name)] != expected:
            print(f"{name}: {found}; documented: {' and '.join(expected) or 'nothing'}")
            status = 1
for number, (text, patterns) in enumerate(listed):
    for pattern in patterns:
        if (number, pattern) not in used:
            print(f"{page}: no case is named {pattern}")
            status = 1
sys.exit(status)
