"""Chromium without a window, for checks of style sheets and pages."""

import json
import os
import select
import subprocess
import sys
import time


def fail(message):
    sys.exit(str(message))


# Keys that aren't text, with their codes.
KEYS = {
    "Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    "Home": 36, "End": 35, "Backspace": 8, "PageUp": 33, "PageDown": 34, " ": 32,
}
MODIFIERS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}


class Browser:
    """Chromium, controlled through a pair of pipes with the DevTools protocol."""

    def __init__(self):
        to_read, self.output = os.pipe()
        self.input, to_write = os.pipe()
        # The browser reads from 3 and writes to 4.
        script = f"exec 3<&{to_read} 4>&{to_write}; exec \"$@\" 2>/dev/null"
        program = os.environ.get("CHROMIUM", "chromium")
        arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "about:blank"]
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", program, *arguments], pass_fds=(to_read, to_write)
        )
        os.close(to_read)
        os.close(to_write)
        self.rest = b""
        self.number = 0
        self.session = None
        # The events of the domains that are enabled, in order.
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        write_all(self.output, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                if not select.select([self.input], [], [], 120)[0]:
                    fail("the browser does not answer")
                piece = os.read(self.input, 1 << 20)
                if not piece:
                    fail("the browser ended")
                self.rest += piece
            text, _, self.rest = self.rest.partition(b"\0")
            answer = json.loads(text)
            if "id" not in answer:
                self.events.append(answer)
            if answer.get("id") != self.number:
                continue
            if "error" in answer:
                fail(f"{method}: {answer['error']}")
            return answer["result"]

    def evaluate(self, expression):
        """The value of an expression, or that of the promise that it is."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            fail(result["exceptionDetails"])
        return result["result"].get("value")

    def wait(self, expression, label=None, seconds=10):
        """Waits until an expression, or its promise, is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(f"Promise.resolve({expression}).then(Boolean)"):
            if time.monotonic() > end:
                fail(f"after {seconds} seconds not: {label or expression}")
            time.sleep(0.02)

    def open(self, url):
        self.call("Page.enable")
        self.call("Page.navigate", url=url)
        self.wait(f"location.href.split('#')[0] === {url.split('#')[0]!r} && document.readyState === 'complete'", f"{url} is open")

    def resize(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def emulate(self, **features):
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()],
        )

    def press(self, *keys):
        """Presses keys one after the other; modifiers are before the key, as in `Control+z`."""
        for key in keys:
            *held, key = key.split("+") if len(key) > 1 else [key]
            modifiers = sum(MODIFIERS[name] for name in held)
            text = {"Enter": "\r", "Tab": ""}.get(key, key if len(key) == 1 else "")
            event = {"key": key, "modifiers": modifiers, "code": key}
            if key in KEYS:
                event["windowsVirtualKeyCode"] = KEYS[key]
            elif key.isascii() and key.isalnum():
                event |= {"windowsVirtualKeyCode": ord(key.upper()), "code": f"Key{key.upper()}"}
            text = "" if modifiers & ~MODIFIERS["Shift"] else text
            self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **event)
            self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def click(self, expression):
        """Clicks into the middle of an element."""
        box = self.evaluate(
            f"(() => {{ const element = {expression}; element.scrollIntoView({{ block: 'center' }});"
            " const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)

    def close(self):
        self.process.terminate()
        self.process.wait()


def write_all(file, data):
    while data:
        data = data[os.write(file, data):]
