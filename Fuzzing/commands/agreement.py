"""Compares what an export holds with what `resolve` says, under some combinations of traits."""
import json
import os
import random

KEYS = {"style": "userInterfaceStyle", "contrast": "accessibilityContrast", "gamut": "displayGamut", "level": "userInterfaceLevel"}
NAMES = {"style": ["light", "dark"], "contrast": ["normal", "high"], "gamut": ["srgb", "p3"], "level": ["base", "elevated"]}


def combinations(rng, axes):
    return [{axis: rng.choice(NAMES[axis]) for axis in axes} for _ in range(3)]


def options(traits):
    return [part for axis, value in traits.items() for part in (f"--{axis}", value)]


def near(left, right):
    """Whether two colors have nearly the same bytes, where one may have been rounded on the way."""
    pairs = [(int(left["hex"][at:at + 2], 16), int(right["hex"][at:at + 2], 16)) for at in (1, 3, 5)]
    return abs(left["alpha"] - right["alpha"]) < 0.003 and all(abs(one - other) <= 1 for one, other in pairs)


def colors(trial, *arguments):
    """The colors by name that `resolve` prints; nothing where it fails."""
    result = trial.run(["resolve", *arguments, "--format", "json", "-q"])
    return {row["name"]: row["value"] for row in json.loads(result.output)["colors"]} if result.status == 0 else None


def differences(expected, found, place):
    if found is None:
        return [f"disagrees: no answer {place}"]
    missing = sorted(expected.keys() - found.keys())
    wrong = sorted(name for name in expected.keys() & found.keys() if not near(expected[name], found[name]))
    return ([f"disagrees: lacks {missing[0]!r} {place}"] if missing else []) + (
        [f"disagrees: {wrong[0]!r} is {found[wrong[0]]['hex']} / {found[wrong[0]]['alpha']}, not {expected[wrong[0]]['hex']} / {expected[wrong[0]]['alpha']} {place}"] if wrong else [])


def faults(trial, command, result):
    """What an export that has been made into OUT, with a result, says differently."""
    form, theme = command["agrees"], command["theme"]
    if form == "dtcg":
        imported = trial.run(["import", "OUT", "-o", "OUT2", "-q"])
        if imported.status != 0:
            return [] if b"has too many variants" in imported.errors else ["disagrees: cannot be imported again"]
    found = []
    # Traits that an export says that it leaves out keep their defaults.
    axes = [axis for axis in ["style", "contrast", "gamut", "level"] if f"nothing for '{axis}'".encode() not in result.errors and (form != "xcassets" or axis in ("style", "contrast"))]
    for traits in combinations(random.Random(command["seed"]), axes):
        expected = colors(trial, "--themes", "IN", "--theme", theme, *options(traits))
        if expected is None:
            continue
        place = f"for {theme!r} {' '.join(traits.values())}"
        if form == "json":
            with open(os.path.join(trial.folder, "OUT"), encoding="utf-8") as file:
                rows = json.load(file)["colors"]
            wanted = {KEYS[axis]: value.lower() for axis, value in traits.items()}
            matching = [row for row in rows if row["theme"] == theme and all(wanted.get(key, str(value).lower()) == str(value).lower() for key, value in row["traits"].items())]
            # Rows of custom traits begin with the one of their defaults.
            answer = {}
            for row in matching:
                answer.setdefault(row["name"], row["value"])
            found += differences(expected, answer, place)
        elif form == "xcassets":
            answer = colors(trial, "--catalog", "OUT.xcassets", *options(traits)) or {}
            prefix = f"{theme}/" if command["several"] else ""
            answer = {name[len(prefix):]: value for name, value in answer.items() if name.startswith(prefix)}
            found += differences({name.replace(".", "/"): value for name, value in expected.items()}, answer, place)
        else:
            found += differences(expected, colors(trial, "--themes", "OUT2", "--theme", theme, *options(traits)), place)
    return found
