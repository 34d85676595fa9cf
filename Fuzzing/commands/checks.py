"""What must hold for every run; each check returns the names of what doesn't."""
import collections
import html.parser
import json
import os
import re
import xml.etree.ElementTree as ElementTree

from running import MEGABYTES, SECONDS

CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f]")
DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
STYLES = re.compile("\x1b\\[[0-9;]*m")
MARKUP = re.compile("<i x>", re.I)


def unique(pairs):
    keys = [key for key, _ in pairs]
    if len(keys) != len(set(keys)):
        raise ValueError("duplicate key")
    return dict(pairs)


def not_a_number(text):
    raise ValueError(f"{text} is not JSON")


def parsed(data):
    """Strict JSON in UTF-8, every number of which is finite."""
    value = json.loads(data.decode("utf-8"), parse_constant=not_a_number, object_pairs_hook=unique)
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, float) and abs(item) == float("inf"):
            raise ValueError("a number beyond all doubles")
        stack += item.values() if isinstance(item, dict) else item if isinstance(item, list) else []
    return value


def json_faults(data):
    try:
        parsed(data)
        return []
    except (ValueError, RecursionError) as error:
        return [f"json: {error}"]


def xml_faults(data):
    try:
        ElementTree.fromstring(data.decode("utf-8"))
        return []
    except (ElementTree.ParseError, ValueError) as error:
        return [f"xml: {error}"]


def sarif_faults(data):
    """The parts of SARIF 2.1.0 that readers insist on."""
    try:
        log = parsed(data)
        assert log["version"] == "2.1.0" and log["$schema"].endswith(".json"), "version"
        for run in log["runs"]:
            rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
            assert run["tool"]["driver"]["name"] and len(rules) == len(set(rules)), "driver"
            for result in run["results"]:
                assert isinstance(result["message"]["text"], str) and result["message"]["text"], "message"
                assert result.get("level", "warning") in ("none", "note", "warning", "error"), "level"
                assert result["ruleId"] == rules[result["ruleIndex"]] if "ruleIndex" in result else result["ruleId"] in rules, "rule"
                for location in result.get("locations", []):
                    place = location["physicalLocation"]
                    assert re.fullmatch(r"[!-~]+", place["artifactLocation"]["uri"]), "uri"
                    region = place.get("region", {})
                    assert all(region.get(key, 1) >= 1 for key in ("startLine", "startColumn", "endLine", "endColumn")), "region"
                    start, end = (region.get("startLine", 1), region.get("startColumn", 1)), (region.get("endLine", region.get("startLine", 1)), region.get("endColumn", 1 << 40))
                    assert start <= end, "region order"
        return []
    except (AssertionError, KeyError, IndexError, TypeError, ValueError) as error:
        return [f"sarif: {type(error).__name__} {error}"]


def junit_faults(data):
    try:
        root = ElementTree.fromstring(data.decode("utf-8"))
        suites = list(root.iter("testsuite"))
        assert root.tag == "testsuites" and all(suite.get("name") is not None for suite in suites), "suites"
        for suite in suites:
            cases = suite.findall("testcase")
            assert int(suite.get("tests")) == len(cases), "tests"
            assert int(suite.get("failures")) + int(suite.get("errors")) == sum(1 for case in cases if len([c for c in case if c.tag in ("failure", "error")])), "failures"
        assert int(root.get("tests")) == sum(int(suite.get("tests")) for suite in suites), "total"
        return []
    except (AssertionError, ElementTree.ParseError, TypeError, ValueError) as error:
        return [f"junit: {error}"]


class Page(html.parser.HTMLParser):
    """Finds elements and attributes that only a hostile text can have made."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.faults = []

    def handle_starttag(self, tag, attributes):
        if tag == "i" and ("x", None) in attributes or any(key.startswith("on") or "pwned" in key for key, _ in attributes):
            self.faults.append(f"html: <{tag} {attributes[:2]}>")


def html_faults(data):
    text = data.decode("utf-8", "replace")
    page = Page()
    page.feed(text)
    page.close()
    return page.faults + ([] if text.lstrip().lower().startswith("<!doctype html>") else ["html: no doctype"])


def css_faults(data):
    """Brackets and strings of a style sheet (and of Sass and Swift) are closed."""
    text = data.decode("utf-8", "replace")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"#?\"\"\"#?.*?\"\"\"#?", "", text, flags=re.S)
    text = re.sub(r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'", "", text, flags=re.S)
    text = re.sub(r"\\.", "", text, flags=re.S)
    faults = [f"css: {open_} and {close}" for open_, close in ("{}", "()", "[]") if text.count(open_) != text.count(close)]
    return faults + (["css: an open string or comment"] if '"' in text or "*/" in text or "/*" in text else [])


def text_faults(data, kind=""):
    """No control characters in what is printed or generated."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return [f"utf-8: {error}"]
    text = STYLES.sub("", text)
    found = [f"control: U+{ord(match):04X}" for match in set(CONTROLS.findall(text))]
    if "\x85" in text and kind != "yaml":
        found.append("control: U+0085")
    # Comments and strings of YAML stay as they were written.
    if kind != "yaml":
        found += [f"control: U+{ord(match):04X}" for match in set(DIRECTIONS.findall(text))]
    if re.search(r"(?m)^::error::pwned|\r", text):
        found.append("control: a workflow command")
    return found


# Messages, but not the text of the input that they quote, which has other colors and numbers.
MESSAGE = re.compile(r"(?m)^(?:\S.*: )?(?:error|warning|note): (.*)$")
QUOTED = re.compile(r"'[^']*'|`[^`]*`|\"[^\"]*\"")
# Values as the language shows them, and decimals that nobody reads.
UNWRITTEN = re.compile(r"Optional\(|\b[A-Z]\w*\((?:[a-z]\w*: |\))|\b\d+\.\d{7,}")


def message_faults(data):
    """No message shows a value as the program has it."""
    lines = MESSAGE.findall(STYLES.sub("", data.decode("utf-8", "replace")))
    return [f"a value in a message: {line[:200]}" for line in lines if UNWRITTEN.search(QUOTED.sub("", line))]


# How files define names, by their ending: a name is defined once, and a reserved word is none.
DEFINITIONS = {
    "kt": [r"^    val (\w+): Color,$", r"^object (\w+) "],
    "dart": [r"^  final Color (\w+);$", r"^(?:abstract final )?class (\w+) "],
    "less": [r"^  ([^\s:]+): #"],
    "css": [r"^@define-color (\S+) "],
    "scss": [r"^\$([^\s:]+):"],
}
RESERVED = {
    "kt": set("class when val fun object in is null true false typealias typeof var".split()),
    "dart": set("class switch default final new null true false var with assert enum".split()),
}


def name_faults(data, ending):
    text = data.decode("utf-8", "replace")
    faults = []
    for pattern in DEFINITIONS.get(ending, []):
        names = collections.Counter(re.findall(pattern, text, re.M))
        faults += [f"names: '{name}' {count} times" for name, count in names.items() if count > 1]
        faults += [f"names: '{name}' is reserved" for name in RESERVED.get(ending, set()) & set(names)]
    return faults


def file_faults(data, path):
    """What must hold for a generated file, by its ending."""
    ending = path.rsplit(".", 1)[-1]
    if ending in DEFINITIONS:
        return text_faults(data) + name_faults(data, ending)
    if ending in ("json", "tokens"):
        return text_faults(data) + json_faults(data)
    if ending in ("xml", "svg"):
        return text_faults(data) + xml_faults(data)
    if ending == "html":
        return text_faults(data) + html_faults(data)
    if ending in ("yaml", "yml"):
        return text_faults(data, "yaml")
    return text_faults(data)


def output_faults(kind, result):
    """What must hold for standard output by its kind, where the command had something to say."""
    data = result.output
    if not data or result.status == 64:
        return []
    check = {"json": json_faults, "sarif": sarif_faults, "junit": junit_faults, "xml": xml_faults, "html": html_faults, "css": css_faults}.get(kind)
    faults = text_faults(data, kind) + (check(data) if check else [])
    if kind == "jsonl":
        faults += [fault for line in data.splitlines() for fault in json_faults(line)]
    return faults


def run_faults(command, result, size):
    """What must hold for every run: size is that of the input in bytes."""
    faults = []
    scale = max(1, size / (1 << 20))
    if result.status < 0:
        faults.append(f"signal {-result.status}")
    elif result.status not in (0, 1, 2, 64):
        faults.append(f"exit code {result.status}")
    if result.seconds > SECONDS * scale:
        faults.append("time")
    if result.megabytes > MEGABYTES * scale:
        faults.append("memory")
    faults += [f"stderr {fault}" for fault in text_faults(result.errors)]
    faults += message_faults(result.errors) + message_faults(result.output)
    if b"Fatal error" in result.errors:
        faults.append("a trap")
    if result.status in (1, 2, 64) and not result.output and not result.errors:
        faults.append("failed without a word")
    if result.status == 0 and not result.output and command["kind"] != "agrees" and not command.get("writes") and not command.get("copy") and not command.get("may_be_empty"):
        faults.append("exit 0 without output")
    return faults + output_faults(command["kind"], result)
