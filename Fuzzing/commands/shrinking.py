"""Makes the inputs of a failing case smaller while it fails in the same way."""
import re


def signature(fault):
    """What two faults of the same kind have in common."""
    return re.sub(r"( U\+[0-9A-F]{4,}| [0-9].*)$", "", " ".join(fault.split()[:3]))


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
        step = len(parts) // 2
        while step and budget > 0:
            start = 0
            while start < len(parts) and budget > 0:
                rest = parts[:start] + parts[start + step:]
                if fails({**files, path: separator.join(rest)}):
                    parts = rest
                else:
                    start += step
            step //= 2
        files = {**files, path: separator.join(parts)}
    return files
