"""Has programs read what shipped templates write, and compares the colors with those of other exports:
templates.py templates TOOL THEMES FOLDER."""

import json
import os
import plistlib
import re
import shutil
import subprocess
import tempfile
import tomllib

from exports import THEMES, TOOL, fail, themes, tokens

NAMES = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
# The slots of the sixteen colors of terminals, from the styling guide of base16.
ANSI = [f"base{digits}" for digits in "00 08 0B 0A 0D 0E 0C 05 03 08 0B 0A 0D 0E 0C 07".split()]
LOOKS = [(style, contrast) for style in ("light", "dark") for contrast in ("normal", "high")]


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode != 0:
        fail(f"{command[0]} ended with {result.returncode}: {result.stderr or result.stdout}")
    return result.stdout


def text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def schemes(folder):
    """The slots of each theme and style, from the export of base16."""
    run(TOOL, "export", "--themes", THEMES, "--to", "base16", "--output", folder, "--quiet")
    return {
        os.path.splitext(name)[0]: dict(re.findall(r'^  (base..): "(#......)"$', text(f"{folder}/{name}"), re.M))
        for name in os.listdir(folder)
    }


def values(theme, look):
    """The colors of a theme in a style and a contrast, by name, as hex."""
    rows = tokens(theme, (("style", look[0]), ("contrast", look[1])))
    hex = lambda value: value["hex"] + ("%02x" % int(value["alpha"] * 255 + 0.5) if value["alpha"] < 1 else "")
    return {name: hex(row["value"]) for name, row in rows.items()}


def expect(name, got, wanted):
    if got == wanted:
        return
    if isinstance(got, list) and isinstance(wanted, list) and len(got) == len(wanted):
        got, wanted = next(pair for pair in zip(got, wanted) if pair[0] != pair[1])
    fail(f"{name}: {str(got)[:200]}, not {str(wanted)[:200]}")


def terminal(slots):
    """The colors of a terminal by common names."""
    return {
        "foreground": slots["base05"], "background": slots["base00"], "cursor": slots["base05"],
        "selection": slots["base02"], **{str(number): slots[slot] for number, slot in enumerate(ANSI)},
    }


def read_kitty(path):
    # In a function, as kitty runs the text where comprehensions don't see its names.
    program = """
def show():
    import json, sys
    from kitty.config import load_config
    options = load_config(sys.argv[-1])
    names = {"foreground": "foreground", "background": "background", "cursor": "cursor"}
    names |= {"selection": "selection_background"} | {str(n): f"color{n}" for n in range(16)}
    colors = {key: getattr(options, name) for key, name in names.items()}
    print(json.dumps({key: "#%02x%02x%02x" % (c.red, c.green, c.blue) for key, c in colors.items()}))
show()
"""
    result = subprocess.run(["kitty", "+runpy", program, path], capture_output=True, text=True)
    if result.returncode != 0 or "Ignoring" in result.stderr:
        fail(f"kitty refuses {path}: {result.stderr}")
    return json.loads(result.stdout)


def read_foot(path):
    # Before 1.26, the section is [colors], and the cursor has its own.
    older = re.sub(r"^\[main\]\ninitial-color-theme=.*\n", "", text(path), flags=re.M)
    older = re.sub(r"^\[colors-\w+\]$", "[colors]", older, flags=re.M)
    older = re.sub(r"^cursor=(.*)\n((?:.*\n)*)", r"\2[cursor]\ncolor=\1\n", older, flags=re.M)
    with tempfile.NamedTemporaryFile("w", suffix=".ini") as copy:
        copy.write(older)
        copy.flush()
        run("foot", "--check-config", f"--config={copy.name}")
    found = dict(re.findall(r"^(\S+)=(\S+)$", text(path), re.M))
    numbers = {str(n): found[f"{'bright' if n > 7 else 'regular'}{n % 8}"] for n in range(16)}
    names = {"foreground": found["foreground"], "background": found["background"], "selection": found["selection-background"]}
    return {key: f"#{value}" for key, value in {**names, **numbers}.items()}


def read_alacritty(path):
    with open(path, "rb") as file:
        colors = tomllib.load(file)["colors"]
    rows = [colors[row][name] for row in ("normal", "bright") for name in NAMES]
    return {
        "foreground": colors["primary"]["foreground"], "background": colors["primary"]["background"],
        "cursor": colors["cursor"]["cursor"], "selection": colors["selection"]["background"],
        **{str(number): value for number, value in enumerate(rows)},
    }


def read_wezterm(path):
    with open(path, "rb") as file:
        colors = tomllib.load(file)["colors"]
    return {
        "foreground": colors["foreground"], "background": colors["background"], "cursor": colors["cursor_bg"],
        "selection": colors["selection_bg"],
        **{str(number): value for number, value in enumerate(colors["ansi"] + colors["brights"])},
    }


def read_ghostty(path):
    pairs = re.findall(r"^([a-z-]+) = (.*)$", text(path), re.M)
    one = dict(pairs)
    return {
        "foreground": one["foreground"], "background": one["background"], "cursor": one["cursor-color"],
        "selection": one["selection-background"],
        **dict(value.split("=") for key, value in pairs if key == "palette"),
    }


def read_iterm2(path):
    with open(path, "rb") as file:
        colors = plistlib.load(file)
    def hex(key):
        color = colors[f"{key} Color"]
        if color["Color Space"] != "sRGB" or color["Alpha Component"] != 1:
            fail(f"{path}: {key} has another space or alpha")
        return "#%02x%02x%02x" % tuple(round(color[f"{part} Component"] * 255) for part in ("Red", "Green", "Blue"))
    return {
        "foreground": hex("Foreground"), "background": hex("Background"), "cursor": hex("Cursor"),
        "selection": hex("Selection"), **{str(number): hex(f"Ansi {number}") for number in range(16)},
    }


def read_windows_terminal(path):
    [scheme] = json.loads(text(path))["schemes"]
    words = [name.replace("magenta", "purple") for name in NAMES]
    # The published schema of settings allows these keys alone, and no alpha.
    known = {"name", "foreground", "background", "cursorColor", "selectionBackground", *words}
    known |= {f"bright{word.capitalize()}" for word in words}
    if set(scheme) != known or not all(re.fullmatch("#[0-9a-f]{6}", scheme[key]) for key in known - {"name"}):
        fail(f"{path} is no scheme of the published schema")
    keys = words + [f"bright{word.capitalize()}" for word in words]
    return {
        "foreground": scheme["foreground"], "background": scheme["background"], "cursor": scheme["cursorColor"],
        "selection": scheme["selectionBackground"], **{str(n): scheme[key] for n, key in enumerate(keys)},
    }


def read_vscode(path):
    theme = json.loads(text(path))
    colors = theme["colors"]
    if theme["type"] not in ("light", "dark") or not all(token["scope"] for token in theme["tokenColors"]):
        fail(f"{path} is no color theme")
    words = [name.capitalize() for name in NAMES]
    keys = words + [f"Bright{word}" for word in words]
    return {
        "foreground": colors["terminal.foreground"], "background": colors["editor.background"],
        "cursor": colors["terminalCursor.foreground"], "selection": colors["editor.selectionBackground"],
        **{str(number): colors[f"terminal.ansi{key}"] for number, key in enumerate(keys)},
    }


def read_xcode(path):
    with open(path, "rb") as file:
        theme = plistlib.load(file)
    def hex(key):
        *rgb, alpha = map(float, theme[key].split())
        return "#%02x%02x%02x" % tuple(round(part * 255) for part in rgb)
    syntax = theme["DVTSourceTextSyntaxColors"]
    if set(syntax) != set(theme["DVTSourceTextSyntaxFonts"]):
        fail(f"{path}: there is not a font for each kind of text")
    return {
        "background": hex("DVTSourceTextBackground"), "cursor": hex("DVTSourceTextInsertionPointColor"),
        "selection": hex("DVTSourceTextSelectionColor"),
    }


def read_vim(path):
    """What Vim and Neovim make of a color scheme."""
    with tempfile.TemporaryDirectory() as folder:
        output = f"{folder}/groups"
        commands = [
            "set termguicolors", f"source {path}", f"redir! > {output}", "silent highlight", "redir END",
            f"call writefile(g:terminal_ansi_colors, '{folder}/ansi')",
            f"call writefile([g:colors_name, &background], '{folder}/name')", "qa!",
        ]
        arguments = [part for command in commands for part in ("-c", command)]
        found = []
        for program in (["vim", "-es", "-u", "NONE", "-i", "NONE"], ["nvim", "--headless", "-u", "NONE", "-i", "NONE"]):
            run(*program, *arguments, timeout=20)
            name, background = text(f"{folder}/name").split()
            expect(path, name, os.path.splitext(os.path.basename(path))[0])
            [normal] = re.findall(r"^Normal .*guifg=(\S+) guibg=(\S+)", text(output), re.M)
            [visual] = re.findall(r"^Visual .*guibg=(\S+)", text(output), re.M)
            ansi = {str(n): value for n, value in enumerate(text(f"{folder}/ansi").split())}
            found.append({"foreground": normal[0], "background": normal[1], "selection": visual, **ansi})
        expect(f"{path} in Neovim", found[1], found[0])
        return found[0]


def read_helix(path):
    with open(path, "rb") as file:
        theme = tomllib.load(file)
    palette = theme.pop("palette")
    for key, style in theme.items():
        entry = {"fg": style} if isinstance(style, str) else style
        used = [entry.get("fg"), entry.get("bg"), entry.get("underline", {}).get("color")]
        if not all(name is None or name in palette for name in used):
            fail(f"{path}: {key} names a color that is not in the palette")
    return {
        "foreground": palette[theme["ui.text"]], "background": palette[theme["ui.background"]["bg"]],
        "selection": palette[theme["ui.selection"]["bg"]],
    }


def read_ls_colors(path):
    """The color of folders, as vivid writes it."""
    [codes] = re.findall(r"(?:^|:)di=1;38;2;(\d+);(\d+);(\d+)", run("vivid", "generate", path))
    return {"4": "#%02x%02x%02x" % tuple(map(int, codes))}


def check_scheme(folder, name, read, slots):
    files = sorted(os.listdir(folder))
    if len(files) != len(slots):
        fail(f"{name}: {len(files)} files for {len(slots)} schemes")
    for file in files:
        known = [key for key in slots if file.startswith(key)]
        if not known:
            fail(f"{name}: '{file}' is not named after a theme and a style")
        expected = terminal(slots[known[0]])
        for key, value in read(f"{folder}/{file}").items():
            expect(f"{name}: {key} of {file}", value.lower(), expected[key])


def ascii(name):
    return "".join(c if c < "\x80" else f"u{ord(c):x}" for c in name)


def kebab(name):
    return name.replace(".", "-").lower()


def camel(name):
    first, *rest = re.split(r"[.\-_]", name)
    words = first + "".join(word[:1].upper() + word[1:] for word in rest)
    return f"_{words}" if words[:1].isdigit() else words


def snake(name):
    words = re.sub(r"[.\-]", "_", name).lower()
    return f"_{words}" if words[:1].isdigit() else words


def argb(hex):
    digits = hex[1:]
    return (digits[6:] or "ff") + digits[:6]


def check_gtk4(folder):
    """GTK parses each file, and gives the defined colors back."""
    program = """
import sys, gi
gi.require_version("Gtk", "4.0")
from gi.repository import Gtk
provider = Gtk.CssProvider()
errors = []
provider.connect("parsing-error", lambda _, section, error: errors.append(error.message))
provider.load_from_path(sys.argv[1])
if errors: sys.exit(str(errors))
print(provider.to_string())
"""
    for theme in themes():
        for look in LOOKS:
            name = f"{kebab(theme)}-{look[0]}{'-high-contrast' if look[1] == 'high' else ''}.css"
            printed = run("/usr/bin/python3", "-c", program, f"{folder}/{name}")
            found = re.findall(r"@define-color (\S+) rgba?\(([^)]*)\);", printed)
            wanted = {snake(key): hex for key, hex in values(theme, look).items()}
            expect(f"names of {name}", sorted(key for key, _ in found), sorted(wanted))
            for key, parts in found:
                numbers = [float(part) for part in parts.split(",")]
                digits = [int(wanted[key][place:place + 2], 16) for place in range(1, len(wanted[key]), 2)]
                alpha = digits[3] / 255 if len(digits) > 3 else 1
                if numbers[:3] != digits[:3] or abs((numbers + [1])[3] - alpha) > 0.003:
                    fail(f"{name}: {key} is {numbers}, not {wanted[key]}")


def check_less(folder):
    """Less looks up every color of every map."""
    for theme in themes():
        for look in LOOKS:
            name = f"{kebab(theme)}-{look[0]}{'-high-contrast' if look[1] == 'high' else ''}"
            wanted = values(theme, look)
            lookups = "".join(f"  --c{n}: @{name}[{ascii(kebab(key))}];\n" for n, key in enumerate(wanted))
            with tempfile.NamedTemporaryFile("w", suffix=".less") as file:
                file.write(f'@import "{os.path.abspath(folder)}/{name}.less";\n.c {{\n{lookups}}}\n')
                file.flush()
                css = run("lessc", file.name, env={**os.environ, "NODE_PATH": "/usr/share/nodejs"})
            expect(name, re.findall(r"--c\d+: (#\w+);", css), list(wanted.values()))


def check_typescript(folder):
    """The module compiles in strict mode, and gives each color; names that don't exist are refused."""
    [file] = os.listdir(folder)
    module = os.path.splitext(file)[0]
    wanted = {
        theme: {
            name: [values(theme, look)[name] for look in LOOKS] for name in values(theme, LOOKS[0])
        } for theme in themes()
    }
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copy(f"{folder}/{file}", scratch)
        with open(f"{scratch}/main.ts", "w", encoding="utf-8") as main:
            main.write(f"""import {{ color, themes, defaultTheme, ThemeName, ThemeStyle }} from "./{module}";
const looks: ThemeStyle[] = ["light", "lightHighContrast", "dark", "darkHighContrast"];
const found: Record<string, Record<string, string[]>> = {{}};
for (const theme of Object.keys(themes) as ThemeName[]) {{
  found[theme] = {{}};
  for (const name of Object.keys(themes[theme]) as (keyof typeof themes[typeof theme])[])
    found[theme]![name] = looks.map((look) => color(theme, name, look));
}}
// @ts-expect-error: there is no such color
color(defaultTheme, "no-such-color");
console.log(JSON.stringify(found));
""".replace('color(defaultTheme, "no-such-color");', 'const wrong = () => color(defaultTheme, "no-such-color");'))
        run(
            "tsc", "--strict", "--noUncheckedIndexedAccess", "--target", "es2020", "--module", "commonjs",
            "main.ts", cwd=scratch,
        )
        found = json.loads(run("node", "main.js", cwd=scratch))
    expect("colors in TypeScript", found, wanted)


def check_constants(folder, pattern, spelled):
    """Compose and Flutter: each constant has the number of the color, theme by theme."""
    [file] = os.listdir(folder)
    found = re.findall(pattern, text(f"{folder}/{file}"))
    wanted = [
        (spelled(name), argb(hex)) for theme in themes()
        for look in (("light", "normal"), ("dark", "normal"), ("light", "high"), ("dark", "high"))
        for name, hex in values(theme, look).items()
    ]
    expect(file, sorted(found), sorted(wanted))


SCHEMES = {
    "kitty": read_kitty, "foot": read_foot, "alacritty": read_alacritty, "wezterm": read_wezterm,
    "ghostty": read_ghostty, "iterm2": read_iterm2, "windows-terminal": read_windows_terminal,
    "vscode": read_vscode, "xcode": read_xcode, "vim": read_vim, "helix": read_helix, "ls-colors": read_ls_colors,
}
OTHERS = {
    "gtk4": check_gtk4, "less": check_less, "typescript": check_typescript,
    "compose": lambda folder: check_constants(folder, r"(\w+) = Color\(0x(\w+)\)", camel),
    "flutter": lambda folder: check_constants(folder, r"(\w+): Color\(0x(\w+)\)", lambda name: ascii(camel(name))),
}


def check(folder):
    shipped = [line.split()[0] for line in run(TOOL, "template", "list").splitlines()]
    expect("templates", sorted(shipped), sorted({**SCHEMES, **OTHERS}))
    slots = schemes(f"{folder}/base16")
    for name in shipped:
        place = f"{folder}/{name}"
        run(TOOL, "export", "--themes", THEMES, "--to", name, "--output", f"{place}/", "--quiet")
        if name in SCHEMES:
            check_scheme(place, name, SCHEMES[name], slots)
        else:
            OTHERS[name](place)
        print(f"{THEMES}: {name} is read as intended")


if __name__ == "__main__":
    import sys

    check(sys.argv[4])
