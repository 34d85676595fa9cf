"""A running `themetool studio`, and requests to it."""

import json
import os
import re
import signal
import socket
import subprocess
import threading
import time

from browser import fail

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/([0-9a-f]{32})/")


class Studio:
    """The command on a folder of themes, with its address."""

    def __init__(self, tool, themes, *options, before=None, variables=None):
        self.themes = themes
        self.process = subprocess.Popen(
            [tool, "studio", "--themes", themes, "--port", "0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=before,
            env={**os.environ, **(variables or {})},
        )
        self.lines = []
        printed = threading.Event()

        def read():
            for line in self.process.stdout:
                self.lines.append(line)
                if ADDRESS.search(line):
                    printed.set()
            printed.set()

        threading.Thread(target=read, daemon=True).start()
        printed.wait(30)
        found = ADDRESS.search("".join(self.lines))
        if not found:
            fail(f"no address in: {self.lines}")
        self.address, self.port, self.token = found[0], int(found[1]), found[2]
        self.host = f"127.0.0.1:{self.port}"

    def memory(self, key="VmRSS"):
        """Resident memory in megabytes, or with `VmHWM` the most that there was."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return int(re.search(rf"{key}:\s+(\d+)", file.read())[1]) / 1024

    def file(self, name):
        return os.path.join(self.themes, name)

    def head(self, method="GET", path="", prefix=None, **headers):
        """The head of a request; a header that is None is left out, and a list repeats it."""
        fields = {"Host": self.host, "Connection": "close"} | {
            name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{method} {f'/{self.token}/' if prefix is None else prefix}{path} HTTP/1.1"]
        for name, value in fields.items():
            for one in value if isinstance(value, list) else [value]:
                if one is not None:
                    lines.append(f"{name}: {one}")
        return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def exchange(self, data, ends=False):
        """The answer to raw bytes: status, headers and body; the status is None if the connection ends without one."""
        with self.connect() as client:
            try:
                client.sendall(data)
                if ends:
                    client.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            return answer(client)

    def get(self, path=""):
        status, headers, body = self.exchange(self.head(path=path))
        if status != 200:
            fail(f"GET {path} is answered with {status}")
        return headers, body

    def post(self, path, value, **headers):
        body = json.dumps(value).encode()
        fields = {"Content_Type": "application/json", "Origin": f"http://{self.host}"} | headers
        status, _, answered = self.exchange(self.head("POST", path, Content_Length=len(body), **fields) + body)
        return status, json.loads(answered) if answered.startswith(b"{") else answered

    def document(self):
        """The document in the page."""
        _, body = self.get()
        found = re.search(rb'<script[^>]*id="document"[^>]*>(.*?)</script>', body, re.S)
        return json.loads(found[1])

    def events(self, query=""):
        """An open stream of events."""
        client = self.connect()
        client.sendall(self.head(path="events" + query, Connection="keep-alive"))
        return Stream(client)

    def close(self):
        """Ends the command as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        try:
            code = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            fail("the studio doesn't end after Ctrl-C")
        if code not in (0, 130, -signal.SIGINT):
            fail(f"the studio ends with {code}: {''.join(self.lines)}")


class Stream:
    """Events that a server sends."""

    def __init__(self, client):
        self.client = client
        self.rest = b""
        self.is_open = False

    def next(self, kind="state", seconds=10):
        """The data of the next event of a kind."""
        end = time.monotonic() + seconds
        while True:
            while b"\n\n" in self.rest:
                event, _, self.rest = self.rest.partition(b"\n\n")
                fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)
                if fields.get(b"event") == kind.encode():
                    return json.loads(fields[b"data"])
            self.client.settimeout(max(0.01, end - time.monotonic()))
            try:
                piece = self.client.recv(1 << 20)
            except TimeoutError:
                fail(f"no event '{kind}' after {seconds} seconds")
            if not piece:
                fail(f"the stream ended before an event '{kind}'")
            self.rest += piece
            if not self.is_open and b"\r\n\r\n" in self.rest:
                head, _, self.rest = self.rest.partition(b"\r\n\r\n")
                self.is_open = True
                if b" 200 " not in head.split(b"\r\n")[0] or b"text/event-stream" not in head.lower():
                    fail(f"a stream begins with {head}")


def answer(client):
    """The status, headers and body that a connection receives."""
    received = b""
    try:
        while True:
            head, found, body = received.partition(b"\r\n\r\n")
            length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
            if found and length and len(body) >= int(length[1]):
                break
            piece = client.recv(1 << 20)
            if not piece:
                break
            received += piece
    except TimeoutError:
        fail(f"no answer after {client.gettimeout()} seconds")
    except OSError:
        pass
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    status = re.match(r"HTTP/1\.[01] (\d{3})", first)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return int(status[1]) if status else None, headers, body
