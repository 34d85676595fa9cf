"""The commands that a case is put through.

A command is a dictionary: `arguments` (a list; `IN` stands for the folder of inputs, `OUT` for what may be written), `kind`
(what its output must be), `input` (standard input: the name of a file) and `copy` (whether OUT begins as a copy of IN).
"""
import themes
from colors import color
from hierarchies import change
from texts import HOSTILE, name

SPACES = ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50", "lab", "lch", "oklab", "oklch", "hsl", "hwb", "hsv"]
# The formats that are one file for which more must hold than for any output.
FILES = {"css": "css", "scss": "css", "tailwind": "css", "swift": "swift", "json": "json"}


def command(*arguments, kind="text", **more):
    return {"arguments": [str(argument) for argument in arguments], "kind": kind, **more}


def look(rng):
    """Options of terminal output."""
    return rng.choice([[], [], [], ["--color", "always"], ["--color", "always", "--color-depth", rng.choice(["truecolor", "256", "16", "none"])]])


def of_library(rng, formats, library, nodes, first):
    """Every command on a library, with all formats of exports; `first` is the file that is given as standard input."""
    at = ["--themes", "IN"]
    color_names = rng.sample(library.names, min(len(library.names), rng.choice([0, 0, 1, 3])))
    if rng.random() < 0.05:
        color_names.append(rng.choice(HOSTILE) or "x")
    one = rng.choice(library.names) if library.names and rng.random() < 0.95 else name(rng, 0.5)
    theme = lambda: ["--theme", rng.choice(library.themes)] if rng.random() < 0.4 else []
    node = lambda: ["--node", rng.choice(nodes)] if nodes and rng.random() < 0.5 else []
    where = lambda: ["--hierarchy", "app", *node()] if nodes and rng.random() < 0.3 else []
    sets = lambda: [part for _ in range(rng.choice([1, 1, 2])) for part in ("--set", change(rng, library, nodes or ["x"]))]
    result = []

    for form, kind in [("swatches", "text"), ("json", "json"), ("table", "text"), ("css", "css")]:
        result.append(command("resolve", *at, *themes.traits(rng, library), *where(), "--format", form, *(look(rng) if kind == "text" else []), "--", *color_names, kind=kind))
    result.append(command("explain", *at, *themes.traits(rng, library), *where(), *look(rng), "--", one))
    result.append(command("explain", *at, *themes.traits(rng, library), "--json", "--", one, rng.choice(["*", "?*", one]), kind="json"))
    several = [option for theme in library.themes for option in ("--theme", theme)]
    result.append(command("resolve", *at, *several, "--json", kind="json"))
    result.append(command("explain", *at, *several, *rng.choice([[], ["--uses"]]), "--json", "--", one, kind="json"))
    result.append(command("list", rng.choice(["colors", "groups"]), *at, *theme(), may_be_empty=True))
    result.append(command("list", "colors", *at, *several, "--theme", "*", "--json", kind="json"))
    for form, kind in [("text", "text"), ("json", "json"), ("sarif", "sarif"), ("github", "github"), ("junit", "junit"), ("markdown", "text"), ("codequality", "json")]:
        strict = rng.choice([[], ["--strict"], ["--max-warnings", "3"], ["-q"]])
        result.append(command("validate", *at, "--format", form, *strict, kind=kind, may_be_empty=form == "github" or "-q" in strict))
        result.append(command("validate", "IN", "--format", form, "--baseline", "IN/baseline.json", kind=kind, may_be_empty=form == "github"))
    result.append(command("validate", *at, "--matrix", may_be_empty=True))
    result.append(command("validate", *at, "--matrix", "--format", "json", kind="json"))
    result.append(command("validate", "OUT", "--fix", copy=True, kind="fix"))
    result.append(command("validate", "OUT", "--fix-contrast", *rng.choice([[], ["--fix"]]), copy=True, kind="fix"))
    result.append(command("validate", *at, "--fix-contrast", "--dry-run"))
    for words in [("resolve",), ("list",), ("validate",), ("explain", one, "--uses")]:
        result.append(command(words[0], *at, "--json", "-o", "OUT", *words[2:], "--", *words[1:2], kind="json-file", may_be_empty=True))
    result.append(command("validate", *at, "--write-baseline", "OUT", kind="json-file", may_be_empty=True))
    result.append(command("validate", "-", "--stdin-path", f"IN/{first}", "--format", rng.choice(["text", "json"]), input=first, may_be_empty=True))
    result.append(command("studio", *at, "--export", "OUT", kind=FILES.get("html", "output"), writes=True))
    result.append(command("template", "data", *at, *rng.choice([theme(), ["--theme", "*"]]), kind="json"))
    for form in formats:
        options = rng.choice([[], [], theme()])
        if form in ("css", "tailwind"):
            options = options + rng.choice([[], ["--references"], ["--styles", "media"], ["--styles", "light-dark", "--references"]])
        if form == "swift":
            options = options + rng.choice([[], ["--flavor", "catalog"], ["--flavor", "embedded"], ["--flavor", "catalog", "--per-theme", "prefix"]])
        if form == "xcassets":
            options = options + rng.choice([[], ["--per-theme", "prefix"], ["--namespace", name(rng, 0.1) or "x"], ["--components", rng.choice(["float", "hex", "int"])]])
        options = options + rng.choice([[], ["--keep-going"]])
        result.append(command("export", *at, "--to", form, "-o", "OUT.xcassets" if form == "xcassets" else "OUT", *options, kind=FILES.get(form, "output"), writes=True))
    result.append(command("export", *at, "--to", rng.choice(["css", "scss", "tailwind", "swift"]), "-o", "-", *theme(), kind="css"))
    is_group = any(other.startswith(name + ".") for name in library.names for other in library.names)
    if library.clean and not is_group:
        one = rng.choice(library.themes)
        for form in ["json", "dtcg", "xcassets"]:
            only = ["--theme", one] if rng.random() < 0.5 else []
            result.append(command("export", *at, "--to", form, "-o", "OUT.xcassets" if form == "xcassets" else "OUT", *only, kind="agrees", agrees=form, theme=one,
                                  several=not only and len(library.themes) > 1, seed=rng.randrange(1 << 20)))
    for form, kind in [("ansi", "text"), ("svg", "xml"), ("html", "html")]:
        result.append(command("preview", *at, *themes.traits(rng, library), "--format", form, *look(rng), "--", *color_names, kind=kind))
        result.append(command("preview", *at, "--gallery", "--format", form, kind=kind))
        if nodes:
            changes = [*sets(), "--highlight", "redraw"] if rng.random() < 0.4 else []
            result.append(command("preview", *at, "--hierarchy", "app", *changes, "--format", form, kind=kind))
    for form, kind in [("text", "text"), ("json", "json")]:
        if nodes:
            result.append(command("tree", *at, *node(), "--format", form, kind=kind))
            result.append(command("redraw", *at, *sets(), "--format", form, kind=kind, may_be_empty=True))
    pair = [rng.choice(library.themes), rng.choice(library.themes)]
    for form, kind in [("text", "text"), ("json", "json"), ("markdown", "text")]:
        result.append(command("diff", *at, "--format", form, "--", *pair, kind=kind, may_be_empty=form == "text"))
        result.append(command("diff", "--format", form, *rng.choice([[], ["--old-baseline", "IN/baseline.json"], ["--new-baseline", "IN/baseline.json"]]), "IN", "IN2", kind=kind, may_be_empty=form == "text"))
    result.append(command("diff", "IN", "IN", kind="same", may_be_empty=True))
    result.append(command("format", "OUT", copy=True, kind="formatted", may_be_empty=True))
    result.append(command("format", "--check", "IN", may_be_empty=True))
    result.append(command("format", "-", input=first, kind="yaml"))
    return result


def of_import(rng, files, options):
    """Imports of files to a folder, and of one file to standard output."""
    paths = [f"IN/{path}" for path in sorted(files)]
    strict = ["--strict"] if rng.random() < 0.05 else []
    result = [command("import", *options, *strict, *paths, "-o", "OUT", kind="imported", writes=True), command("import", *options, *paths, kind="yaml")]
    result.append(command("import", *options, "IN", "-o", "OUT", kind="imported", writes=True))
    result.append(command("import", "-", input=sorted(files)[0], kind="yaml"))
    result.append(command("import", "--allow-empty", *options, *paths, kind="yaml", may_be_empty=True))
    tokens = [path for path in paths if path.endswith(".json")]
    if tokens:
        result.append(command("validate", *tokens, "--format", "json", kind="json"))
    return result


def of_catalogs(rng, paths):
    """Commands on asset catalogs."""
    path = lambda: f"IN/{rng.choice(paths)}"
    traits = [option for option in ["--style", rng.choice(["light", "dark"]), "--contrast", rng.choice(["normal", "high"])]]
    result = [command("resolve", "--catalog", path(), *traits, "--format", form, *look(rng) if kind == "text" else [], kind=kind) for form, kind in
              [("swatches", "text"), ("json", "json"), ("table", "text"), ("css", "css")]]
    for form, kind in [("text", "text"), ("json", "json"), ("sarif", "sarif"), ("github", "github"), ("junit", "junit"), ("markdown", "text"), ("codequality", "json")]:
        result.append(command("validate", path(), "--format", form, kind=kind, may_be_empty=form == "github"))
    for form, kind in [("text", "text"), ("json", "json"), ("markdown", "text")]:
        result.append(command("diff", "--format", form, path(), path(), kind=kind, may_be_empty=form == "text"))
    for one in paths:
        result.append(command("import", f"IN/{one}", "-o", "OUT", kind="imported", writes=True))
    result.append(command("import", path(), "--themes", "groups", "-o", "OUT", kind="imported", writes=True))
    result.append(command("export", "--catalog", path(), "--to", "xcassets", "-o", "OUT.xcassets", kind="xcassets", writes=True))
    result.append(command("validate", "OUT/A.xcassets", "--fix", copy=True, kind="fix"))
    return result


def of_colors(rng):
    """The commands that need no files."""
    texts = [color(rng) for _ in range(rng.choice([1, 1, 3]))]
    if rng.random() < 0.1:
        texts.append(rng.choice(HOSTILE) or "x")
    options = []
    for option in ["--to", "--fit"]:
        if rng.random() < 0.3:
            options += [option, rng.choice(SPACES)]
    if rng.random() < 0.3:
        options += ["--mix", color(rng), "--in", rng.choice(SPACES)]
    if rng.random() < 0.2:
        options += ["--simulate", rng.choice(["normal", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"])]
    for _ in range(rng.choice([0, 0, 1, 2])):
        options += ["--on", color(rng)]
    result = [command("color", *options, "--format", form, *(look(rng) if kind == "text" else []), "--", *texts, kind=kind)
              for form, kind in [("swatch", "text"), ("css", "text"), ("json", "json"), ("jsonl", "jsonl")]]
    result.append(command("color", *options, "--format", rng.choice(["json", "jsonl", "css"]), "-", input="colors.txt", kind="text"))
    result.append(command("color", *options, "--json", "-o", "OUT", "--", *texts, kind="json-file", may_be_empty=True))
    if rng.random() < 0.1:
        result.append(command("schema", *rng.choice([[], ["library"], ["theme"], ["hierarchy"]]), kind="json"))
        result.append(command("validate", "--list-rules", "--format", rng.choice(["text", "json"])))
        result.append(command("validate", "--explain", rng.choice(["contrast", "no-such-rule", "\x1b[31m"]), "--format", rng.choice(["text", "json"])))
        result.append(command("export", "--themes", "IN", "--to", "xcassets", "--merge", "-o", "OUT.xcassets"))
        result.append(command("help", rng.choice(["export", "nothing", "\u202ex"])))
        result.append(command("init", "OUT", "--ci", rng.choice(["github", "none"]), kind="folder", writes=True))
        result.append(command(rng.choice(["resolve", "validate", "format", "tree", "nothing", "\x1b[31m", ""]), *rng.sample(["--themes", "IN", "\x1b[31m", "--theme", "--", "-o", "\u202ex", "--no"], 3)))
    return result
