"""A client of the language server: documents, requests, and the findings that the server publishes."""
import json
import os
import queue
import subprocess
import threading
import time


class Failure(Exception):
    pass


class Client:
    def __init__(self, tool, folder, options=None):
        self.folder, self.texts, self.published, self.answers = folder, {}, {}, {}
        self.versions, self.number, self.waiting, self.received = {}, 0, [], queue.Queue()
        self.process = subprocess.Popen([tool, "language-server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self.read, daemon=True).start()
        self.result("initialize", {"processId": None, "rootUri": self.uri(""), "capabilities": {}, "initializationOptions": options or {}})
        self.note("initialized", {})

    def read(self):
        stream = self.process.stdout
        while True:
            length = 0
            for line in iter(stream.readline, b"\r\n"):
                if not line:
                    return self.received.put(None)
                name, _, value = line.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
            self.received.put(json.loads(stream.read(length)))

    def uri(self, name):
        return f"file://{self.folder}/{name}".rstrip("/")

    def note(self, method, parameters, **members):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters, **members}).encode()
        self.waiting.append(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def request(self, method, parameters):
        self.number += 1
        self.note(method, parameters, id=self.number)
        return self.number

    def flush(self):
        """Sends all waiting messages in one batch."""
        self.process.stdin.write(b"".join(self.waiting))
        self.process.stdin.flush()
        self.waiting = []

    def take(self, seconds):
        """Takes a message of the server, if there is one in time."""
        try:
            message = self.received.get(timeout=max(0.001, seconds))
        except queue.Empty:
            return False
        if message is None:
            raise Failure(f"the server ended with {self.process.wait()}")
        if message.get("method") == "textDocument/publishDiagnostics":
            name = message["params"]["uri"][len(self.uri("")) + 1:]
            self.published[name] = message["params"]["diagnostics"]
        elif "method" not in message:
            self.answers[message["id"]] = message
        elif "id" in message:
            self.note(None, None, id=message["id"], result=None)
        return True

    def result(self, method, parameters, seconds=30):
        number = self.request(method, parameters)
        self.flush()
        end = time.monotonic() + seconds
        while number not in self.answers:
            if not self.take(end - time.monotonic()) and time.monotonic() > end:
                raise Failure(f"'{method}' has no answer in {seconds} s")
        return self.answers.pop(number)

    def open(self, name, text):
        self.texts[name], self.versions[name] = text, 1
        self.note("textDocument/didOpen", {"textDocument": {"uri": self.uri(name), "languageId": "yaml", "version": 1, "text": text}})

    def close(self, name):
        del self.texts[name]
        self.note("textDocument/didClose", {"textDocument": {"uri": self.uri(name)}})

    def edit(self, name, start, end, piece):
        """Replaces some characters of a document."""
        text = self.texts[name]
        change = {"range": {"start": position(text, start), "end": position(text, end)}, "text": piece}
        self.texts[name] = text[:start] + piece + text[end:]
        self.versions[name] += 1
        self.note("textDocument/didChange", {"textDocument": {"uri": self.uri(name), "version": self.versions[name]}, "contentChanges": [change]})

    def seconds(self):
        """The processor time of the server so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.kill()
        self.process.wait()


def position(text, offset):
    """The position of a character in UTF-16."""
    before = text[:offset]
    return {"line": before.count("\n"), "character": len(before[before.rfind("\n") + 1:].encode("utf-16-le")) // 2}
