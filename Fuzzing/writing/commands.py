"""The commands that write files, each with a folder to start from, for kill-test and failing-calls-test."""
import os
import subprocess
import sys

THEME = """theme: {name}
colors:
  surface: {{ light: "#fff", dark: "#111" }}
  text: {{ light: "#1b1b1b", dark: "#f2f2f2" }}
  badge:
    new: "{badge}"
"""
# Keys that are spelt wrong hide what is wrong below them, so that a fix takes two rounds.
SCRUFFY = "theme:   {name}\nColors:\n  x: #fff\n  y: {{x}}\n  z:    red\n"
COLOR = """{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}], "info": {"author": "xcode", "version": 1}}
"""


def put(root, path, text):
    path = os.path.join(root, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def library(root, badge="#c00", names=("standard", "warm")):
    for name in names:
        put(root, f"Themes/{name}.yaml", THEME.format(name=name, badge=badge))


class Command:
    """Arguments, what comes before them, and what must change in one step.

    `before` are earlier runs, whose library has other colors and one theme more. `units` are the paths
    that take their places by themselves: "" for all at once, None for each file.
    """

    def __init__(self, name, arguments, before=(), prepare=None, units=("",), folder=".", done=(0,)):
        self.name, self.arguments, self.before = name, arguments, before
        self.prepare, self.units, self.folder, self.done = prepare, units, folder, done

    def start(self, tool, root):
        if self.name.startswith("init"):
            os.makedirs(root, exist_ok=True)
        else:
            library(root, "#0c0", ("standard", "warm", "gone"))
        if self.prepare:
            self.prepare(root)
        for arguments in self.before:
            result = subprocess.run([tool, *arguments], cwd=os.path.join(root, self.folder), capture_output=True)
            if result.returncode != 0:
                sys.exit(f"{self.name}: {arguments} fails: {result.stderr.decode()}")
        if not self.name.startswith("init"):
            os.remove(f"{root}/Themes/gone.yaml")
            library(root)


def export(name, *arguments, again=True, **rest):
    themes = rest.pop("themes", "Themes")
    arguments = ["export", *(["--themes", themes] if themes else []), "-q", *arguments]
    return Command(f"export {name}", arguments, before=[arguments] if again else [], **rest)


def foreign(root):
    put(root, "out/mine/notes.txt", "mine")
    os.chmod(f"{root}/out/mine", 0o555)
    os.chmod(f"{root}/out", 0o775)


def catalog(root):
    put(root, "App.xcassets/Contents.json", '{"info": {"author": "xcode", "version": 1}}')
    put(root, "App.xcassets/Brand.colorset/Contents.json", COLOR)


def scruffy(root):
    for name in "abc":
        put(root, f"Scruffy/{name}.yaml", SCRUFFY.format(name=name))


def rough(root):
    for name in "abc":
        put(root, f"Rough/{name}.yaml", f"theme:   {name}\ncolors: {{   x:   'red' }}\n")


def tokens(root):
    for path, color in (("tokens.json", "#ff0000"), ("old/tokens.json", "#00ff00")):
        put(root, path, '{"a": {"$type": "color", "$value": "' + color + '"}, '
            '"b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}')


COMMANDS = [
    export("css", "--to", "css", "-o", "themes.css"),
    export("json", "--to", "json", "-o", "themes.json", again=False),
    export("android", "--to", "android", "-o", "out", prepare=foreign),
    export("dtcg", "--to", "dtcg", "-o", "out", prepare=foreign),
    export("html", "--to", "html", "-o", "pages"),
    export("android into a new folder", "--to", "android", "-o", "new", again=False),
    export("xcassets", "--theme", "standard", "--theme", "warm", "--to", "xcassets", "-o", "Brand.xcassets"),
    export("merge", "--to", "xcassets", "--merge", "-o", "App.xcassets", prepare=catalog),
    export("copy", "--to", "xcassets", "--catalog", "App.xcassets", "-o", "Copy.xcassets", themes=None, again=False,
           prepare=catalog),
    export("into the working folder", "--to", "android", "-o", ".", themes="../Themes", folder="out",
           prepare=foreign, units=None),
    Command("preview", ["preview", "--theme", "warm", "--format", "svg", "-o", "warm.svg"],
            before=[["preview", "--theme", "warm", "--format", "svg", "-o", "warm.svg"]]),
    Command("import", ["import", "tokens.json", "-q", "-o", "Imported"], prepare=tokens),
    Command("import again", ["import", "tokens.json", "-q", "-o", "Imported"], prepare=tokens,
            before=[["import", "old/tokens.json", "-q", "-o", "Imported"]]),
    Command("format", ["format", "-q", "Themes", "Rough"], prepare=rough, units=None),
    Command("fix", ["validate", "--fix", "-q", "Scruffy"], prepare=scruffy, units=None, done=(0, 1)),
    Command("baseline", ["validate", "--write-baseline", "known.json", "Scruffy"], prepare=scruffy),
    Command("init a new folder", ["init", "Project"]),
    Command("init an empty folder", ["init", "Project"], prepare=lambda root: os.mkdir(f"{root}/Project")),
    Command("init a project", ["init", "Project"], units=("Project/.github", "Project/Themes"),
            prepare=lambda root: put(root, "Project/README.md", "x")),
]
