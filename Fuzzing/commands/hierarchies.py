"""Hierarchy files."""
from texts import TRAIT_VALUES


def overrides(rng, library):
    result = {axis: rng.choice(TRAIT_VALUES[axis]) for axis in rng.sample(sorted(TRAIT_VALUES), rng.randrange(0, 3))}
    if library.themes and rng.random() < 0.4:
        result["theme"] = rng.choice(library.themes)
    if library.traits and rng.random() < 0.4:
        trait = rng.choice(sorted(library.traits))
        result[trait] = rng.choice(library.traits[trait])
    return result


def hierarchy(rng, library):
    """A hierarchy and the names of its nodes."""
    nodes = []
    budget = [rng.choice([3, 10, 40])]

    def node(kind, depth):
        budget[0] -= 1
        label = library.name() if rng.random() < 0.7 else f"n{len(nodes)}"
        nodes.append(label)
        content = {kind: label}
        if rng.random() < 0.4:
            content["overrides"] = overrides(rng, library)
        if kind in ("view", "window") and library.names and rng.random() < 0.8:
            content["uses"] = [rng.choice(library.names) for _ in range(rng.randrange(1, 5))]
        if kind == "presentation":
            content["children"] = [node("controller", depth + 1)]
            return content
        kinds = {"window": ["presentation", "controller", "view"], "view": ["view", "controller"], "controller": ["view", "controller"]}[kind]
        children = []
        while budget[0] > 0 and depth < 60 and rng.random() < (0.9 if rng.random() < 0.5 else 0.6) and len(children) < 8:
            children.append(node(rng.choice(kinds), depth + 1))
        if kind == "controller":
            content["view"] = {"uses": content.pop("uses", []), "children": children}
        elif children:
            content["children"] = children
        return content

    content = {"hierarchy": "app", "traits": overrides(rng, library), "scene": library.name()}
    content["traits"].pop("theme", None)
    content["children"] = [node("window", 0) for _ in range(rng.choice([1, 1, 2]))]
    nodes += ["device", content["scene"]]
    return content, nodes


def change(rng, library, nodes):
    """A change for `--set`."""
    axis = rng.choice(sorted(TRAIT_VALUES))
    value = rng.choice([*TRAIT_VALUES[axis], "inherit"])
    if library.themes and rng.random() < 0.3:
        axis, value = "theme", rng.choice(library.themes)
    if rng.random() < 0.04:
        return rng.choice(["", ":", "x:y=z", "=:", "x:y", "\x1b[31m:style=dark", "a:style=dark:b=c"])
    return f"{rng.choice(nodes)}:{axis}={value}"
