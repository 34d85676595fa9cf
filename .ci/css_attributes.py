"""Proves the attributes of exported CSS in a browser: css_attributes.py css TOOL THEMES FILE...

Every value of `data-theme`, `data-style`, `data-contrast`, `data-level`, `data-idiom` and of each custom
trait is applied alone, in pairs and nested, on any element and on the page. A color must be the one that
`resolve --format json` gives for the innermost value of each attribute and for the device.
"""

import functools
import itertools
import json
import os
import subprocess
import sys

sys.dont_write_bytecode = True
from exports import THEMES, TOOL, Browser, fail, palette, themes, tokens

# The tolerance of each component in sRGB, and of alpha: style sheets round to 8 bits, by at most half a
# step (0.00196), and the browser's conversion of oklch() to sRGB differs by up to 0.0008 in dark
# components. A whole step (0.0039) is an error.
TOLERANCE = 0.003

# The number of trees that are in the document at once.
BATCH = 40

# Each case has the attributes of the page, those of the elements from the outermost to the innermost, the
# index of the expected colors, and a label.
SCRIPT = """
((cases, properties, palettes, tolerance) => {
  const html = document.documentElement, body = document.body, wrong = [];
  let count = 0;
  const inner = document.createElement('div');
  for (const property of properties) {
    const part = inner.appendChild(document.createElement('i'));
    part.style.color = `color(from var(${property}, rgb(1 2 3)) srgb r g b / alpha)`;
  }
  const set = (element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const components = (text) => {
    const [first, alpha] = text.slice(text.indexOf('srgb') + 5, -1).split('/');
    return [...first.trim().split(' ').map(Number), alpha === undefined ? 1 : Number(alpha)];
  };
  const known = new Map();
  const color = (text) => {
    if (!known.has(text)) {
      const plain = body.appendChild(document.createElement('i'));
      plain.style.color = `color(from ${text} srgb r g b / alpha)`;
      known.set(text, components(getComputedStyle(plain).color));
      plain.remove();
    }
    return known.get(text);
  };
  const compare = (element, number, label) => {
    for (const [index, part] of [...element.children].entries()) {
      const text = getComputedStyle(part).color;
      const got = components(text), wanted = color(palettes[number][index] ?? 'rgb(1 2 3)');
      count += 1;
      if (!text.startsWith('color(srgb') || got.some((one, at) => !(Math.abs(one - wanted[at]) <= tolerance))) {
        wrong.push(`${label}: ${properties[index]} is ${text}, not ${palettes[number][index]}`);
      }
    }
  };
  const plant = (elements) => {
    let element = body;
    for (const attributes of elements) element = element.appendChild(set(document.createElement('div'), attributes));
    return element.appendChild(inner.cloneNode(true));
  };
  for (const [page, elements, number, label] of cases.filter((one) => Object.keys(one[0]).length)) {
    set(html, page);
    compare(plant(elements), number, label);
    body.replaceChildren();
    for (const attribute of [...html.attributes]) html.removeAttribute(attribute.name);
  }
  const others = cases.filter((one) => !Object.keys(one[0]).length);
  for (let start = 0; start < others.length; start += BATCH) {
    const planted = others.slice(start, start + BATCH).map((one) => [plant(one[1]), one[2], one[3]]);
    for (const [element, number, label] of planted) compare(element, number, label);
    body.replaceChildren();
  }
  return { wrong: wrong.slice(0, 10), failures: wrong.length, count };
})
""".replace("BATCH", str(BATCH))


@functools.cache
def words():
    """The values of each attribute; the first is the value without the attribute."""
    command = [TOOL, "list", "traits", "--themes", THEMES, "--format", "json"]
    rows = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["traits"]
    names = [row["name"] for row in rows]
    found = {
        "theme": sorted(themes(), key=lambda name: name != default_theme()),
        "style": ["light", "dark"],
        "contrast": ["normal", "high"],
        "level": ["base", "elevated"],
        "idiom": ["unspecified", "phone", "vision"],
    }
    # Custom traits are between the trait of themes and the traits of UIKit.
    for row in rows[names.index("theme") + 1 : names.index("style")]:
        values = row["about"].split(", ")
        found[row["name"]] = sorted(values, key=lambda value: value != row["default"])
    return found


@functools.cache
def default_theme():
    command = [TOOL, "list", "themes", "--themes", THEMES, "--format", "json"]
    rows = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["themes"]
    return [row["name"] for row in rows if row["default"]][0]


@functools.cache
def colors(theme, traits):
    """The CSS text of each property's expected color."""
    rows = tokens(theme, traits).values()
    properties = palette(theme)[0]
    found = {}
    for property, row in zip(properties, rows, strict=True):
        value = row["value"]
        narrow = f"rgb(from {value['hex']} r g b / {value['alpha']})"
        found[property] = row["css"] if ("gamut", "p3") in traits else narrow
    return found


def pairs():
    """Pairs of values of different attributes."""
    for (one, firsts), (other, seconds) in itertools.combinations(words().items(), 2):
        for first, second in itertools.product(firsts, seconds):
            yield {one: first, other: second}


def trees():
    """The attributes of the page and of the elements of each case."""
    single = [{name: value} for name, values in words().items() for value in values]
    yield "none", {}, []
    for one in single:
        yield "alone", {}, [one]
        yield "alone", one, []
        yield "alone", {}, [one, {}, {}]
    for pair in pairs():
        yield "pair", {}, [pair]
    for outer, inner in itertools.product(single, single):
        yield "nested", {}, [outer, inner]
        if next(iter(outer)) != next(iter(inner)):
            yield "nested", outer, [inner]
    # Two attributes in two attributes: for each four names, the values turn.
    turns = {name: itertools.cycle(values) for name, values in words().items()}
    names = list(itertools.combinations(words(), 2))
    for outer, inner in itertools.product(names, names):
        yield "nested pairs", {}, [{name: next(turns[name]) for name in pair} for pair in (outer, inner)]


def case(page, elements, device, numbers):
    settled = {name: values[0] for name, values in words().items()} | device
    for attributes in [page] + elements:
        settled |= attributes
    theme = settled.pop("theme")
    # Unspecified traits have the colors of the first value; for custom ones, that is the default.
    kept = {name: value for name, value in settled.items() if value != words().get(name, [None])[0]}
    kept |= {name: settled[name] for name in ("style", "contrast", "gamut")}
    key = (theme, tuple(sorted(kept.items())))
    number = numbers.setdefault(key, len(numbers))
    data = [{f"data-{name}": value for name, value in attributes.items()} for attributes in [page] + elements]
    return [data[0], data[1:], number, f"{device} {data}"]


def check(*files):
    browser = Browser()
    if browser.evaluate("CSS.supports('color', 'color(from red srgb r g b / alpha)')") is not True:
        fail("the browser has no relative colors")
    count, kinds = 0, {}
    for file in files:
        with open(file, encoding="utf-8") as opened:
            sheet = json.dumps(opened.read())
        browser.evaluate(
            "document.head.innerHTML = '<style></style>', document.head.firstChild.textContent = " + sheet + ", 0"
        )
        for style, contrast, gamut in itertools.product(("light", "dark"), ("normal", "high"), ("srgb", "p3")):
            browser.emulate(
                prefers_color_scheme=style,
                prefers_contrast="more" if contrast == "high" else "no-preference",
                color_gamut=gamut,
            )
            device = {"style": style, "contrast": contrast, "gamut": gamut}
            numbers, cases = {}, []
            for kind, page, elements in trees():
                kinds[kind] = kinds.get(kind, 0) + 1
                cases.append(case(page, elements, device, numbers))
            properties = sorted({name for theme in words()["theme"] for name in palette(theme)[0]})
            palettes = [[colors(*key).get(name) for name in properties] for key in numbers]
            inputs = ", ".join(json.dumps(input) for input in (cases, properties, palettes, TOLERANCE))
            result = browser.evaluate(f"{SCRIPT}({inputs})")
            if result["wrong"]:
                name = os.path.basename(file)
                fail("\n".join([*result["wrong"], f"{name}: {result['failures']} colors of attributes are wrong"]))
            count += result["count"]
    browser.close()
    if count == 0:
        fail("no color was compared")
    kinds = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
    print(f"{THEMES}: {count} colors under attributes are those of resolve ({kinds})")


check(*sys.argv[4:])
