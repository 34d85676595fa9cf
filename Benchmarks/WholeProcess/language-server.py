"""A client of the language server that measures its answers: language-server.py TOOL COUNT."""

import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time


class Client:
    def __init__(self, tool, folder):
        self.process = subprocess.Popen(
            [tool, "language-server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.folder, self.count, self.versions = folder, 0, {}
        self.request("initialize", {
            "processId": None, "capabilities": {},
            "workspaceFolders": [{"uri": f"file://{folder}", "name": "themes"}]})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        while (answer := self.receive()).get("id") != self.count or "method" in answer:
            pass
        return answer["result"]

    def open(self, name):
        self.name, self.version = name, 1
        with open(f"{self.folder}/{name}") as file:
            self.text = file.read()
        self.document = {"uri": f"file://{self.folder}/{name}"}
        self.notify("textDocument/didOpen", {"textDocument": {
            **self.document, "languageId": "yaml", "version": 1, "text": self.text}})

    def change(self, line, start, end, text):
        """Replaces a part of a line."""
        self.version += 1
        self.notify("textDocument/didChange", {
            "textDocument": {**self.document, "version": self.version},
            "contentChanges": [{"text": text, "range": {
                "start": {"line": line, "character": start}, "end": {"line": line, "character": end}}}]})

    def type(self, line, start, end, text):
        """Replaces a part of a line, and waits for the findings of the file, which must be others."""
        self.change(line, start, end, text)
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                if message["params"].get("version") == self.version:
                    return message["params"]["diagnostics"]

    def peak(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(r"VmHWM:\s+(\d+)", file.read())[1]) * 1024

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait()


def write_library(folder):
    """4 themes of 1,000 colors, half of them references, with 60 checks."""
    random.seed(1)
    hexadecimal = lambda: f'"#{random.randrange(1 << 24):06x}"'
    with open(f"{folder}/library.yaml", "w") as file:
        file.write("library: 1\ndefault-theme: t0\nrules: { near-duplicate: off }\nchecks:\n")
        for number in range(60):
            file.write(f"  - {{ contrast: [c{number * 10}, page], at-least: 1.01 }}\n")
    for theme in range(4):
        with open(f"{folder}/t{theme}.yaml", "w") as file:
            file.write(f"theme: t{theme}\n" + ("extends: t0\n" if theme else "") + "palette:\n")
            file.writelines(f"  s{number}: {hexadecimal()}\n" for number in range(100))
            file.write("colors:\n  page: { light: white, dark: black }\n")
            for number in range(999):
                light = f'"{{s{random.randrange(100)}}}"' if number % 2 else hexadecimal()
                file.write(f"  c{number}:\n    light: {light}\n    dark: {hexadecimal()}\n")


def row(name, value, limit):
    print(f"{name}\t{value:.2f}\t{limit}\t{value / limit:.2f}")


def median(count, body):
    times = []
    for number in range(count):
        start = time.perf_counter()
        body(number)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def main(tool, count):
    with tempfile.TemporaryDirectory() as folder:
        write_library(folder)
        client = Client(tool, folder)
        client.open("t0.yaml")
        lines = client.text.split("\n")
        line = lines.index("  c500:") + 2
        start = lines[line].index("#") + 1

        # Each edit gives other findings, as an editor shows them only then: a color in the dark variant
        # becomes invalid, and valid again.
        def keystroke(number):
            found = client.type(line, start, start + 1, "x" if number % 2 == 0 else "a")
            assert any(item["code"] == "invalid-color" for item in found) == (number % 2 == 0)

        row("language server: keystroke", median(count // 2 * 2, keystroke), 50)
        place = {"textDocument": client.document, "position": {"line": line - 2, "character": 3}}
        row("language server: hover",
            median(count, lambda _: client.request("textDocument/hover", place)), 10)
        reference = next(number for number, text in enumerate(lines) if '"{s' in text)
        place = {"textDocument": client.document,
                 "position": {"line": reference, "character": lines[reference].index("{") + 2}}
        row("language server: completion",
            median(count, lambda _: client.request("textDocument/completion", place)), 10)
        client.close()
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/big.yaml", "w") as file:
            file.write("theme: big\ncolors:\n")
            for number in range(100_000):
                file.write(f'  c{number}: "#{random.randrange(1 << 24):06x}"\n')
        client = Client(tool, folder)
        client.open("big.yaml")
        for number in range(4):
            client.change(2, 0, 0, "#" if number % 2 == 0 else "")
            client.request("textDocument/hover", {"textDocument": client.document, "position": {"line": 2, "character": 3}})
        row("language server: memory of 100,000 colors", client.peak() / 1e6, 100)
        client.close()


main(os.path.abspath(sys.argv[1]), int(sys.argv[2]))
