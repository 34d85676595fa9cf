"""Compares what the page of `themetool studio` shows with what other commands print."""

import functools
import json
import os
import random
import re
import shutil
import subprocess

from browser import fail

# Sets axes of the first context by its controls.
CHOOSE = """
window.choose = (choices) => {
  for (const [axis, value] of Object.entries(choices)) {
    const radio = document.querySelector(`[data-key=${JSON.stringify(`A.${axis}=${value}`)}]`);
    if (radio) {
      if (!radio.checked) radio.click();
      continue;
    }
    const select = document.querySelector(`select[data-key=${JSON.stringify(`A.${axis}`)}]`);
    const place = [...select.options].findIndex((option) => option.textContent === value);
    if (place < 0) throw new Error(`no control for ${axis}=${value}`);
    if (select.selectedIndex !== place) {
      select.selectedIndex = place;
      select.dispatchEvent(new Event('change'));
    }
  }
};
"""
# Sets all axes at once, by the address. Chromium ignores changes of it beyond 200 in ten seconds; a field that the
# page doesn't read makes each one a change.
GO = """
window.go = async (view, choices) => {
  const fields = new URLSearchParams({ view });
  for (const [axis, value] of Object.entries(choices)) fields.set(`a.${axis}`, value);
  window.visits ??= 0;
  fields.set('visit', ++visits);
  let isThere = false;
  addEventListener('hashchange', () => { isThere = true; }, { once: true });
  while (!isThere) {
    location.hash = fields;
    for (let turn = 0; turn < 50 && !isThere; turn++) await new Promise((resolve) => setTimeout(resolve, turn));
  }
};
"""
# The differences between rows of colors and expected ones, which are hex and CSS by name.
COMPARE = """
window.compare = (expected) => {
  const wrong = [];
  const probe = document.body.appendChild(document.createElement('i'));
  const computed = (css) => {
    probe.style.background = '';
    probe.style.background = css;
    return getComputedStyle(probe).backgroundColor;
  };
  const rows = new Map([...document.querySelectorAll('#main .row[data-color]')].map((row) => [row.dataset.color, row]));
  for (const [name, [hex, css]] of Object.entries(expected)) {
    const row = rows.get(name);
    rows.delete(name);
    if (!row) { wrong.push(`${name} is not shown`); continue; }
    const text = row.querySelector('.value code').textContent;
    if (text !== hex) wrong.push(`${name} is shown as ${text}, not ${hex}`);
    const color = getComputedStyle(row.querySelector('.swatch i')).backgroundColor;
    if (color !== computed(css)) wrong.push(`${name} is drawn as ${color}, not ${css}`);
  }
  probe.remove();
  for (const name of rows.keys()) wrong.push(`${name} is shown`);
  return wrong;
};
"""
KNOWN = ("theme", "style", "contrast", "gamut", "level", "idiom")


def page_axes(browser):
    """The axes of the page by name, each with its values, the default one first."""
    axes = browser.evaluate("JSON.parse(document.getElementById('document').textContent).axes")
    return {axis["name"]: [axis["values"][axis["default"]]] + [
        value for value in axis["values"] if value != axis["values"][axis["default"]]] for axis in axes if len(axis["values"]) > 1}


@functools.cache
def resolved(tool, themes, context):
    """Hex and CSS of all colors in a context, as `resolve` prints them."""
    command = [tool, "resolve", "--quiet", "--themes", themes, "--format", "json"]
    for name, value in context:
        command += [f"--{name}", value] if name in KNOWN else ["--trait", f"{name}={value}"]
    rows = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["colors"]
    return {row["name"]: [hex_text(row["value"]), row["css"]] for row in rows}


def hex_text(value):
    alpha = int(value["alpha"] * 255 + 0.5)
    return value["hex"] + (f"{alpha:02x}" if alpha < 255 or value["alpha"] < 1 else "")


def check_values(tool, browser, themes, count):
    """All colors in random contexts are those of `resolve`."""
    axes = page_axes(browser)
    browser.evaluate(CHOOSE + GO + COMPARE)
    generator = random.Random(themes + str(count))
    values = 0
    for number in range(count):
        context = {name: generator.choice(values) for name, values in axes.items()}
        # Axes that have their first value are left to the defaults of the command.
        chosen = tuple((name, value) for name, value in context.items() if name == "theme" or value != axes[name][0])
        expected = resolved(tool, themes, chosen)
        text = json.dumps(context)
        browser.evaluate(f"choose({text})" if number % 10 == 1 else f"go('colors', {text})")
        wrong = browser.evaluate(f"compare({json.dumps(expected)})")
        if wrong:
            fail(f"{themes}: in {context}: {'; '.join(wrong[:10])}")
        values += len(expected)
    print(f"{themes}: {values} colors in {count} contexts of the page are those of resolve")


def check_redraws(tool, browser, themes, folder, count):
    """The nodes that flash when traits change at the root are those that `redraw` names."""
    axes = page_axes(browser)
    copied = shutil.copytree(themes, folder)
    file = os.path.join(copied, "app.yaml")
    with open(file, encoding="utf-8") as opened:
        text = opened.read()
    browser.evaluate(GO)
    generator = random.Random(count)
    flashed = 0
    changes = [{name: value} for name, values in axes.items() for value in values[1:]]
    for number in range(count):
        change = changes[number] if number < len(changes) else {
            name: generator.choice(axes[name]) for name in generator.sample(sorted(axes), generator.randint(1, 2))}
        before = {name: values[0] if number < len(changes) else generator.choice(values) for name, values in axes.items()}
        # The state before the change is that of the file; an axis that is "unspecified" has no override.
        overrides = ", ".join(f"{name}: {value}" for name, value in before.items() if name in ("theme", "style") or value != axes[name][0])
        with open(file, "w", encoding="utf-8") as opened:
            opened.write(re.sub(r"^overrides: \{.*\}$", f"overrides: {{ {overrides} }}", text, count=1, flags=re.M))
        command = [tool, "redraw", "--quiet", "--themes", copied, "--format", "json"]
        for name, value in change.items():
            command += ["--set", f"main:{name}={'inherit' if value == axes[name][0] and name == 'idiom' else value}"]
        rows = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["redraws"]
        wanted = sorted(row["node"] for row in rows)
        browser.evaluate(f"go('mock', {json.dumps(before)})")
        browser.evaluate(f"flashes.clear(), render(), go('mock', {json.dumps(before | change)})")
        shown = sorted(browser.evaluate("[...document.querySelectorAll('[data-flash]')].map((node) => node.dataset.path)"))
        if shown != wanted:
            fail(f"from {before}, {change} flashes {set(shown) - set(wanted)} that redraw lacks, and not {set(wanted) - set(shown)}")
        flashed += len(shown)
    print(f"{themes}: {flashed} nodes flash after {count} changes, as redraw says")
