"""Files of other tools: style sheets, design tokens, resolver documents, Tokens Studio and base16."""
import json

from colors import color
from texts import HOSTILE, name, number, text

SELECTORS = [
    ":root", ":host", ".dark", ".light", "html", "[data-theme=dark]", "[data-theme='a b']", ".theme-ocean", "html.dark", ":root.dark", ".contrast", "[data-contrast=high]",
    "[type=submit]", "body", ":root:not(.dark)", ":is(.a, .b)", ":where(:root)", "*", "#x", "a > b", ":root[data-density=compact]", "&", "::before", "[", ".\\31 a",
]
MEDIA = [
    "(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(color-gamut: p3)", "(min-width: 600px)", "print", "not all", "screen and (prefers-color-scheme: light)",
    "(dynamic-range: high)", "(", "(prefers-color-scheme: dark) and (prefers-contrast: more)", "(prefers-color-scheme: dark), (color-gamut: p3)", "not (prefers-color-scheme: dark)",
]
AT_RULES = ["@supports (color: color(display-p3 0 0 0))", "@layer a", "@theme", "@theme inline", "@scope (.a)", "@container (width > 1px)", "@font-face", "@property --x"]


def plain(rng):
    return rng.choice([f"#{rng.randrange(1 << 24):06x}", f"oklch({rng.random():.2f} {rng.random() * 0.3:.3f} {rng.randrange(360)})", "rgb(1 2 3 / 50%)", "white"])


def style_sheet(rng):
    """A style sheet of custom properties."""
    names = [rng.choice(["--", "--color-", "--x-"]) + (name(rng, 0) if rng.random() < 0.95 else rng.choice(["\\31", "\\0", "a\\:b", "", "\u54c1"])) for _ in range(rng.choice([1, 3, 10]))]

    def declarations():
        result = ""
        for _ in range(rng.randrange(0, 6)):
            roll = rng.random()
            if roll < 0.3:
                value = f"var({rng.choice(names)}{rng.choice(['', ', red', ',', ', var(--y, blue)'])})"
            elif roll < 0.7:
                value = plain(rng)
            elif roll < 0.82:
                value = color(rng).replace("{", "(").replace("}", ")")
            else:
                value = rng.choice(["4px", "", "1 2 3", "210 40% 50%", "initial", "inherit", '"x"', "url(a;b)", "{a:b}", "[x]", "\\", "/* c */ red", "red !important", "<!--", "rgb(var(--x))"])
            result += f"{rng.choice(names)}:{rng.choice(['', ' '])}{value};{rng.choice(['', chr(10), ' /* */ '])}"
        return result

    def rules(depth):
        result = ""
        for _ in range(rng.randrange(1, 4)):
            roll = rng.random()
            if roll < 0.6 or depth > 6:
                chosen = ", ".join(rng.choice(SELECTORS) for _ in range(rng.choice([1, 1, 2, 3])))
                nested = rules(depth + 2) if depth < 3 and rng.random() < 0.15 else ""
                result += f"{chosen} {{ {declarations()}{nested} }}\n"
            elif roll < 0.9:
                result += f"@media {rng.choice(MEDIA)} {{ {rules(depth + 1)} }}\n"
            else:
                result += f"{rng.choice(AT_RULES)} {{ {rules(depth + 1) if rng.random() < 0.7 else declarations()} }}\n"
        return result

    return rules(0) if rng.random() < 0.95 else rules(0)[: rng.randrange(1, 200)]


def token_value(rng, names):
    roll = rng.random()
    if names and roll < 0.3:
        return "{" + rng.choice(names) + "}"
    if names and roll < 0.33:
        return {"$ref": "#/" + rng.choice(names).replace(".", "/") + "/$value"}
    if roll < 0.6:
        result = {"colorSpace": rng.choice(["srgb", "oklch", "display-p3", "hsl", "lab", "xyz-d65", "no"][: 6 if rng.random() < 0.95 else 7]), "components": [round(rng.random(), 3) for _ in range(3)]}
        if rng.random() < 0.3:
            result["alpha"] = rng.choice([0, 0.5, 1, 2, -1, "0.5", None])
        if rng.random() < 0.1:
            result["components"] = rng.choice([["none", 0, 0], [1, 2], [1, 2, 3, 4], [1e300, 0, 0], [[1]], "x", []])
        if rng.random() < 0.2:
            result["hex"] = rng.choice(["#ff0000", "#f00", "x", 1])
        return result
    if roll < 0.85:
        return plain(rng)
    if roll < 0.94:
        return color(rng)
    return rng.choice([None, 1, True, [], {}, "", "4px", [1, 2], {"value": 4, "unit": "px"}, "{", "{a", "{a.b.}", "{}"])


def tokens(rng, key="$value"):
    """A file of design tokens."""
    names = []

    def group(prefix, depth):
        result = {}
        if rng.random() < 0.3:
            result["$type"] = rng.choice(["color"] * 6 + ["dimension", "x", 1])
        if rng.random() < 0.1:
            result["$description"] = text(rng)
        if names and rng.random() < 0.06:
            result["$extends"] = "{" + rng.choice(names) + "}"
        for _ in range(rng.randrange(1, 5)):
            label = name(rng, 0.04)
            if depth < 5 and rng.random() < 0.3:
                result[label] = group(f"{prefix}{label}.", depth + 1)
                continue
            token = {key: token_value(rng, names), key.replace("value", "type"): "color"}
            if rng.random() < 0.1:
                token.pop(key.replace("value", "type"))
            if rng.random() < 0.15:
                token["$description"] = text(rng)
            if rng.random() < 0.1:
                token["alpha"] = 0.5
            if rng.random() < 0.1:
                token["$deprecated"] = rng.choice([True, False, text(rng), 1])
            if rng.random() < 0.1:
                token["$extensions"] = {"mode": {"dark": token_value(rng, names), "light": "#fff"}, "com.example": {"x": text(rng)},
                                        "studio.tokens": {"modify": {"type": rng.choice(["lighten", "darken", "alpha", "mix", "x"]), "value": number(rng), "space": "lch", "color": "#f00"}}}
            result[label] = token
            names.append(prefix + label)
        return result

    return group("", 0)


def resolver(rng):
    """A resolver document with its sources inside."""
    axes = {
        rng.choice(["mode", "theme", "contrast", "brand", "density", "x y", "platform"]): {
            "contexts": {name(rng, 0.03): [tokens(rng)] for _ in range(rng.randrange(1, 4))} | ({"light": [], "dark": [tokens(rng)]} if rng.random() < 0.5 else {})
        }
        for _ in range(rng.randrange(0, 4))
    }
    order = [{"$ref": "#/sets/core"}] + [{"$ref": f"#/modifiers/{key}"} for key in axes]
    if rng.random() < 0.1:
        order += [rng.choice([{"$ref": "#/sets/none"}, {"$ref": "../../pwned.json"}, {"$ref": "/etc/passwd"}, {"$ref": "#"}, 1, {"$ref": "https://example.com/x.json"}])]
    return {"version": rng.choice(["2025.10"] * 9 + [1]), "sets": {"core": {"sources": [tokens(rng), tokens(rng)][: rng.randrange(1, 3)]}}, "modifiers": axes, "resolutionOrder": order}


def studio(rng):
    """A project of Tokens Studio in one file."""
    sets = [name(rng, 0.03) for _ in range(rng.randrange(1, 5))]
    result = {label: tokens(rng, rng.choice(["value", "value", "$value"])) for label in sets}
    result["$metadata"] = {"tokenSetOrder": sets}
    result["$themes"] = [
        {"id": str(index), "name": name(rng, 0.05), "group": rng.choice(["Mode", "Brand", ""]), "selectedTokenSets": {label: rng.choice(["enabled", "disabled", "source"]) for label in sets}}
        for index in range(rng.randrange(0, 4))
    ]
    return result


def scheme(rng):
    """A base16 or base24 scheme."""
    count = rng.choice([16, 16, 16, 24, 3])
    values = [f"#{rng.randrange(1 << 24):06x}" if rng.random() < 0.97 else rng.choice(["#", "red", "ffffff", "#fff", "", "\x1b[31m"]) for _ in range(count)]
    fields = {"system": rng.choice(["base16", "base24", "base16", "x"]), "name": text(rng), "author": text(rng), "slug": name(rng, 0.1), "variant": rng.choice(["dark", "light", "x"])}
    fields = {key: value for key, value in fields.items() if rng.random() < 0.8}
    palette = {f"base{index:02X}": value for index, value in enumerate(values)}
    if rng.random() < 0.3:  # the older form
        return "".join(f"{key}: {json.dumps(value)}\n" for key, value in {"scheme": fields.get("name", "x"), "author": "me", **{key: value.lstrip("#") for key, value in palette.items()}}.items())
    return "".join(f"{key}: {json.dumps(value)}\n" for key, value in fields.items()) + "palette:\n" + "".join(f"  {key}: {json.dumps(value)}\n" for key, value in palette.items())


def material(rng):
    """A file of Material Theme Builder."""
    roles = ["primary", "onPrimary", "surface", "onSurface", "x"]
    return {"seed": "#336699", "schemes": {mode: {role: f"#{rng.randrange(1 << 24):06X}" for role in roles} for mode in ["light", "dark", "light-high-contrast"][: rng.randrange(1, 4)]},
            "palettes": {"primary": {"0": "#000000", "100": "#FFFFFF"}}}


def figma(rng):
    """Variables as Figma's interface returns them."""
    modes = [{"modeId": f"1:{index}", "name": mode} for index, mode in enumerate(rng.choice([["Mode 1"], ["Light", "Dark"], ["Ocean", "Sand", "Ocean"], []]))]

    def value():
        roll = rng.random()
        if roll < 0.5:
            return {key: rng.choice([0, 1, 0.5, 0.0784313753247261]) for key in "rgba"}
        if roll < 0.9:
            return {"type": "VARIABLE_ALIAS", "id": f"V{rng.randrange(8)}"}
        return rng.choice([None, 4, "x", [], {}, {"r": 2, "g": 0, "b": 0}, {"r": "0", "g": 0, "b": 0}, {"type": "VARIABLE_ALIAS"}])

    variables = {f"V{index}": {"name": rng.choice(["a", "a/b", "light", "/", "gray/50", text(rng)]), "resolvedType": rng.choice(["COLOR", "COLOR", "FLOAT", "STRING"]),
                               "variableCollectionId": rng.choice(["C", "C", "C", "D", "E"]), "valuesByMode": {f"1:{mode}": value() for mode in range(rng.choice([1, 2, 3]))}}
                 for index in range(rng.randrange(9))}
    collections = {"C": {"name": name(rng, 0.1), "modes": modes, "defaultModeId": "1:1"}, "D": {"name": "Base", "modes": modes[:1]}}
    return {"meta": {"variables": variables, "variableCollections": collections}}


def terminal_color(rng):
    return f"#{rng.randrange(1 << 24):06x}" if rng.random() < 0.98 else rng.choice(["#", "red", "#fff", "", "\x1b[31m", "\u202e"])


def ghostty(rng):
    """A theme of Ghostty."""
    lines = [f"palette = {index}={terminal_color(rng)}" for index in range(rng.choice([16, 16, 16, 18, 3]))]
    keys = ["foreground", "background", "cursor-color", "cursor-text", "selection-background", "selection-foreground"]
    lines += [f"{key} = {terminal_color(rng)}" for key in keys if rng.random() < 0.95]
    if rng.random() < 0.2:
        lines.insert(0, rng.choice(["# x", "font-size = 3", f"{text(rng)} = {text(rng)}", "=", "palette =", "palette = 99999999999999999999=#000000", "\ufeff"]))
    return rng.choice(["\n", "\n", "\r\n"]).join(lines) + "\n"


def windows_terminal(rng):
    """Schemes of Windows Terminal."""
    colors = ["black", "red", "green", "yellow", "blue", "purple", "cyan", "white"]
    keys = colors + [f"bright{key.capitalize()}" for key in colors] + ["foreground", "background", "cursorColor", "selectionBackground", "x"]
    make_one = lambda: {"name": text(rng)} | {key: terminal_color(rng) for key in keys if rng.random() < 0.99}
    return make_one() if rng.random() < 0.5 else {"profiles": {}, "schemes": [make_one() for _ in range(rng.randrange(1, 4))] + ([1] if rng.random() < 0.05 else [])}


def make(rng):
    """Files by path, and the options that belong to them."""
    kind = rng.choice(["css", "css", "tokens", "tokens", "style-dictionary", "resolver", "studio", "base16", "material", "figma", "ghostty", "windows-terminal"])
    count = rng.choice([1, 1, 1, 2, 3])
    as_text = lambda value: json.dumps(value, ensure_ascii=rng.random() < 0.5, indent=rng.choice([None, 2]))
    options = []
    if kind == "css":
        files = {f"f{index}.css": style_sheet(rng) for index in range(count)}
    elif kind == "base16":
        files = {f"f{index}.yaml": scheme(rng) for index in range(count)}
    elif kind == "ghostty":
        files = {f"f{index}{rng.choice(['', '.conf'])}": ghostty(rng) for index in range(count)}
    else:
        maker = {"tokens": tokens, "style-dictionary": lambda rng: tokens(rng, "value"), "resolver": resolver, "studio": studio, "material": material, "figma": figma, "windows-terminal": windows_terminal}[kind]
        count = count if kind in ("tokens", "style-dictionary") else 1
        files = {f"f{index}.json": as_text(maker(rng)) for index in range(count)}
    if rng.random() < 0.3:
        options += ["--from", {"tokens": "dtcg", "resolver": "dtcg", "studio": "dtcg", "material": "dtcg", "figma": "dtcg"}.get(kind, kind)]
    if rng.random() < 0.2:
        options += ["--themes", rng.choice(["files", "folders", "groups"])]
    if rng.random() < 0.2:
        options += ["--theme", name(rng, 0.2) or "x"]
    if rng.random() < 0.1:
        options += ["--modifier", rng.choice(["mode=theme", "theme=style", "brand=trait", "x=y", "="])]
    return files, options
