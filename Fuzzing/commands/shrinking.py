"""Makes the inputs of a failing case smaller while it fails in the same way."""
import re


def signature(fault):
    """What two faults of the same kind have in common."""
    return re.sub(r"( U\+[0-9A-F]{4,}| [0-9].*)$", "", " ".join(fault.split()[:3]))


def fewer(parts, fails):
    """The parts without those that a failure doesn't need: halves, then quarters, then single ones are left out."""
    step = max(1, len(parts) // 2)
    while step:
        start = 0
        while start < len(parts):
            rest = parts[:start] + parts[start + step:]
            if fails(rest):
                parts = rest
            else:
                start += step
        step //= 2
    return parts


def shrunk(trial, files, command, fault, budget=200):
    """The smallest files found within a number of runs that give the fault."""
    wanted = signature(fault)

    def fails(candidate):
        nonlocal budget
        budget -= 1
        trial.prepare(candidate)
        return any(signature(found) == wanted for found in trial.faults(command))

    for path in sorted(files):
        if budget > 0 and len(files) > 1:
            rest = {key: value for key, value in files.items() if key != path}
            if fails(rest):
                files = rest
    for path in sorted(files, key=lambda path: -len(files[path])):
        separator = "\n" if isinstance(files[path], str) else b"\n"
        parts = files[path].split(separator)
        parts = fewer(parts, lambda rest: budget > 0 and fails({**files, path: separator.join(rest)}))
        files = {**files, path: separator.join(parts)}
    return files
