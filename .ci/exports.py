"""Compares exports with what `themetool resolve` says: exports.py FORMAT TOOL THEMES FILE..."""

import functools
import itertools
import json
import os
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as XML

sys.dont_write_bytecode = True
from browser import Browser

TOOL, THEMES = sys.argv[2], sys.argv[3]


def fail(message):
    sys.exit(f"{THEMES}: {message}")


@functools.cache
def resolve(theme, format, traits=()):
    command = [TOOL, "resolve", "--themes", THEMES, "--theme", theme, "--format", format, "--quiet"]
    for name, value in traits:
        known = name in ("style", "contrast", "gamut", "level", "idiom")
        command += [f"--{name}", value] if known else ["--trait", f"{name}={value}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@functools.cache
def palette(theme, traits=()):
    """The CSS values of a theme for displays of sRGB, and those that differ on wider ones."""
    normal, _, wide = resolve(theme, "css", traits).partition("@media")
    read = lambda text: dict(re.findall(r"^ *(--\S+): (.*?);", text, re.M))
    return read(normal), read(wide)


def tokens(theme, traits=()):
    return {row["name"]: row for row in json.loads(resolve(theme, "json", traits))["colors"]}


def themes():
    """The names of the themes, the default one first."""
    names = []
    for file in sorted(os.listdir(THEMES)):
        if file.endswith(".yaml"):
            with open(os.path.join(THEMES, file), encoding="utf-8") as opened:
                names += re.findall(r"^theme: (\S+)", opened.read(), re.M)
    if not names:
        fail("there are no themes")
    return sorted(names, key=lambda name: name != "standard")


def axes():
    """The traits that colors depend on besides style, contrast and gamut, with their values."""
    with open(os.path.join(THEMES, "library.yaml"), encoding="utf-8") as file:
        densities = re.search(r"values: \[(.*)\]", file.read())
    found = {"level": ["elevated"], "idiom": ["vision"]}
    if densities:
        found["density"] = densities[1].split(", ")[1:]
    return found


def others():
    """Combinations of the other traits: none, each value alone, and some of all."""
    single = [((name, value),) for name, values in axes().items() for value in values]
    return [()] + single + [tuple((name, values[0]) for name, values in axes().items())]


def close(left, right, tolerance):
    return all(abs(a - b) <= tolerance for a, b in zip(left, right))


# CSS: a browser computes every property for every theme, style, contrast and gamut.


# What is computed for each case: attributes for the page, the elements around from the outermost to the
# innermost, and the values that are expected there. Text that is computed the same is the same color.
SCRIPT = """
((cases) => {
  const wrong = [];
  const html = document.documentElement;
  const computed = window.computed ??= new Map();
  const append = (parent, color) => {
    const element = parent.appendChild(document.createElement('div'));
    element.style.color = color;
    return element;
  };
  const plain = (color) => {
    if (!computed.has(color)) computed.set(color, getComputedStyle(append(document.head, color)).color);
    return computed.get(color);
  };
  for (const [page, elements, expected, label] of cases) {
    for (const attribute of [...html.attributes]) html.removeAttribute(attribute.name);
    for (const [name, value] of Object.entries(page)) html.setAttribute(name, value);
    let element = document.body;
    for (const attributes of elements) {
      element = element.appendChild(document.createElement('div'));
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
    // All elements are there before one is asked for its color, so that styles are computed once.
    const wanted = Object.values(expected).map(plain);
    const shown = Object.keys(expected).map((name) => [name, append(element, `var(${name}, rgb(1, 2, 3))`)]);
    shown.forEach(([name, colored], index) => {
      const got = getComputedStyle(colored).color;
      if (got !== wanted[index]) wrong.push(`${label}: ${name} is ${got}, not ${wanted[index]}`);
    });
    document.body.replaceChildren();
  }
  return wrong;
})
"""


# How many nested elements are compared for each state of the device.
NESTED_CASES = 40


def nested_cases(name, device):
    """Elements in elements with attributes chosen at random, one alone or several on each.

    A colour has the value that `resolve` gives for the innermost value of each attribute; one that the
    theme lacks has none.
    """
    # Text as the seed is the same in every run.
    generator = random.Random(f"{name} {sorted(device.items())}")
    words = {
        "theme": themes(), "style": ["light", "dark"], "contrast": ["normal", "high"],
        **{axis: [firsts()[axis]] + values for axis, values in axes().items()},
    }
    every = sorted({name for theme in themes() for name in palette(theme)[0]})
    for number in range(NESTED_CASES):
        elements = []
        for _ in range(generator.randint(2, 4)):
            count = generator.choice([1, 1, 1, 2, 3])
            chosen = generator.sample(sorted(words), min(count, len(words)))
            elements.append({f"data-{key}": generator.choice(words[key]) for key in sorted(chosen)})
        page = elements.pop(0) if number % 4 == 0 else {}
        settled = {"theme": themes()[0], **device}
        for attributes in [page] + elements:
            settled |= {key.removeprefix("data-"): value for key, value in attributes.items()}
        theme = settled.pop("theme")
        settled = {key: value for key, value in settled.items() if value != firsts().get(key)}
        normal, wide = palette(theme, tuple(sorted(settled.items())))
        expected = {**normal, **wide} if device["gamut"] == "p3" else normal
        expected = {name: expected.get(name, MISSING) for name in every}
        yield page, elements, expected, f"{name} {theme} {page} {elements}"


# What the computed color is of a property without a value: that of the elements around.
MISSING = "rgb(1, 2, 3)"


@functools.cache
def firsts():
    """The value that each axis has where nothing says which."""
    with open(os.path.join(THEMES, "library.yaml"), encoding="utf-8") as file:
        densities = re.search(r"values: \[(.*)\]", file.read())
    found = {"level": "base", "idiom": "unspecified"}
    if densities:
        found["density"] = densities[1].split(", ")[0]
    return found


def check_css(*files):
    browser = Browser()
    count = 0
    for file in files:
        name = os.path.basename(file)
        with open(file, encoding="utf-8") as opened:
            sheet = opened.read()
        browser.evaluate(
            "document.head.innerHTML = '<style></style>', document.head.firstChild.textContent = "
            + json.dumps(sheet) + ", 0"
        )
        for style, contrast, gamut in itertools.product(
            ("light", "dark"), ("normal", "high"), ("srgb", "p3")
        ):
            browser.emulate(
                prefers_color_scheme=style,
                prefers_contrast="more" if contrast == "high" else "no-preference",
                color_gamut=gamut,
            )
            cases = []
            for number, theme in enumerate(themes()):
                for other in others():
                    for manual in (None, "light", "dark"):
                        shown = manual or style
                        traits = (("style", shown), ("contrast", contrast), ("gamut", gamut)) + other
                        normal, wide = palette(theme, traits)
                        expected = {**normal, **wide} if gamut == "p3" else normal
                        count += len(expected)
                        own = {"data-theme": theme}
                        data = {f"data-{trait}": value for trait, value in other}
                        chosen = {"data-style": manual} if manual else {}
                        label = f"{name} {theme} {dict(traits)}"
                        cases.append(({}, [{**own, **data, **chosen}], expected, label))
                        cases.append(({**own, **data, **chosen}, [{}], expected, label + " page"))
                        nested = {"data-theme": themes()[number - 1]}
                        cases.append(({**data, **chosen}, [nested, own], expected, label + " nested"))
                        if number == 0:
                            cases.append(({**data, **chosen}, [{}], expected, label + " default"))
            device = {"style": style, "contrast": contrast, "gamut": gamut}
            cases += nested_cases(name, device)
            count += sum(len(case[2]) for case in cases[-NESTED_CASES:])
            wrong = browser.evaluate(f"{SCRIPT}({json.dumps(cases)})")
            if wrong:
                fail("\n".join(wrong[:10] + [f"{len(wrong)} of {len(cases)} cases"]))
    browser.close()
    if count == 0:
        fail("no property was compared")
    print(f"{THEMES}: {count} computed values of {len(files)} style sheets are those of resolve")


# DTCG: a resolver that knows nothing of the exporter gives every permutation.


def merge(into, group):
    for key, value in group.items():
        if key in into and isinstance(value, dict) and "$value" not in value and not key.startswith("$"):
            merge(into[key], value)
        else:
            into[key] = json.loads(json.dumps(value))


def permutation(folder, document, chosen):
    merged = {}
    for step in document["resolutionOrder"]:
        _, kind, name = step["$ref"].split("/")
        part = document[kind][name]
        sources = part["sources"] if kind == "sets" else part["contexts"][chosen.get(name, part["default"])]
        for source in sources:
            with open(os.path.join(folder, source["$ref"]), encoding="utf-8") as opened:
                merge(merged, json.load(opened))

    def find(path):
        node = merged
        for part in path.split("."):
            node = node[part]
        return node["$value"]

    def value(path):
        for _ in range(100):
            found = find(path)
            if not isinstance(found, str):
                return found
            path = found.strip("{}")
        fail(f"{path} refers to itself")

    return value


def check_dtcg(folder):
    with open(os.path.join(folder, "themes.resolver.json"), encoding="utf-8") as opened:
        document = json.load(opened)
    count = 0
    for theme, style, contrast, gamut, other in itertools.product(
        themes(), ("light", "dark"), ("normal", "high"), ("srgb", "p3"), others()
    ):
        chosen = {"style": style, "contrast": contrast, "gamut": gamut, **dict(other)}
        value = permutation(folder, document, {"theme": theme, **chosen})
        for name, row in tokens(theme, tuple(chosen.items())).items():
            got, wanted = value(name), row["value"]
            same = got["hex"] == wanted["hex"] and abs(got["alpha"] - wanted["alpha"]) < 1e-4
            if same and got["colorSpace"] == wanted["colorSpace"]:
                pairs = zip(got["components"], wanted["components"])
                same = all(a == b or (a != "none" and b != "none" and abs(a - b) < 1e-4) for a, b in pairs)
            if not same:
                fail(f"{name} in {theme}, {chosen} is {got}, not {wanted}")
            count += 1
    print(f"{THEMES}: {count} tokens of all permutations are those of resolve")


# Sass, JSON, Android.


def check_scss(file):
    with open(file, encoding="utf-8") as opened:
        rows = re.findall(
            r'theme: "(.*)";\s*look: "(.*)";\s*name: "(.*)";\s*value: (.*);\s*alpha: (.*);', opened.read()
        )
    for theme, look, name, value, alpha in rows:
        traits = (
            ("style", "dark" if "dark" in look else "light"),
            ("contrast", "high" if "high" in look else "normal"),
        )
        row = tokens(theme, traits)[name]
        if abs(float(alpha) - row["value"]["alpha"]) > 0.003:
            fail(f"alpha of {name} in {theme}, {look} is {alpha}, not {row['value']['alpha']}")
        if float(alpha) == 1 and len(value) == 7 and value != row["value"]["hex"]:
            fail(f"{name} in {theme}, {look} is {value}, not {row['value']['hex']}")
    if len(rows) < 8:
        fail("Sass gives no rows")
    print(f"{THEMES}: {len(rows)} values of Sass are those of resolve")


def check_json(file):
    with open(file, encoding="utf-8") as opened:
        rows = json.load(opened)["colors"]
    short = {
        "userInterfaceStyle": "style", "accessibilityContrast": "contrast", "displayGamut": "gamut",
        "userInterfaceLevel": "level", "userInterfaceIdiom": "idiom",
    }
    for row in rows[:: max(1, len(rows) // 200)]:
        traits = tuple((short.get(key, key), value) for key, value in row["traits"].items())
        wanted = tokens(row["theme"], traits)[row["name"]]["css"]
        if row["css"] != wanted:
            fail(f"{row['name']} in {row['theme']}, {traits} is {row['css']}, not {wanted}")
    print(f"{THEMES}: rows of JSON are those of resolve")


def in_bytes(color):
    """A color in hexadecimal digits, to which Android rounds an alpha that CSS has as a number."""
    parts = re.fullmatch(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)", color)
    if not parts:
        return color
    return "#" + "".join(f"{int(value + 0.5 + 1e-9):02x}" for value in (*map(int, parts.groups()[:3]), float(parts[4]) * 255))


def check_android(folder):
    identifier = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*$")
    read = lambda path: XML.parse(os.path.join(folder, path)).getroot()
    day = {item.get("name"): item.text for item in read("values/theme_colors.xml")}
    night = {item.get("name"): item.text for item in read("values-night/theme_colors.xml")}
    attributes = [item.get("name") for item in read("values/theme_attrs.xml")]
    overlays = read("values/theme_overlays.xml")
    if len(set(attributes)) != len(attributes) or not set(night) <= set(day):
        fail("a resource is declared twice or only for the night")
    for name in [*day, *attributes, *(style.get("name") for style in overlays)]:
        if not identifier.match(name):
            fail(f"'{name}' is no name of a resource")
    if len(overlays) != len(themes()):
        fail("there must be a style for each theme")
    for theme in themes():
        overlay = [
            style for style in overlays
            if style.get("name").split(".")[1].lower() == theme.replace("-", "").lower()
        ][0]
        items = [item.text.removeprefix("@color/") for item in overlay]
        for style, values in (("light", day), ("dark", {**day, **night})):
            expected = palette(theme, (("style", style),))[0].values()
            for item, wanted in zip(items, expected, strict=True):
                digits = values[item][1:].lower()
                got = "#" + (digits if len(digits) == 6 else digits[2:] + digits[:2])
                if got != in_bytes(wanted):
                    fail(f"{item} in {style} is {got}, not {wanted}")
    print(f"{THEMES}: {len(day) + len(night)} resources of Android are those of resolve")


def check_formats():
    """Each format has a check here or elsewhere; templates.py checks templates."""
    sys.path.insert(0, "Fuzzing/commands")
    import formats

    found, checked = set(formats.without_templates(TOOL)), {*checks, *ELSEWHERE} - {"formats"}
    if found != checked:
        fail(f"formats without a check, or checks without a format: {sorted(found ^ checked)}")


checks = {
    "css": check_css, "dtcg": check_dtcg, "scss": check_scss, "json": check_json,
    "android": check_android, "formats": check_formats,
}
# What checks the other formats.
ELSEWHERE = {
    "tailwind": "check_css", "swift": "check-exports", "xcassets": "check-exports", "base16": "templates.py",
    "html": "studio.py",
}
if __name__ == "__main__":
    checks[sys.argv[1]](*sys.argv[4:])
