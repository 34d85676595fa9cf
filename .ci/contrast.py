"""Proves that contrast which `validate` proves is that of the exported file, in Chromium:
contrast.py css TOOL FOLDER [PAIRS]

Random pairs of colors inside and outside sRGB are checked; each check requires the ratio that `validate`
says the pair has, and passes. The style sheet is then computed for displays of sRGB, as bytes, and of
Display P3, and no pair may have less.
"""
import json
import os
import random
import re
import subprocess
import sys

from exports import Browser

TOOL, FOLDER = sys.argv[2], sys.argv[3]
PAIRS = int(sys.argv[4]) if len(sys.argv) > 4 else 20_000

# Reads the computed color of each property in Display P3, and the bytes of sRGB that a canvas draws it with.
SCRIPT = """
((names) => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return names.map((name) => {
    document.body.style.color = `var(${name})`;
    context.fillStyle = getComputedStyle(document.body).color;
    context.fillRect(0, 0, 1, 1);
    document.body.style.color = `color(from var(${name}) display-p3 r g b)`;
    const numbers = getComputedStyle(document.body).color.match(/-?[\\d.]+(e-?\\d+)?/g).slice(-3);
    return [[...context.getImageData(0, 0, 1, 1).data].map((byte) => byte / 255), numbers.map(Number)];
  });
})
"""


def color(generator):
    unit = lambda low=0, high=1: f"{generator.uniform(low, high):.4f}"
    return generator.choice([
        lambda: f"color(display-p3 {unit()} {unit()} {unit()})",
        lambda: f"oklch({unit()} {unit(0, 0.4)} {unit(0, 360)})",
        lambda: f"color(rec2020 {unit()} {unit()} {unit()})",
        lambda: f"lab({unit(0, 100)} {unit(-125, 125)} {unit(-125, 125)})",
        lambda: f"color(srgb {unit(-0.2, 1.2)} {unit(-0.2, 1.2)} {unit(-0.2, 1.2)})",
        lambda: f"hsl({unit(0, 360)} {unit(0, 120)}% {unit(0, 100)}%)",
        lambda: f"hwb({unit(0, 360)} {unit(-20, 60)}% {unit(-20, 60)}%)",
        lambda: f"#{generator.randrange(1 << 24):06x}",
        lambda: generator.choice(["white", "black"]),
    ])()


def write(pairs, ratios):
    checks = "".join(
        f"  - {{ contrast: [f{number}, b{number}], at-least: {ratio} }}\n" for number, ratio in enumerate(ratios)
    )
    colors = "".join(f'  f{number}: "{front}"\n  b{number}: "{back}"\n' for number, (front, back) in enumerate(pairs))
    os.makedirs(FOLDER, exist_ok=True)
    for name, text in (("library", f"library: 1\nrules: {{ out-of-gamut: off }}\nchecks:\n{checks}"), ("a", f"theme: a\ncolors:\n{colors}")):
        with open(os.path.join(FOLDER, f"{name}.yaml"), "w", encoding="utf-8") as file:
            file.write(text)


def claims():
    """The ratio that `validate` says each failing pair has, by number."""
    result = subprocess.run([TOOL, "validate", "--themes", FOLDER, "--format", "json"], capture_output=True, text=True)
    found = re.findall(r"contrast of 'f(\d+)' on 'b\d+' is ([\d.]+):1", result.stdout)
    return {int(number): float(ratio) for number, ratio in found}


def luminance(components, weights):
    """The luminance of components of a display, which clips them."""
    curve = lambda value: value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    return sum(weight * curve(min(1, max(0, value))) for weight, value in zip(weights, components))


def ratio(first, second):
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def main():
    generator = random.Random(34)
    pairs = [(color(generator), color(generator)) for _ in range(PAIRS)]
    write(pairs, [21] * PAIRS)
    proved = claims()
    ratios = [proved.get(number, 21) for number in range(PAIRS)]
    write(pairs, ratios)
    left = claims()
    if left:
        sys.exit(f"{len(left)} pairs fail the ratio that they are said to have: {list(left.items())[:5]}")
    sheet = subprocess.run([TOOL, "export", "--themes", FOLDER, "--to", "css", "--output", "-", "--quiet"], check=True, capture_output=True, text=True).stdout
    browser = Browser()
    browser.evaluate("document.head.innerHTML = '<style></style>', document.head.firstChild.textContent = " + json.dumps(sheet) + ", 0")
    names = [f"--{side}{number}" for number in range(PAIRS) for side in "fb"]
    wrong = []
    displays = {"srgb": (0.2126, 0.7152, 0.0722), "p3": (0.228975, 0.691739, 0.079287)}
    for place, (gamut, weights) in enumerate(displays.items()):
        browser.emulate(color_gamut=gamut)
        shown = browser.evaluate(f"{SCRIPT}({json.dumps(names)})")
        for number, claimed in enumerate(ratios):
            values = [forms[place] for forms in shown[2 * number:2 * number + 2]]
            measured = ratio(*(luminance(value, weights) for value in values))
            # Browsers round conversions to Display P3.
            if measured < claimed * (1 - 2e-4):
                wrong.append(f"{gamut}: {pairs[number]} has {measured:.4f}, not {claimed}: {values}")
    browser.close()
    if wrong:
        sys.exit("\n".join(wrong[:10] + [f"{len(wrong)} of {2 * PAIRS} ratios are less than proved"]))
    print(f"the contrast of {PAIRS} pairs in Chromium is at least what is proved, in sRGB and Display P3")


main()
