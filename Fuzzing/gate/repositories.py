"""Repositories with a theme library, and random edits of them, as lists of steps.

A step is a list: `write` a path and a text, `link` a path and a target, `remove` a path, `move` a path to another, `know` a path
and a seed (a list of known findings, some of them left out), `embed` a folder and a configuration (a repository as tracked
files), `commit`, `stage` and `check-out` (all files anew, as a clone has them). A step that can't be taken is left out, so that any
part of a list is a list of steps.
"""
import json
import os
import random
import shutil
import subprocess

NAMES = ["ink", "ground", "accent", "note", "badge.new", "line"]
VALUES = [
    "black", "white", "gray", '"#767676"', '"#333"', '"#eee"', '"{ink}"', '"{ground}"', '"{accent}"', '"{gone}"', "asset(Ink)", "asset(Brand/Ground)",
    "asset(Gone)", "{ light: white, dark: black }", "{ light: black, dark: gray }", '"color-mix(in oklab, {accent}, white 30%)"', "notacolor", "{ default: gray, density=compact: black }",
]
DARK, LIGHT = ["black", '"#333"', "{ light: black, dark: black }"], ["white", '"#eee"', "{ light: white, dark: white }"]
RULES = ["contrast", "missing-variant", "missing-color", "near-duplicate", "unknown-asset", "unused-palette", "dark-equals-light", "same-as-parent", "no-op-override", "missing-dark"]
COMPONENTS = ["0.000", "0.500", "1.000", "0.460"]
CATALOGS = ["../K.xcassets", "../L.xcassets", "Local.xcassets", "../Linked.xcassets", "../generated/G.xcassets", "../Gone.xcassets"]
THEME_FILES = ["Themes/t0.yaml", "Themes/t1.yaml", "Themes/t2.yaml", "Themes/t 3.yml", "Themes/\u00e9.yaml", "Brand/b.yaml", "generated/g.yaml", "Themes/local.yaml", "Other/t0.yaml"]
# Where links are put, and where they lead, from the project.
LINKS = [
    "Themes/t2.yaml", "Themes/z.yaml", "Themes/library.yaml", "Themes/Local.xcassets", "Linked.xcassets", "Linked", "hop", "K.xcassets/Ink.colorset", "K.xcassets/Brand",
    "K.xcassets/Ink.colorset/Contents.json", "Brand", "tokens/b.json", "known.json", "Store",
]
TARGETS = ["Brand/b.yaml", "Themes/t0.yaml", "generated/g.yaml", "hop/b.yaml", "Themes", "Other", "Brand", "K.xcassets", "L.xcassets", "generated/G.xcassets", "Store/Ink.colorset", "L.xcassets/Ink.colorset",
           "L.xcassets/Ink.colorset/Contents.json", "L.xcassets/Brand", "generated", "hop", "gone", "Linked.xcassets", "tokens/a.json", "Store"]
ATTRIBUTES = ["* text=auto eol=crlf", "*.yaml working-tree-encoding=UTF-16", "*.yaml ident", "*.yaml -diff", "*.yaml binary", "* filter=x diff=x merge=x", "* export-ignore", "*.yaml -text"]
IGNORED = ["generated/", "*.local.yaml", "K.xcassets/", "Themes/local.yaml", "known.json"]


def catalog(rng, path, is_sound=False):
    info = '"info":{"author":"xcode","version":1}'
    color = lambda: '{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"%s","green":"%s","blue":"%s","alpha":"1.000"}}}' % tuple([rng.choice(COMPONENTS[:1] if is_sound else COMPONENTS)] * 3)
    dark = "," + color().replace("{", '{"appearances":[{"appearance":"luminosity","value":"dark"}],', 1) if is_sound or rng.random() < 0.5 else ""
    steps = [["write", f"{path}/Contents.json", f"{{{info}}}"]]
    if is_sound or rng.random() < 0.9:
        steps.append(["write", f"{path}/Ink.colorset/Contents.json", f'{{"colors":[{color()}{dark}],{info}}}'])
    if rng.random() < 0.6:
        steps.append(["write", f"{path}/Brand/Contents.json", f'{{{info},"properties":{{"provides-namespace":{rng.choice(["true", "true", "false"])}}}}}'])
        steps.append(["write", f"{path}/Brand/Ground.colorset/Contents.json", f'{{"colors":[{color()}{dark}],{info}}}'])
    return steps


def sound_theme(rng, name, parent, accents):
    """A theme without findings of its own."""
    lines = [f"theme: {name}", *([f"extends: {parent}"] if parent else []), "colors:"]
    values = {"ink": DARK, "ground": LIGHT, "accent": accents, "note": ['"{ink}"', '"{accent}"']}
    return "\n".join(lines + [f"  {color}: {rng.choice(choices)}" for color, choices in values.items()]) + "\n"


def theme(rng, name):
    lines = [f"theme: {name}"]
    if rng.random() < 0.3:
        lines.append(f"extends: {rng.choice(['t0', 't1', 'b', 'gone'])}")
    if rng.random() < 0.2:
        lines += ["palette:", f"  base1: {rng.choice(VALUES[:6])}"]
    lines.append("colors:")
    lines += [color(rng, name) for name in rng.sample([name for name in NAMES if "." not in name], rng.choice([2, 3, 5]))]
    return "\n".join(lines) + "\n"


def color(rng, name):
    ignoring = f"   # themetool: ignore {rng.choice(RULES)}" if rng.random() < 0.15 else ""
    return f"  {name}: {rng.choice(VALUES)}{ignoring}"


def library(rng):
    lines = ["library: 1"]
    if rng.random() < 0.5:
        lines.append(f"default-theme: {rng.choice(['t0', 't0', 't1', 'gone'])}")
    if rng.random() < 0.5:
        lines += ["traits:", "  density: { values: [regular, compact] }"]
    if rng.random() < 0.7:
        lines += ["catalogs:", *(f"  - {path}" for path in rng.sample(CATALOGS, rng.choice([1, 1, 2])))]
    lines.append("checks:")
    lines += [check(rng) for _ in range(rng.randrange(1, 4))]
    if rng.random() < 0.5:
        lines += ["rules:", *(rule(rng, name) for name in rng.sample(RULES, rng.choice([1, 2])))]
    if rng.random() < 0.3:
        lines += ["exports:", "  - { to: css, output: ../out/a.css }", "  - { template: ../templates/a.mustache, output: ../out/a.txt }"]
    return "\n".join(lines) + "\n"


def check(rng):
    when = f", when: {rng.choice(['dark', 'light', 'density=compact'])}" if rng.random() < 0.2 else ""
    first, second = rng.sample(NAMES[:4], 2)
    if rng.random() < 0.2:
        return f"  - {{ distinct: [{first}, {second}], at-least: {rng.choice([1, 8, 40])}{when} }}"
    return f"  - {{ contrast: [{first}, {second}], at-least: {rng.choice([1.5, 3, 4.5, 7])}{when} }}"


def rule(rng, name):
    return f"  {name}: {rng.choice(['off', 'note', 'warning', 'error'])}"


def hierarchy(rng):
    uses = lambda: f"[{', '.join(rng.sample(NAMES + ['gone'], 2))}]"
    overrides = rng.choice(["", f", overrides: {{ theme: {rng.choice(['t0', 't1', 'gone'])} }}", ", overrides: { style: dark }", ", overrides: { density: compact }"])
    return f"hierarchy: app\nchildren:\n  - window: main\n    uses: {uses()}\n    children:\n      - {{ view: a, uses: {uses()}{overrides} }}\n"


def tokens(rng):
    return json.dumps({"a": {"$type": "color", "$value": rng.choice(["#ff0000", "{b}", "{gone}", "nothing", "#1234"])}, "b": {"$type": rng.choice(["color", "x"]), "$value": "#00f"}})


def start(rng):
    """The steps to a first state."""
    steps = [["write", "Themes/library.yaml", library(rng)], ["write", "templates/a.mustache", "{{marker}} {{colors.ink.hex}}\n"]]
    for path in rng.sample(THEME_FILES, rng.choice([2, 3, 5])):
        steps.append(["write", path, theme(rng, os.path.basename(path).split(".")[0].replace(" ", "-"))])
    for path in rng.sample(["K.xcassets", "L.xcassets", "Themes/Local.xcassets", "generated/G.xcassets", "Store"], rng.choice([1, 2, 4])):
        steps += catalog(rng, path)
    if rng.random() < 0.4:
        steps.append(["write", "Themes/app.yaml", hierarchy(rng)])
    if rng.random() < 0.3:
        steps.append(["write", "tokens/a.json", tokens(rng)])
        steps.append(["write", "tokens/b.json", tokens(rng)])
    for _ in range(rng.choice([0, 0, 1, 2, 4])):
        steps.append(link(rng))
    if rng.random() < 0.4:
        steps.append(["write", ".gitignore", "\n".join(rng.sample(IGNORED, 2)) + "\n"])
    if rng.random() < 0.1:
        steps.append(["write", ".gitattributes", rng.choice(ATTRIBUTES) + "\n"])
    return steps


def sound_start(rng):
    """The steps to a first state with few findings, some of whose files are links."""
    steps, catalogs, themes = [["write", "templates/a.mustache", "{{marker}} {{colors.ink.hex}}\n"]], [], []
    path = rng.choice(["K.xcassets", "K.xcassets", "Themes/Local.xcassets", "generated/G.xcassets", "Linked.xcassets", None, None])
    if path:
        catalogs.append(os.path.relpath(path, "Themes"))
        steps += catalog(rng, "L.xcassets" if path == "Linked.xcassets" else path, is_sound=True)
        if path == "Linked.xcassets":
            steps.append(["link", path, "L.xcassets"])
        elif rng.random() < 0.3:
            # A part of the catalog is elsewhere.
            steps += [["move", f"{path}/Ink.colorset", "Store/Ink.colorset"], ["link", f"{path}/Ink.colorset", os.path.relpath("Store/Ink.colorset", path)]]
    accents = ["asset(Ink)", "asset(Ink)", "black"] if path else DARK
    for path in rng.sample(["Themes/t0.yaml", "Themes/t1.yaml", "Themes/t 3.yml", "Themes/local.yaml", "Themes/t2.yaml"], rng.choice([1, 2, 3])):
        name = os.path.basename(path).split(".")[0].replace(" ", "-")
        text = sound_theme(rng, name, rng.choice([None, None, *themes]), accents)
        themes.append(name)
        other = rng.choice(["Brand/b.yaml", "generated/g.yaml", "hop/b.yaml"])
        if rng.random() < 0.25 and not any(step[1] == other for step in steps):
            steps += [["link", "hop", "Brand"]] if other.startswith("hop") else []
            steps += [["write", other.replace("hop", "Brand"), text], ["link", path, f"../{other}"]]
        else:
            steps.append(["write", path, text])
    lines = ["library: 1", f"default-theme: {themes[0]}", "traits:", "  density: { values: [regular, compact] }", *(["catalogs:", *(f"  - {path}" for path in catalogs)] if catalogs else []), "checks:"]
    lines += ["  - { contrast: [ink, ground], at-least: 4.5 }", "  - { contrast: [accent, ground], at-least: 4.5 }", "rules:", *(f"  {rule}: off" for rule in ("missing-variant", "same-as-parent", "dark-equals-light", "missing-dark", "no-op-override"))]
    steps.append(["write", "Themes/library.yaml", "\n".join(lines) + "\n"])
    if rng.random() < 0.4:
        steps.append(["write", "Themes/app.yaml", f"hierarchy: app\nchildren:\n  - window: main\n    uses: [ink]\n    children:\n      - {{ view: a, uses: [note], overrides: {{ theme: {rng.choice(themes)} }} }}\n"])
    if rng.random() < 0.3:
        steps.append(["link", "Linked", "Themes"])
    if rng.random() < 0.3:
        steps.append(["write", ".gitignore", "generated/\nThemes/local.yaml\n"])
    return steps


def link(rng):
    place = rng.choice(LINKS)
    # Most links are of the kind that the place needs.
    ending = os.path.splitext(place)[1]
    fitting = [target for target in TARGETS if os.path.splitext(target)[1] == ending] or TARGETS
    target = rng.choice(fitting if rng.random() < 0.8 else TARGETS)
    return ["link", place, os.path.relpath(target, os.path.dirname(place) or ".")]


def edit(rng, steps):
    """A step or more that changes what the steps before have made."""
    texts = {step[1]: step[2] for step in steps if step[0] == "write"}
    places = sorted({step[1] for step in steps if step[0] in ("write", "link")} | {step[2] for step in steps if step[0] == "move"})
    kind = rng.choice(["line"] * 6 + ["write"] * 2 + ["remove"] * 3 + ["folder", "folder", "move", "move", "link", "link", "link", "catalog", "file", "attributes", "ignore", "touch"])
    path = rng.choice(places)
    if kind in ("line", "write"):
        path = rng.choice(sorted(texts))
        text = texts[path]
        if kind == "write" or not path.endswith((".yaml", ".yml")):
            if path.endswith("library.yaml"):
                return [["write", path, library(rng)]]
            if path.endswith("app.yaml"):
                return [["write", path, hierarchy(rng)]]
            if path.endswith((".yaml", ".yml")):
                return [["write", path, theme(rng, rng.choice(["t0", "t1", os.path.basename(path).split(".")[0].replace(" ", "-")]))]]
            if path.startswith("tokens"):
                return [["write", path, tokens(rng)]]
            if ".colorset" in path:
                return [["write", path, text.replace(rng.choice(COMPONENTS), rng.choice(COMPONENTS))]]
            return [["write", path, text + rng.choice(["\n", " ", "x\n"])]]
        return [["write", path, changed(rng, text)]]
    if kind == "remove":
        return [["remove", path]]
    if kind == "folder":
        folders = [place for place in {os.path.dirname(place) for place in places} if place and place != "Themes"]
        return [["remove", rng.choice(sorted(folders))]] if folders else []
    if kind == "move":
        old = rng.choice([path, os.path.dirname(path) or path])
        new = rng.choice(places + ["Themes/moved.yaml", "moved", "Brand/x.yaml", "Linked.xcassets", old + ".yaml"])
        return [] if old == "Themes" else [["move", old, new]]
    if kind == "link":
        return [link(rng)]
    if kind == "catalog":
        return catalog(rng, rng.choice(["K.xcassets", "L.xcassets", "Themes/Local.xcassets", "generated/G.xcassets", "Store"]))
    if kind == "file":
        path = rng.choice(THEME_FILES)
        return [["write", path, theme(rng, os.path.basename(path).split(".")[0].replace(" ", "-"))]]
    if kind == "attributes":
        return [["write", rng.choice([".gitattributes", "Themes/.gitattributes"]), rng.choice(ATTRIBUTES) + "\n"]]
    if kind == "ignore":
        return [["write", rng.choice([".gitignore", "Themes/.gitignore"]), rng.choice([*IGNORED, "*", "*.yaml", "Linked*"]) + "\n"]]
    return [["write", "README.md", f"{rng.random()}\n"]]


def changed(rng, text):
    """A file with a line that is left out, added, doubled or another value."""
    lines = text.split("\n")
    index = rng.randrange(len(lines))
    line = lines[index]
    roll = rng.random()
    if line.startswith("  - { c") or line.startswith("  - { d"):
        lines[index:index + 1] = [] if roll < 0.2 else [line, check(rng)] if roll < 0.4 else [check(rng)]
    elif line.startswith("  - "):
        lines[index:index + 1] = [] if roll < 0.2 else [f"  - {rng.choice(CATALOGS)}"]
    elif line.startswith("  ") and line.strip().split(":")[0] in RULES:
        lines[index:index + 1] = [] if roll < 0.3 else [rule(rng, line.strip().split(":")[0])]
    elif line.startswith("  "):
        name = line.strip().split(":")[0]
        lines[index:index + 1] = [] if roll < 0.15 else [line, color(rng, rng.choice(NAMES[:4]))] if roll < 0.3 else [color(rng, name)]
    elif roll < 0.1:
        del lines[index]
    else:
        lines.insert(index, rng.choice(["", "# a comment"]))
    return "\n".join(lines)


# What the configuration of an embedded repository may run; MARKER is replaced.
PROGRAMS = [
    '[core]\n\tfsmonitor = "touch MARKER; false"\n', "[core]\n\thooksPath = programs\n", '[diff]\n\texternal = "touch MARKER; true"\n', '[diff "x"]\n\ttextconv = "touch MARKER; cat"\n\tcommand = "touch MARKER"\n',
    '[filter "x"]\n\tclean = "touch MARKER; cat"\n\tsmudge = "touch MARKER; cat"\n\trequired = true\n', '[filter "x"]\n\tprocess = "touch MARKER"\n', '[core]\n\tpager = "touch MARKER; cat"\n[pager]\n\tdiff = true\n\tls-files = true\n\trev-parse = true\n\tshow = true\n',
    '[alias]\n\tdiff = "!touch MARKER"\n\tls-files = "!touch MARKER"\n', "[include]\n\tpath = more.config\n",
    '[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor = true\n\turl = "ext::touch MARKER"\n\tuploadpack = "touch MARKER;"\n[protocol "ext"]\n\tallow = always\n',
    '[core]\n\tsshCommand = "touch MARKER"\n\taskPass = "touch MARKER"\n\teditor = "touch MARKER"\n\talternateRefsCommand = "touch MARKER"\n', '[uploadpack]\n\tpackObjectsHook = "touch MARKER"\n', '[trace2]\n\teventTarget = MARKER\n\tnormalTarget = MARKER\n',
]
CORES = ["[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n", "[core]\n\trepositoryformatversion = 1\n\tbare = false\n\tworktree = .\n", "[core]\n\trepositoryformatversion = 0\n\tbare = true\n", "[core]\n\tbare = false\n\tworktree = ..\n"]
# Variables of git that lead it elsewhere or run something; MARKER, PROJECT and EMBEDDED are replaced.
VARIABLES = [
    {"GIT_DIR": "EMBEDDED"}, {"GIT_DIR": "EMBEDDED", "GIT_WORK_TREE": "EMBEDDED"}, {"GIT_WORK_TREE": "PROJECT/Brand"}, {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": "touch MARKER; false"},
    {"GIT_CONFIG_PARAMETERS": "'core.fsmonitor=touch MARKER; false'"}, {"GIT_CONFIG_GLOBAL": "EMBEDDED/config"}, {"GIT_CONFIG_SYSTEM": "EMBEDDED/config"}, {"GIT_EXTERNAL_DIFF": "touch MARKER; true"},
    {"GIT_PAGER": "touch MARKER; cat"}, {"GIT_TRACE": "MARKER"}, {"GIT_TRACE2_EVENT": "MARKER", "GIT_TRACE_SETUP": "MARKER"}, {"GIT_INDEX_FILE": "EMBEDDED/index"}, {"GIT_INDEX_FILE": "/nowhere"},
    {"GIT_OBJECT_DIRECTORY": "EMBEDDED/objects"}, {"GIT_ALTERNATE_OBJECT_DIRECTORIES": "EMBEDDED/objects"}, {"GIT_CEILING_DIRECTORIES": "PROJECT:/"}, {"GIT_NAMESPACE": "x"}, {"GIT_SHALLOW_FILE": "EMBEDDED/HEAD"},
    {"GIT_GRAFT_FILE": "EMBEDDED/HEAD"}, {"GIT_LITERAL_PATHSPECS": "1"}, {"GIT_ICASE_PATHSPECS": "1"}, {"GIT_COMMON_DIR": "EMBEDDED"}, {"GIT_ATTR_SOURCE": "nothing"}, {"GIT_DEFAULT_HASH": "sha256"}, {"GIT_REPLACE_REF_BASE": "refs/heads"}, {"GIT_PREFIX": "Themes/"},
    {"GIT_EXEC_PATH": "EMBEDDED/programs"}, {"GIT_SSH_COMMAND": "touch MARKER", "GIT_ASKPASS": "touch MARKER", "GIT_EDITOR": "touch MARKER"}, {"GIT_DIFF_OPTS": "--u0"}, {"GIT_INTERNAL_SUPER_PREFIX": "x/"}, {"GIT_OPTIONAL_LOCKS": "1"},
]


def embedded(rng):
    """A repository as tracked files, in the folder of themes or near it."""
    folder = rng.choice(["Themes", "Themes", "Themes", "Themes/x.git", "K.xcassets", "tokens"])
    config = rng.choice(CORES[:1] * 3 + CORES) + "".join(rng.sample(PROGRAMS, rng.choice([1, 1, 2, 4])))
    return [["embed", folder, config], ["write", rng.choice([".gitattributes", f"{folder}/.gitattributes"]), "* diff=x filter=x\n"]]


def make(rng, hostile):
    """The steps to an old state, and those to the new one."""
    old = sound_start(rng) if rng.random() < 0.6 else start(rng)
    if rng.random() < 0.25:
        old.append(["know", "known.json", rng.randrange(1 << 20)])
    new = []
    for _ in range(rng.choice([1, 1, 2, 3, 4, 8])):
        new += edit(rng, old + new)
        if rng.random() < 0.1:
            new.append(["commit"])
    if any(step[0] == "know" for step in old) and rng.random() < 0.5:
        new.append(["know", "known.json", rng.randrange(1 << 20)])
    if hostile:
        (old if rng.random() < 0.2 else new).extend(embedded(rng))
    new += rng.choice([[["commit"]], [["commit"]], [["commit"], ["check-out"]], [["commit"], ["check-out"]], [["stage"]], []])
    return old, new


class Repository:
    """A repository in a folder, in which steps are taken."""

    def __init__(self, folder, marker, baseline):
        """`baseline` is a function that writes a list of known findings to a path."""
        self.folder, self.marker, self.baseline = folder, marker, baseline
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        self.git("init", "-q", "-b", "main", ".")

    def git(self, *arguments, folder=None, check=False):
        environment = {
            "PATH": os.environ["PATH"], "HOME": os.path.dirname(self.folder), "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "n", "GIT_AUTHOR_EMAIL": "n@localhost",
            "GIT_COMMITTER_NAME": "n", "GIT_COMMITTER_EMAIL": "n@localhost", "GIT_AUTHOR_DATE": "1000000000 +0000", "GIT_COMMITTER_DATE": "1000000000 +0000",
        }
        return subprocess.run(["git", *arguments], cwd=folder or self.folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=check)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", "x", check=True)

    def take(self, steps):
        for step in steps:
            try:
                getattr(self, step[0].replace("-", "_"))(*step[1:])
            except (OSError, ValueError, shutil.Error):
                continue  # An earlier step is in the way.

    def clear(self, path):
        """The full path, at which nothing is; no link to another place is on the way."""
        full = os.path.join(self.folder, path)
        above = os.path.dirname(full)
        while above != self.folder:
            if os.path.islink(above) or os.path.isfile(above):
                os.remove(above)
            above = os.path.dirname(above)
        if os.path.islink(full) or os.path.isfile(full):
            os.remove(full)
        elif os.path.isdir(full):
            shutil.rmtree(full)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        return full

    def write(self, path, text):
        with open(self.clear(path), "w", newline="") as file:
            file.write(text)

    def link(self, path, target):
        os.symlink(target, self.clear(path))

    def remove(self, path):
        if os.path.lexists(os.path.join(self.folder, path)):
            self.clear(path)

    def move(self, old, new):
        source = os.path.join(self.folder, old)
        if os.path.lexists(source) and not f"{new}/".startswith(f"{old}/") and not f"{old}/".startswith(f"{new}/"):
            os.rename(source, self.clear(new))

    def stage(self):
        self.git("add", "-A")

    def check_out(self):
        self.git("read-tree", "--empty")
        self.git("reset", "-q", "--hard", "HEAD")

    def know(self, path, seed):
        rng = random.Random(seed)
        full = self.clear(path)
        self.baseline(full)
        with open(full) as file:
            content = json.load(file)
        content["findings"] = [entry for entry in content["findings"] if rng.random() < 0.6]
        with open(full, "w") as file:
            json.dump(content, file)

    def embed(self, folder, config):
        """Puts a repository of the folder's files into the folder, as files that can be tracked."""
        place = os.path.join(self.folder, folder)
        if os.path.islink(place):
            return
        os.makedirs(place, exist_ok=True)
        other = self.folder + "-embedded"
        shutil.rmtree(other, ignore_errors=True)
        shutil.copytree(place, other, symlinks=True)
        for arguments in (["init", "-q", "-b", "main", "."], ["add", "-A", "-f"], ["commit", "-q", "--allow-empty", "-m", "x"], ["branch", "base"], ["branch", "before"]):
            self.git(*arguments, folder=other)
        for name in ("HEAD", "index", "objects", "refs"):
            source, target = f"{other}/.git/{name}", f"{place}/{name}"
            if os.path.isdir(source):
                shutil.copytree(source, target, dirs_exist_ok=True)
            else:
                shutil.copy(source, target)
        for base, folders, files in [entry for name in ("objects", "refs") for entry in os.walk(f"{place}/{name}")]:
            if not folders and not files:
                open(f"{base}/.keep", "w").close()
        config = config.replace("MARKER", self.marker)
        for name, text in (("config", config), ("more.config", PROGRAMS[0].replace("MARKER", self.marker))):
            with open(f"{place}/{name}", "w") as file:
                file.write(text)
        os.makedirs(f"{place}/programs", exist_ok=True)
        for name in ("post-index-change", "post-checkout", "reference-transaction", "git-diff", "git-ls-files", "git-rev-parse", "git"):
            with open(f"{place}/programs/{name}", "w") as file:
                file.write(f"#!/bin/sh\ntouch {self.marker}\n")
            os.chmod(f"{place}/programs/{name}", 0o755)
