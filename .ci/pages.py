"""Checks pages in a browser: pages.py html TOOL THEMES FOLDER writes and opens them.

At 400 and 1400 pixels, in light and dark: no page is wider than the window, no text is smaller than nine
pixels, every picture that depends on the style is shown once, and links lead to pages of the folder.
"""

import os
import subprocess
import sys
import time
import urllib.parse

sys.dont_write_bytecode = True
from exports import THEMES, TOOL, Browser, fail

# The size of the smallest text in pixels.
SMALLEST = 9

SCRIPT = """
(() => {
  const isShown = (element) => element.getClientRects().length > 0;
  const sizes = [...document.querySelectorAll('body *')].filter((element) => isShown(element)
    && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && !element.closest('script, title, desc')).map((element) => {
      const zoom = element.ownerSVGElement ? element.ownerSVGElement.getScreenCTM().a : 1;
      return parseFloat(getComputedStyle(element).fontSize) * zoom;
    });
  return {
    width: document.documentElement.scrollWidth,
    smallest: Math.min(...sizes),
    pictures: [...document.querySelectorAll('.picture')].map(isShown),
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    background: getComputedStyle(document.body).backgroundColor,
  };
})()
"""


def write(folder):
    """Writes the pages, and returns their paths."""

    def run(*arguments):
        done = subprocess.run([TOOL, *arguments], capture_output=True, text=True)
        if done.returncode != 0:
            fail(done.stderr)

    run("export", "--quiet", "--themes", THEMES, "--to", "html", "--output", folder)
    mock = ["preview", "--quiet", "--themes", THEMES, "--hierarchy", "app", "--format", "html", "--output"]
    run(*mock, f"{folder}/mock.html")
    run(*mock, f"{folder}/redraw.html", "--highlight", "redraw", "--set", "sidebar:style=light")
    return sorted(name for name in os.listdir(folder) if name.endswith(".html"))


def open_page(browser, url):
    browser.call("Page.navigate", url=url)
    for _ in range(200):
        if browser.evaluate(f"location.href === {url!r} && document.readyState === 'complete'"):
            return
        time.sleep(0.05)
    fail(f"{url} does not open")


def check(folder):
    names = write(folder)
    browser = Browser()
    browser.call("Page.enable")
    count = 0
    for name in names:
        backgrounds = set()
        for width in (400, 1400):
            browser.call(
                "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False
            )
            for style in ("light", "dark"):
                browser.emulate(prefers_color_scheme=style)
                open_page(browser, f"file://{os.path.realpath(folder)}/{name}")
                page = browser.evaluate(SCRIPT)
                label = f"{name} in {style} at {width} pixels"
                if page["width"] > width:
                    fail(f"{label} is {page['width']} pixels wide")
                if page["smallest"] < SMALLEST:
                    fail(f"{label} has text of {page['smallest']} pixels")
                if page["pictures"] and page["pictures"].count(True) != 1:
                    fail(f"{label} shows {page['pictures'].count(True)} pictures")
                backgrounds.add(page["background"])
                count += 1
        if len(backgrounds) != 2:
            fail(f"{name} is the same in light and dark")
        links = {urllib.parse.unquote(link) for link in page["links"] if not link.startswith("#")}
        if not links <= set(names):
            fail(f"{name} links to {links - set(names)}")
        is_sheet = name.removesuffix(".html") in ("standard", "pastel", "bold", "monochrome")
        if is_sheet != ("index.html" in links):
            fail(f"{name} links to {sorted(links)}")
    browser.close()
    print(f"{THEMES}: {count} views of {len(names)} pages fit their windows, and their links lead to pages")


check(*sys.argv[4:])
