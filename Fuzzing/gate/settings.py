"""Libraries with checks and settings, and changes of these that make them weaker or stronger.

A library is a dictionary of its settings; the colors of its themes are another one, so that each can change without the other.
A check has an identifier, by which a change names it.
"""
import copy

NAMES = ["ink", "ground", "accent", "note", "line"]
VALUES = ["black", "white", "gray", '"#767676"', '"#333"', '"#eee"', '"#06c"', "{ light: white, dark: black }", "{ light: black, dark: white }", "{ light: gray, dark: white }"]
# Rules that the generated libraries violate; those that are off by default are not ignored if they are off.
RULES = ["contrast", "distinct", "missing-variant", "missing-color", "dark-equals-light"]
LIKELY = ["contrast"] * 4 + RULES
CONDITIONS = ["dark", "light", "high-contrast", "p3"]
VISIONS = ["normal", "protanopia", "deuteranopia", "tritanopia"]


def colors(rng):
    return {f"t{index}": {name: rng.choice(VALUES) for name in rng.sample(NAMES, rng.choice([4, 5, 5]))} for index in range(rng.choice([1, 1, 2]))}


def changed(rng, themes):
    """Colors of which some have other values."""
    result = copy.deepcopy(themes)
    for _ in range(rng.choice([0, 1, 1, 3])):
        theme = result[rng.choice(sorted(result))]
        theme[rng.choice(sorted(theme))] = rng.choice(VALUES)
    return result


def check(rng, number):
    if rng.random() < 0.25:
        result = {"distinct": rng.sample(NAMES, rng.choice([2, 3])), "at-least": rng.choice([4, 8, 20])}
        if rng.random() < 0.6:
            result["under"] = rng.sample(VISIONS, rng.choice([1, 2, 4]))
    else:
        result = {"contrast": rng.sample(NAMES, 2), "at-least": rng.choice([3, 4.5, 7])}
        if rng.random() < 0.15:
            result |= {"method": "tone", "at-least": rng.choice([20, 40])}
        elif rng.random() < 0.1:
            result["on"] = "terminal-256"
    if rng.random() < 0.15:
        result["when"] = rng.choice(CONDITIONS)
    return {"id": number} | result


def settings(rng):
    return {
        "file": True,
        "default-theme": rng.choice(["t0", None]),
        "traits": rng.random() < 0.2,
        "checks": [check(rng, number) for number in range(rng.choice([1, 1, 2, 4]))],
        "rules": {rng.choice(LIKELY): rng.choice(["warning", "error", "note", "off", "off"]) for _ in range(rng.choice([0, 0, 1, 2]))},
        "exports": rng.sample([{"to": "css", "output": "../out/a.css"}, {"to": "json", "output": "../out/b.json"}, {"to": "scss", "output": "../out/c.scss", "themes": ["t0"]}], rng.choice([0, 0, 1, 2])),
        "ignores": [[f"t{rng.randrange(2)}", rng.choice(NAMES), rng.choice(LIKELY)] for _ in range(rng.choice([0, 0, 0, 1, 2]))],
        # The colors whose findings a list of known findings has; without one if there are none.
        "known": rng.sample(NAMES, rng.choice([0, 0, 0, 1, 2])),
    }


ORDER = ["off", "note", "warning", "error"]
DEFAULTS = {"contrast": "error", "distinct": "error", "missing-variant": "warning", "missing-color": "warning", "dark-equals-light": "warning"}


def weakening(rng, library):
    """A change that makes a library weaker: a word, what it is about, and values; or nothing."""
    one = rng.choice(library["checks"]) if library["checks"] else None
    kind = rng.choice(["remove", "remove", "lower", "lower", "narrow", "narrow", "swap", "fewer", "rule", "rule", "rule", "no-checks", "no-file", "ignore", "ignore", "known", "known", "exports", "output", "default-theme", "trait"])
    if kind in ("remove", "lower", "narrow", "swap", "fewer") and one is None:
        return None
    if kind == "lower":
        return [kind, one["id"], round(one["at-least"] * rng.choice([0.25, 0.9, 0.5]), 2)]
    if kind == "narrow":
        words = [word for word in CONDITIONS if word not in one.get("when", "") and {word, one.get("when")} != {"dark", "light"}]
        return [kind, one["id"], rng.choice(words)]
    if kind == "swap":
        other = rng.choice([{"contrast": rng.sample(one["contrast"], 1) + ["unrelated"]}, {"method": "tone", "at-least": 1}, {"on": "terminal-16"}]) if "contrast" in one else {"distinct": [one["distinct"][0], "unrelated"]}
        return [kind, one["id"], other]
    if kind == "fewer":
        if len(one.get("under", [])) > 1:
            return [kind, one["id"], {"under": one["under"][1:]}]
        return [kind, one["id"], {"distinct": one["distinct"][:-1]}] if len(one.get("distinct", [])) > 2 else None
    if kind == "rule":
        rule = rng.choice(LIKELY)
        lower = ORDER[: ORDER.index(library["rules"].get(rule, DEFAULTS[rule]))]
        return [kind, rule, rng.choice(lower)] if lower else None
    if kind == "ignore":
        entry = [f"t{rng.randrange(2)}", rng.choice(NAMES), rng.choice(LIKELY)]
        return [kind, entry] if entry not in library["ignores"] else None
    if kind == "known":
        others = [name for name in NAMES if name not in library["known"]]
        return [kind, rng.sample(others, min(len(others), 3))] if others else None
    if kind == "exports":
        return [kind] if library["exports"] else None
    if kind == "output":
        return [kind, "../out/elsewhere.css"] if library["exports"] else None
    return [kind, *([one["id"]] if kind == "remove" else [])]


def applied(library, change):
    """A weaker library, or None if the change makes no difference to it."""
    result = copy.deepcopy(library)
    kind, *values = change
    if kind in ("remove", "lower", "narrow", "swap", "fewer"):
        one = next((check for check in result["checks"] if check["id"] == values[0]), None)
        if one is None:
            return None
        if kind == "remove":
            result["checks"].remove(one)
        elif kind == "lower":
            one["at-least"] = values[1]
        elif kind == "narrow":
            one["when"] = " ".join(filter(None, [one.get("when"), values[1]]))
        else:
            one.update(values[1])
            if "on" in values[1]:
                one.pop("method", None)
    elif kind == "rule":
        result["rules"][values[0]] = values[1]
    elif kind == "no-checks":
        result["checks"] = []
    elif kind == "no-file":
        result["file"] = False
    elif kind == "ignore":
        result["ignores"].append(values[0])
    elif kind == "known":
        result["known"] = result["known"] + values[0]
    elif kind in ("exports", "output") and not result["exports"]:
        return None
    elif kind == "exports":
        result["exports"].pop(0)
    elif kind == "output":
        result["exports"][0]["output"] = values[0]
    elif kind == "default-theme":
        result["default-theme"] = None if result["default-theme"] else "t0"
    elif kind == "trait":
        result["traits"] = not result["traits"]
    return None if text(result) == text(library) and result["ignores"] == library["ignores"] and result["known"] == library["known"] else result


def subjects(library, change):
    """What a report of a change names, each as the texts of which there must be one."""
    kind, *values = change
    if kind in ("remove", "lower", "narrow", "swap", "fewer"):
        one = next(check for check in library["checks"] if check["id"] == values[0])
        return [[name] for name in one.get("contrast", one.get("distinct"))[:1]]
    if kind == "rule":
        return [[values[0]]]
    if kind == "ignore":
        return [[values[0][2]]]
    if kind in ("exports", "output"):
        return [[library["exports"][0]["to"], library["exports"][0]["output"]]]
    return []


def flow(value):
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {flow(item)}" for key, item in value.items() if key != "id") + " }"
    return str(value)


def text(library):
    """The library file, or None."""
    if not library["file"]:
        return None
    lines = ["library: 1"]
    if library["default-theme"]:
        lines.append(f"default-theme: {library['default-theme']}")
    if library["traits"]:
        lines += ["traits:", "  density: { values: [regular, compact] }"]
    for key in ("exports", "checks"):
        if library[key]:
            lines += [f"{key}:", *(f"  - {flow(entry)}" for entry in library[key])]
    if library["rules"]:
        lines += ["rules:", *(f"  {rule}: {word}" for rule, word in library["rules"].items())]
    return "\n".join(lines) + "\n"


def files(themes, library):
    """The files of a library, by their names."""
    result = {}
    for theme, own in themes.items():
        lines = [f"theme: {theme}", "colors:"]
        for name, value in {**own, "unrelated": '"#0a0"'}.items():
            ignored = [rule for other, color, rule in library["ignores"] if (other, color) == (theme, name)]
            lines.append(f"  {name}: {value}" + (f"   # themetool: ignore {', '.join(ignored)}" if ignored else ""))
        result[f"{theme}.yaml"] = "\n".join(lines) + "\n"
    if text(library) is not None:
        result["library.yaml"] = text(library)
    return result

