"""Projects in which any text is one that mentions, links, breaks out of its place or commands; each has the word 'pwned' or a number."""
import json
import re

from texts import yaml

TEXTS = [
    "@pwned", "@pwned/team", "&#64;pwned", "&#x40;pwned", "&commat;pwned", "\\@pwned", "https://pwned.example/x", "http&#58;//pwned.example", "www.pwned.example", "ftp://pwned.example", "mailto:pwned@mail.example",
    "pwned@mail.example", "xmpp:pwned@mail.example", "[pwned](https://pwned.example)", "[pwned](1)", "![pwned](https://pwned.example/p.png)", "<https://pwned.example>", "[pwned]: https://pwned.example", "[pwned][pwned]", "[^pwned]", "#13", "GH-13", "gh-13", "pwned/repo#13", "pwned#13",
    "badc0de123", "badc0debadc0debadc0debadc0debadc0debadc0d", "pwned@badc0de123", "pwned/repo@badc0de123", "`", "``", "```", "`@pwned`", "`` @pwned", "`@pwned", "@pwned`", "\\`@pwned", "~~~", "<pwned>", "<pwned/>", "</script><pwned>", "</style><pwned>", "]]><pwned>", "--><pwned>",
    "<!-- pwned", "<script>pwned</script>", "<img src=x onerror=pwned>", "<details>pwned", "&lt;pwned&gt;", "&amp;lt;pwned", "<br>@pwned", "<a href=https://pwned.example>x</a>", "\"><pwned x=\"", "'><pwned x='", "|", "a|b", "\\|", "\\", "`|`", "| @pwned |", "\n# pwned", "\n\n@pwned\n", "\n- pwned", "\n> pwned",
    "::error::pwned", "  ::warning file=x::pwned", "\n::error::pwned", "\r\n::error::pwned", "\u2028::error::pwned", "\x85::error::pwned", "\u00a0::notice::pwned", "::stop-commands::pwned", "::add-mask::pwned", "##[error]pwned", "x ##[stop-commands]pwned", "###[add-mask]pwned", "##vso[task.prependpath]/pwned",
    "%0A::error::pwned", "%0D%0A::error::pwned", ",title=pwned::x", "\x1b[31mpwned", "\x1b]8;;https://pwned.example\x07x", "\x9b31mpwned", "\u202epwned", "\u2066pwned", "\u200fpwned", "\x07", "\x08\x08pwned", "\tpwned", "\x7f", "\ufeffpwned", "**pwned**", "__pwned__", "~~pwned~~", "{0}", "{{pwned}}", "{{{pwned}}}",
    "${pwned}", "${{ github.pwned }}", "javascript:pwned", "*/ pwned {} /*", "'pwned", "\"pwned", "\n", "", "- pwned", "1. pwned", "> pwned", "# pwned", "===", "---", ":---", "$pwned$", "\u200bpwned", "@\u200bpwned @pwned", "\U000e0001", "\u00e9@pwned", "\u4e2d@pwned",
]
# Names that the format allows.
NAMES = ["GH-13", "gh-13", "badc0de123", "badc0debadc0debadc0debadc0debadc0debadc0d", "pwned", "pwned-GH-13", "\u00e9"]
AROUND = ["", "", "", "", " ", "x", "(", "'", ".", "/", "\u200b", ": ", "`", "<"]
# Texts that may be any, in a library that can be read.
FREE = {"A theme", "Text on the ground", "A badge", "one badge is enough", "An app", "A token", "main", "window-a", "view-b", "com.example.theme", "com.example.density", "Theme", "data", "web"}
WORDS = ["standard", "other", "ink", "ground", "accent", "badge", "rose", "density", "regular", "compact", "window-a", "view-b", "app", "Brand", "Ink", "token"]


def hostile(rng):
    if rng.random() < 0.1:
        return rng.choice(NAMES)
    text = rng.choice(AROUND) + rng.choice(TEXTS) + rng.choice(AROUND)
    return text if rng.random() < 0.8 else text + rng.choice([" ", "", "`", "x"]) + rng.choice(TEXTS)


def themes(rng):
    """The parts of a library, with findings of many rules."""
    return {
        "library.yaml": {
            "library": 1, "default-theme": "standard", "theme-trait": {"identifier": "com.example.theme", "name": "Theme"}, "traits": {"density": {"identifier": "com.example.density", "values": ["regular", "compact"], "default": "regular"}},
            "catalogs": ["../K.xcassets"], "base16": {"base00": "ground", "base05": "ink"},
            "exports": [{"to": "css", "output": "../out/a.css", "name": "web"}, {"to": "json", "output": "../out/b.json"}, {"template": "../templates/a.mustache", "output": "../out/a.txt", "where": "dark"}],
            "checks": [{"contrast": ["ink", "ground"], "at-least": 7, "when": "light"}, {"contrast": ["accent", "ground"], "at-least": 4.5}, {"distinct": ["ink", "accent", "badge.new"], "at-least": 90, "under": ["normal", "protanopia"]}],
            "rules": {"near-duplicate": "warning", "missing-variant": "note"},
        },
        "standard.yaml": {
            "theme": "standard", "description": "A theme", "palette": {"rose": {"100": "#fde8ef", "500": "#c33"}, "unused": "red"},
            "colors": {"ink": {"light": "#777", "dark": "white", "density=compact": "#888"}, "ground": {"light": "white", "dark": "black"}, "accent": "{rose.500}", "badge": {"new": "color-mix(in oklab, {accent}, white)", "old": "{ink}"}, "image": "asset(Brand/Ink)", "text": "{ink}"},
            "about": {"ink": "Text on the ground", "badge.new": "A badge"}, "deprecated": {"badge.old": {"use": "badge.new", "reason": "one badge is enough"}}, "extensions": {"ink": '{"com.example": "data"}'},
        },
        "other.yaml": {"theme": "other", "extends": "standard", "colors": {"ink": "#999", "link": "{badge.old}", "wide": "color(display-p3 0 1 0)"}},
        "app.yaml": {
            "hierarchy": "app", "description": "An app", "scene": "main",
            "children": [{"window": "window-a", "uses": ["ground"], "children": [{"view": "view-b", "uses": ["ink", "badge.new"], "overrides": {"theme": "other", "density": "compact"}}, {"view": "view-b", "uses": ["gone"]}]}],
        },
    }


def replaced(value, change):
    """A value with each key and each text changed."""
    if isinstance(value, dict):
        return {change(key): replaced(item, change) for key, item in value.items()}
    if isinstance(value, list):
        return [replaced(item, change) for item in value]
    return change(value) if isinstance(value, str) else value


def file_name(rng):
    return hostile(rng).replace("/", "\u2215").replace("\0", "").strip(".")[:60] or "x"


def make(rng):
    """The files of a project by path, the name of its folder of themes, and names that commands can take."""
    # Some words are hostile wherever they are, so that what refers to them stays; and some single texts are. In a library that
    # can be read, names are those that the format allows.
    is_readable = rng.random() < 0.5
    words = rng.sample(WORDS, rng.choice([1, 2, 4]))
    names = dict(zip(words, rng.sample(NAMES, len(words)))) if is_readable else {word: hostile(rng) for word in words}
    share = 0 if is_readable else rng.choice([0, 0.02, 0.05, 0.15])

    def change(text):
        if text in FREE and rng.random() < 0.6:
            return hostile(rng)
        if rng.random() < share:
            return hostile(rng)
        for word, other in names.items():
            text = re.sub(rf"(?<![\w-]){word}(?![\w-])", lambda _: other, text)
        return text

    folder = rng.choice(["Themes"] * 3 + [file_name(rng)])
    files, original = {}, themes(rng)
    for name, content in original.items():
        text = yaml(replaced(content, change), rng) + "\n"
        if rng.random() < 0.4:
            lines = text.split("\n")
            place = rng.randrange(len(lines))
            lines[place] += "   # " + re.sub(r"[^ -~\u00a1-\u2027\u2030-\ud7ff]", "?", rng.choice([hostile(rng), f"themetool: ignore {hostile(rng)}", f"themetool: ignore contrast {hostile(rng)}"]))
            text = "\n".join(lines)
        if not is_readable and rng.random() < 0.05:
            text = text.replace('"', "", 1)
        files[f"{folder}/{name if rng.random() < 0.85 else file_name(rng) + '.yaml'}"] = text
        if name == "standard.yaml":
            content["colors"].pop("image")
        files[f"Old/{name}"] = yaml(replaced(content, lambda text: text if is_readable or rng.random() < 0.9 else change(text)), rng) + "\n"
    info = {"info": {"author": "xcode", "version": 1}}
    slot = {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "2.0", "blue": "0.5", "alpha": "1.000"}}}
    for catalog in ("K.xcassets", "L.xcassets"):
        group, color = (change(name).replace("/", "\u2215") for name in ("Brand", "Ink"))
        if catalog == "L.xcassets" and rng.random() < 0.5:
            color = file_name(rng)
        files[f"{catalog}/Contents.json"] = json.dumps(info)
        files[f"{catalog}/{group or 'x'}/Contents.json"] = json.dumps(info | {"properties": {"provides-namespace": True}})
        files[f"{catalog}/{group or 'x'}/{color}.colorset/Contents.json"] = json.dumps(replaced(info | {"colors": [slot, slot]}, lambda text: hostile(rng) if rng.random() < (0 if is_readable else 0.04) else text))
        files[f"{catalog}/Icon.imageset/Contents.json"] = json.dumps(info | {"images": [{"idiom": "universal", "filename": hostile(rng)}]})
    tokens = {"token": {"$type": "color", "$value": "#ff0000", "$description": "A token"}, "group": {"alias": {"$value": "{token}"}, "bad": {"$type": "color", "$value": "no color"}, "number": {"$type": "dimension", "$value": "1px"}}}
    files["tokens/a.json"] = json.dumps(replaced(tokens, lambda text: hostile(rng) if rng.random() < (0 if is_readable else 0.15) else change(text)))
    css = [":root { --ink: red; }", f"/* {hostile(rng)} */", f"[data-theme=\"{hostile(rng)}\"] {{ --ink: {hostile(rng)}; }}", f".{hostile(rng)} {{ --{hostile(rng)}: blue; }}", f"@media ({hostile(rng)}) {{ :root {{ --ink: blue }} }}"]
    files["css/a.css"] = "\n".join(rng.sample(css, 3)) + "\n"
    files["templates/a.mustache"] = f"{{{{marker}}}} {{{{colors.ink.hex}}}} {hostile(rng)}\n" + rng.choice(["", f"{{{{{hostile(rng)}}}}}\n", f"{{{{> {hostile(rng)}}}}}\n"])
    files["out/a.css"] = hostile(rng) + "\n" + rng.choice(["", "/* Generated by themetool */\n"]) + hostile(rng) + "\n"
    files["known.json"] = json.dumps({"version": 1, "findings": [{"fingerprint": "1e6885f53b6547b0", "count": 1, "rule": rng.choice(["contrast", hostile(rng)]), "file": rng.choice([f"{folder}/standard.yaml", hostile(rng)]), "text": hostile(rng), "names": [hostile(rng)]}]})
    theme = names.get("standard", "standard")
    return {path: text for path, text in files.items() if "\0" not in path}, folder, theme, names.get("ink", "ink")


def commands(rng, folder, theme, name):
    """Commands, each with the kind of its output."""
    at = ["--themes", folder]
    reports = [("text", "text"), ("json", "json"), ("sarif", "sarif"), ("github", "github"), ("junit", "junit"), ("markdown", "markdown"), ("codequality", "json")]
    every = [[kind, "validate", *at, "--format", form, *rng.choice([[], ["--strict"], ["--baseline", "known.json"]])] for form, kind in reports]
    every += [[kind, "validate", *rng.choice([["K.xcassets"], ["tokens/a.json"], [folder, "K.xcassets", "tokens/a.json"]]), "--format", form] for form, kind in reports]
    every += [[kind, "build", "--check", *at, "--format", form, *rng.choice([[], ["--keep-going"]])] for form, kind in reports]
    for form in ("text", "json", "markdown"):
        every += [[form, "diff", "--format", form, "--", *pair] for pair in (["Old", folder], ["Old", folder], ["K.xcassets", "L.xcassets"])]
        every.append([form, "diff", *at, "--format", form, "--", theme, "other"])
    every += [["text", "list", what, *at] for what in ("themes", "colors", "groups", "hierarchies", "nodes", "traits")] + [["json", "list", "colors", *at, "--json"]]
    every += [[kind, "resolve", *at, "--format", form] for form, kind in (("swatches", "text"), ("table", "text"), ("json", "json"), ("css", "text"))]
    every += [["text", "explain", *at, "--", name], ["json", "explain", *at, "--json", "--", name], ["text", "explain", *at, "--uses", "--", name]]
    every += [["text", "tree", *at], ["json", "tree", *at, "--json"], ["text", "redraw", *at, "--set", "window-a:style=dark"], ["text", "validate", *at, "--matrix"], ["json", "validate", *at, "--matrix", "--json"]]
    every += [["text", "template", "check", *at, "templates/a.mustache"], ["json", "template", "data", *at], ["text", "export", *at, "--template", "templates/a.mustache", "-n", "-o", "out/new.txt"]]
    every += [["html", "preview", *at, "--format", "html"], ["xml", "preview", *at, "--format", "svg"], ["html", "export", *at, "--to", "html", "-o", "-", "--keep-going"], ["html", "preview", *at, "--hierarchy", "app", "--format", "html"]]
    every += [["yaml", "import", path, *rng.choice([[], ["--allow-empty"]])] for path in ("tokens/a.json", "css/a.css", "K.xcassets")]
    every += [["text", "format", "--check", folder], ["json", "validate", *at, "--write-baseline", "-"], ["text", "build", "-n", *at], ["text", "validate", *at, "--fix-contrast", "-n"], ["text", "validate", *at, "--fix", "-n"]]
    important = [command for command in every if command[0] in ("markdown", "github", "sarif")]
    return rng.sample(important, 5) + rng.sample(every, 6)
