"""Edits of files and of the page: `themetool studio` shows each, loses none, and writes what it says."""

import ctypes
import json
import os
import shutil
import statistics
import subprocess
import time

from browser import fail
from studio_hostile import LITERAL, save
from studio_process import Studio

# The maximum of the median time of an edit and of a step of a slider, in milliseconds; the times are printed.
EDIT, STEP = 4000, 2000
# How much the server and the page may grow over all edits, in megabytes.
GROWTH = 30
# A color that has the value of LITERAL, and the palette color with it.
SHOWN, CHANGED = "text-secondary", "neutral.600"

WATCH = """
window.expectHex = (hex) => {
  window.arrival = new Promise((resolve) => {
    const main = document.getElementById('main');
    const check = () => {
      if (main.querySelector('.row[data-color="text-secondary"] .value code')?.textContent !== hex) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(check);
    observer.observe(main, { childList: true, subtree: true });
    check();
  });
};
"""


def save_in_place(file, text):
    with open(file, "w", encoding="utf-8") as opened:
        opened.write(text)


def save_with_backup(file, text):
    os.replace(file, file + "~")
    save_in_place(file, text)


def read(file):
    with open(file, encoding="utf-8", newline="") as opened:
        return opened.read()


def heap(browser):
    for _ in range(2):
        browser.call("HeapProfiler.collectGarbage")
    return browser.call("Runtime.getHeapUsage")["usedSize"] / 1e6


def open_colors(browser, studio):
    browser.open("about:blank")
    browser.open(studio.address)
    browser.evaluate(WATCH)


def shows(browser, hex, label):
    browser.wait(f"document.querySelector('.row[data-color=\"{SHOWN}\"] .value code')?.textContent === {hex!r}", label)


def check_edits(browser, studio, count):
    """Every save is shown, soon, and without growth."""
    open_colors(browser, studio)
    file = studio.file("standard.yaml")
    text = read(file)
    times, server, page = [], 0, 0
    for number in range(count):
        hex = f"#{number + 0x404040:06x}"
        browser.evaluate(f"window.expectHex({hex!r}), 0")
        started = time.time()
        (save, save_in_place, save_with_backup)[number % 3](file, text.replace(LITERAL, f'"{hex}"', 1))
        times.append(browser.evaluate("Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, 10000, 0))])") - started * 1000)
        if times[-1] < 0:
            fail(f"edit {number} of {count} is not shown")
        if number == count // 5:
            server, page = studio.memory(), heap(browser)
    marked = browser.evaluate("[...document.querySelectorAll('#main .changed [data-color]')].map((row) => row.dataset.color)")
    if SHOWN not in marked:
        fail(f"the changed colors are {marked}, without '{SHOWN}'")
    # Saves that follow at once: the last one counts.
    for number in range(50):
        save(file, text.replace(LITERAL, f'"#{number + 0x505050:06x}"', 1))
    shows(browser, f"#{49 + 0x505050:06x}", "the last of many saves")
    grown, grown_page = studio.memory() - server, heap(browser) - page
    if grown > GROWTH or grown_page > GROWTH:
        fail(f"after {count} edits, the server has grown by {grown:.1f} MB and the page by {grown_page:.1f} MB")
    median = statistics.median(times)
    print(f"studio: {count} edits are shown after {median:.0f} ms (median; at most {max(times):.0f} ms);"
          f" the server grew by {grown:.1f} MB, the page by {grown_page:.1f} MB")
    if median > EDIT:
        fail(f"an edit is shown after {median:.0f} ms")
    save(file, text)
    browser.wait("document.querySelectorAll('#main .row').length > 0")


def start_trial(browser, name):
    browser.wait(f"document.querySelector('[data-item=\"color:{name}\"]')")
    browser.evaluate(f"document.querySelector('[data-item=\"color:{name}\"]').focus()")
    browser.press("t")
    browser.wait("trial !== null && !attempt.isBusy", "a value is tried")


def check_writes(browser, studio):
    """A value that is tried changes nothing; one that is written changes one literal, which undo restores."""
    file = studio.file("standard.yaml")
    original = read(file)
    kept = original.replace(LITERAL, LITERAL + "   # kept: \U0001f3a8", 1)
    save(file, kept)
    time.sleep(0.5)
    open_colors(browser, studio)
    start_trial(browser, CHANGED)
    for _ in range(5):
        browser.press("ArrowRight")
    browser.wait("attempt && !attempt.isBusy && !attempt.isStale && trial.trial.oklch[0] > 0.48", "a slider has moved")
    if read(file) != kept:
        fail("a value that is only tried changes the file")
    times = []
    for step in range(20):
        started = time.monotonic()
        status, answered = studio.post("try", {"name": CHANGED, "state": browser.evaluate("attempt.state"), "value": f"oklch(0.{40 + step} 0.1 200)"})
        times.append((time.monotonic() - started) * 1000)
        if status != 200 or answered["trial"]["name"] != CHANGED:
            fail(f"a trial is answered with {status}")
    status, answered = studio.post("try", {"name": CHANGED, "state": browser.evaluate("attempt.state"), "value": "nonsense("})
    if status != 422 or not answered["error"]:
        fail(f"a trial of nonsense is answered with {status}")
    browser.click("document.querySelector('[data-key=\"write\"]')")
    end = time.monotonic() + 5
    while read(file) == kept and time.monotonic() < end:
        time.sleep(0.02)
    before, after = kept.split("\n"), read(file).split("\n")
    lines = [(old, new) for old, new in zip(before, after) if old != new]
    if len(before) != len(after) or len(lines) != 1:
        fail(f"a write changes {len(lines)} lines, of {len(before)} to {len(after)}")
    (old, new), (prefix, suffix) = lines[0], next(line for line in before if "# kept" in line).split(LITERAL)
    if not (new.startswith(prefix + "oklch(") and new.endswith(suffix) and "%" in new):
        fail(f"a write changes {old!r} to {new!r}")
    browser.wait("attempt === null", "the trial ends")
    browser.press("u")
    end = time.monotonic() + 5
    while read(file) != kept and time.monotonic() < end:
        time.sleep(0.02)
    if read(file) != kept:
        fail("undo doesn't restore the file")
    # A file that changed meanwhile is not overwritten, nor is one that changed since a write.
    state = browser.evaluate("ui.contexts[0].state")
    revision = studio.document()["revision"]
    change = {"name": CHANGED, "state": state, "value": "oklch(0.5 0.1 200)", "revision": revision}
    other = kept + "# from outside\n"
    save(file, other)
    status, _ = studio.post("write", change)
    if status != 409 or read(file) != other:
        fail(f"a write over a change from outside is answered with {status}")
    browser.wait(f"doc.revision > {revision}", "the change from outside is known")
    status, answered = studio.post("write", change | {"revision": studio.document()["revision"]})
    written = read(file)
    if status != 200 or written == other:
        fail(f"a write is answered with {status}: {answered}")
    save(file, written + "# again\n")
    status, _ = studio.post("undo", {})
    if status != 409 or read(file) != written + "# again\n":
        fail(f"undo over a change from outside is answered with {status}")
    save(file, original)
    median = statistics.median(times)
    if median > STEP:
        fail(f"a step of a slider takes {median:.0f} ms")
    print(f"studio: writes change one literal and are undone; a step of a slider takes {median:.0f} ms (median)")


def check_repair(browser, studio):
    """A pair that fails has proposals, one of which is accepted with a key."""
    file = studio.file("standard.yaml")
    original = read(file)
    save(file, original.replace(LITERAL, '"#a0a0a0"', 1))
    open_colors(browser, studio)
    shows(browser, "#a0a0a0", "a color without contrast")
    browser.press("4")
    browser.wait("document.querySelectorAll('#main .measure.fails').length > 0", "a pair fails")
    count = browser.evaluate("document.querySelectorAll('#main .measure.fails').length")
    browser.evaluate("document.querySelector('#main [data-item^=\"pair:\"]').focus()")
    browser.press("Enter")
    browser.wait("document.activeElement.matches('.proposal')", "a proposal has the focus")
    browser.press("Enter")
    browser.wait(f"document.querySelectorAll('#main .measure.fails').length < {count}", "a proposal repairs the pair")
    if read(file) == original:
        fail("a proposal that is accepted isn't written")
    browser.press("u")
    browser.wait(f"document.querySelectorAll('#main .measure.fails').length === {count}", "the repair is undone")
    save(file, original)
    browser.wait("document.querySelectorAll('#main .measure.fails').length === 0", "no pair fails")
    print("studio: a failing pair is repaired with one key")


def check_errors(browser, studio):
    """Errors are shown beside the last good state, and so is a folder that is gone."""
    file = studio.file("standard.yaml")
    original = read(file)
    open_colors(browser, studio)
    rows = "document.querySelectorAll('#main .row').length"
    count = browser.evaluate(rows)
    banner = "document.getElementById('banner').textContent"
    for broken, label in ((original.replace(LITERAL, "nonsense(1)", 1), "an invalid color"),
                          (original + "colors: [\n", "a syntax error"), ("", "an empty file"), ("\0\xff", "no text")):
        save(file, broken)
        browser.wait("doc.findings.some(({ severity }) => severity === 'error')", f"findings for {label}")
        browser.wait(f"{rows} === {count}", f"the last good colors beside {label}")
        browser.wait("document.querySelector('[data-key=\"view.findings\"] .count')", f"the number of findings for {label}")
        if label == "an invalid color":
            browser.wait("document.querySelectorAll('#main .swatch.broken').length > 0", "broken colors are hatched")
        elif not browser.evaluate("doc.stale") or not browser.evaluate(banner):
            fail(f"{label} is shown as a good state")
        browser.press("5")
        browser.wait("document.querySelectorAll('#main .findings li.error').length > 0", f"{label} in the findings")
        browser.press("1")
        save(file, original)
        browser.wait(f"!doc.stale && doc.findings.length === 0 && !{banner} && !document.querySelector('.swatch.broken')", f"the good state after {label}")
    with open(studio.file("added.yaml"), "w", encoding="utf-8") as opened:
        opened.write("theme: added\nextends: standard\n")
    browser.wait("document.querySelector('[data-key=\"A.theme=added\"]')"
                 " ?? [...document.querySelectorAll('[data-key=\"A.theme\"] option')].find(({ textContent }) => textContent === 'added')", "an added theme")
    os.remove(studio.file("added.yaml"))
    browser.wait("!doc.axes[0].values.includes('added')", "a removed theme")
    away = studio.themes + ".away"
    os.rename(studio.themes, away)
    browser.wait(f"{banner} || doc.findings.length > 0", "a message that the folder is gone")
    os.rename(away, studio.themes)
    browser.wait(f"!{banner} && {rows} === {count}", "the folder is back")
    save(file, original.replace(LITERAL, '"#123456"', 1))
    shows(browser, "#123456", "an edit after the folder is back")
    save(file, original)
    print("studio: errors and a folder that is gone are shown, and so is what follows")


def check_clients(browser, studio):
    """Ten clients receive every edit."""
    file = studio.file("standard.yaml")
    original = read(file)
    streams = [studio.events() for _ in range(10)]
    for number in range(5):
        hex = f"#{number + 0x606060:06x}"
        save(file, original.replace(LITERAL, f'"{hex}"', 1))
        for stream in streams:
            while not any(value["css"] == hex for value in stream.next()["values"]):
                pass
    for stream in streams:
        stream.client.close()
    save(file, original)
    print("studio: ten clients receive every edit")


def check_opening(tool, browser, folder):
    """`--open` gives a browser a file that only the user can read and that leads to the page, and no argument with the address."""
    programs, opened = os.path.join(folder, "programs"), os.path.join(folder, "opened")
    os.mkdir(programs)
    for name in ("xdg-open", "open"):
        path = os.path.join(programs, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\nprintf %s "$*" >"{opened}.part"; mv "{opened}.part" "{opened}"; exec sleep 2\n')
        os.chmod(path, 0o755)
    studio = Studio(tool, shutil.copytree("Themes", os.path.join(folder, "opening")), "--open",
                    variables={"PATH": f"{programs}:{os.environ['PATH']}"})
    end = time.monotonic() + 20
    while not os.path.exists(opened) and time.monotonic() < end:
        time.sleep(0.02)
    with open(opened, encoding="utf-8") as file:
        path = file.read()
    processes = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout
    if studio.token in processes:
        fail("--open puts the address into the arguments of a program")
    modes = [oct(os.stat(name).st_mode & 0o777) for name in (path, os.path.dirname(path))]
    if modes != ["0o600", "0o700"]:
        fail(f"others can read the file that opens the page: {modes}")
    browser.call("Page.navigate", url=f"file://{path}")
    browser.wait(f"location.href.startsWith({studio.address!r}) && document.getElementById('main')?.childElementCount > 0",
                 "the file opens the page")
    studio.close()
    if os.path.exists(os.path.dirname(path)):
        fail("the file that opens the page is left")
    print("studio: --open leads to the page by a private file")


def check_polling(tool, folder):
    """Edits are shown where the system watches no more files."""
    libc = ctypes.CDLL(None)
    if not hasattr(libc, "inotify_init"):
        return
    held = []
    while len(held) < 4096 and (descriptor := libc.inotify_init()) >= 0:
        held.append(descriptor)
    try:
        studio = Studio(tool, shutil.copytree("Themes", os.path.join(folder, "polled")))
        stream = studio.events(f"?revision={studio.document()['revision']}")
        file = studio.file("standard.yaml")
        save(file, read(file).replace(LITERAL, "#123456"))
        if "#123456" not in json.dumps(stream.next(seconds=20)):
            fail("an edit of a file that isn't watched is not shown")
        studio.close()
    finally:
        for descriptor in held:
            os.close(descriptor)
    print(f"studio: an edit is shown without watches, {len(held)} of which were in use")


def check_refusals(tool, folder):
    """Problems at the start are reported, or shown."""
    themes = shutil.copytree("Themes", os.path.join(folder, "refusals"))
    studio = Studio(tool, themes)
    status, _ = studio.post("write", {"name": CHANGED, "state": [0], "value": "red", "revision": 1})
    if status != 403 or studio.post("undo", {})[0] != 403:
        fail(f"without --allow-edit, a write is answered with {status}")
    for arguments, expected in ((["--themes", themes, "--port", str(studio.port)], str(studio.port)),
                                (["--themes", os.path.join(folder, "nowhere")], "nowhere"), (["--themes", themes, "--port", "70000"], "70000")):
        done = subprocess.run([tool, "studio", *arguments], capture_output=True, text=True, timeout=30)
        if done.returncode not in (2, 64) or expected not in done.stderr or "Fatal" in done.stderr:
            fail(f"studio {arguments} ends with {done.returncode}: {done.stderr}")
    studio.close()
    save(os.path.join(themes, "standard.yaml"), "colors: [\n")
    broken = Studio(tool, themes)
    if not broken.document()["findings"]:
        fail("a library with errors opens without findings")
    broken.close()
    print("studio: problems at the start are reported, or shown")
