"""Theme libraries: themes, a library file and hierarchies, as texts by their paths."""
from colors import color, extreme
from hierarchies import hierarchy
from texts import CONDITION_WORDS, TRAIT_VALUES, WORDS, name, number, text, yaml

RULES = ["near-duplicate", "missing-variant", "ambiguous-variants", "deprecated-use", "out-of-gamut", "unused-palette", "dark-equals-light", "contrast", "no-such-rule"]


class Library:
    """What the parts of a library know of each other."""

    def __init__(self, rng, clean):
        self.rng = rng
        self.hostile = 0 if clean else rng.choice([0, 0, 0.02, 0.2])
        self.wild = 0 if clean else rng.choice([0, 0.05, 0.5])
        self.clean = clean
        self.traits = {}
        self.themes = []
        self.names = []
        self.visible = []

    def name(self):
        return name(self.rng, self.hostile)


def condition(rng, library):
    words = []
    for axis in rng.sample(sorted(CONDITION_WORDS), rng.choice([1, 1, 1, 2, 2, 3, 5])):
        words.append(rng.choice(CONDITION_WORDS[axis]))
    if library.traits and rng.random() < 0.3:
        trait = rng.choice(sorted(library.traits))
        words.append(f"{trait}={rng.choice(library.traits[trait])}")
    return " ".join(words)


def value(rng, library):
    names = library.visible
    if not library.clean and rng.random() < 0.06:
        return extreme(rng)
    if rng.random() < library.wild:
        return color(rng, names)
    roll = rng.random()
    if names and roll < 0.35:
        return "{" + rng.choice(names) + "}"
    if names and roll < 0.5:
        first, second = rng.choice(names), rng.choice(names)
        return f"color-mix(in oklab, {{{first}}} {rng.randrange(101)}%, {{{second}}})"
    if names and roll < 0.55:
        return f"oklch(from {{{rng.choice(names)}}} l calc(c * {rng.random():.2f}) h)"
    if roll < 0.7:
        return f"oklch({rng.randrange(101)}% {rng.random() * 0.3:.3f} {rng.randrange(360)})"
    return f"#{rng.randrange(1 << 24):06x}"


def variants(rng, library, depth=0):
    result = {"default": value(rng, library)} if rng.random() < 0.8 else {}
    for _ in range(rng.choice([1, 2, 2, 3, 8])):
        key = condition(rng, library)
        result[key] = variants(rng, library, depth + 1) if depth < 3 and not library.clean and rng.random() < 0.1 else value(rng, library)
    return result


def circular(rng, library, path):
    """A color whose variants refer to the color itself, which is its next best variant."""
    below = rng.choice(["color-mix(in oklab, {0}, {0})", "light-dark({0}, {0})", "oklch(from {0} l c h)", "{0}"]).format(f"{{{path}}}")
    return {"default": "#369"} | {condition(rng, library): below for _ in range(rng.choice([2, 10, 40]))}


def entries(rng, library, prefix, count, depth=0):
    """Colors by name, some of them in groups; each may refer to those before it."""
    result = {}
    for _ in range(count):
        key = library.name()
        if key in result:
            continue
        path = prefix + key
        if depth < (8 if rng.random() < 0.05 else 3) and rng.random() < 0.15:
            result[key] = entries(rng, library, path + ".", rng.randrange(1, 4), depth + 1)
            continue
        result[key] = variants(rng, library) if rng.random() < 0.4 else value(rng, library)
        if rng.random() < 0.02:
            result[key] = circular(rng, library, path)
        if path not in library.visible:
            library.visible.append(path)
    return result


def chain(rng, library, count):
    """Colors of which each refers to the one before, often twice."""
    result = {"chain0": "#336699"}
    for index in range(1, count):
        before = f"{{chain{index - 1}}}"
        result[f"chain{index}"] = rng.choice([
            before, f"color-mix(in oklab, {before}, {before})", f"light-dark({before}, {before})", {"light": before, "dark": before},
        ])
    return result


def checks(rng, library):
    result = []
    names = library.names + ([library.name()] if not library.clean and rng.random() < 0.1 else [])
    for _ in range(rng.choice([0, 1, 3, 10]) if len(names) > 1 else 0):
        if rng.random() < 0.75:
            check = {"contrast": rng.sample(names, 2), "at-least": rng.choice([1.5, 3, 4.5, 7, 21])}
            if rng.random() < 0.3:
                check |= {"method": "tone", "at-least": rng.choice([1, 40, 99.5])}
            if rng.random() < 0.2:
                check["on"] = rng.choice(["terminal-256", "terminal-16"])
            if not library.clean and rng.random() < 0.05:
                check["at-least"] = rng.choice([0, -1, 1e30, 1e308, 1e-300])
        else:
            check = {"distinct": rng.sample(names, min(len(names), rng.randrange(2, 6))), "at-least": rng.choice([1, 8, 100])}
            if rng.random() < 0.5:
                check["under"] = ["normal", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"][: rng.randrange(1, 6)]
        if rng.random() < 0.3:
            check["when"] = condition(rng, library)
        result.append(check)
    return result


def library_file(rng, library, catalogs):
    content = {"library": 1}
    if rng.random() < 0.7:
        content["default-theme"] = rng.choice(library.themes)
    if rng.random() < 0.5:
        content["theme-trait"] = {"identifier": "com.example.fuzz.theme", "name": "Theme"}
    if library.traits:
        content["traits"] = {
            trait: {"identifier": f"com.example.fuzz.{trait}", "values": values, "default": values[0], "affects-color-appearance": rng.random() < 0.9}
            for trait, values in library.traits.items()
        }
    if catalogs:
        content["catalogs"] = catalogs
    if rng.random() < 0.5 and library.names:
        content["base16"] = {f"base{index:02X}": rng.choice(library.names) for index in range(rng.choice([16, 16, 24]))}
    content["checks"] = checks(rng, library)
    if rng.random() < 0.4:
        content["rules"] = {rule: rng.choice(["off", "note", "warning", "error"]) for rule in rng.sample(RULES[: -1 if library.clean else None], 3)}
    return content


def make(rng, clean=False):
    """A library of one to some themes, as texts by path, and what its commands may name."""
    library = Library(rng, clean)
    for _ in range(rng.choice([0, 0, 1, 1, 2, 5])):
        values = list(dict.fromkeys(library.name() for _ in range(rng.choice([2, 3, 12]))))
        library.traits[f"trait-{library.name()}"] = values
    library.themes = list(dict.fromkeys(library.name() for _ in range(rng.choice([1, 1, 2, 3, 6]))))
    files, catalogs, seen = {}, [], {}
    for index, theme in enumerate(library.themes):
        content = {"theme": theme}
        if index and rng.random() < 0.6:
            content["extends"] = rng.choice(library.themes[:index] if library.clean or rng.random() < 0.9 else library.themes)
        # A theme sees its own names and those of the themes that it extends.
        library.visible = list(seen.get(content.get("extends"), []))
        if rng.random() < 0.3:
            content["description"] = text(rng)
        if rng.random() < 0.4:
            content["palette"] = entries(rng, library, "", rng.randrange(1, 5))
        content["colors"] = entries(rng, library, "", rng.choice([1, 3, 8, 20]))
        if rng.random() < 0.15:
            content["colors"] |= chain(rng, library, rng.choice([3, 10, 60]))
        own = [key for key in library.visible if key.split(".")[0] in content["colors"] and key.split(".")[0] not in content.get("palette", {})]
        if rng.random() < 0.3 and own:
            content["about"] = {rng.choice(own): text(rng) for _ in range(3)}
        if rng.random() < 0.2 and len(own) > 1:
            first, second = rng.sample(own, 2)
            content["deprecated"] = {first: {"use": second, "reason": text(rng)}}
        seen[theme] = library.visible
        library.names += [key for key in own if key not in library.names]
        files[f"t{index}.yaml"] = yaml(content, rng) + "\n"
    if library.traits or rng.random() < 0.8:
        files["library.yaml"] = yaml(library_file(rng, library, catalogs), rng) + "\n"
    nodes = []
    if rng.random() < 0.7:
        content, nodes = hierarchy(rng, library)
        files["app.yaml"] = yaml(content, rng) + "\n"
    if not clean and rng.random() < 0.1:
        files[rng.choice(WORDS) + ".yml"] = rng.choice(["", "theme: x\n", "- 1\n", "hierarchy: app\n", "library: 2\n", "theme: [x]\n", "&a [*a]\n", "a: b\n"])
    return files, library, nodes


def traits(rng, library):
    """Options that choose traits."""
    options = []
    for axis in rng.sample(sorted(TRAIT_VALUES), rng.choice([0, 1, 2, 5])):
        options += [f"--{axis}", rng.choice(TRAIT_VALUES[axis])]
    if library.traits and rng.random() < 0.4:
        trait = rng.choice(sorted(library.traits))
        options += ["--trait", f"{trait}={rng.choice(library.traits[trait])}"]
    if rng.random() < 0.05:
        options += ["--trait", rng.choice(["x", "=", "x=", "=y", "a=b=c", "\x1b[31m=x"])]
    if rng.random() < 0.6:
        options += ["--theme", rng.choice(library.themes)]
    return [option for option in options]
