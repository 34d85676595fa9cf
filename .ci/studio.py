"""Checks `themetool studio` and its page: studio.py TOOL THEMES FOLDER [--long].

Starts the command on copies of the themes in FOLDER, and opens the page in a browser. AXE names the file of
axe-core; without it, accessibility is not checked.
"""

import os
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import studio_hostile
import studio_live
import studio_values
import studio_views
from browser import Browser, fail
from studio_process import Studio

# The libraries whose values are compared: with a hierarchy, with every construct, and with more states than a page has.
LIBRARIES = ["Themes", "Tests/ThemeTestSupport/Fixtures/Themes", ".ci/attributes"]


def copy(folder, name, themes="Themes"):
    return shutil.copytree(themes, os.path.join(folder, name, "Themes"))


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"{' '.join(command)}: {done.stderr}")
    return done.stdout


def export(tool, themes, folder):
    """The address of the page that `--export` writes."""
    run(tool, "studio", "--themes", themes, "--export", folder)
    pages = [name for name in os.listdir(folder) if name.endswith(".html")]
    if len(os.listdir(folder)) != 1 or len(pages) != 1:
        fail(f"--export writes {os.listdir(folder)}, not one page")
    return f"file://{os.path.realpath(folder)}/{pages[0]}"


def check_pages(tool, browser, folder):
    """The pages that other commands write: they open from a file, and show what was requested."""
    themes = os.path.join(folder, "pages", "Themes")
    copy(folder, "pages")
    out = lambda name: os.path.join(folder, "pages", name)
    preview = [tool, "preview", "--quiet", "--themes", themes, "--format", "html", "--output"]
    run(tool, "export", "--quiet", "--themes", themes, "--to", "html", "--output", out("export.html"))
    run(*preview, out("sheet.html"), "--theme", "pastel")
    run(*preview, out("gallery.html"), "--gallery")
    run(*preview, out("mock.html"), "--hierarchy", "app")
    run(*preview, out("redraw.html"), "--hierarchy", "app", "--highlight", "redraw", "--set", "sidebar:style=light")
    expected = {"export": "colors", "sheet": "colors", "gallery": "gallery", "mock": "mock", "redraw": "mock"}
    for name, view in expected.items():
        studio_views.open_from_file(browser, f"file://{os.path.realpath(out(name + '.html'))}")
        shown = browser.evaluate("document.getElementById('main').dataset.view")
        if shown != view:
            fail(f"{name}.html opens with '{shown}', not '{view}'")
        theme = browser.evaluate("document.querySelector('[data-key^=\"A.theme=\"]:checked')?.dataset.key")
        if name == "sheet" and theme != "A.theme=pastel":
            fail(f"the sheet of 'pastel' opens with {theme}")
        marks = browser.evaluate("document.querySelectorAll('[class^=mark-]').length")
        if bool(marks) != (name == "redraw"):
            fail(f"{name}.html has {marks} marks")
        studio_views.check_layout(browser, name, looks=["light"])
    print(f"studio: {len(expected)} pages of export and preview open with what was requested")


def main(tool, themes, folder, is_long):
    browser = Browser()
    started = time.monotonic()

    def report(part):
        print(f"studio: {part} done after {time.monotonic() - started:.0f} s", flush=True)

    check_pages(tool, browser, folder)
    for number, library in enumerate(LIBRARIES):
        page = export(tool, library, os.path.join(folder, f"export{number}"))
        studio_views.open_from_file(browser, page)
        studio_values.check_values(tool, browser, library, (4000 if is_long else 150) // len(LIBRARIES))
    report("pages from disk")

    studio = Studio(tool, copy(folder, "work"), "--allow-edit")
    browser.call("Runtime.enable")
    browser.call("Log.enable")
    browser.open(studio.address)
    studio_values.check_values(tool, browser, studio.themes, 1000 if is_long else 50)
    studio_values.check_redraws(tool, browser, studio.themes, os.path.join(folder, "redraws"), 100 if is_long else 12)
    report("values")
    studio_views.check_views(browser, studio.address, is_long)
    studio_views.check_keys(browser, studio)
    report("views and keys")
    studio_live.check_edits(browser, studio, 1000 if is_long else 100)
    studio_live.check_writes(browser, studio)
    studio_live.check_repair(browser, studio)
    studio_live.check_errors(browser, studio)
    studio_live.check_clients(browser, studio)
    studio_views.check_console(browser, studio)
    studio.close()
    report("edits")
    studio_live.check_opening(tool, browser, folder)
    browser.close()
    studio_live.check_polling(tool, folder)
    studio_live.check_refusals(tool, folder)
    studio_hostile.check(tool, copy(folder, "hostile"), is_long)
    report("hostile clients")


if __name__ == "__main__":
    main(*sys.argv[1:4], "--long" in sys.argv[4:])
