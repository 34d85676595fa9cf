"""A case: a folder of inputs and the commands that it is put through."""
import json
import os
import random
import shutil

import catalogs
import growth
import imports
import mutations
import plans
import themes
from colors import color
from texts import text

ENTRY = '{"fingerprint": "0123456789abcdef", "rule": "contrast", "count": 1, "file": "t0.yaml", "message": "x"}'
BASELINES = ['{"version": 1, "findings": []}'] * 5 + ["{}", "[]", "", "null", '{"version": 1, "findings": [{"rule": 1}]}', f'{{"version": 1, "findings": [{ENTRY}]}}']


def encoded(value):
    return value if isinstance(value, bytes) else value.encode("utf-8", "replace")


def make(seed, samples, formats):
    """The files of a case by path, and its commands, with exports in some of the formats."""
    rng = random.Random(seed)
    files = {"IN/colors.txt": "\n".join(color(rng) for _ in range(5)) + "\n" + text(rng)}
    kind = rng.choice(["library"] * 8 + ["sample"] * 4 + ["imports"] * 6 + ["catalogs"] * 3 + ["colors", "growth"])
    folders, others = samples
    if kind == "colors":
        return files, plans.of_colors(rng)
    if kind == "growth":
        kind, made, library, nodes = growth.make(rng)
        files |= {f"IN/{path}": value for path, value in made.items()}
        if kind == "imports":
            del files["IN/colors.txt"]
            return files, plans.of_import(rng, made, [])
        if kind == "catalogs":
            return files, plans.of_catalogs(rng, sorted({path.split("/")[0] for path in made}))
        commands = plans.of_library(rng, formats, library, nodes, sorted(made)[0])
        return files, rng.sample(commands, 6)
    if kind == "imports":
        made, options = imports.make(rng)
        made = {path: encoded(value) for path, value in made.items()}
        if others and rng.random() < 0.2:
            path, data = rng.choice(others)
            made, options = {path: data}, []
        if rng.random() < 0.25:
            path = rng.choice(sorted(made))
            made[path] = mutations.mutated(rng, made[path])
        return {f"IN/{path}": value for path, value in made.items()}, plans.of_import(rng, made, options)
    if kind == "catalogs":
        files = {f"IN/{path}": value for path, value in catalogs.assets(rng, "A.xcassets").items()}
        for path in ["Assets.car", "B.car"][: rng.randrange(0, 3)]:
            data = catalogs.compiled(rng)
            files[f"IN/{path}"] = mutations.mutated(rng, data) if rng.random() < 0.3 else data
        paths = sorted({path.split("/")[1] for path in files})
        return files, plans.of_catalogs(rng, paths)

    made, library, nodes = themes.make(rng, clean=rng.random() < 0.6)
    first = "t0.yaml"
    if rng.random() < 0.2:
        made |= {f"C.xcassets/{path.split('/', 1)[1]}": value for path, value in catalogs.assets(rng, "C.xcassets").items()}
    if kind == "sample" and folders:
        made = dict(rng.choice(folders))
        path = rng.choice(sorted(made))
        made[path] = mutations.mutated(rng, made[path])
        library.themes, library.names = ["standard", "pastel", "high-noon", "ocean"], ["accent", "background", "text", "badge.new", "badge"]
        nodes = ["sidebar", "root", "device", "list", "settings"] if "app.yaml" in made else []
        first = path
    other, _, _ = themes.make(rng, clean=True)
    changed = dict(made)
    path = rng.choice(sorted(changed))
    changed[path] = other.get(path, changed[path])
    files = {"IN/" + path: value for path, value in made.items()} | {"IN2/" + path: value for path, value in changed.items()}
    files["IN/baseline.json"] = rng.choice(BASELINES)
    commands = plans.of_library(rng, formats, library, nodes, first)
    return files, rng.sample(commands, min(len(commands), 14))


def write(folder, files):
    """Writes files by path; those whose names no file can have are left out."""
    for path, value in files.items():
        full = os.path.join(folder, path)
        try:
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "wb") as file:
                file.write(encoded(value))
        except (OSError, ValueError):
            continue
    os.makedirs(os.path.join(folder, "IN"), exist_ok=True)


def read(folder):
    """The files that lie in a folder, by path."""
    files = {}
    for base, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(base, name)
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    files[os.path.relpath(path, folder)] = file.read()
    return files


def save(folder, files, command):
    """Saves a case with one command so that it can be repeated."""
    shutil.rmtree(folder, ignore_errors=True)
    write(folder, files)
    with open(os.path.join(folder, "command.json"), "w") as file:
        json.dump(command, file, indent=2)
        file.write("\n")


def load(folder):
    with open(os.path.join(folder, "command.json")) as file:
        command = json.load(file)
    return {path: data for path, data in read(folder).items() if path.startswith("IN")}, command
