"""Runs a command in a folder of its own under strace, which interferes with one system call.

What is left must be, unit by unit, what was there before or what an undisturbed run makes. A unit is what
takes its place in one step: the whole folder, or for some commands each file.
"""
import argparse
import os
import random
import re
import shutil
import stat
import subprocess
import sys
import tempfile

from commands import COMMANDS

# The calls that change files, or on which changes depend.
CALLS = """open openat write pwrite64 rename renameat renameat2 unlink unlinkat mkdir mkdirat rmdir link
linkat symlink symlinkat chmod fchmod fchmodat fchown fsync ftruncate flock close utimensat fsetxattr
lstat newfstatat getdents64""".split()

LEFT = re.compile(r"\.(partial|kept)$")


def snapshot(root):
    """All that is in a folder but leftovers, by path: mode and content."""
    result, left = {}, []
    for folder, folders, files in os.walk(root):
        for name in list(folders) + files:
            path = os.path.join(folder, name)
            short = os.path.relpath(path, root)
            if LEFT.search(name):
                left.append(short)
                if name in folders:
                    folders.remove(name)
                continue
            status = os.lstat(path)
            content = ""
            if stat.S_ISREG(status.st_mode):
                with open(path, "rb") as file:
                    content = file.read()
            result[short] = (status.st_mode, content)
    return result, left


def in_unit(path, unit):
    return unit == "" or path == unit or path.startswith(unit + "/")


def mixture(found, old, new, units):
    """What is neither old nor new; None if nothing is."""
    if units is None:
        for path in sorted(set(found) | set(old) | set(new)):
            if found.get(path) in (old.get(path), new.get(path)):
                continue
            # A folder that is made for a file, or goes with one.
            if path in found and stat.S_ISDIR(found[path][0]):
                continue
            return path
        return None
    for unit in units:
        part = [{p: v for p, v in tree.items() if in_unit(p, unit)} for tree in (found, old, new)]
        if part[0] != part[1] and part[0] != part[2]:
            return unit or "the folder"
    if "" in units:
        return None
    rest = [{p: v for p, v in tree.items() if not any(in_unit(p, unit) for unit in units)} for tree in (found, old)]
    return None if rest[0] == rest[1] else "what no unit holds"


class Trial:
    """One command with its folder as it was and as it is to be."""

    def __init__(self, tool, command, scratch):
        self.tool, self.command = os.path.abspath(tool), command
        self.template = os.path.join(scratch, "template")
        self.work = os.path.join(scratch, "work")
        command.start(self.tool, self.template)
        self.old = snapshot(self.template)[0]
        self.reset()
        log = os.path.join(scratch, "log")
        result = self.run(["strace", "-f", "-o", log, "-e", "trace=" + ",".join("?" + c for c in CALLS)])
        if result.returncode not in command.done:
            sys.exit(f"{command.name} fails by itself: {result.stderr.decode()}")
        self.new, left = snapshot(self.work)
        if left:
            sys.exit(f"{command.name} leaves {left} by itself")
        if self.new == self.old:
            sys.exit(f"{command.name} changes nothing by itself")
        self.points = self.calls(log)

    def calls(self, log):
        """Each call with its number among those of its name and thread, from the first change on."""
        counts, points = {}, []
        with open(log, errors="replace") as lines:
            for line in lines:
                match = re.match(r"(\d+) +(\w+)\((.*)", line)
                if not match:
                    continue
                thread, call, rest = match.groups()
                counts[thread, call] = counts.get((thread, call), 0) + 1
                points.append((call, counts[thread, call], rest))
        first = next((i for i, (call, _, rest) in enumerate(points) if call == "flock"), 0)
        return [(call, number) for call, number, _ in points[max(0, first - 5):]]

    def reset(self):
        if os.path.exists(self.work):
            subprocess.run(["chmod", "-R", "u+rwx", self.work], check=True)
            shutil.rmtree(self.work)
        shutil.copytree(self.template, self.work, symlinks=True)

    def run(self, strace=(), timeout=60):
        folder = os.path.join(self.work, self.command.folder)
        try:
            return subprocess.run([*strace, self.tool, *self.command.arguments], cwd=folder, capture_output=True, timeout=timeout)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess([], 124, b"", f"it takes more than {timeout} s".encode())

    def sample(self, count, chance):
        """At most `count` points, evenly spread, another choice each time."""
        if count >= len(self.points):
            return self.points
        return sorted(chance.sample(self.points, count))

    def finish(self):
        """Runs the command again, undisturbed; what is wrong then."""
        result = self.run()
        found, left = snapshot(self.work)
        if left:
            return f"the next run leaves {left}"
        complete = self.command.name.startswith("init") and found == self.new
        if result.returncode not in self.command.done and not complete:
            return f"the next run ends with {result.returncode}: {result.stderr.decode()}"
        if found != self.new:
            different = [p for p in sorted(set(found) | set(self.new)) if found.get(p) != self.new.get(p)]
            return f"the next run makes something else of {different[:4]}"
        return None


def main(check, short):
    """Reads the command line, and gives each command's trial to `check`, which lists what is wrong."""
    options = argparse.ArgumentParser()
    options.add_argument("--tool", default=".build/release/themetool")
    options.add_argument("--short", action="store_const", dest="points", const=short, help=f"{short} points of each command")
    options.add_argument("--points", type=int, default=1 << 30, help="how many system calls of each command; all without")
    options.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options.add_argument("--command", default="", help="only commands whose names have this in them")
    options = options.parse_args()
    if not shutil.which("strace"):
        sys.exit("strace must be installed")
    chance, runs, wrong = random.Random(options.seed), 0, 0
    for command in COMMANDS:
        if options.command not in command.name:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            trial = Trial(options.tool, command, scratch)
            for found in check(trial, options.points, chance):
                runs += 1
                if found:
                    wrong += 1
                    print(f"{command.name}: {found}", flush=True)
            subprocess.run(["chmod", "-R", "u+rwx", scratch], check=True)
    print(f"{runs} runs, {wrong} wrong, seed {options.seed}")
    sys.exit(1 if wrong else 0)
