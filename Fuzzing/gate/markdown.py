"""What GitHub makes of Markdown: a small model of its elements, and of the mentions and links that it finds in the text afterwards.

The model is wider than GitHub's rules: what it doesn't find, GitHub doesn't either. If cmarkgfm is installed, the parser of GitHub
reads each document too.
"""
import html
import html.parser
import pathlib
import re

try:
    import cmarkgfm
    from cmarkgfm.cmark import Options
except ImportError:
    cmarkgfm = None

# The elements that reports of the tool have; they are written without attributes.
ELEMENTS = {"br", "details", "summary", "sub", "sup"}
ELEMENT = re.compile(r"</?([A-Za-z][A-Za-z0-9-]*)(?:\s[^<>]*)?/?>|<!--|<\?|<![A-Z]|<!\[CDATA\[|<[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*>|<[^\s<>@]+@[^\s<>]+>")
ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]*);")
PUNCTUATION = set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
# A report's own link: from the name of a rule to its page.
PUBLISHER = pathlib.Path(__file__).resolve().parents[2] / "Distribution/publisher"
SITE = re.search(r"^documentation=(\S+)$", PUBLISHER.read_text(), re.MULTILINE)[1]
RULE_PAGE = re.compile(r"\[`([a-z0-9-]+)`\]\(" + re.escape(SITE) + r"/look/rules/\1/\)")
# What becomes a link or a mention in text that is not code, after its entities are decoded.
LINKS = {
    "a mention": re.compile(r"(?<![A-Za-z0-9_])@[A-Za-z0-9]"),
    "an address": re.compile(r"(?i)\b(?:https?|ftp)://[^\s<\u200b]|\bwww\.[^\s<\u200b]|\b(?:mailto|xmpp):[^\s<\u200b]|[a-z0-9][\w.+-]*@[a-z0-9-]+\.[a-z]"),
    "a number of an issue": re.compile(r"(?i)(?<![&])#[0-9]+\b|\bGH-[0-9]+"),
    "a commit": re.compile(r"(?i)(?<![A-Za-z0-9])badc0de[0-9a-f]*"),
}


def linked(text):
    """The links and mentions in a text, each as its kind and the text around it."""
    for kind, pattern in LINKS.items():
        for match in pattern.finditer(text):
            yield f"{kind} in {text[max(0, match.start() - 20):match.end() + 20]!r}"


def inline(source):
    """The faults of the content of a paragraph, a heading or a cell."""
    text, marks, index = [], [], 0
    while index < len(source):
        character = source[index]
        if character == "\\" and source[index + 1:index + 2] in PUNCTUATION:
            text.append(source[index + 1])
            marks.append(" ")
            index += 2
            continue
        if character == "`":
            fence = re.match("`+", source[index:])[0]
            end = re.compile(f"(?<!`){fence}(?!`)").search(source, index + len(fence))
            if end:
                text.append("\0")
                marks.append(" ")
                index = end.end()
                continue
            # Of code after it, cmark-gfm 0.29 reads the first only.
            yield f"a backtick that begins no code in {source[:80]!r}"
            text += fence
            marks += " " * len(fence)
            index += len(fence)
            continue
        entity = ENTITY.match(source, index) if character == "&" else None
        if entity and html.unescape(entity[0]) != entity[0]:
            decoded = html.unescape(entity[0])
            text += decoded
            marks += " " * len(decoded)
            index = entity.end()
            continue
        element = ELEMENT.match(source, index) if character == "<" else None
        if element:
            if element[1] not in ELEMENTS or element[0] not in (f"<{element[1]}>", f"</{element[1]}>"):
                yield f"an element {element[0][:40]!r}"
            text.append("\0")
            marks.append(" ")
            index = element.end()
            continue
        text.append(character)
        marks.append(character)
        index += 1
    if re.search(r"\[.*\]\(", "".join(marks), re.S):
        yield f"a link in {source[:80]!r}"
    yield from linked("".join(text))


def cells(row):
    """The cells of a row of a table."""
    parts = re.split(r"(?<!\\)\|", row.strip())
    return [part.replace("\\|", "|").strip() for part in parts[1:-1]]


def model_faults(document):
    """What input has become in a document: links, mentions, elements, and blocks that the report has not."""
    lines = document.split("\n")
    index, paragraph, columns = 0, [], None

    def ended():
        if paragraph:
            yield from inline("\n".join(paragraph))
            paragraph.clear()

    while index < len(lines):
        line = lines[index]
        index += 1
        fence = re.match(r" {0,3}(`{3,}|~{3,})([^`]*)$", line)
        if not line.startswith("|"):
            columns = None
        if fence:
            yield from ended()
            yield from inline(fence[2])
            close = re.compile(r" {0,3}" + re.escape(fence[1][0]) + "{" + str(len(fence[1])) + r",}\s*$")
            while index < len(lines) and not close.match(lines[index]):
                index += 1
            if index == len(lines):
                yield "a block of code that doesn't end"
            index += 1
        elif line.startswith("|"):
            yield from ended()
            row = cells(line)
            if columns is None:
                columns = len(row)
            if len(row) != columns:
                yield f"a row of {len(row)} cells instead of {columns}: {line[:120]!r}"
            for cell in row:
                yield from inline(cell)
        elif not line.strip():
            yield from ended()
        elif re.match(r" {0,3}#{1,6}(\s|$)", line):
            yield from ended()
            if "pwned" in re.sub(r"(`+).*?\1", "", line) and not line.startswith("#"):
                yield f"a heading {line[:80]!r}"
            yield from inline(line)
        else:
            if re.match(r" {0,3}(?:[-+*>]|[0-9]+[.)])\s*pwned|( {4}|\t)\s*pwned|\[[^\]]+\]:", line):
                yield f"a block {line[:80]!r}"
            paragraph.append(line)
    yield from ended()


class Page(html.parser.HTMLParser):
    """Finds what a rendered document has outside of code."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.faults, self.code, self.text = [], 0, []

    def handle_starttag(self, tag, attributes):
        if tag in ("code", "pre"):
            self.code += 1
        if tag in ("a", "img", "script", "iframe", "input") or "pwned" in tag:
            self.faults.append(f"an element <{tag} {attributes[:2]}>")
        self.handle_data("\0")

    def handle_endtag(self, tag):
        self.handle_data("\0")
        if tag in ("code", "pre"):
            self.code -= 1

    def handle_comment(self, data):
        self.faults.append(f"a comment {data[:40]!r}")

    def handle_data(self, data):
        if not self.code:
            self.text.append(data)


def rendered_faults(document):
    page = Page()
    page.feed(cmarkgfm.markdown_to_html_with_extensions(document, Options.CMARK_OPT_UNSAFE, ["table", "autolink", "strikethrough", "tasklist"]))
    page.close()
    yield from page.faults
    yield from linked("".join(page.text))


def faults(document):
    document = RULE_PAGE.sub(r"`\1`", document)
    yield from model_faults(document)
    if cmarkgfm:
        yield from rendered_faults(document)
