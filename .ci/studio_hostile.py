"""Requests that the server of `themetool studio` must refuse, and clients that it must survive."""

import json
import os
import random
import resource
import socket
import subprocess
import time

from browser import fail
from studio_process import Studio, answer

# The possible answers to malformed requests; None where the connection ends without one.
MALFORMED = {400, 404, 405, 408, 411, 413, 414, 431, 501, 505, None}
# How much memory the server may use above what it has at the start, in megabytes.
GROWTH = 100
# A value in standard.yaml.
LITERAL = 'oklch(47.5% 0.014 260)'
# The headers of each answer, which restrict the page.
HEADERS = {
    "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin", "x-frame-options": "DENY",
}


def check_access(studio):
    """Hosts, origins, tokens, paths and methods."""
    head, token, other = studio.head, studio.token, "http://attacker.example"
    body = b'{"name":"text","state":[],"value":"red","revision":1}'
    change = {"Content_Type": "application/json", "Content_Length": len(body)}
    wrong = token[:-1] + ("0" if token[-1] != "0" else "1")
    cases = [
        ("another host", head(Host="attacker.example"), {403}),
        ("another host with the port", head(Host=f"attacker.example:{studio.port}"), {403}),
        ("another port", head(Host="127.0.0.1:1"), {403}),
        ("an address without port", head(Host="127.0.0.1"), {403}),
        ("any address", head(Host=f"0.0.0.0:{studio.port}"), {403}),
        ("no host", head(Host=None), {400, 403}),
        ("two hosts", head(Host=[studio.host, "attacker.example"]), {400, 403}),
        ("two hosts, the second right", head(Host=["attacker.example", studio.host]), {400, 403}),
        ("another origin", head(Origin=other), {403}),
        ("an opaque origin", head(Origin="null"), {403}),
        ("the origin of another port", head(Origin="http://127.0.0.1:1"), {403}),
        ("the origin with TLS", head(Origin=f"https://{studio.host}"), {403}),
        ("another site", head(Sec_Fetch_Site="cross-site"), {403}),
        ("the same site", head(Sec_Fetch_Site="same-site"), {403}),
        ("a frame of another site", head(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="iframe"), {403}),
        ("a link to the page", head(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="document"), {200}),
        ("events for another origin", head(path="events", Origin=other), {403}),
        ("no token", head(prefix="/"), {404}),
        ("a wrong token", head(prefix=f"/{wrong}/"), {404}),
        ("the start of the token", head(prefix=f"/{token[:16]}/"), {404}),
        ("the token in capitals", head(prefix=f"/{token.upper()}/") if token.upper() != token else head(prefix="/"), {404}),
        ("a token as query", head(prefix=f"/?{token}"), {404}),
        ("an unknown path", head(path="nothing"), {404}),
        ("a path above", head(path="../../../../etc/passwd"), {400, 404}),
        ("an encoded path above", head(path="%2e%2e/%2e%2e/etc/passwd"), {400, 404}),
        ("a file of the themes", head(path="library.yaml"), {404}),
        ("an absolute address", head(prefix=f"http://attacker.example/{token}/"), {400, 403, 404}),
        ("a proxy", b"CONNECT attacker.example:443 HTTP/1.1\r\nHost: attacker.example\r\n\r\n", {400, 403, 404, 405}),
        *((f"the method {method}", head(method), {400, 404, 405, 501}) for method in ("PUT", "DELETE", "TRACE", "OPTIONS", "get")),
        ("a change by GET", head(path="write"), {404, 405}),
        ("a change for another origin", head("POST", "write", **change, Origin=other) + body, {403}),
        ("a change for another site", head("POST", "write", **change, Sec_Fetch_Site="cross-site") + body, {403}),
        ("a change for another host", head("POST", "write", **change, Host="attacker.example") + body, {403}),
        ("a change without a token", head("POST", "write", prefix="/", **change) + body, {404}),
        *((f"a form of the type {kind}", head("POST", "write", Content_Type=kind, Content_Length=len(body)) + body, {400, 403, 415})
          for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None)),
    ]
    for label, data, expected in cases:
        status, headers, content = studio.exchange(data)
        if status not in expected:
            fail(f"{label} is answered with {status}, not {expected}")
        if token.encode() in content or any(token in value for value in headers.values()):
            fail(f"the answer to {label} has the token")
    for data in (head(), head(path="nothing"), head(Host="attacker.example"), head(prefix="/")):
        status, headers, _ = studio.exchange(data)
        lacking = {name for name, value in HEADERS.items() if headers.get(name) != value}
        if lacking or "default-src 'none'" not in headers.get("content-security-policy", ""):
            fail(f"an answer of {status} lacks headers: {lacking or headers}")
        if "access-control-allow-origin" in headers or "server" in headers:
            fail(f"an answer of {status} has headers that it must not have: {headers}")
    for host in (f"localhost:{studio.port}", studio.host):
        if studio.exchange(head(Host=host, Origin=f"http://{host}"))[0] != 200:
            fail(f"the page is not served at {host}")
    addresses = subprocess.run(["hostname", "-I"], capture_output=True, text=True).stdout.split()
    for address in [*addresses, "::1"]:
        try:
            socket.create_connection((address, studio.port), timeout=2).close()
        except OSError:
            continue
        fail(f"the server listens at {address}")
    return len(cases)


def check_form(studio, is_long):
    """Requests of a wrong form or size."""
    head = studio.head
    small = {"Content_Type": "application/json"}
    cases = [
        ("nothing", b"\r\n" * 1000), ("no HTTP", b"\x16\x03\x01\x02\x00\x01\x00" * 100), ("zeros", bytes(100_000)),
        ("no version", f"GET /{studio.token}/\r\n\r\n".encode()),
        ("an unknown version", head().replace(b"HTTP/1.1", b"HTTP/9.9")),
        ("a long path", head(path="a" * 1_000_000)),
        ("a header without a colon", head().replace(b"Connection: ", b"Connection ")),
        ("a folded header", head(X="a\r\n b")),
        ("a space before the colon", head().replace(b"Host:", b"Host :")),
        ("a zero in a header", head(X="a\0b")),
        ("two lengths", head("POST", "try", **small, Content_Length=["1", "2"]) + b"{}"),
        ("a negative length", head("POST", "try", **small, Content_Length="-1")),
        ("a length with a sign", head("POST", "try", **small, Content_Length="+2") + b"{}"),
        ("a length that overflows", head("POST", "try", **small, Content_Length="9" * 40)),
        ("a huge length", head("POST", "try", **small, Content_Length=10**10)),
        ("chunks", head("POST", "try", **small, Transfer_Encoding="chunked") + b"2\r\n{}\r\n0\r\n\r\n"),
        ("chunks and a length", head("POST", "try", **small, Transfer_Encoding="chunked", Content_Length=2) + b"{}"),
    ]
    for label, data in cases:
        status = studio.exchange(data, ends=True)[0]
        if status not in MALFORMED:
            fail(f"{label} is answered with {status}")
    # Input without an end is refused, however much of it is sent.
    endless = [
        ("a header line", head()[:-2] + b"X: ", b"a"), ("many headers", head()[:-2], b"a: b\r\n"), ("a path", b"GET /", b"a"),
        ("a body", head("POST", "try", **small, Content_Length=1 << 30), b" "),
        ("chunks", head("POST", "try", **small, Transfer_Encoding="chunked"), b"1\r\na\r\n"),
    ]
    for label, start, unit in endless:
        piece = unit * ((1 << 20) // len(unit))
        with studio.connect() as client:
            try:
                client.sendall(start)
                for _ in range(200):
                    client.sendall(piece)
            except OSError:
                continue
            if (status := answer(client)[0]) not in MALFORMED:
                fail(f"{label} without an end is answered with {status}")
    # Bodies that are no request.
    for path in ("try", "write", "repair"):
        for value in (None, [], "x", {}, {"name": 1}, {"name": "text", "state": "x", "value": []}, {"pair": 10**30, "state": [-1]},
                      {"name": "text", "state": [99] * 9, "value": "red", "revision": -1}, {"pair": -1, "state": []}):
            status, _ = studio.post(path, value)
            if status not in (400, 403, 404, 409, 422):
                fail(f"{value} for '{path}' is answered with {status}")
    generator = random.Random(7)
    valid = [head(), head(path="events"), head("POST", "try", **small, Content_Length=2) + b"{}"]
    for _ in range(3000 if is_long else 300):
        data = bytearray(generator.choice(valid))
        for _ in range(generator.randint(1, 8)):
            place = generator.randrange(len(data))
            data[place:place + generator.choice([0, 1, 4])] = bytes(generator.choices(b"\0\r\n :/%{}a\xff", k=generator.choice([0, 1, 3])))
        with studio.connect() as client:
            client.sendall(data)
    return len(cases) + len(endless)


def check_crowd(studio, count):
    """Clients that send a byte at a time, connections without a request, and streams that nobody reads."""
    file = studio.file("standard.yaml")
    with open(file, encoding="utf-8") as opened:
        text = opened.read()

    def serves(label, seconds=5):
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            if studio.exchange(studio.head())[0] == 200:
                return time.monotonic() - start
            time.sleep(0.05)
        fail(f"the server doesn't serve after {seconds} seconds with {label}")

    reader = studio.events()
    slow = [studio.connect() for _ in range(50)]
    for byte in studio.head()[:20]:
        for client in slow:
            try:
                client.send(bytes([byte]))
            except OSError:
                pass
        serves("slow clients")
    for client in slow:
        client.close()

    deaf = []
    for _ in range(20):
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", studio.port))
        client.sendall(studio.head(path="events"))
        deaf.append(client)
    for number in range(20):
        save(file, text + f"# {number}\n" if number % 2 else text.replace(LITERAL, "black", 1))
        time.sleep(0.02)
    serves("streams that are not read")
    for client in deaf:
        client.close()

    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    crowd = []
    for _ in range(count):
        client = socket.socket()
        client.setblocking(False)
        client.connect_ex(("127.0.0.1", studio.port))
        crowd.append(client)
    # An open page still receives changes while the others wait.
    save(file, text.replace(LITERAL, "oklch(41.2% 0.01 260)", 1))
    while "oklch(0.412 0.01 260)" not in json.dumps(reader.next(seconds=30)):
        pass
    for client in crowd:
        client.close()
    took = serves(f"{count} connections that ended", 30)
    save(file, text)
    reader.client.close()
    return took


def save(file, text):
    """Replaces a file at once, as editors do."""
    with open(file + ".new", "w", encoding="utf-8") as opened:
        opened.write(text)
    os.replace(file + ".new", file)


def check(tool, themes, is_long):
    studio = Studio(tool, themes, "--allow-edit")
    start = studio.memory()
    count = check_access(studio) + check_form(studio, is_long)
    crowd = 10_000 if is_long else 1_000
    took = check_crowd(studio, crowd)
    grown = studio.memory("VmHWM") - start
    if grown > GROWTH:
        fail(f"hostile requests make the server grow by {grown:.0f} MB")
    studio.close()
    # With few descriptors, the server must neither end nor stop.
    few = Studio(tool, themes, before=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)))
    check_crowd(few, 400)
    few.close()
    print(f"studio: {count} hostile requests are refused; {crowd} connections, {took:.1f} s until it serves; {grown:.0f} MB more memory")
