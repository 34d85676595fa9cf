"""Random resolver documents, most of them valid."""

MODIFIERS = {
    "theme": ["one", "two"],
    "mode": ["light", "dark"],
    "contrast": ["normal", "high"],
    "density": ["low", "mid", "top"],
}
# Groups have one type each, so that merged groups never contradict each other.
GROUPS = {("g0",): "color", ("g1",): "color", ("g1", "g2"): "color", ("g3",): "number"}
TOKENS = ["$root", "t0", "t1", "t2"]


def color(rng):
    space = rng.choice(["srgb", "srgb", "display-p3", "oklch"])
    unit = lambda: rng.randrange(0, 101) / 100
    components = [unit(), unit(), unit()]
    if space == "oklch":
        components = [unit(), rng.randrange(0, 30) / 100, rng.randrange(0, 360)]
    value = {"colorSpace": space, "components": components}
    if rng.random() < 0.2:
        value["components"][rng.randrange(3)] = "none"
    if rng.random() < 0.2:
        value["alpha"] = unit()
    return value


def paths():
    return [group + (name,) for group in GROUPS for name in TOKENS]


def value(rng, path, wild):
    """A value; references lead to earlier tokens of the same type, unless they may lead anywhere."""
    kind, known = GROUPS[path[:-1]], paths()
    earlier = [other for other in known[: known.index(path)] if GROUPS[other[:-1]] == kind]
    if wild and kind == "color":
        earlier = known + [("g9", "t0"), ("g1",)]
    roll = rng.random()
    if earlier and roll < 0.3:
        return "{" + ".".join(rng.choice(earlier)) + "}"
    if earlier and roll < 0.4:
        return {"$ref": "#/" + "/".join(rng.choice(earlier)) + "/$value"}
    if kind == "number":
        return rng.randrange(10)
    result = color(rng)
    if earlier and roll < 0.5:
        other = "#/" + "/".join(rng.choice(earlier)) + "/$value"
        if rng.random() < 0.5:
            result = {"colorSpace": {"$ref": other + "/colorSpace"}, "components": {"$ref": other + "/components"}}
        else:
            result["components"] = [{"$ref": f"{other}/components/{index}"} for index in range(3)]
            result["colorSpace"] = {"$ref": other + "/colorSpace"}
    return result


def tree(rng, share, wild):
    """A source with a part of the tokens."""
    result = {}
    for group, kind in GROUPS.items():
        node = result
        members = {}
        for name in TOKENS:
            if kind == "number" and share > 0.5 or rng.random() < share:
                token = {"$value": value(rng, group + (name,), wild and rng.random() < 0.1)}
                if isinstance(token["$value"], dict) and list(token["$value"]) == ["$ref"] and rng.random() < 0.5:
                    token = token["$value"]
                if rng.random() < 0.4:
                    token["$type"] = kind if not wild or rng.random() < 0.95 else "number"
                members[name] = token
        if not members and rng.random() < 0.8:
            continue
        for name in group:
            node = node.setdefault(name, {})
        node.update(members)
        if share > 0.5 or rng.random() < 0.3:
            node["$type"] = kind
        # Only a group of the base extends another, or one in a wild document.
        if (share > 0.5 or wild) and rng.random() < 0.25:
            others = [other for other in GROUPS if GROUPS[other] == kind and other != group]
            if others:
                node["$extends"] = rng.choice(["{%s}" % ".".join(others[0]), "#/" + "/".join(others[0])])
    return result


def document(rng):
    """A resolver document and the files beside it."""
    wild = rng.random() < 0.3
    files, sets = {}, {}

    def source(share):
        made = tree(rng, share, wild)
        if rng.random() < 0.3:
            name = f"f{len(files)}.json"
            files[name] = made
            return {"$ref": name}
        return made

    sets["base"] = {"sources": [source(0.9 if wild else 1)] + ([source(0.3)] if rng.random() < 0.3 else [])}
    sets["more"] = {"sources": [source(0.2)] + ([{"$ref": "#/sets/base"}] if rng.random() < 0.2 else [])}
    chosen = rng.sample(list(MODIFIERS), rng.choice([0, 1, 1, 2, 2, 3]))
    modifiers = {}
    for name in chosen:
        contexts = {}
        for context in MODIFIERS[name]:
            contexts[context] = [source(0.2) for _ in range(rng.choice([0, 1, 1, 2]))]
            if rng.random() < 0.15:
                contexts[context].append({"$ref": "#/sets/more"})
        modifiers[name] = {"contexts": contexts}
        if rng.random() < 0.5:
            modifiers[name]["default"] = rng.choice(MODIFIERS[name])
    order = [{"$ref": f"#/modifiers/{name}"} for name in chosen]
    order.insert(rng.randrange(len(order) + 1), {"$ref": "#/sets/more"})
    order.insert(0, {"$ref": "#/sets/base"})
    if rng.random() < 0.2:
        order.append({"type": "set", "name": "last", "sources": [source(0.1)]})
    root = {"version": "2025.10", "sets": sets, "modifiers": modifiers, "resolutionOrder": order}
    if not modifiers:
        del root["modifiers"]
    if rng.random() < 0.1:
        damage(rng, root, chosen)
    return root, files


def damage(rng, root, chosen):
    """Makes one mistake, most of which are errors."""
    order, sets = root["resolutionOrder"], root["sets"]
    mistakes = [
        lambda: order.append({"$ref": "#/sets/none"}),
        lambda: order.append({"$ref": "#/resolutionOrder/0"}),
        lambda: order.append({"type": "set"}),
        lambda: sets["base"]["sources"].append({"$ref": "none.json"}),
        lambda: sets["base"]["sources"].append({"$ref": "#/sets/base"}),
        lambda: sets["more"]["sources"].append({"$ref": "#/sets/none"}),
        lambda: root.pop("version"),
        lambda: root.update(resolutionOrder=[]),
        lambda: order.append({"$ref": "#/sets/more"}),
    ]
    if chosen:
        mistakes += [
            lambda: order.append({"$ref": f"#/modifiers/{chosen[0]}"}),
            lambda: root["modifiers"][chosen[0]].update(default="none"),
            lambda: root["modifiers"][chosen[0]].update(contexts={}),
            lambda: sets["more"]["sources"].append({"$ref": f"#/modifiers/{chosen[0]}"}),
        ]
    rng.choice(mistakes)()
