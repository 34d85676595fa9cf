"""The views of the page: layout, accessibility, keys, copies and what a reload keeps."""

import json
import os
import time

from browser import fail

# The size of the smallest text in pixels.
SMALLEST = 9
VIEWS = ["colors", "gallery", "mock", "contrast", "findings"]
LOOKS = {
    "light": {"prefers_color_scheme": "light", "prefers_contrast": "no-preference"},
    "dark": {"prefers_color_scheme": "dark", "prefers_contrast": "no-preference"},
    "more contrast": {"prefers_color_scheme": "light", "prefers_contrast": "more"},
    "dark, more contrast": {"prefers_color_scheme": "dark", "prefers_contrast": "more"},
    "forced colors": {"prefers_color_scheme": "dark", "forced_colors": "active"},
}
LAYOUT = """
(() => {
  const isShown = (element) => element.getClientRects().length > 0 && !element.closest('.hidden');
  const texts = [...document.querySelectorAll('body *')].filter((element) => isShown(element)
    && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && !element.closest('script, style, title, desc, noscript'));
  // Pictures of hierarchies are made smaller as a whole, and samples of text show colors; both have their words elsewhere.
  const sizes = texts.filter((element) => !element.closest('svg, [aria-hidden]'))
    .map((element) => [parseFloat(getComputedStyle(element).fontSize), element.textContent.slice(0, 30)])
    .filter(([size]) => size > 0);
  const wide = [document.documentElement, ...document.querySelectorAll('#bar, #contexts, #main, #panel')]
    .filter((element) => isShown(element) && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.id || 'page'} is ${element.scrollWidth} in ${element.clientWidth}`);
  return { wide, width: document.documentElement.scrollWidth, smallest: sizes.sort(([a], [b]) => a - b)[0],
    background: getComputedStyle(document.documentElement).backgroundColor };
})()
"""


def check_layout(browser, label, looks=("light", "dark", "more contrast"), widths=(400, 1400)):
    """No page is wider than the window, and no text is too small; returns the backgrounds of the looks."""
    backgrounds = {}
    for width in widths:
        browser.resize(width)
        for look in looks:
            browser.emulate(**LOOKS[look])
            page = browser.evaluate(LAYOUT)
            for _ in range(20):
                # A scroll bar that appears is laid out in the next frame.
                if page["width"] <= width and not page["wide"]:
                    break
                time.sleep(0.05)
                page = browser.evaluate(LAYOUT)
            if page["width"] > width or page["wide"]:
                fail(f"{label} in {look} at {width} pixels is too wide: {page['width']}, {page['wide']}")
            if page["smallest"][0] < SMALLEST:
                fail(f"{label} in {look} at {width} pixels has text of {page['smallest']}")
            backgrounds[look] = page["background"]
    return backgrounds


def check_axe(browser, label):
    """The findings of axe-core, each as a line."""
    if not os.environ.get("AXE"):
        return []
    found = browser.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map((violation) =>"
        " `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? '')).join(' | ')}`))"
    )
    return [f"{label}: {finding}" for finding in found]


def load_axe(browser):
    if os.environ.get("AXE"):
        with open(os.environ["AXE"], encoding="utf-8") as file:
            browser.evaluate(file.read() + "\n;0")


def open_from_file(browser, url):
    """Opens a page from a file, which must request nothing."""
    browser.call("Network.enable")
    browser.events.clear()
    browser.open(url)
    browser.evaluate("new Promise((resolve) => setTimeout(resolve, 100))")
    requests = [event["params"]["request"]["url"] for event in browser.events if event["method"] == "Network.requestWillBeSent"]
    if [request for request in requests if request != url]:
        fail(f"{url} requests {requests}")
    browser.call("Network.disable")


def check_views(browser, address, is_long):
    """Every view in each look and width, with details, two contexts and the dialog of keys."""
    count, findings = 0, []
    states = [(view, f"#view={view}") for view in VIEWS]
    states += [
        ("colors, two contexts", "#view=colors&b.style=dark"), ("contrast, two contexts", "#view=contrast&b.style=dark"),
        ("mock, two contexts", "#view=mock&b.style=dark"), ("a color", "#view=colors&show=color%3Aaccent"),
        ("a pair", "#view=contrast&show=pair%3Atext+on+background"), ("a node", "#view=mock&show=node%3Amain%2Fmain%2Froot%2Fsidebar"),
        ("nothing found", "#view=colors&find=qqqq"), ("keys", "#view=colors"), ("a copy menu", "#view=colors"), ("a trial", "#view=colors"),
    ]
    for number, (label, hash) in enumerate(states):
        browser.resize(1400)
        browser.emulate(**LOOKS["light"])
        browser.open("about:blank")
        browser.open(address + hash)
        load_axe(browser)
        if label == "keys":
            browser.press("?")
            browser.wait("document.getElementById('keys').open")
        elif label == "a copy menu":
            browser.evaluate("document.querySelector('[data-item=\"color:accent\"]').focus()")
            browser.press("m")
            browser.wait("!document.getElementById('menu').hidden")
        elif label == "a trial":
            browser.evaluate("document.querySelector('[data-item=\"color:accent\"]').focus()")
            browser.press("t")
            browser.wait("trial !== null", "a value is tried")
        backgrounds = check_layout(browser, label, looks=list(LOOKS)[:len(LOOKS) if is_long else 3 if label in VIEWS else 2])
        if backgrounds["light"] == backgrounds["dark"]:
            fail(f"{label} is the same in light and dark")
        every = [(width, look) for look in LOOKS for width in (400, 1400)]
        # In short, the views take turns with widths, and with looks up to more contrast.
        for width, look in every if is_long else [every[number % 6]]:
            browser.resize(width)
            browser.emulate(**LOOKS[look])
            findings += check_axe(browser, f"{label}, {look}, {width} pixels")
            count += 1
    if findings:
        fail("axe-core finds:\n" + "\n".join(findings))
    browser.resize(1400)
    browser.emulate(**LOOKS["light"])
    print(f"studio: {count} views without a finding of axe-core" if os.environ.get("AXE") else "studio: axe-core is skipped")


STATE = """JSON.stringify([document.getElementById('main').dataset.view, location.hash,
  [...document.querySelectorAll('input:checked')].map((input) => input.dataset.key), document.querySelector('#panel h2')?.textContent,
  document.getElementById('query').value, document.querySelectorAll('.context').length,
  [...document.querySelectorAll('#main code')].map((code) => code.textContent)])"""


def check_keys(browser, studio):
    """Everything by keys, copies, and the same page after a reload."""
    browser.call("Browser.grantPermissions", origin=studio.address.rstrip("/").rsplit("/", 1)[0],
                 permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    browser.open("about:blank")
    browser.open(studio.address)
    browser.call("Page.bringToFront")
    focused = "document.activeElement.dataset.item"

    def expect(expression, keys, label):
        browser.press(*keys)
        browser.wait(expression, f"{label} after {keys}", seconds=3)

    for number, view in enumerate(VIEWS, 1):
        expect(f"document.getElementById('main').dataset.view === '{view}'", [str(number)], f"the view '{view}'")
    expect("document.getElementById('main').dataset.view === 'colors'", ["1"], "colors")
    # Tab reaches every control of the bar and one item; arrows reach all items.
    reached = set()
    for _ in range(60):
        browser.press("Tab")
        reached.add(browser.evaluate("document.activeElement.dataset.key ?? document.activeElement.id"))
    wanted = {"query", "compare", "keys", *(f"view.{view}" for view in VIEWS)}
    if not wanted <= reached or not any(str(key).startswith("color:") for key in reached):
        fail(f"Tab doesn't reach {wanted - reached}, but {reached}")
    browser.evaluate("document.activeElement.blur()")
    expect("document.activeElement.id === 'query'", ["/"], "the search")
    for letter in "accent":
        browser.press(letter)
    rows = "document.querySelectorAll('#main .row').length"
    browser.wait(f"{rows} > 0 && {rows} < 30", "colors are found")
    expect("document.querySelector('#panel h2')?.textContent === 'accent'", ["Enter"], "details of the color with the name")
    expect("document.getElementById('panel').hidden", ["Escape"], "no details")
    expect(f"{focused}?.startsWith('color:')", ["/", "ArrowDown"], "the first color")
    first = browser.evaluate(focused)
    expect(f"{focused} !== {first!r}", ["ArrowDown"], "the next color")
    expect(f"{focused} === {first!r}", ["ArrowUp"], "the first color again")
    name = first.removeprefix("color:")
    expect(f"document.querySelector('#panel h2')?.textContent === {name!r} && !document.getElementById('panel').hidden", ["Enter"], "details")
    expect("document.getElementById('panel').hidden", ["Escape"], "no details")
    expect(f"{focused} === {first!r}", [], "focus where it was")
    # Copies in every form.
    color = browser.evaluate(f"JSON.stringify(doc.colors.find(({{ name }}) => name === {name!r}))")
    color = json.loads(color)
    shown = browser.evaluate(f"document.querySelector('.row[data-color={json.dumps(name)}] .value code').textContent")
    for place, form in enumerate([name, shown, f"var({color['property']})", None, color["swift"]]):
        browser.evaluate(f"document.querySelector('[data-item={json.dumps(first)}]').focus()")
        browser.press("m")
        browser.wait("!document.getElementById('menu').hidden")
        browser.evaluate(f"document.querySelectorAll('#menu [role=menuitem]')[{place}].focus()")
        browser.press("Enter")
        browser.wait("document.getElementById('menu').hidden")
        if form:
            browser.wait(f"navigator.clipboard.readText().then((text) => text === {form!r})", f"{form!r} is copied", seconds=3)
    browser.press("c")
    browser.wait(f"navigator.clipboard.readText().then((text) => text === {color['swift']!r})", "the last form is copied again", seconds=3)
    # Traits, two contexts, and the dialog.
    expect("document.querySelector('[data-key=\"A.style=dark\"]').checked", ["d"], "the dark style")
    expect("!document.querySelector('[data-key=\"A.theme=standard\"]').checked", ["]"], "the next theme")
    expect("document.querySelectorAll('.context').length === 2", ["s"], "two contexts")
    expect("document.getElementById('keys').open", ["?"], "the keys")
    expect("!document.getElementById('keys').open", ["Escape"], "no keys")
    browser.evaluate(f"document.querySelector('[data-item={json.dumps(first)}]').focus()")
    expect("!document.getElementById('panel').hidden", ["Enter"], "details")
    before = browser.evaluate(STATE)
    browser.call("Page.reload")
    browser.wait(f"document.readyState === 'complete' && document.getElementById('main') && {STATE} === {before!r}", "a reload keeps the state")
    # Every button has an effect that is no error; each control has a name, as axe-core checks.
    browser.open("about:blank")
    browser.open(studio.address)
    pressed = browser.evaluate(
        "(() => { let count = 0; for (const key of [...document.querySelectorAll('[data-key]')].map((element) => element.dataset.key)) {"
        " const element = document.querySelector(`[data-key=\"${CSS.escape(key)}\"]`); if (element && key !== 'keys') { element.click ? element.click() : 0; count++; } }"
        " return count; })()"
    )
    print(f"studio: keys, copies and a reload do what they should, and so do {pressed} controls")


def check_console(browser, studio):
    """No error or violation of the policy was reported."""
    found = [event["params"] for event in browser.events if event["method"] == "Runtime.exceptionThrown"
             or event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error"]
    # Answers that refuse something are reported as errors.
    found = [entry for entry in found if "status of 4" not in json.dumps(entry)]
    if found:
        fail(f"the browser reports {json.dumps(found[:3])}")
