"""Large inputs of one shape each, in which a cost that grows faster than the input shows."""
import json

import catalogs
from themes import Library
from texts import CONDITION_WORDS

CONDITIONS = [" ".join(words) for words in [[a, b, c] for a in CONDITION_WORDS["style"] for b in CONDITION_WORDS["contrast"] for c in CONDITION_WORDS["gamut"]]]


COLOR_SET = json.dumps({"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": {
    "color-space": "srgb", "components": {"red": "0.5", "green": "0.1", "blue": "0.2", "alpha": "1.000"}}}]})


def theme(lines, name="t", head=""):
    return f"theme: {name}\n{head}colors:\n" + "".join(f"  {line}\n" for line in lines)


def library_shapes(rng, n):
    """Libraries by name: the files, the names of colors, and of nodes."""
    flat = [f'c{i}: "#{i % 0xFFFFFF:06x}"' for i in range(n)]
    nested = n // 10
    tree = lambda body: "hierarchy: app\nchildren:\n  - window: w\n    children:\n" + body
    flow = lambda depth, inside: "{ g: " * depth + inside + " }" * depth
    pairs = lambda count: "".join(f"  - {{ contrast: [c{i % n}, c{(i * 7 + 1) % n}], at-least: 3 }}\n" for i in range(count))
    return {
        "flat": lambda: {"t.yaml": theme(flat)},
        "chain": lambda: {"t.yaml": theme(['c0: "#369"'] + [f'c{i}: "{{c{i - 1}}}"' for i in range(1, n)])},
        "mixed chain": lambda: {"t.yaml": theme(['c0: "#369"'] + [f'c{i}: "color-mix(in oklab, {{c{i - 1}}}, {{c{i // 2}}})"' for i in range(1, n // 2)])},
        "backward chain": lambda: {"t.yaml": theme([f'c{i}: "{{c{i + 1}}}"' for i in range(n)] + [f'c{n}: "#369"'])},
        "variants": lambda: {"t.yaml": theme([f"c{i}: {{ " + ", ".join(f'{key}: "#{i % 4096:03x}"' for key in CONDITIONS) + " }" for i in range(n // 8)])},
        "varied chain": lambda: {"t.yaml": theme(['c0: "#369"'] + [f'c{i}: {{ light: "{{c{i - 1}}}", dark: "color-mix(in oklab, {{c{i - 1}}} 90%, white)" }}' for i in range(1, min(60, n))] + flat[60:])},
        "star": lambda: {"t.yaml": theme(['c0: { light: "#369", dark: "#cde", high-contrast: black, dark p3: white }'] + [f'c{i}: "{{c0}}"' for i in range(1, n)])},
        "one long color": lambda: {"t.yaml": theme(['c0: "' + "color-mix(in oklab, red, " * (n // 20) + "blue" + ")" * (n // 20) + '"'])},
        "wide function": lambda: {"t.yaml": theme(['c0: "rgb(calc(1' + " + 1" * n + ') 2 3)"'])},
        "groups": lambda: {"t.yaml": theme([f'g{i}: {{ a: "#123", b: {{ c: "{{g{i}.a}}" }} }}' for i in range(n // 3)])},
        "deep group": lambda: {"t.yaml": theme(["g: " + flow(min(120, n), 'a: "#123"')])},
        "themes": lambda: {f"t{i}.yaml": theme(['c0: "#123"', f'c1: "{{c0}}"'], f"t{i}", f"extends: t{i - 1}\n" if i % 10 else "") for i in range(nested)},
        "theme chain": lambda: {f"t{i}.yaml": theme([f'c{i}: "#123"'], f"t{i}", f"extends: t{i - 1}\n" if i else "") for i in range(nested // 2)},
        "checks": lambda: {"t.yaml": theme(flat), "library.yaml": "library: 1\nchecks:\n" + pairs(n)},
        "one distinct": lambda: {"t.yaml": theme(flat), "library.yaml": "library: 1\nchecks:\n  - { distinct: [" + ", ".join(f"c{i}" for i in range(n // 10)) + "], at-least: 1 }\n"},
        "unknown": lambda: {"t.yaml": theme(flat[:n // 2] + [f'd{i}: "{{x{i}}}"' for i in range(n // 2)])},
        "unknown checks": lambda: {"t.yaml": theme(flat[:n // 2]), "library.yaml": "library: 1\nchecks:\n" + "".join(f"  - {{ contrast: [x{i}, y{i}], at-least: 3 }}\n" for i in range(n // 4))},
        "unknown about": lambda: {"t.yaml": theme(flat[:n // 2]) + "about:\n" + "".join(f"  x{i}: y\n" for i in range(n // 2))},
        "unknown keys": lambda: {"t.yaml": theme(flat[:2]) + "".join(f"colours{i}: 1\n" for i in range(n))},
        "unknown rules": lambda: {"t.yaml": theme(flat[:2]), "library.yaml": "library: 1\nrules:\n" + "".join(f"  rule-{i}: off\n" for i in range(n))},
        "unknown conditions": lambda: {"t.yaml": theme([f'c{i}: {{ default: red, darc-{i}: blue, nothing=x{i}: red }}' for i in range(n // 4)])},
        "same keys": lambda: {"t.yaml": theme(['c: "#123"'] * n)},
        "traits": lambda: {"t.yaml": theme(["c0: { default: red, " + ", ".join(f"t{i}=b: blue" for i in range(30)) + " }"] + flat), "library.yaml": "library: 1\ntraits:\n" + "".join(
            f"  t{i}: {{ values: [a, b], affects-color-appearance: true }}\n" for i in range(60))},
        "trait values": lambda: {"t.yaml": theme(["c0: { default: red, " + ", ".join(f"t=v{i}: \"#{i % 4096:03x}\"" for i in range(n // 4)) + " }"]), "library.yaml": "library: 1\ntraits:\n  t: { values: [" + ", ".join(
            f"v{i}" for i in range(n // 4)) + "], affects-color-appearance: true }\n"},
        "aliases": lambda: {"t.yaml": theme(['c0: &x { light: "#123", dark: "#456" }'] + [f"c{i}: *x" for i in range(1, n)])},
        "alias bomb": lambda: {"t.yaml": theme(['g0: &g0 { a: "#123", b: "#456" }'] + [f"g{i}: &g{i} {{ a: *g{i - 1}, b: *g{i - 1} }}" for i in range(1, 17)])},
        "anchors": lambda: {"t.yaml": theme([f'c{i}: &a{i} "#123"' for i in range(n)])},
        "comments": lambda: {"t.yaml": theme([f'c{i}: "#123"   # {"x" * 20}\n  # y' for i in range(n // 2)])},
        "ignores": lambda: {"t.yaml": theme([f'c{i}: "#123"   # themetool:ignore unused-palette' for i in range(n // 2)])},
        "deprecated": lambda: {"t.yaml": theme([f'c{i}: "{{d{i}}}"' for i in range(n // 4)] + [f'd{i}: "#123"' for i in range(n // 4)]) + "deprecated:\n" + "".join(f"  d{i}: {{ use: c{i} }}\n" for i in range(n // 4))},
        "one line": lambda: {"t.yaml": "{ theme: t, colors: { " + ", ".join(f'c{i}: "#1{i % 10}3"' for i in range(n)) + " } }\n"},
        "long text": lambda: {"t.yaml": theme(flat[:2]) + "description: \"" + "x " * (n * 10) + "\"\n"},
        "long name": lambda: {"t.yaml": theme(['c' * (n * 10) + ': "#123"', 'd: "{' + 'c' * (n * 10) + '}"'])},
        "wide hierarchy": lambda: {"t.yaml": theme(flat[:50]), "app.yaml": tree("".join(f"      - {{ view: v{i}, uses: [c{i % 50}], overrides: {{ style: {['light', 'dark'][i % 2]} }} }}\n" for i in range(n)))},
        "deep hierarchy": lambda: {"t.yaml": theme(flat[:50]), "app.yaml": tree("      - " + "".join(f"{{ view: v{i}, uses: [c{i % 50}], children: [" for i in range(60)) + "{ view: x }" + "]}" * 60 + "\n")},
        "many uses": lambda: {"t.yaml": theme(flat), "app.yaml": tree("      - { view: v, uses: [" + ", ".join(f"c{i}" for i in range(n)) + "] }\n")},
        "unknown uses": lambda: {"t.yaml": theme(flat[:n // 2]), "app.yaml": tree("      - { view: v, uses: [" + ", ".join(f"x{i}" for i in range(n // 2)) + "] }\n")},
        "same nodes": lambda: {"t.yaml": theme(flat[:2]), "app.yaml": tree("".join("      - { view: v, uses: [c0] }\n" for _ in range(n)))},
        "stacked": lambda: {"t.yaml": theme([f'c{i}: "rgb(0 0 0 / {i % 100}%)"' for i in range(n // 50)]), "library.yaml": "library: 1\nchecks:\n  - { contrast: [c0, c1], at-least: 3 }\n", "app.yaml": tree(
            "".join(f"      - {{ view: v{i}, uses: [c0, c{i % (n // 50 or 1)}], children: [ {{ view: x{i}, uses: [c0, c1] }} ] }}\n" for i in range(n // 2)))},
        "aliased hierarchy": lambda: {"t.yaml": theme(flat[:2]), "app.yaml": tree("      - &a0 { view: v, uses: [c0] }\n" + "".join(
            f"      - &a{i} {{ view: v{i}, children: [ {{ view: l, children: [*a{i - 1}] }}, {{ view: r, children: [*a{i - 1}] }} ] }}\n" for i in range(1, 13)))},
        "flow": lambda: {"t.yaml": theme(["c: " + "[" * 120 + "]" * 120] + flat)},
        "quotes": lambda: {"t.yaml": theme(['c: "' + "\\n" * n + '"'])},
        "unknown assets": lambda: {"t.yaml": theme([f'c{i}: asset(Nope/N{i})' for i in range(n)]), "library.yaml": "library: 1\ncatalogs: [B.xcassets]\n"} | {
            f"B.xcassets/Known/N{i}.colorset/Contents.json": COLOR_SET for i in range(n // 4)},
        "unknown traits": lambda: {"t.yaml": theme(["c0: { default: red, " + ", ".join(f"t{i}y=a: blue" for i in range(n)) + " }"]), "library.yaml": "library: 1\ntraits:\n" + "".join(
            f"  t{i}x: {{ values: [a, b] }}\n" for i in range(n // 2))},
        "unknown values": lambda: {"t.yaml": theme(["c0: { default: red, " + ", ".join(f"t=w{i}: blue" for i in range(n)) + " }"]), "library.yaml": "library: 1\ntraits:\n  t: { values: [" + ", ".join(
            f"v{i}" for i in range(n)) + "] }\n"},
        "unknown on one line": lambda: {"t.yaml": "{ theme: t, colors: { " + ", ".join(f'c{i}: "{{d}}"' for i in range(n)) + " } }\n"},
        "bad colors on one line": lambda: {"t.yaml": "{ theme: t, colors: { " + ", ".join(f"c{i}: rgbb" for i in range(n)) + " } }\n"},
        "same nodes on one line": lambda: {"t.yaml": theme(flat[:2]), "app.yaml": "hierarchy: app\nchildren: [ { window: w, children: [ " + ", ".join("{ view: v, uses: [c0] }" for _ in range(n)) + " ] } ]\n"},
        "unknown nodes' traits": lambda: {"t.yaml": theme(flat[:2]), "app.yaml": tree("".join(f"      - {{ view: v{i}, overrides: {{ x{i}: y, org.x{i}: z }} }}\n" for i in range(n // 2)))},
        "hierarchies": lambda: {"t.yaml": theme(flat[:50]), "app.yaml": tree("      - { view: v0, uses: [c0] }\n")} | {
            f"app{i}.yaml": tree(f"      - {{ view: v0, uses: [c{i % 50}] }}\n").replace("hierarchy: app", f"hierarchy: app{i}") for i in range(nested)},
        "exports": lambda: {"t.yaml": theme(flat[:20]), "library.yaml": "library: 1\nexports:\n" + "".join(f"  - {{ to: json, output: ../OUT/{i}.json, where: dark }}\n" for i in range(nested))},
        "template": lambda: {"t.yaml": theme(flat), "a.mustache": "{{marker}}\n" + "".join(f"{{{{colors.c{i}.hex}}}}\n" for i in range(n))},
        "template sections": lambda: {"t.yaml": theme(flat), "a.mustache": "{{marker}}\n" + "{{#colors}}{{name}} {{hex}}\n{{/colors}}" * 4},
        "unknown tags": lambda: {"t.yaml": theme(flat), "a.mustache": "{{marker}}\n" + "".join(f"{{{{colors.d{i}.hex}}}}\n" for i in range(n))},
        "tags on one line": lambda: {"t.yaml": theme(flat[:2]), "a.mustache": "{{marker}} " + "{{colors.c0.hex}} {{colors.nope.hex}} " * n},
        "baseline": lambda: {"t.yaml": theme(flat[:2] + [f'd{i}: "{{x{i}}}"' for i in range(n // 2)]), "baseline.json": json.dumps({"version": 1, "findings": [
            {"fingerprint": f"{i:016x}", "rule": "unknown-reference", "count": 1, "file": "IN/t.yaml", "message": f"x{i}"} for i in range(n)]})},
        "broken lines": lambda: {"t.yaml": theme([f"c{i} \"#123\"" for i in range(n)])},
        "bad colors": lambda: {"t.yaml": theme([f"c{i}: rgbb({i})" for i in range(n)])},
    }


def import_shapes(rng, n):
    """Inputs of imports by name, as files."""
    variables = "".join(f"--c{i}: #{i % 4096:03x};" for i in range(n))
    token = lambda value: {"$type": "color", "$value": value}
    dump = lambda value: {"a.json": json.dumps(value)}
    contexts = lambda count: {f"m{j}": {"contexts": {f"x{i}": [{"c": token("#123")}] for i in range(count)}} for j in range(4)}
    return {
        "properties": lambda: {"a.css": ":root {" + variables + "}"},
        "variables": lambda: {"a.css": ":root { --c0: red;" + "".join(f"--c{i}: var(--c{i - 1});" for i in range(1, n)) + "}"},
        "fallbacks": lambda: {"a.css": ":root { --c0: " + "var(--x, " * (n // 10) + "red" + ")" * (n // 10) + "}"},
        "doubling variables": lambda: {"a.css": ":root { --c0: red;" + "".join(f"--c{i}: color-mix(in oklab, var(--c{i - 1}), var(--c{i - 1}));" for i in range(1, 60)) + "}"},
        "selectors": lambda: {"a.css": "".join(f".theme-{i} {{ --c: #{i % 4096:03x} }}\n" for i in range(n // 2))},
        "selector list": lambda: {"a.css": ",".join(f".theme-{i}" for i in range(n)) + "{ --c: red }"},
        "attributes": lambda: {"a.css": "".join(f"[data-a{i % 30}=x{i}] {{ --c{i}: red }}\n" for i in range(n // 3))},
        "data attributes": lambda: {"a.css": "".join(f"[data-a{i}=x]{{--b{i}:#{i % 4096:03x}}}" for i in range(n // 3))},
        "values of an attribute": lambda: {"a.css": "".join(f"[data-a=x{i}]{{--b:#{i % 4096:03x}}}" for i in range(n))},
        "media": lambda: {"a.css": "@media (prefers-color-scheme: dark) {" * (n // 50) + ":root{--c:red}" + "}" * (n // 50)},
        "nesting": lambda: {"a.css": ":root{--c:red;" * (n // 10) + "}" * (n // 10)},
        "css comments": lambda: {"a.css": "/* x */" * n + ":root{--c:red}"},
        "open brackets": lambda: {"a.css": ":root{--c:" + "(" * n},
        "is": lambda: {"a.css": ":is(.a,.b)" * 30 + "{--c:red}" + ":is(:root" * (n // 20) + ")" * (n // 20) + "{--c:red}"},
        "many files": lambda: {f"f{i}.css": f":root {{ --c{i}: red }}" for i in range(n // 20)},
        "flat tokens": lambda: dump({f"c{i}": token("#123456") for i in range(n)}),
        "token chain": lambda: dump({"c0": token("#123456")} | {f"c{i}": token(f"{{c{i - 1}}}") for i in range(1, n)}),
        "token groups": lambda: {"a.json": '{"g":' * (n // 20) + '{"$type":"color","$value":"#123"}' + "}" * (n // 20)},
        "extends": lambda: dump({"g0": {"a": token("#123")}} | {f"g{i}": {"$extends": f"{{g{i - 1}}}", f"b{i}": token("#123")} for i in range(1, n // 10)}),
        "doubling extends": lambda: dump({"g0": {"a": token("#123")}} | {f"g{i}": {"x": {"$extends": f"{{g{i - 1}}}"}, "y": {"$extends": f"{{g{i - 1}}}"}} for i in range(1, 25)}),
        "unknown tokens": lambda: dump({f"c{i}": token(f"{{color-{i}}}") for i in range(n // 2)} | {f"d{i}": token("#123") for i in range(n // 2)}),
        "resolver": lambda: dump({"version": "2025.10", "sets": {"s": {"sources": [{"c": token("#000")}]}}, "modifiers": contexts(max(2, n // 100)),
                                  "resolutionOrder": [{"$ref": "#/sets/s"}] + [{"$ref": f"#/modifiers/m{j}"} for j in range(4)]}),
        "contexts": lambda: dump({"version": "2025.10", "sets": {"s": {"sources": [{"c": token("#000")}]}}, "modifiers": {"m": {"contexts": {f"x{i}": [{f"c{i}": token("#123")}] for i in range(n // 4)}}},
                                  "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}),
        "studio": lambda: dump({f"s{i}": {"c": {"value": "#123", "type": "color"}, f"d{i}": {"value": "{c}", "type": "color"}} for i in range(n // 8)} | {
            "$themes": [{"id": str(i), "name": f"t{i}", "group": f"g{i % 5}", "selectedTokenSets": {f"s{i}": "enabled"}} for i in range(n // 40)], "$metadata": {"tokenSetOrder": [f"s{i}" for i in range(n // 8)]}}),
        "others": lambda: dump({f"d{i}": {"$type": "dimension", "$value": {"value": i, "unit": "px"}} for i in range(n)}),
        "schemes": lambda: {f"s{i}.yaml": f"scheme: s{i}\nauthor: a\n" + "".join(f'base{j:02X}: "123456"\n' for j in range(16)) for i in range(n // 40)},
    }


def catalog_shapes(rng, n):
    """Catalogs by name, as files."""
    info = {"info": {"author": "xcode", "version": 1}}
    color = {"color-space": "srgb", "components": {"red": "0.5", "green": "0.1", "blue": "0.2", "alpha": "1.000"}}
    of = lambda count: json.dumps(info | {"colors": [{"idiom": "universal", "color": color} for _ in range(count)]})
    return {
        "sets": lambda: {f"A.xcassets/c{i}.colorset/Contents.json": of(1) for i in range(n // 20)},
        "slots": lambda: {"A.xcassets/c.colorset/Contents.json": of(n // 5)},
        "folders": lambda: {"A.xcassets/" + "g/" * min(300, n // 20) + "c.colorset/Contents.json": of(1)},
        "same": lambda: {f"A.xcassets/g{i}/c.colorset/Contents.json": of(1) for i in range(n // 20)},
        "overlapping": lambda: {"A.xcassets/Contents.json": json.dumps(info), "Assets.car": catalogs.overlapping(n // 10, n)},
        "compiled": lambda: {"A.xcassets/Contents.json": json.dumps(info), "Assets.car": catalogs.compiled(rng) * 3},
    }


def make(rng):
    """A kind (library, imports or catalogs), its files, and what a library's commands may name."""
    n = rng.choice([300, 1000, 1000, 3000, 10000])
    kind = rng.choice(["library"] * 3 + ["imports"] * 2 + ["catalogs"])
    if kind != "library":
        shapes = import_shapes(rng, n) if kind == "imports" else catalog_shapes(rng, n)
        return kind, shapes[rng.choice(sorted(shapes))](), None, []
    shapes = library_shapes(rng, n)
    library = Library(rng, True)
    files = shapes[rng.choice(sorted(shapes))]()
    library.themes = ["t0" if "t0.yaml" in files else "t"]
    library.names = [f"c{i}" for i in (0, 1, 2, n // 4, n // 2 - 1)]
    return kind, files, library, ["w", "v0", "v1", "app"] if "app.yaml" in files else []
